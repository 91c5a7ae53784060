import type { CircuitFigure, CircuitPart, SymbolName } from '@/data/study/figures/kinds/physics';
import type { Point, Shape } from '@/data/study/figures/kinds/shapes';
import { type Panel, WIDTH } from '@/lib/study/figures/panel';
import { plus } from '@/lib/study/figures/vectors';

type Sign = {
  /** From its middle to where the wire begins again. */ half: number;
  shapes: (at: Point) => Shape[];
};

const line = (
  at: Point,
  points: readonly Point[],
  rest: Partial<Extract<Shape, { kind: 'line' }>> = {},
): Shape => ({
  kind: 'line',
  points: points.map((point) => plus(at, point)),
  ...rest,
});

const ring = (at: Point, text: string, radius = 13): Shape[] => [
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

const [LEFT, RIGHT] = [34, WIDTH - 34];
const METER = 34;

const drawRow = (parts: readonly CircuitPart[], y: number): Shape[] => {
  const gap = (RIGHT - LEFT) / parts.length;
  const placed = parts.map((part, index) => ({
    part,
    at: [LEFT + gap * (index + 0.5), y] as const,
    sign: SIGNS[part.symbol],
  }));
  const stops = [
    LEFT,
    ...placed.flatMap(({ at, sign }) => [at[0] - sign.half, at[0] + sign.half]),
    RIGHT,
  ];
  const wires = Array.from(
    { length: stops.length / 2 },
    (_, index): Shape => ({
      kind: 'line',
      points: [
        [stops[2 * index] ?? LEFT, y],
        [stops[2 * index + 1] ?? RIGHT, y],
      ],
    }),
  );
  return [
    ...wires,
    ...placed.flatMap(({ part, at, sign }): Shape[] => {
      const reach = sign.half + 10;
      const up = plus(at, [0, -METER]);
      return [
        ...sign.shapes(at),
        ...(part.label
          ? [
              {
                kind: 'text' as const,
                at: plus(at, [0, 24]),
                text: part.label,
                size: 'small' as const,
              },
            ]
          : []),
        ...(part.voltmeter === undefined
          ? []
          : [
              line(at, [
                [-reach, 0],
                [-reach, -METER],
                [-13, -METER],
              ]),
              line(at, [
                [13, -METER],
                [reach, -METER],
                [reach, 0],
              ]),
              ...ring(up, 'V'),
              { kind: 'dot' as const, at: plus(at, [-reach, 0]) },
              { kind: 'dot' as const, at: plus(at, [reach, 0]) },
              ...(part.voltmeter
                ? [
                    {
                      kind: 'text' as const,
                      at: plus(up, [17, -9]),
                      text: part.voltmeter,
                      size: 'small' as const,
                      anchor: 'start' as const,
                    },
                  ]
                : []),
            ]),
      ];
    }),
  ];
};

const spaceAbove = (parts: readonly CircuitPart[]): number =>
  parts.some(({ voltmeter }) => voltmeter !== undefined) ? METER + 14 : 0;

/** Rows of parts between two upright wires. */
export const drawCircuit = ({ rows, current = [], earth }: CircuitFigure): Panel => {
  let y = 24;
  const heights = rows.map((parts, index) => {
    y += (index > 0 ? 62 : 0) + spaceAbove(parts);
    return y;
  });
  const [top = 24, bottom = 24] = [heights[0], heights.at(-1)];
  const shapes: Shape[] = [
    {
      kind: 'line',
      points: [
        [LEFT, top],
        [LEFT, bottom],
      ],
    },
    {
      kind: 'line',
      points: [
        [RIGHT, top],
        [RIGHT, bottom],
      ],
    },
    ...heights.slice(1, -1).flatMap((at): Shape[] => [
      { kind: 'dot', at: [LEFT, at] },
      { kind: 'dot', at: [RIGHT, at] },
    ]),
    ...rows.flatMap((parts, index) => drawRow(parts, heights[index] ?? top)),
    ...current.flatMap(({ row, label, direction = 'right' }): Shape[] => {
      const at = heights[row] ?? top;
      const ends: readonly Point[] =
        direction === 'right'
          ? [
              [LEFT + 4, at],
              [LEFT + 22, at],
            ]
          : [
              [LEFT + 22, at],
              [LEFT + 4, at],
            ];
      return [
        { kind: 'line', points: ends, arrow: 'end', tone: 'second' },
        ...(label
          ? [
              {
                kind: 'text' as const,
                at: [LEFT + 8, at - 14] as const,
                text: label,
                tone: 'second' as const,
                anchor: 'start' as const,
              },
            ]
          : []),
      ];
    }),
    ...(earth
      ? [
          {
            kind: 'line' as const,
            points: [
              [RIGHT, bottom],
              [RIGHT, bottom + 18],
            ] as const,
          },
          ...[12, 8, 4].map(
            (half, index): Shape => ({
              kind: 'line',
              points: [
                [RIGHT - half, bottom + 18 + index * 5],
                [RIGHT + half, bottom + 18 + index * 5],
              ],
            }),
          ),
        ]
      : []),
  ];
  return { width: WIDTH, height: bottom + 38, shapes };
};
