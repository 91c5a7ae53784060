import type { SymbolName } from '@/data/study/figures/kinds/physics';
import type { Point, Shape } from '@/data/study/figures/kinds/shapes';
import { plus } from '@/lib/study/figures/vectors';

export type Sign = {
  /** From its middle to where the wire begins again. */ half: number;
  shapes: (at: Point) => Shape[];
};

/** A line around the middle of a sign. */
export const line = (
  at: Point,
  points: readonly Point[],
  rest: Partial<Extract<Shape, { kind: 'line' }>> = {},
): Shape => ({
  kind: 'line',
  points: points.map((point) => plus(at, point)),
  ...rest,
});

export const ring = (at: Point, text: string, radius = 13): Shape[] => [
  { kind: 'ellipse', center: at, radius, fill: 'white' },
  ...(text ? [{ kind: 'text' as const, at, text, bold: true as const }] : []),
];

const zigzag: readonly Point[] = [
  [-22, 0],
  [-18, -8],
  [-11, 8],
  [-4, -8],
  [3, 8],
  [10, -8],
  [17, 8],
  [22, 0],
];
const triangle: readonly Point[] = [
  [-9, -10],
  [9, 0],
  [-9, 10],
];

const cell = (at: Point): Shape[] => [
  line(at, [
    [-4, -14],
    [-4, 14],
  ]),
  line(
    at,
    [
      [4, -7],
      [4, 7],
    ],
    { thick: true },
  ),
];

const diode = (at: Point): Shape[] => [
  line(at, [
    [-9, 0],
    [9, 0],
  ]),
  line(at, triangle, { closed: true, fill: 'white' }),
  line(at, [
    [9, -10],
    [9, 10],
  ]),
];

/** The signs of circuits as Indian school books print them. */
export const SIGNS: Readonly<Record<SymbolName, Sign>> = {
  cell: { half: 4, shapes: cell },
  battery: {
    half: 16,
    shapes: (at) => [
      ...cell(plus(at, [-12, 0])),
      line(
        at,
        [
          [-8, 0],
          [8, 0],
        ],
        { dashed: true },
      ),
      ...cell(plus(at, [12, 0])),
    ],
  },
  bulb: {
    half: 13,
    shapes: (at) => [
      ...ring(at, ''),
      line(at, [
        [-9, -9],
        [9, 9],
      ]),
      line(at, [
        [-9, 9],
        [9, -9],
      ]),
    ],
  },
  'open switch': {
    half: 16,
    shapes: (at) => [
      line(at, [
        [-16, 0],
        [13, -13],
      ]),
      { kind: 'dot', at: plus(at, [-16, 0]) },
      { kind: 'dot', at: plus(at, [16, 0]) },
    ],
  },
  'closed switch': {
    half: 16,
    shapes: (at) => [
      line(at, [
        [-16, 0],
        [16, 0],
      ]),
      { kind: 'dot', at: plus(at, [-16, 0]) },
      { kind: 'dot', at: plus(at, [16, 0]) },
    ],
  },
  resistor: { half: 22, shapes: (at) => [line(at, zigzag)] },
  rheostat: {
    half: 22,
    shapes: (at) => [
      line(at, zigzag),
      line(
        at,
        [
          [-14, 15],
          [15, -15],
        ],
        { arrow: 'end' },
      ),
    ],
  },
  ammeter: { half: 13, shapes: (at) => ring(at, 'A') },
  voltmeter: { half: 13, shapes: (at) => ring(at, 'V') },
  galvanometer: { half: 13, shapes: (at) => ring(at, 'G') },
  motor: { half: 13, shapes: (at) => ring(at, 'M') },
  diode: { half: 9, shapes: diode },
  led: {
    half: 9,
    shapes: (at) => [
      ...diode(at),
      line(
        at,
        [
          [0, -12],
          [9, -22],
        ],
        { arrow: 'end' },
      ),
      line(
        at,
        [
          [8, -12],
          [17, -22],
        ],
        { arrow: 'end' },
      ),
    ],
  },
  capacitor: {
    half: 4,
    shapes: (at) => [
      line(at, [
        [-4, -13],
        [-4, 13],
      ]),
      line(at, [
        [4, -13],
        [4, 13],
      ]),
    ],
  },
  coil: {
    half: 24,
    shapes: (at) =>
      [-18, -6, 6, 18].map(
        (x): Shape => ({ kind: 'arc', center: plus(at, [x, 0]), radius: 6, from: 180, to: 0 }),
      ),
  },
  'alternating source': {
    half: 13,
    shapes: (at) => [
      ...ring(at, ''),
      line(
        at,
        [
          [-7, 0],
          [-3.5, -5],
          [0, 0],
          [3.5, 5],
          [7, 0],
        ],
        { smooth: true },
      ),
    ],
  },
  fuse: {
    half: 18,
    shapes: (at) => [
      line(
        at,
        [
          [-18, -7],
          [18, -7],
          [18, 7],
          [-18, 7],
        ],
        { closed: true, fill: 'white' },
      ),
      line(at, [
        [-18, 0],
        [18, 0],
      ]),
    ],
  },
  wire: { half: 0, shapes: () => [] },
};
