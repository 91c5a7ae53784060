/** @jest-environment jest-fixed-jsdom */

import { screen, within } from '@testing-library/react';
import { LP_CITIES } from '@/data/places/places';
import { buildHome2Page } from '@/lib/directory/home2Page';
import { render } from '@/lib/testing/render';
import { Home2Story } from './Home2Story';

const page = buildHome2Page();

it('leads a parent who knows the city to its branches', () => {
  render(<Home2Story page={page} />);
  expect(screen.getByRole('link', { name: 'Bangalore 27' })).toHaveAttribute(
    'href',
    '/bangalore-branches',
  );
  expect(screen.getAllByRole('link', { name: /^[\w -]+ \d+$/ })).toHaveLength(LP_CITIES.length);
});

it('tells a parent who knows the age the stage, and how many branches teach it', () => {
  render(<Home2Story page={page} />);
  const table = within(screen.getByRole('table', { name: 'You know the age' }));
  const primary = table.getByRole('row', { name: /^Primary/ });
  expect(primary).toHaveTextContent('PrimaryGrade 1 to Grade 56 to 10');
  const counts = table.getAllByRole('row').slice(1);
  expect(counts).toHaveLength(5);
  for (const row of counts) expect(Number(row.lastChild?.textContent)).toBeGreaterThan(0);
});

it('shows both ways to live', () => {
  render(<Home2Story page={page} />);
  expect(screen.getByText(/Bangalore, Delhi NCR, Jabalpur and Bhopal/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Day schools' })).toHaveAttribute('href', '/day-school');
});

it('owns up to what it does not say, and where to ask', () => {
  render(<Home2Story page={page} />);
  const honest = within(
    screen.getByRole('region', { name: 'What we do not tell you on this page' }),
  );
  expect(honest.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/fee-structure',
    '/nearme',
    '/admissions',
  ]);
});
