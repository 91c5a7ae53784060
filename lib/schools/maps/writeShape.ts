import type { Position } from '@/data/places/place';
import type { Box, Point } from './drawing';
import { boxOf, type Frame, isInside, roundPoint } from './frame';

/** The window shows what is drawn around it too where it is wider than the drawing. */
const MARGIN = 0.6;

/** The path of an area that reaches into the window, with its corners rounded; else nothing. */
export const writeArea = (area: readonly Position[], frame: Frame): string => {
  const points = area.map((position) => roundPoint(frame.toPoint(position)));
  if (!meets(boxAroundAll(points), windowOf(frame))) return '';
  const [first] = points;
  if (!first) return '';
  const last = points.at(-1) ?? first;
  const start = between(last, first);
  const bends = points.flatMap((point, at) => [point, between(point, points[at + 1] ?? first)]);
  return `M${writePoints(start, bends, 'q')}z`;
};

/** The path of a line in the window, its bends rounded; nothing where it lies outside. */
export const writeWay = (way: readonly Position[], frame: Frame): string => {
  const points = way.map((position) => roundPoint(frame.toPoint(position)));
  const shown = windowOf(frame);
  return runsInside(points, shown)
    .map((run) => {
      const [first, ...rest] = run;
      const last = rest.at(-1);
      if (!first || !last) return '';
      if (rest.length === 1) return `M${writePoints(first, rest, 'l')}`;
      const bends = rest
        .slice(0, -1)
        .flatMap((point, at) => [
          point,
          at === rest.length - 2 ? last : between(point, rest[at + 1] ?? last),
        ]);
      return `M${writePoints(first, bends, 'q')}`;
    })
    .join('');
};

/** The parts of a line with a stretch that reaches into the box. */
const runsInside = (points: readonly Point[], box: Box): Point[][] => {
  const runs: Point[][] = [];
  points.slice(1).forEach((point, at) => {
    const before = points[at] ?? point;
    if (!meets(boxAroundAll([before, point]), box)) return;
    const run = runs.at(-1);
    if (run && run.at(-1) === before) run.push(point);
    else runs.push([before, point]);
  });
  return runs;
};

const windowOf = (frame: Frame): Box => boxOf(frame, -MARGIN * Math.max(frame.width, frame.height));

const boxAroundAll = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  right: Math.max(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

const meets = (one: Box, other: Box): boolean =>
  one.left <= other.right &&
  other.left <= one.right &&
  one.top <= other.bottom &&
  other.top <= one.bottom;

const between = (one: Point, other: Point): Point =>
  roundPoint([(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]);

/** Relative steps are shorter. Those of a curve count from where its last stretch ended. */
const writePoints = (first: Point, points: readonly Point[], command: 'l' | 'q'): string => {
  let from = first;
  const steps = points.map((point, at) => {
    const step = [point[0] - from[0], point[1] - from[1]];
    if (command === 'l' || at % 2 === 1) from = point;
    return step.join(' ');
  });
  return `${first.join(' ')}${command}${steps.join(' ')}`.replace(/ -/g, '-');
};

/** Where to write the name of a line: on the corner in the window that is farthest from its edges. */
export const nameSpot = (way: readonly Position[], frame: Frame): Point | null => {
  const inner = boxOf(frame);
  const [best] = way
    .map((position) => frame.toPoint(position))
    .filter((point) => isInside(inner, point))
    .sort((one, other) => roomAround(other, inner) - roomAround(one, inner));
  return best ?? null;
};

const roomAround = ([x, y]: Point, { left, top, right, bottom }: Box): number =>
  Math.min(x - left, right - x, y - top, bottom - y);
