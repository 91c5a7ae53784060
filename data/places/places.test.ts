import { readFileSync } from 'node:fs';
import {
  BRANCH_LIST,
  type BranchRecord,
  CITIES,
  CITY_LIST,
  CITY_SLUGS,
  type CitySlug,
  citiesBy,
  getCityTexts,
} from './places';

/**
 * The directory of the specification: each city with its number, how many branches it has, and how
 * many of them the form and the site list. The one place that counts branches: other tests derive.
 */
const CITY_TABLE: [
  CitySlug,
  name: string,
  id: number,
  all: number,
  inForm: number,
  onSite: number,
][] = [
  ['bangalore', 'Bangalore', 1, 30, 30, 27],
  ['mumbai', 'Mumbai', 5, 14, 13, 14],
  ['pune', 'Pune', 6, 10, 9, 10],
  ['kolkata', 'Kolkata', 7, 3, 3, 3],
  ['chennai', 'Chennai', 8, 8, 7, 8],
  ['nagpur', 'Nagpur', 9, 1, 1, 1],
  ['gurgaon', 'Gurgaon', 10, 4, 4, 4],
  ['delhi', 'New Delhi', 11, 1, 1, 1],
  ['aurangabad-chh-sambhaji-nagar', 'Chh Sambhaji Nagar', 12, 1, 1, 1],
  ['sonipat', 'Sonipat', 13, 2, 2, 2],
  ['hyderabad', 'Hyderabad', 15, 8, 8, 8],
  ['jaipur', 'Jaipur', 17, 4, 4, 1],
  ['indore', 'Indore', 18, 2, 2, 2],
  ['rohtak', 'Rohtak', 19, 1, 1, 1],
  ['tumkur', 'Tumkur', 21, 1, 1, 1],
  ['jodhpur', 'Jodhpur', 23, 6, 6, 1],
  ['jabalpur', 'Jabalpur', 29, 1, 1, 1],
  ['bhopal', 'Bhopal', 30, 1, 1, 1],
  ['ahmednagar', 'Ahmednagar', 31, 1, 1, 1],
  ['pali', 'Pali', 33, 1, 1, 0],
  ['hubli-dharwad', 'Hubbali-Dharwad', 35, 1, 1, 1],
];

const isInForm = ({ listing }: BranchRecord): boolean => listing !== 'site';
const isOnSite = ({ listing }: BranchRecord): boolean => listing !== 'form';

it.each(CITY_TABLE)(
  '%s is %s, city %i, with %i branches: %i in the form and %i on the site',
  (slug, name, id, all, inForm, onSite) => {
    expect(CITIES[slug]).toMatchObject({ slug, name, id });
    const own = BRANCH_LIST.filter(({ city }) => city === slug);
    expect(own).toHaveLength(all);
    expect(own.filter(isInForm)).toHaveLength(inForm);
    expect(own.filter(isOnSite)).toHaveLength(onSite);
  },
);

it('lists the cities in the order of the directory', () => {
  expect(CITY_SLUGS).toEqual(CITY_TABLE.map(([slug]) => slug));
});

it.each([
  ['up to Grade 12', ({ to }: BranchRecord) => to === 23, 19],
  ['that follow ICSE', ({ board }: BranchRecord) => board === 'ICSE', 12],
  ['with the second prefix', ({ brand }: BranchRecord) => brand === 'KGS', 6],
] as const)('counts branches %s', (_, isCounted, count) => {
  expect(BRANCH_LIST.filter(isCounted)).toHaveLength(count);
});

it('gives every city and every branch a number of its own', () => {
  expect(new Set(CITY_LIST.map(({ id }) => id)).size).toBe(CITY_LIST.length);
  expect(new Set(BRANCH_LIST.map(({ id }) => id)).size).toBe(BRANCH_LIST.length);
});

it('gives landing texts to every city with a page', () => {
  const without = CITY_LIST.filter(
    ({ slug, branchesSlug }) => (branchesSlug === null) !== (getCityTexts(slug).landing === null),
  );
  expect(without).toEqual([]);
});

it.each(['menuOrder', 'footerOrder'] as const)('gives no two cities the same %s', (order) => {
  const places = citiesBy(order).map((city) => city[order]);
  expect(new Set(places).size).toBe(places.length);
});

it('is as large as README.md says', () => {
  const readme = readFileSync('README.md', 'utf8');
  const [, branches, cities] =
    readme.match(/more than (\d+) [a-z ]*branches in more than (\d+) cities/) ?? [];
  expect(BRANCH_LIST.length).toBeGreaterThan(Number(branches));
  expect(CITY_LIST.length).toBeGreaterThan(Number(cities));
});
