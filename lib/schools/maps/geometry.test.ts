import type { Position } from '@/data/places/place';
import { kmBetween } from '@/lib/schools/places/kmBetween';
import fc from '@/lib/testing/properties';
import type { Box, Point } from './drawing';
import { boxOf, fitFrame, isInside } from './frame';
import {
  boxAround,
  boxOfLabel,
  isClear,
  type LabelWish,
  placeLabels,
  placeMost,
} from './placeLabels';
import { scaleBar } from './scaleBar';
import { spreadOut } from './spreadOut';
import { spreadPins } from './spreadPins';
import { writeArea, writeWay } from './writeShape';

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const SIZE = { width: 360, height: 300 };
const BOX = boxOf(SIZE, 4);

/** Places of one city. */
const positions: fc.Arbitrary<Position> = fc.tuple(
  fc.double({ min: 18.3, max: 18.8, noNaN: true }),
  fc.double({ min: 73.6, max: 74.1, noNaN: true }),
);
const points: fc.Arbitrary<Point> = fc.tuple(
  fc.integer({ min: 0, max: SIZE.width }),
  fc.integer({ min: 0, max: SIZE.height }),
);
const cityPositions = fc.array(positions, { minLength: 1, maxLength: 30 });

it('shows all positions inside the padding, north up and east to the right', () => {
  fc.assert(
    fc.property(cityPositions, (all) => {
      const frame = fitFrame(all, { ...SIZE, padding: 30 }, 12);
      const inner = boxOf(SIZE, 29.99);
      expect(all.every((position) => isInside(inner, frame.toPoint(position)))).toBe(true);
      const [x, y] = frame.toPoint([18.5, 73.8]);
      const [farther, higher] = frame.toPoint([18.6, 73.9]);
      expect(farther).toBeGreaterThan(x);
      expect(higher).toBeLessThan(y);
    }),
  );
});

it('is true to scale: distances on the map are those on the earth', () => {
  fc.assert(
    fc.property(cityPositions, positions, positions, (all, one, other) => {
      const frame = fitFrame(all, { ...SIZE, padding: 30 }, 12);
      const [x, y] = frame.toPoint(one);
      const [otherX, otherY] = frame.toPoint(other);
      const km = Math.hypot(x - otherX, y - otherY) / frame.unitsPerKm;
      expect(Math.abs(km - kmBetween(one, other))).toBeLessThan(0.01 * km + 0.01);
    }),
  );
});

it('spreads as many pins as the largest city has, even from one spot, and keeps them inside', () => {
  fc.assert(
    fc.property(fc.array(points, { maxLength: 30 }), (all) => {
      const spread = spreadPins(all, 25, BOX);
      expect(spread.every((point) => isInside(BOX, point))).toBe(true);
      const gaps = spread.flatMap(([x, y], at) =>
        spread.slice(at + 1).map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)),
      );
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(24.5);
    }),
    { numRuns: 50 },
  );
});

it('leaves pins with room where they are', () => {
  const apart: Point[] = [
    [50, 50],
    [90, 50],
    [200, 200],
  ];
  expect(spreadPins(apart, 25, BOX)).toEqual(apart);
});

const wishes: fc.Arbitrary<LabelWish> = fc.record({
  text: fc.string({ minLength: 3, maxLength: 20 }),
  at: points,
  kind: fc.constant('locality' as const),
  size: fc.constant(10),
  distance: fc.integer({ min: 0, max: 12 }),
});

it('never writes a name over another, over a pin or over the edge', () => {
  fc.assert(
    fc.property(fc.array(wishes, { maxLength: 40 }), fc.array(points), (asked, pins) => {
      const obstacles = pins.map((at) => boxAround(at, 10));
      const boxes = placeLabels(asked, obstacles, BOX).map((label) => boxOfLabel(label, 10));
      for (const [at, box] of boxes.entries()) {
        expect([...obstacles, ...boxes.slice(at + 1)].some((other) => overlaps(box, other))).toBe(
          false,
        );
        expect(isInside(BOX, [box.left, box.top]) && isInside(BOX, [box.right, box.bottom])).toBe(
          true,
        );
      }
    }),
  );
});

it('leaves the halo of each name free, and room beside what is round', () => {
  fc.assert(
    fc.property(fc.array(wishes, { maxLength: 40 }), fc.array(points), (asked, pins) => {
      const round = pins.map((at) => ({ at, radius: 10 }));
      const boxes = placeLabels(asked, round, BOX).map((label) => boxOfLabel(label, 10));
      for (const [at, box] of boxes.entries()) {
        expect([...round, ...boxes.slice(at + 1)].every((other) => isClear(box, other, 10))).toBe(
          true,
        );
      }
    }),
  );
});

it('finds room for names of which an earlier one would take the only place of a later one', () => {
  const wish = (text: string, at: Point): LabelWish => ({
    ...{ text, at, kind: 'pin', size: 10, distance: 0 },
  });
  // Room for one line: the short name stands well on either side, the long one to the right only.
  const narrow = { left: 0, top: 0, right: 130, bottom: 14 };
  const asked = [wish('nnnnnn', [60, 7]), wish('nnnnnnnnn', [70, 7])];
  expect(placeLabels(asked, [], narrow)).toHaveLength(1);
  expect(placeMost(asked, 2, [], narrow)).toHaveLength(2);
});

it('gives the first name its place whatever comes after it', () => {
  fc.assert(
    fc.property(wishes, fc.array(wishes, { maxLength: 10 }), (first, others) => {
      expect(placeLabels([first, ...others], [], BOX).slice(0, 1)).toEqual(
        placeLabels([first], [], BOX).length > 0
          ? placeLabels([first], [], BOX)
          : placeLabels(others, [], BOX).slice(0, 1),
      );
    }),
  );
});

it('reorders places without losing one, the farthest from those taken first', () => {
  fc.assert(
    fc.property(fc.array(points, { maxLength: 20 }), points, (all, taken) => {
      const ordered = spreadOut(
        all.map((at) => ({ at })),
        [taken],
      );
      expect(ordered.map(({ at }) => at).sort()).toEqual([...all].sort());
      const distanceTo = ([x, y]: Point) => Math.hypot(x - taken[0], y - taken[1]);
      expect(ordered[0] ? distanceTo(ordered[0].at) : 0).toBe(Math.max(0, ...all.map(distanceTo)));
    }),
  );
});

it('draws a bar of a round number of kilometres that fits its corner', () => {
  fc.assert(
    fc.property(fc.double({ min: 2, max: 60, noNaN: true }), (unitsPerKm) => {
      const { km, length } = scaleBar(unitsPerKm);
      expect([1, 2, 5, 10, 20, 50]).toContain(km);
      expect(Math.abs(length - km * unitsPerKm)).toBeLessThanOrEqual(0.5);
      expect(length).toBeLessThanOrEqual(70);
    }),
  );
});

it('leaves out what lies far from the window, and writes whole numbers only', () => {
  const frame = fitFrame([[18.52, 73.857]], { ...SIZE, padding: 30 }, 12);
  const far: Position[] = [
    [28.6, 77.2],
    [28.7, 77.3],
    [28.6, 77.4],
  ];
  expect([writeWay(far, frame), writeArea(far, frame)]).toEqual(['', '']);
  const near: Position[] = [
    [18.5, 73.8],
    [18.52, 73.86],
    [18.55, 73.9],
    [18.56, 73.95],
  ];
  expect(writeWay(near, frame)).toMatch(/^M-?\d+ -?\d+q[-\d ]+$/);
  expect(writeArea(near, frame)).toMatch(/^M-?\d+ -?\d+q[-\d ]+z$/);
});
