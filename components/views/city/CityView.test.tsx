/** @jest-environment jest-fixed-jsdom */

import { screen, within } from '@testing-library/react';
import type { CitySlug } from '@/data/places/places';
import { siteBranchesOf } from '@/lib/schools/directory/branches';
import { buildCityPage } from '@/lib/schools/directory/cityPage';
import { LONE } from '@/lib/testing/loneBranch';
import { render } from '@/lib/testing/render';
import { CityView } from './CityView';

const SEO = { path: '/x', title: 'X', description: 'X', robots: 'index' as const };

const show = (city: CitySlug) => {
  const page = buildCityPage(city);
  if (!page) throw new Error(`No page for ${city}`);
  return render(<CityView page={page} seo={SEO} />);
};

const cards = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

it('shows a parent all branches of Bangalore, each with board, grades and areas', () => {
  show('bangalore');
  const { length: count } = siteBranchesOf('bangalore');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    `${count} branches in Bangalore`,
  );
  expect(cards()).toHaveLength(count);
  const card = screen.getByRole('link', { name: 'OIS Jalahalli' }).closest('article');
  expect(card).toHaveTextContent('CBSE Pre-Nursery to Grade 10');
  expect(card).toHaveTextContent('Peenya, Dasarahalli');
});

it.each<[CitySlug, string]>([
  ['bangalore', 'HBR Layout, Bommanahalli and Chikkabanavara'],
  ['jaipur', 'Vaishali Nagar, Mansarovar and Jagatpura'],
])('names the branches of %s that only the form has', (city, names) => {
  show(city);
  expect(
    screen.getByText(`Three more branches can be chosen in the form: ${names}.`),
  ).toBeVisible();
});

it('says nothing of further branches where each has a page', () => {
  show('pune');
  expect(screen.queryByText(/can be chosen in the form/)).not.toBeInTheDocument();
});

it('needs no filter in a city with one branch', () => {
  show(LONE.city.slug);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    `Our branch in ${LONE.city.displayName}`,
  );
  expect(screen.queryByLabelText('Your area or locality')).not.toBeInTheDocument();
  expect(cards()).toEqual([LONE.title]);
});

const listOf = (city: CitySlug): unknown => {
  const { container } = show(city);
  const things = [...container.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? '{}'),
  );
  return things.find((thing) => thing['@type'] === 'ItemList');
};

it('lists its branches for search engines, in the order of the page', () => {
  expect(listOf('pune')).toMatchObject({ numberOfItems: siteBranchesOf('pune').length });
});

it('is no list for search engines where the city has one branch', () => {
  expect(listOf(LONE.city.slug)).toBeUndefined();
});
