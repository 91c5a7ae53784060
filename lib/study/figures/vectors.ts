import type { Point } from '@/data/study/figures/kinds/shapes';

export const plus = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + bx, ay + by];

export const minus = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by];

export const times = ([x, y]: Point, factor: number): Point => [x * factor, y * factor];

export const lengthOf = ([x, y]: Point): number => Math.hypot(x, y);

export const distance = (a: Point, b: Point): number => lengthOf(minus(a, b));

/** The point of the way from one point to another. */
export const between = (a: Point, b: Point, part = 0.5): Point => plus(a, times(minus(b, a), part));

/** As long as one unit; a point without a direction points up. */
export const unit = (vector: Point): Point => {
  const length = lengthOf(vector);
  return length === 0 ? [0, -1] : times(vector, 1 / length);
};

/** A quarter turn, counter-clockwise as it is seen. */
export const turned = ([x, y]: Point): Point => [y, -x];

const RADIANS = Math.PI / 180;

export const sine = (degrees: number): number => Math.sin(degrees * RADIANS);
export const cosine = (degrees: number): number => Math.cos(degrees * RADIANS);

/** Of a length, in degrees counter-clockwise from the right; the y axis of a picture points down. */
export const polar = (length: number, degrees: number): Point => [
  length * cosine(degrees),
  -length * sine(degrees),
];

/** The direction of a vector, from 0 to 360 degrees, counter-clockwise as it is seen. */
export const directionOf = ([x, y]: Point): number => (Math.atan2(-y, x) / RADIANS + 360) % 360;

/** Of the angle from one arm to the other, the smaller one: 0 to 180 degrees. */
export const angleBetween = (vertex: Point, a: Point, b: Point): number => {
  const turn = Math.abs(directionOf(minus(a, vertex)) - directionOf(minus(b, vertex)));
  return turn > 180 ? 360 - turn : turn;
};

export const centroid = (points: readonly Point[]): Point =>
  times(
    points.reduce<Point>((sum, point) => plus(sum, point), [0, 0]),
    1 / Math.max(1, points.length),
  );

/** Where two lines meet, each through two points; null where they are parallel. */
export const crossing = (a: Point, b: Point, c: Point, d: Point): Point | null => {
  const [ux, uy] = minus(b, a);
  const [vx, vy] = minus(d, c);
  const across = ux * vy - uy * vx;
  if (Math.abs(across) < 1e-9) return null;
  const [wx, wy] = minus(c, a);
  return plus(a, times([ux, uy], (wx * vy - wy * vx) / across));
};
