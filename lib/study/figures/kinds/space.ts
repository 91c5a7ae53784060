import type { Point, Shape } from '@/data/study/figures/kinds/shapes';
import type { SpaceFigure, SpacePoint } from '@/data/study/figures/kinds/space';
import { fitInto } from '@/lib/study/figures/fit';
import { line, text } from '@/lib/study/figures/make';
import { type Panel, WIDTH } from '@/lib/study/figures/panel';
import { between, minus, plus, times, unit } from '@/lib/study/figures/vectors';
import { beside } from './graph';

const HEIGHT = 240;
/** For the names of points at both sides. */
const ROOM = 40;

/** One unit of x is drawn shorter, forward and to the left. */
const [LEFTWARD, DOWN] = [0.48, 0.4];

export const flattened = ([x, y, z]: SpacePoint): Point => [y - LEFTWARD * x, z - DOWN * x];

/** The edges of the box between a point and the axes that start at the point or lie on the floor. */
const boxEdges = ([x, y, z]: SpacePoint): readonly (readonly [SpacePoint, SpacePoint])[] => [
  [
    [x, y, z],
    [x, y, 0],
  ],
  [
    [x, y, 0],
    [x, 0, 0],
  ],
  [
    [x, y, 0],
    [0, y, 0],
  ],
  [
    [x, y, z],
    [0, y, z],
  ],
  [
    [x, y, z],
    [x, 0, z],
  ],
  [
    [0, y, z],
    [0, 0, z],
  ],
  [
    [x, 0, z],
    [0, 0, z],
  ],
  [
    [0, y, z],
    [0, y, 0],
  ],
  [
    [x, 0, z],
    [x, 0, 0],
  ],
];

/** Three axes and what stands among them. */
export const drawSpace = (figure: SpaceFigure): Panel => {
  const { reach, points = [], lines = [], planes = [], texts = [], height = HEIGHT } = figure;
  const [reachX, reachY, reachZ] = reach;
  const axes: readonly { end: SpacePoint; name: string }[] = [
    { end: [reachX, 0, 0], name: 'x' },
    { end: [0, reachY, 0], name: 'y' },
    { end: [0, 0, reachZ], name: 'z' },
  ];
  const all = [
    ...axes.map(({ end }) => end),
    ...points.map(({ at }) => at),
    ...lines.flatMap(({ from, to }) => [from, to]),
    ...planes.flatMap((plane) => plane.points),
  ].map(flattened);
  const onto = fitInto([[0, 0], ...all], {
    left: ROOM,
    right: WIDTH - ROOM,
    top: 28,
    bottom: height - 26,
  });
  const place = (point: SpacePoint): Point => onto(flattened(point));
  const origin = place([0, 0, 0]);
  const shapes: Shape[] = [
    ...planes.map(({ points: corners, fill = 'tint' }) =>
      line(corners.map(place), { closed: true, fill }),
    ),
    ...points.flatMap(({ at, box }) =>
      box
        ? boxEdges(at).map(([from, to]) =>
            line([place(from), place(to)], { dashed: true, tone: 'quiet' }),
          )
        : [],
    ),
    ...axes.flatMap(({ end, name }): Shape[] => {
      const tip = place(end);
      return [
        line([origin, tip], { arrow: 'end' }),
        text(plus(tip, times(unit(minus(tip, origin)), 11)), name, { italic: true }),
      ];
    }),
    ...lines.flatMap(({ from, to, label, dashed, tone = 'accent', arrow }): Shape[] => {
      const [start, end] = [place(from), place(to)];
      return [
        line([start, end], {
          thick: true,
          tone,
          ...(dashed && { dashed }),
          ...(arrow && { arrow }),
        }),
        ...(label ? [{ ...beside(between(start, end), label, 'right'), tone }] : []),
      ];
    }),
    ...points.flatMap(({ at, label, side = 'right' }): Shape[] => [
      { kind: 'dot', at: place(at), tone: 'second' },
      ...(label ? [beside(place(at), label, side)] : []),
    ]),
    ...texts.map(({ at, text: words, side = 'right' }) => beside(place(at), words, side)),
  ];
  return { width: WIDTH, height, shapes };
};
