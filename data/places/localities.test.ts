import { CITIES, CITY_LIST, CITY_SLUGS, getCityTexts, getLocation } from '@/data/places/places';
import { siteBranchesOf } from '@/lib/schools/directory/branches';
import { findBranches } from '@/lib/schools/finder/findBranches';
import { buildFinderPlaces } from '@/lib/schools/finder/finderPlaces';
import { kmBetween } from '@/lib/schools/places/kmBetween';

const PLACES = buildFinderPlaces();

const all = CITY_SLUGS.flatMap((city) =>
  Object.entries(getCityTexts(city).localities).map(([name, position]) => ({
    city,
    name,
    position,
  })),
);

it('lies close to its city', () => {
  const astray = all.filter(({ city, position }) => kmBetween(position, CITIES[city].centre) > 40);
  expect(astray).toEqual([]);
});

it('lies within a school run of each branch that names it', () => {
  const astray = all.flatMap(({ city, name, position }) =>
    siteBranchesOf(city)
      .filter(({ id }) => {
        const { areas, localArea } = getLocation(id);
        return [...areas, localArea].includes(name);
      })
      .map(({ id, position: own }) => {
        const km = kmBetween(position, own ?? [0, 0]);
        return { name, branch: id, km };
      })
      .filter(({ km }) => km > 9),
  );
  expect(astray).toEqual([]);
});

it('keeps three decimals at most: a locality has no door', () => {
  const numbers = [
    ...all.flatMap(({ position }) => position),
    ...CITY_LIST.flatMap(({ centre }) => centre),
  ];
  expect(numbers.filter((value) => Number(value.toFixed(3)) !== value)).toEqual([]);
});

it('is a place that the typed way finds by the name that is offered', () => {
  const misread = all.filter(({ city, name }) => {
    const locality = `${name}, ${CITIES[city].displayName}`;
    const answer = findBranches({ locality, birth: '' }, PLACES);
    return answer.kind !== 'branches' || answer.city !== city || answer.place !== name;
  });
  expect(misread.map(({ city, name }) => `${name}, ${city}`)).toEqual([]);
});
