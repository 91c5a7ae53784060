/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { buildConceptsPage } from '@/lib/study/concepts/conceptsPage';
import { render } from '@/lib/testing/render';
import { ConceptsView } from './ConceptsView';

const SEO = {
  path: '/maths-concepts',
  title: 'Maths',
  description: 'Lessons',
  robots: 'index',
} as const;

const linksIn = (name: RegExp) => within(screen.getByRole('region', { name })).getAllByRole('link');

beforeEach(() => {
  render(<ConceptsView seo={SEO} page={buildConceptsPage('maths')} />);
});

it('shows a pupil the lessons of each group of classes', () => {
  const counts = [/^Classes 1 and 2/, /3 to 5/, /6 to 8/, /9 and 10/, /11 and 12/].map(
    (name) => linksIn(name).length,
  );
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(5);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(40);
});

it('leads to all 120 tables', () => {
  const tables = linksIn(/Multiplication tables/);
  expect(tables).toHaveLength(120);
  expect(screen.getByRole('link', { name: 'Table of 17' })).toHaveAttribute(
    'href',
    '/maths-concepts/table-of-17',
  );
});

it('leads from a lesson’s name to its page', () => {
  expect(screen.getByRole('link', { name: 'Quadratic equations' })).toHaveAttribute(
    'href',
    '/maths-concepts/quadratic-equations',
  );
});

it('jumps only to parts that stand on the page', () => {
  const jumps = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
    'link',
  );
  const missing = jumps
    .map((link) => link.getAttribute('href')?.slice(1) ?? '')
    .filter((id) => document.getElementById(id) === null);
  expect(missing).toEqual([]);
});
