import { OTHER_CITIES } from '@/data/places/otherCities';
import { CITIES, CITY_SLUGS, getCityTexts } from '@/data/places/places';
import { branchTitle } from '@/lib/schools/directory/branches';
import { kmBetween } from '@/lib/schools/places/kmBetween';
import { IS_LONG } from '@/lib/testing/size';
import { findBranches } from './findBranches';
import { buildFinderPlaces } from './finderPlaces';
import { findNearby } from './findNearby';
import { cityNames } from './places';

const PLACES = buildFinderPlaces();

const LOCALITIES = CITY_SLUGS.flatMap((city) =>
  Object.entries(getCityTexts(city).localities).map(([name, position]) => ({
    city,
    typed: `${name}, ${CITIES[city].displayName}`,
    position,
  })),
);

const GRADE_1 = '2019-03-14';
const GRADE_11 = '2009-01-20';

const nearestTyped = (locality: string, birth: string): string => {
  const answer = findBranches({ locality, birth }, PLACES);
  if (answer.kind !== 'branches') return answer.kind;
  const [nearest] = answer.branches;
  return nearest ? branchTitle(nearest.branch) : 'none within reach';
};

const nearestLocated = (position: readonly [number, number], birth: string): string => {
  const answer = findNearby({ position, birth, accuracyKm: 0 }, PLACES);
  if (answer?.kind !== 'near') return answer?.kind ?? 'nothing';
  const [nearest] = answer.branches;
  return nearest ? branchTitle(nearest.branch) : 'none within reach';
};

it.each(IS_LONG ? ['', GRADE_1, GRADE_11] : [GRADE_1])(
  'finds the same nearest branch by the name of a locality and by a device there (born %p)',
  (birth) => {
    expect(LOCALITIES.length).toBeGreaterThan(300);
    const differing = LOCALITIES.map(({ typed, position }) => ({
      typed,
      byName: nearestTyped(typed, birth),
      byDevice: nearestLocated(position, birth),
    })).filter(({ byName, byDevice }) => byName !== byDevice);
    expect(differing).toEqual([]);
  },
);

it('tells every branch of a typed locality its distance, the nearest first', () => {
  for (const { typed } of LOCALITIES) {
    const answer = findBranches({ locality: typed, birth: '' }, PLACES);
    if (answer.kind !== 'branches') throw new Error(typed);
    const distances = answer.branches.map(({ km }) => km ?? Number.NaN);
    expect(distances).toEqual([...distances].sort((one, other) => one - other));
    expect(distances).not.toContain(Number.NaN);
  }
});

it('knows other cities by names that no city of ours has, each once and apart from ours', () => {
  const own = CITY_SLUGS.flatMap(cityNames).map((name) => name.toLowerCase());
  const others = OTHER_CITIES.flatMap(({ name, aliases = [] }) => [name, ...aliases]).map((name) =>
    name.toLowerCase(),
  );
  expect(others.filter((name) => own.includes(name))).toEqual([]);
  expect(new Set(others).size).toBe(others.length);
  const inside = OTHER_CITIES.filter(({ position }) =>
    CITY_SLUGS.some((city) => kmBetween(position, CITIES[city].centre) < 12),
  );
  expect(inside.map(({ name }) => name)).toEqual([]);
});

it('finds every other city by each of its names', () => {
  const lost = OTHER_CITIES.flatMap(({ name, aliases = [] }) =>
    [name, ...aliases].filter((typed) => {
      const answer = findBranches({ locality: typed, birth: '' }, PLACES);
      const isOther = answer.kind === 'branches' && answer.about === 'other-city';
      return !(isOther || answer.kind === 'far') || answer.place !== name;
    }),
  );
  // A locality of Bangalore has this name too, and comes first.
  expect(lost).toEqual(['Kannur']);
});
