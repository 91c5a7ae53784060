/** @jest-environment jest-fixed-jsdom */

import { screen, within } from '@testing-library/react';
import { LP_CITIES } from '@/data/places/places';
import { countBranchesOf } from '@/lib/schools/directory/counts';
import { buildHome2Page } from '@/lib/schools/directory/home2Page';
import { render } from '@/lib/testing/render';
import { Home2View } from './Home2View';

const SEO = { path: '/home-2', title: 'X', description: 'X', robots: 'noindex' as const };
const view = <Home2View seo={SEO} page={buildHome2Page()} />;

it('puts the form right after the heading, once', async () => {
  render(view);
  const [field, ...others] = await screen.findAllByLabelText('Parent name');
  expect(others).toEqual([]);
  const inOrder = [
    screen.getByRole('heading', { level: 1 }),
    field,
    screen.getByText(/^Three ways in/),
  ];
  const all = [...document.querySelectorAll('*')];
  const places = inOrder.map((element) => (element ? all.indexOf(element) : -1));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

it('leads a parent who knows the city to its branches', () => {
  render(view);
  expect(
    screen.getByRole('link', { name: `Bangalore ${countBranchesOf('bangalore')}` }),
  ).toHaveAttribute('href', '/bangalore-branches');
  expect(screen.getAllByRole('link', { name: /^[\w -]+ \d+$/ })).toHaveLength(LP_CITIES.length);
});

it('tells a parent who knows the age the stage, and how many branches teach it', () => {
  render(view);
  const table = within(screen.getByRole('table', { name: 'You know the age' }));
  const primary = table.getByRole('row', { name: /^Primary/ });
  expect(primary).toHaveTextContent('PrimaryGrade 1 to Grade 56 to 10');
  const counts = table.getAllByRole('row').slice(1);
  expect(counts).toHaveLength(5);
  for (const row of counts) expect(Number(row.lastChild?.textContent)).toBeGreaterThan(0);
});

it('shows both ways to live', () => {
  render(view);
  expect(screen.getByText(/Bangalore, Delhi NCR, Jabalpur and Bhopal/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Day schools' })).toHaveAttribute('href', '/day-school');
});

it('owns up to what it does not say, and where to ask', () => {
  render(view);
  const honest = within(
    screen.getByRole('region', { name: 'What we do not tell you on this page' }),
  );
  expect(honest.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/fee-structure',
    '/nearme',
    '/admissions',
  ]);
});
