import { BRANCH_LIST, CITIES, CITY_LIST, getLocation } from '@/data/places/places';
import { FURTHER_LOCALITIES } from '@/data/search/localities';
import { TOWNS } from '@/data/search/towns';
import { kmBetween } from '@/lib/schools/places/kmBetween';
import { farTowns, initialsOf, placesByPath } from './searchPlaces';

const pathsOf = (name: string): string[] =>
  [...placesByPath()].filter(([, names]) => names.includes(name)).map(([path]) => path);

it.each([
  ['Kukatpally', '/hyderabad-branches/bowrampet'],
  ['Andheri West', '/mumbai-branches/goregaon-east'],
  // Too far from the branch in Dwarka to say that it is near.
  ['Mayur Vihar', '/delhi-branches'],
  ['Noida', '/delhi-branches'],
  ['Hosur', '/bangalore-branches'],
  ['HBR Layout', '/bangalore-branches'],
  ['Pali', '/contact-us'],
])('answers %s with %s', (name, path) => {
  expect(pathsOf(name)).toEqual([path]);
});

it('knows which towns are too far', () => {
  expect(farTowns()).toEqual(expect.arrayContaining(['Lucknow', 'Mysore', 'Ahmedabad']));
  expect(farTowns()).not.toContain('Noida');
});

const further = CITY_LIST.flatMap(({ slug }) =>
  Object.entries(FURTHER_LOCALITIES[slug] ?? {}).map(([name, position]) => ({
    slug,
    name,
    position,
  })),
);

it('repeats no locality that a branch of the city names', () => {
  const named = (slug: string) =>
    BRANCH_LIST.filter(({ city }) => city === slug).flatMap(({ id, place }) => {
      const { localArea, areas } = getLocation(id);
      return [place, localArea, ...areas];
    });
  expect(further.filter(({ slug, name }) => named(slug).includes(name))).toEqual([]);
});

it('places every locality around its city', () => {
  const astray = further.filter(
    ({ slug, position }) => kmBetween(position, CITIES[slug].centre) > 60,
  );
  expect(astray).toEqual([]);
});

it('lists no town twice', () => {
  const names = TOWNS.flatMap((town) => town.names);
  expect(new Set(names).size).toBe(names.length);
});

it('reads the initials of longer names', () => {
  expect(initialsOf({ places: ['Bandra Kurla Complex', 'Sion', 'Mira Road'] })).toEqual(['BKC']);
});
