import { CITY_SLUGS, LP_CITIES } from '@/data/places/places';
import { cityPath } from '@/data/routes/paths/places';
import { siteBranches, siteBranchesOf } from '@/lib/schools/directory/branches';
import { buildCityCards } from '@/lib/schools/directory/cityCards';
import { buildBranchMap } from './branchMap';
import { buildCityMap } from './cityMap';
import type { MapDrawing } from './drawing';
import { boxOf, isInside } from './frame';
import { buildIndiaMap } from './indiaMap';

/** The least distance between two pins, in units; on a phone, 24 px. */
const leastGap = ({ pins }: MapDrawing): number =>
  Math.min(
    ...pins.flatMap(({ at: [x, y] }, index) =>
      pins.slice(index + 1).map(({ at }) => Math.hypot(at[0] - x, at[1] - y)),
    ),
  );

it.each(LP_CITIES)(
  'shows every branch of $city with a page, in the order of its list',
  ({ city }) => {
    const map = buildCityMap(city);
    expect(map?.pins.map(({ path }) => path)).toEqual(
      siteBranchesOf(city).map(({ slug }) => `${cityPath(city)}/${slug}`),
    );
    expect(map?.pins.map(({ number }) => number)).toEqual(map?.pins.map((_, at) => at + 1));
  },
);

it('has no map for a city without a page', () => {
  const without = CITY_SLUGS.filter((city) => cityPath(city) === null);
  expect(without.map((city) => buildCityMap(city))).toEqual(without.map(() => null));
});

it.each(LP_CITIES)('leaves a thumb room for each pin of $city, inside the map', ({ city }) => {
  const map = buildCityMap(city);
  expect(map && leastGap(map)).toBeGreaterThanOrEqual(24);
  expect(map?.pins.filter(({ at }) => !isInside(boxOf(map, 10), at))).toEqual([]);
});

it.each(['nagpur', 'delhi', 'jaipur', 'bhopal'] as const)(
  'says how far the only branch of %s lies from the middle of the city',
  (city) => {
    const map = buildCityMap(city);
    expect(map?.line).toBeDefined();
    expect(map?.labels.some(({ text }) => / \d+ km$/.test(text))).toBe(true);
  },
);

it('puts the cities of India in the order of their cards, each with its branches', () => {
  const { pins } = buildIndiaMap();
  expect(pins.map(({ path }) => path)).toEqual(buildCityCards('branches').map(({ link }) => link));
  expect(pins.reduce((sum, { mark }) => sum + Number(mark), 0)).toBe(siteBranches().length);
});

it('names every city of India', () => {
  const { pins, labels } = buildIndiaMap();
  const named = pins.filter(({ title }) => labels.some(({ text }) => title.endsWith(text)));
  expect(named).toEqual(pins);
  expect(leastGap(buildIndiaMap())).toBeGreaterThanOrEqual(43);
});

it('has a map for each branch with a page, with its name, its landmark and no pin of its own', () => {
  for (const branch of siteBranches()) {
    const map = buildBranchMap(branch);
    expect(map?.labels.slice(0, 2).map(({ kind }) => kind)).toEqual(['own', 'landmark']);
    expect(map?.pins.some(({ path }) => path.endsWith(`/${branch.slug}`))).toBe(false);
  }
});
