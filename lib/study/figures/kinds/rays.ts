import type { RaysFigure, TransversalFigure } from '@/data/study/figures/kinds/geometry';
import type { Point, Shape } from '@/data/study/figures/kinds/shapes';
import { boxOf } from '@/lib/study/figures/fit';
import { type Panel, WIDTH } from '@/lib/study/figures/panel';
import { cosine, plus, polar, sine, times } from '@/lib/study/figures/vectors';
import { degrees } from './polygon';

const REACH = 120;
const MARGIN = 26;

/** Rays from one point. The height follows from where they point. */
export const drawRays = ({ center = 'O', rays, angles = [] }: RaysFigure): Panel => {
  const ends = rays.map(({ direction }) => polar(REACH, direction));
  const backs = rays.map(
    ({ direction, both }): Point => (both ? polar(REACH, direction + 180) : [0, 0]),
  );
  const { top, bottom, left, right } = boxOf([[0, 0], ...ends, ...backs]);
  const middle: Point = [WIDTH / 2 - (left + right) / 2, MARGIN - top];
  const at = (vector: Point): Point => plus(middle, vector);
  const shapes: Shape[] = [
    ...rays.map(
      ({ tone, both }, index): Shape => ({
        kind: 'line',
        points: [at(backs[index] ?? [0, 0]), at(ends[index] ?? [0, 0])],
        thick: true,
        arrow: both ? 'both' : 'end',
        ...(tone && { tone }),
      }),
    ),
    ...angles.map(({ between: [from, to], label, reflex, arcs }, index): Shape => {
      const [a = 0, b = 0] = [rays[from]?.direction, rays[to]?.direction];
      const turn = (b - a + 360) % 360;
      const small = Math.min(turn, 360 - turn);
      return {
        kind: 'angle',
        vertex: middle,
        arms: [at(polar(REACH, a)), at(polar(REACH, b))],
        radius: 24 + (index % 2) * 8,
        ...(label && { label: label === true ? degrees(reflex ? 360 - small : small) : label }),
        ...(reflex && { reflex }),
        ...(arcs && { arcs }),
      };
    }),
    { kind: 'dot', at: middle },
    ...rays.flatMap(({ to, direction }): Shape[] =>
      to ? [{ kind: 'text', at: at(polar(REACH + 14, direction)), text: to, bold: true }] : [],
    ),
    ...(center
      ? [{ kind: 'text' as const, at: at(freePlace(rays)), text: center, bold: true as const }]
      : []),
  ];
  return { width: WIDTH, height: bottom - top + 2 * MARGIN + 6, shapes };
};

/** In the widest gap between the rays. */
const freePlace = (rays: RaysFigure['rays']): Point => {
  const directions = rays
    .flatMap(({ direction, both }) => (both ? [direction, direction + 180] : [direction]))
    .map((direction) => ((direction % 360) + 360) % 360)
    .sort((a, b) => a - b);
  const gaps = directions.map((direction, index) => {
    const next = directions[index + 1] ?? (directions[0] ?? 0) + 360;
    return { middle: (direction + next) / 2, width: next - direction };
  });
  const widest = gaps.reduce((best, gap) => (gap.width > best.width ? gap : best), {
    middle: 270,
    width: 0,
  });
  return polar(widest.width > 100 ? 15 : 22, widest.middle);
};

const LINES = [56, 136] as const;
const T_HEIGHT = 192;

/** Two parallel lines and the line that cuts them. */
export const drawTransversal = ({
  angle,
  labels,
  names = ['l', 'm', 't'],
}: TransversalFigure): Panel => {
  const [upperY, lowerY] = LINES;
  const slope = cosine(angle) / sine(angle);
  const xAt = (y: number): number => WIDTH / 2 + ((upperY + lowerY) / 2 - y) * slope;
  const crossings: readonly Point[] = [
    [xAt(upperY), upperY],
    [xAt(lowerY), lowerY],
  ];
  const top: Point = [xAt(16), 16];
  const bottom: Point = [xAt(T_HEIGHT - 14), T_HEIGHT - 14];
  const marks = ([1, 2, 3, 4, 5, 6, 7, 8] as const).flatMap((number): Shape[] => {
    const wanted = labels[number];
    const vertex = crossings[number > 4 ? 1 : 0];
    if (!wanted || !vertex) return [];
    const starts = [0, angle, 180, 180 + angle];
    const quarter = (number - 1) % 4;
    const from = starts[quarter] ?? 0;
    const to = starts[quarter + 1] ?? 360;
    const arms = [plus(vertex, polar(40, from)), plus(vertex, polar(40, to))] as const;
    return [
      {
        kind: 'angle',
        vertex,
        arms,
        radius: 15,
        label: wanted === true ? degrees(to - from) : wanted,
      },
    ];
  });
  const shapes: Shape[] = [
    ...LINES.flatMap((y, index): Shape[] => [
      {
        kind: 'line',
        points: [
          [24, y],
          [WIDTH - 40, y],
        ],
        thick: true,
        arrow: 'both',
      },
      {
        kind: 'line',
        points: [
          [50, y],
          [74, y],
        ],
        arrow: 'middle',
      },
      { kind: 'text', at: [WIDTH - 22, y], text: names[index] ?? '', italic: true },
    ]),
    { kind: 'line', points: [bottom, top], thick: true, arrow: 'both', tone: 'accent' },
    { kind: 'text', at: plus(top, times([14, 4], 1)), text: names[2], italic: true },
    ...marks,
  ];
  return { width: WIDTH, height: T_HEIGHT, shapes };
};
