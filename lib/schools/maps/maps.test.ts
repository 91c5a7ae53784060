import { CITY_SLUGS, getLocation, LP_CITIES } from '@/data/places/places';
import { cityPath } from '@/data/routes/paths/places';
import { siteBranches, siteBranchesOf } from '@/lib/schools/directory/branches';
import { buildCityCards } from '@/lib/schools/directory/cityCards';
import { kmBetween } from '@/lib/schools/places/kmBetween';
import { buildBranchMap } from './branchMap';
import { buildCityMap } from './cityMap';
import type { Box, LabelKind, MapDrawing, MapLabel, Point } from './drawing';
import { boxOf, isInside } from './frame';
import { buildIndiaMap } from './indiaMap';
import { boxOfLabel } from './placeLabels';

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

/** Heights of letters as the styles draw them. */
const LETTERS: Record<LabelKind, number> = {
  own: 14,
  landmark: 11,
  pin: 11,
  centre: 11,
  distance: 11,
  water: 10,
  road: 10,
  locality: 10,
};
const LETTERS_OF_INDIA = 19;

type Drawn = { map: MapDrawing | null; sizeOf: (label: MapLabel) => number; pin: number };

const ofCity = (map: MapDrawing | null, pin: number): Drawn => ({
  map,
  sizeOf: ({ kind }) => LETTERS[kind],
  pin,
});

const gapBetween = (one: Box, other: Box): number =>
  Math.hypot(
    Math.max(one.left - other.right, other.left - one.right, 0),
    Math.max(one.top - other.bottom, other.top - one.bottom, 0),
  );

const pointBox = ([x, y]: Point): Box => ({ left: x, right: x, top: y, bottom: y });

/** Points of the lines from pins to their places, and from the middle of a city to its only branch. */
const linePoints = ({ pins, line }: MapDrawing): Point[] => {
  const lines = [
    ...(line ? [line] : []),
    ...pins.flatMap(({ at, place }) => (place ? [{ from: at, to: place }] : [])),
  ];
  return lines.flatMap(({ from, to }) =>
    Array.from({ length: 21 }, (_, at): Point => {
      const share = at / 20;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    }),
  );
};

/** Names with less than a fifth of a letter between them and what stands beside them. */
const crowdedIn = ({ map, sizeOf, pin }: Drawn): string[] => {
  const names = (map?.labels ?? []).map((label) => {
    const size = sizeOf(label);
    return { ...label, least: size / 5, box: boxOfLabel(label, size) };
  });
  // A branch and its landmark are two lines that belong together.
  const isPair = (kinds: readonly LabelKind[]) => kinds.join() === 'own,landmark';
  return names.flatMap((name, at) => [
    ...names
      .slice(at + 1)
      .filter((other) => !isPair([name.kind, other.kind]))
      .filter((other) => gapBetween(name.box, other.box) < Math.min(name.least, other.least))
      .map((other) => `${name.text}, ${other.text}`),
    ...(map?.pins ?? [])
      .filter((own) => gapBetween(name.box, pointBox(own.at)) - pin < name.least)
      .map(({ title }) => `${name.text}, the pin of ${title}`),
    ...(map ? linePoints(map) : [])
      .filter((point) => gapBetween(name.box, pointBox(point)) === 0)
      .map((point) => `${name.text}, the line at ${point}`),
  ]);
};

it.each<[string, Drawn]>([
  ['India', { map: buildIndiaMap(), sizeOf: () => LETTERS_OF_INDIA, pin: 16 }],
  ...LP_CITIES.map(({ city }): [string, Drawn] => [city, ofCity(buildCityMap(city), 10)]),
])(
  'keeps the names on the map of %s clear of each other, of pins and of lines',
  (_place, drawn) => {
    expect(drawn.map?.labels.length).toBeGreaterThan(3);
    expect(crowdedIn(drawn)).toEqual([]);
  },
);

it('keeps the names around every branch clear of each other and of every pin', () => {
  const crowded = siteBranches().flatMap((branch) =>
    crowdedIn(ofCity(buildBranchMap(branch), 7)).map((names) => `${branch.slug}: ${names}`),
  );
  expect(crowded).toEqual([]);
});

it('names almost nine in ten of the pins of the cities', () => {
  const pins = LP_CITIES.flatMap(({ city }) => buildCityMap(city)?.pins ?? []);
  const named = LP_CITIES.flatMap(({ city }) =>
    (buildCityMap(city)?.labels ?? []).filter(({ kind }) => kind === 'pin'),
  );
  expect(named.length / pins.length).toBeGreaterThan(0.88);
});

it('has a map for each branch with a page, with its name, its landmark and no pin of its own', () => {
  for (const branch of siteBranches()) {
    const map = buildBranchMap(branch);
    expect(map?.labels[0]?.kind).toBe('own');
    const { landmark } = getLocation(branch.id);
    expect(map?.labels.filter(({ kind }) => kind === 'landmark').map(({ text }) => text)).toEqual([
      landmark,
    ]);
    expect(map?.pins.some(({ path }) => path.endsWith(`/${branch.slug}`))).toBe(false);
  }
});

it('marks each landmark where it is, as far from the branch as the scale says', () => {
  const apart = siteBranches().flatMap((branch) => {
    const { landmarkAt } = getLocation(branch.id);
    const { own, landmark, scale } = buildBranchMap(branch) ?? {};
    if (!own || !landmark || !scale || !landmarkAt || !branch.position) return [];
    const drawn = Math.hypot(own[0] - landmark[0], own[1] - landmark[1]);
    const km = kmBetween(branch.position, landmarkAt);
    return [Math.abs((drawn * scale.km) / scale.length - km)];
  });
  expect(apart.length).toBeGreaterThan(15);
  // A pin that had to make room for its neighbour stands a little beside its place.
  expect(Math.max(...apart)).toBeLessThan(1);
});
