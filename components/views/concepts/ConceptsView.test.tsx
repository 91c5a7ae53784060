/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { CONCEPT_SUBJECT_IDS, type ConceptSubject } from '@/data/routes/paths/study/concepts';
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

const show = (subject: ConceptSubject) =>
  render(<ConceptsView seo={SEO} page={buildConceptsPage(subject)} />);

it.each([
  ['maths', [/^Classes 1 and 2/, /3 to 5/, /6 to 8/, /9 and 10/, /11 and 12/], 40],
  ['science', [/^Classes 6 to 8/, /9 and 10/, /11 and 12/], 20],
  ['evs', [/^Classes 1 and 2/, /3 to 5/], 15],
] as const)('shows a pupil the %s lessons of each group of classes', (subject, groups, least) => {
  show(subject);
  const counts = groups.map((name) => linksIn(name).length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(least);
});

it('leads to all 120 tables', () => {
  show('maths');
  const tables = linksIn(/Multiplication tables/);
  expect(tables).toHaveLength(120);
  expect(screen.getByRole('link', { name: 'Table of 17' })).toHaveAttribute(
    'href',
    '/maths-concepts/table-of-17',
  );
});

it.each([
  ['maths', 'Quadratic equations', '/maths-concepts/quadratic-equations'],
  ['science', 'Photosynthesis', '/science-concepts/photosynthesis'],
  ['evs', 'My family', '/evs-concepts/my-family'],
] as const)('leads from the name of a lesson in %s to its page', (subject, name, path) => {
  show(subject);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
});

it.each(CONCEPT_SUBJECT_IDS)('jumps only to parts that stand on the page of %s', (subject) => {
  show(subject);
  const jumps = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
    'link',
  );
  const missing = jumps
    .map((link) => link.getAttribute('href')?.slice(1) ?? '')
    .filter((id) => document.getElementById(id) === null);
  expect(missing).toEqual([]);
});
