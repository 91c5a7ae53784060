// npm run india-outline: the outline of India and the borders of its states, simplified from a drawing
// with a free licence, for the map of the cities.
import './steps/missingPackages.mjs';
import { writeFileSync } from 'node:fs';
import india from '@svg-maps/india';
import type { GeometryCollection } from 'geojson';
import { merge, mesh } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import type { Objects, Topology } from 'topojson-specification';
import { LADAKH_BORDER } from './maps/ladakhBorder';
import { type DrawnPoint, readPath } from './maps/readPath';

type Drawing = { locations: readonly { id: string; path: string }[] };

const { locations }: Drawing = india;
const TARGET = 'data/places/maps/india.ts';

// The bounds that MapSVG's map of India states in its file; the package leaves them out. The places
// that data/places/maps/india.test.ts looks up tell whether they are right.
const WEST = 68.18401;
const NORTH = 37.084109;
const EAST = 97.418146;
const SOUTH = 6.753659;
/** The drawing inside its viewBox, in Mercator's projection. */
const DRAWN = { width: 611.86, height: 695.702 };

/** Ours: a degree of longitude is as wide as at this latitude, the middle of the country. */
const PARALLEL = 22.5;
const WIDTH = 640;
const HEIGHT = Math.round(
  ((NORTH - SOUTH) * WIDTH) / ((EAST - WEST) * Math.cos((PARALLEL * Math.PI) / 180)),
);

/** Square units below which a corner, or a whole island, is not seen. */
const LEAST_CORNER = 4;
const LEAST_ISLAND = 1.5;

const mercator = (latitude: number): number =>
  Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));

const latitudeAt = (y: number): number => {
  const share = y / DRAWN.height;
  const stretched = mercator(NORTH) + share * (mercator(SOUTH) - mercator(NORTH));
  return (Math.atan(Math.exp(stretched)) * 360) / Math.PI - 90;
};

const toY = (latitude: number): number => ((NORTH - latitude) * HEIGHT) / (NORTH - SOUTH);
const toX = (longitude: number): number => ((longitude - WEST) * WIDTH) / (EAST - WEST);

const project = ([x, y]: DrawnPoint): DrawnPoint => [(x * WIDTH) / DRAWN.width, toY(latitudeAt(y))];

/** A line without length: the pen's round end draws a dot. */
const writeDot = (at: readonly number[]): string => `M${at.join(' ')}h0`;

/** In whole units, each point relative to the one before. */
const writeLine = (points: readonly (readonly number[])[], isClosed: boolean): string => {
  const whole = points.map(([x = 0, y = 0]) => [Math.round(x), Math.round(y)] as const);
  const [first, ...rest] = isClosed ? whole.slice(0, -1) : whole;
  if (!first) return '';
  let [x, y] = first;
  const steps = rest
    .map(([nextX, nextY]) => {
      const step = [nextX - x, nextY - y] as const;
      [x, y] = [nextX, nextY];
      return step;
    })
    .filter(([right, down]) => right !== 0 || down !== 0)
    .map(([right, down]) => (down < 0 ? `${right}${down}` : `${right} ${down}`));
  if (steps.length < (isClosed ? 2 : 1)) return '';
  const line = steps.join(' ').replace(/ -/g, '-');
  return `M${first.join(' ')}l${line}${isClosed ? 'z' : ''}`;
};

const drawn: GeometryCollection = {
  type: 'GeometryCollection',
  geometries: locations.map(({ path }) => ({
    type: 'MultiPolygon',
    coordinates: readPath(path).map((ring) => {
      const points = ring.map(project);
      return [[...points, ...points.slice(0, 1)]];
    }),
  })),
};

// The grid brings neighbours together round the points of a border that each draws in its own way.
const GRID = 1100;

const run = (): void => {
  // The types of one package allow properties that are null, those of the next do not.
  const grid = topology({ drawn }, GRID) as Topology<Objects>;
  const small = simplify(presimplify(grid), LEAST_CORNER);
  const states = small.objects.drawn;
  if (states?.type !== 'GeometryCollection') throw new Error('The drawing has no states');
  const land = merge(
    small,
    states.geometries.filter((state) => state.type === 'MultiPolygon'),
  )
    .coordinates.map(([outer = []]) => outer)
    .filter((outer) => areaOf(outer) > LEAST_ISLAND)
    .map((outer) => writeLine(outer, true))
    .join('');
  const borders = mesh(small, states, (one, other) => one !== other)
    .coordinates.map((line) => writeLine(line, false))
    .join('');
  const ladakh = writeLine(
    LADAKH_BORDER.map(([latitude, longitude]) => [toX(longitude), toY(latitude)]),
    false,
  );
  writeFileSync(TARGET, sourceOf(land + writeIslands(), borders + ladakh));
  console.log(`${TARGET}: land ${land.length} bytes, borders ${borders.length} bytes`);
};

/** A dot for each of the islands far from the coast: most are too small for an outline. */
const writeIslands = (): string => {
  const dots = locations
    .filter(({ id }) => id === 'an' || id === 'ld')
    .flatMap(({ path }) => readPath(path))
    .map(([first = [0, 0]]) => writeDot(project(first).map((value) => Math.round(value / 4) * 4)));
  return [...new Set(dots)].join('');
};

const areaOf = (ring: readonly (readonly number[])[]): number =>
  Math.abs(
    ring.reduce((sum, [x = 0, y = 0], at) => {
      const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length] ?? [];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );

const sourceOf = (land: string, borders: string): string => `/**
 * The land of India as the Survey of India shows it, and the borders of its states and territories.
 * Written by \`npm run india-outline\` from \`@svg-maps/india\`, the work of MapSVG (https://mapsvg.com),
 * under the Creative Commons Attribution 4.0 licence; simplified, projected and with the border of
 * Ladakh added.
 *
 * Equirectangular, with degrees of longitude as wide as at ${PARALLEL} degrees north: x and y grow evenly
 * with longitude and latitude between the bounds.
 */
export const INDIA = {
  width: ${WIDTH},
  height: ${HEIGHT},
  bounds: { west: ${WEST}, north: ${NORTH}, east: ${EAST}, south: ${SOUTH} },
  land: '${land}',
  borders: '${borders}',
} as const;
`;

run();
