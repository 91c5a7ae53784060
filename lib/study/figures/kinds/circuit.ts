import type { CircuitFigure, CircuitPart, ParallelPair } from '@/data/study/figures/kinds/physics';
import type { Point, Shape } from '@/data/study/figures/kinds/shapes';
import { dot, text } from '@/lib/study/figures/make';
import { type Panel, WIDTH } from '@/lib/study/figures/panel';
import { plus } from '@/lib/study/figures/vectors';
import { line, ring, SIGNS } from './circuitSigns';

const [LEFT, RIGHT] = [34, WIDTH - 34];
const METER = 34;

const isPair = (part: CircuitPart | ParallelPair): part is ParallelPair => 'pair' in part;

/** What stands with a part: its sign, its name below it, a voltmeter above it. */
const drawPart = (part: CircuitPart, at: Point): Shape[] => {
  const sign = SIGNS[part.symbol];
  const reach = sign.half + 10;
  const up = plus(at, [0, -METER]);
  return [
    ...sign.shapes(at),
    ...(part.label ? [text(plus(at, [0, 24]), part.label, { size: 'small' })] : []),
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
          dot(plus(at, [-reach, 0])),
          dot(plus(at, [reach, 0])),
        ]),
    ...(part.voltmeter
      ? [text(plus(up, [17, -9]), part.voltmeter, { size: 'small', anchor: 'start' })]
      : []),
  ];
};

const [PAIR_HALF, PAIR_HIGH] = [46, 26];

/** Two parts between two upright pieces of wire. */
const drawPair = ({ pair }: ParallelPair, at: Point): Shape[] => [
  dot(plus(at, [-PAIR_HALF, 0])),
  dot(plus(at, [PAIR_HALF, 0])),
  ...[-PAIR_HALF, PAIR_HALF].map((x) =>
    line(at, [
      [x, -PAIR_HIGH],
      [x, PAIR_HIGH],
    ]),
  ),
  ...pair.flatMap((part, index): Shape[] => {
    const middle = plus(at, [0, index === 0 ? -PAIR_HIGH : PAIR_HIGH]);
    const { half } = SIGNS[part.symbol];
    return [
      line(middle, [
        [-PAIR_HALF, 0],
        [-half, 0],
      ]),
      line(middle, [
        [half, 0],
        [PAIR_HALF, 0],
      ]),
      ...drawPart(part, middle),
    ];
  }),
];

type Row = CircuitFigure['rows'][number];

const drawRow = (parts: Row, y: number): Shape[] => {
  const gap = (RIGHT - LEFT) / parts.length;
  const placed = parts.map((part, index) => ({
    part,
    at: [LEFT + gap * (index + 0.5), y] as const,
    half: isPair(part) ? PAIR_HALF : SIGNS[part.symbol].half,
  }));
  const stops = [LEFT, ...placed.flatMap(({ at, half }) => [at[0] - half, at[0] + half]), RIGHT];
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
    ...placed.flatMap(({ part, at }) => (isPair(part) ? drawPair(part, at) : drawPart(part, at))),
  ];
};

const spaceAbove = (parts: Row): number => {
  if (parts.some(isPair)) return PAIR_HIGH;
  return parts.some((part) => !isPair(part) && part.voltmeter !== undefined) ? METER + 14 : 0;
};

const spaceBelow = (parts: Row | undefined): number => (parts?.some(isPair) ? PAIR_HIGH : 0);

/** Rows of parts between two upright wires. */
export const drawCircuit = ({ rows, current = [], earth }: CircuitFigure): Panel => {
  let y = 24;
  const heights = rows.map((parts, index) => {
    y += (index > 0 ? 62 : 0) + spaceAbove(parts) + spaceBelow(rows[index - 1]);
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
  return { width: WIDTH, height: bottom + 38 + spaceBelow(rows.at(-1)), shapes };
};
