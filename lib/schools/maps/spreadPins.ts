import type { Box, Point } from './drawing';

const MOST_ROUNDS = 600;
/** Short steps: a crowd opens in the order in which it stands. */
const STEP = 0.3;
/** Rounds come nearer and nearer to the gap, so they aim at a little more. */
const SPARE = 0.5;
/** The angle by which the seeds of a sunflower turn: no two pins on one spot leave in one direction. */
const GOLDEN_ANGLE = 2.4;

/**
 * Moves points that are closer than the gap apart, both alike, until each has its room or there is
 * none; none leaves the box. Points with room stay where they are.
 */
export const spreadPins = (points: readonly Point[], gap: number, box: Box): Point[] => {
  let spread = points.map((point) => keepInside(point, box));
  for (let round = 0; round < MOST_ROUNDS && isCrowded(spread, gap); round += 1) {
    spread = spread.map((point, at) => keepInside(pushed(point, at, spread, gap), box));
  }
  return spread;
};

const isCrowded = (points: readonly Point[], gap: number): boolean =>
  points.some((one, at) => points.slice(at + 1).some((other) => distanceOf(one, other) < gap));

/** Where all that stand too close push a point. */
const pushed = (point: Point, at: number, points: readonly Point[], gap: number): Point => {
  let [x, y] = point;
  points.forEach((other, next) => {
    const distance = distanceOf(point, other);
    if (next === at || distance >= gap + SPARE) return;
    const [right, down] = directionFrom(other, point, Math.max(at, next), at > next);
    x += right * (gap + SPARE - distance) * STEP;
    y += down * (gap + SPARE - distance) * STEP;
  });
  return [x, y];
};

const directionFrom = (one: Point, other: Point, turn: number, isLater: boolean): Point => {
  const distance = distanceOf(one, other);
  if (distance > 0.01) return [(other[0] - one[0]) / distance, (other[1] - one[1]) / distance];
  const side = isLater ? 1 : -1;
  return [side * Math.cos(turn * GOLDEN_ANGLE), side * Math.sin(turn * GOLDEN_ANGLE)];
};

const distanceOf = ([x, y]: Point, [otherX, otherY]: Point): number =>
  Math.hypot(x - otherX, y - otherY);

const keepInside = ([x, y]: Point, { left, top, right, bottom }: Box): Point => [
  Math.min(Math.max(x, left), right),
  Math.min(Math.max(y, top), bottom),
];
