import type { Position } from '@/data/places/place';
import { kmBetween } from '@/lib/schools/places/kmBetween';

type Outline = {
  width: number;
  height: number;
  bounds: { west: number; north: number; east: number; south: number };
  land: string;
};

/** What an outline that is written in `M`, `l` and `z` says about positions. */
export const readOutline = ({ width, height, bounds, land }: Outline) => {
  const { west, north, east, south } = bounds;
  const toPosition = ([x, y]: readonly [number, number]): Position => [
    north - (y / height) * (north - south),
    west + (x / width) * (east - west),
  ];
  const rings = readRings(land).map((ring) => ring.map(toPosition));
  return {
    /** Whether a ring goes round the position. */
    holds: (position: Position): boolean => rings.some((ring) => goesRound(ring, position)),
    /** As far as the nearest corner of a ring or the nearest dot. */
    kmTo: (position: Position): number =>
      Math.min(...rings.flat().map((corner) => kmBetween(corner, position))),
  };
};

const readRings = (path: string): [number, number][][] =>
  path.split('M').flatMap((part) => {
    const [start = '', steps = ''] = part.split(/[lhz]/);
    const [x, y] = numbersOf(start);
    if (x === undefined || y === undefined) return [];
    const values = numbersOf(steps);
    const ring: [number, number][] = [[x, y]];
    for (let at = 0; at + 1 < values.length; at += 2) {
      const [lastX, lastY] = ring.at(-1) ?? [x, y];
      ring.push([lastX + (values[at] ?? 0), lastY + (values[at + 1] ?? 0)]);
    }
    return [ring];
  });

const numbersOf = (text: string): number[] => text.match(/-?\d+/g)?.map(Number) ?? [];

/** Counts how often a line to the east crosses the ring. */
const goesRound = (ring: readonly Position[], [latitude, longitude]: Position): boolean =>
  ring.filter(([north, east], at) => {
    const [nextNorth, nextEast] = ring[(at + 1) % ring.length] ?? [north, east];
    const share = (latitude - north) / (nextNorth - north);
    return (
      north > latitude !== nextNorth > latitude && longitude < east + share * (nextEast - east)
    );
  }).length %
    2 ===
  1;
