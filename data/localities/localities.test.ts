import { CITIES, CITY_SLUGS } from '@/data/cities';
import { siteBranchesOf } from '@/lib/directory/branches';
import { getSurroundings } from '@/lib/directory/surroundings';
import { findBranches } from '@/lib/finder/findBranches';
import { kmBetween } from '@/lib/places/kmBetween';
import { BRANCH_POSITIONS } from './branchPositions';
import { CITY_CENTRES } from './cityCentres';
import { LOCALITIES } from './localities';

const all = CITY_SLUGS.flatMap((city) =>
  Object.entries(LOCALITIES[city]).map(([name, position]) => ({ city, name, position })),
);

it('lies close to its city', () => {
  const astray = all.filter(({ city, position }) => kmBetween(position, CITY_CENTRES[city]) > 40);
  expect(astray).toEqual([]);
});

it('lies within a school run of each branch that names it', () => {
  const astray = all.flatMap(({ city, name, position }) =>
    siteBranchesOf(city)
      .filter(({ id }) => {
        const { areas, localArea } = getSurroundings(id);
        return [...areas, localArea].includes(name);
      })
      .map(({ id }) => {
        const km = kmBetween(position, BRANCH_POSITIONS.get(id) ?? [0, 0]);
        return { name, branch: id, km };
      })
      .filter(({ km }) => km > 9),
  );
  expect(astray).toEqual([]);
});

it('keeps three decimals at most: a locality has no door', () => {
  const numbers = [
    ...all.flatMap(({ position }) => position),
    ...Object.values(CITY_CENTRES).flat(),
  ];
  expect(numbers.filter((value) => Number(value.toFixed(3)) !== value)).toEqual([]);
});

it('is a place that the typed way finds by the name that is offered', () => {
  const misread = all.filter(({ city, name }) => {
    const answer = findBranches({
      locality: `${name}, ${CITIES[city].displayName}`,
      birth: '',
    });
    return answer.kind !== 'branches' || answer.city !== city || answer.place !== name;
  });
  expect(misread.map(({ city, name }) => `${name}, ${city}`)).toEqual([]);
});
