import type {
  BarsFigure,
  HistogramFigure,
  PictographFigure,
  PieFigure,
} from '@/data/study/figures/kinds/graphs';
import type { Fill, Point, Shape } from '@/data/study/figures/kinds/shapes';
import { textWidth } from '@/lib/study/figures/labels';
import { type Panel, WIDTH } from '@/lib/study/figures/panel';
import { plus, polar } from '@/lib/study/figures/vectors';
import { numberText, stepsIn } from './graph';

const HEIGHT = 220;
const RIGHT = WIDTH - 10;
const WHOLE = 360;

export const box = (
  left: number,
  top: number,
  right: number,
  bottom: number,
  fill?: Fill,
): Shape => ({
  kind: 'line',
  points: [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ],
  closed: true,
  ...(fill && { fill }),
});

type Frame = {
  left: number;
  top: number;
  bottom: number;
  y: (value: number) => number;
  shapes: Shape[];
};

/** The axes of a chart of bars: numbers and fine lines from 0 to the first step above the highest. */
const frameOf = (
  highest: number,
  {
    step,
    xLabel,
    yLabel,
    height = HEIGHT,
  }: Pick<BarsFigure, 'step' | 'xLabel' | 'yLabel' | 'height'>,
  below: number,
): Frame => {
  const most = Math.ceil(highest / step) * step;
  const numbers = stepsIn([0, most], step);
  const left = 16 + Math.max(...numbers.map((value) => textWidth(numberText(value), 'small')));
  const top = yLabel ? 32 : 14;
  const bottom = height - below - (xLabel ? 20 : 0);
  const y = (value: number): number => bottom - (value / most) * (bottom - top);
  const shapes: Shape[] = [
    ...numbers.map(
      (value): Shape => ({
        kind: 'line',
        points: [
          [left, y(value)],
          [RIGHT, y(value)],
        ],
        tone: 'quiet',
      }),
    ),
    ...numbers.map(
      (value): Shape => ({
        kind: 'text',
        at: [left - 6, y(value)],
        text: numberText(value),
        size: 'small',
        anchor: 'end',
      }),
    ),
    ...(yLabel
      ? [{ kind: 'text' as const, at: [4, 10] as const, text: yLabel, anchor: 'start' as const }]
      : []),
    ...(xLabel
      ? [
          {
            kind: 'text' as const,
            at: [RIGHT, height - 9] as const,
            text: xLabel,
            anchor: 'end' as const,
          },
        ]
      : []),
    {
      kind: 'line',
      points: [
        [left, top - 4],
        [left, bottom],
        [RIGHT, bottom],
      ],
    },
  ];
  return { left, top, bottom, y, shapes };
};

const LEGEND = 22;

/** Upright bars, with the value above each. */
export const drawBars = (figure: BarsFigure): Panel => {
  const { bars, legend, height = HEIGHT } = figure;
  const lines = Math.max(...bars.map(({ name }) => name.split('\n').length));
  const highest = Math.max(...bars.flatMap(({ value, second = 0 }) => [value, second]));
  const frame = frameOf(highest, { ...figure, height }, 10 + lines * 17);
  const slot = (RIGHT - frame.left) / bars.length;
  const isDouble = bars.some(({ second }) => second !== undefined);
  const wide = isDouble ? Math.min(34, slot * 0.38) : Math.min(44, slot * 0.6);
  const shapes = bars.flatMap(({ name, value, second }, index): Shape[] => {
    const middle = frame.left + slot * (index + 0.5);
    const left = isDouble ? middle - wide : middle - wide / 2;
    const columns = second === undefined ? [value] : [value, second];
    return [
      ...columns.flatMap((amount, at): Shape[] => [
        box(
          left + at * wide,
          frame.y(amount),
          left + (at + 1) * wide,
          frame.bottom,
          at ? 'pink' : 'tint',
        ),
        {
          kind: 'text',
          at: [left + (at + 0.5) * wide, frame.y(amount) - 9],
          text: numberText(amount),
          size: 'small',
        },
      ]),
      { kind: 'text', at: [middle, frame.bottom + 6 + lines * 8.5], text: name, size: 'small' },
    ];
  });
  const keys = (legend ?? []).flatMap((text, index): Shape[] => {
    const left = frame.left + index * 130;
    return [
      box(left, height + 2, left + 14, height + 16, index ? 'pink' : 'tint'),
      { kind: 'text', at: [left + 20, height + 9], text, anchor: 'start', size: 'small' },
    ];
  });
  return {
    width: WIDTH,
    height: height + (legend ? LEGEND : 0),
    shapes: [...frame.shapes, ...shapes, ...keys],
  };
};

/** Bars that touch. Over classes of different width it is the area that counts: that is for the author. */
export const drawHistogram = (figure: HistogramFigure): Panel => {
  const { edges, counts, polygon, height = HEIGHT } = figure;
  if (edges.length !== counts.length + 1)
    throw new Error('A histogram has one edge more than bars.');
  const frame = frameOf(Math.max(...counts), { ...figure, height }, 28);
  const [first = 0, last = 1] = [edges[0], edges.at(-1)];
  // Room for the ends of the polygon, half a class beyond the bars.
  const spare = (last - first) / counts.length / 1.6;
  const x = (value: number): number =>
    frame.left + ((value - first + spare) / (last - first + 2 * spare)) * (RIGHT - frame.left);
  const edge = (index: number): number => edges[index] ?? last;
  const middles = counts.map(
    (count, index): Point => [x((edge(index) + edge(index + 1)) / 2), frame.y(count)],
  );
  const half = (edge(1) - first) / 2;
  const lastHalf = (last - edge(counts.length - 1)) / 2;
  const ends = [
    [x(first - half), frame.bottom] as const,
    [x(last + lastHalf), frame.bottom] as const,
  ];
  const shapes: Shape[] = [
    ...counts.map((count, index) =>
      box(x(edge(index)), frame.y(count), x(edge(index + 1)), frame.bottom, 'tint'),
    ),
    ...edges.map(
      (value): Shape => ({
        kind: 'text',
        at: [x(value), frame.bottom + 14],
        text: numberText(value),
        size: 'small',
      }),
    ),
    ...(polygon
      ? [
          {
            kind: 'line' as const,
            points: [ends[0] ?? [0, 0], ...middles, ends[1] ?? [0, 0]],
            tone: 'second' as const,
            thick: true as const,
          },
          ...middles.map((at): Shape => ({ kind: 'dot', at, tone: 'second' })),
        ]
      : []),
  ];
  return { width: WIDTH, height, shapes: [...frame.shapes, ...shapes] };
};

const SLICES: readonly Fill[] = ['tint', 'yellow', 'pink', 'green', 'water', 'grey', 'white'];

const rounded = (value: number): string => numberText(Math.round(value * 10) / 10);

const PIE = { x: 92, radius: 80, top: 12 };

/** A circle in slices, the names beside it; the first slice begins at the top and goes clockwise. */
export const drawPie = ({ slices, show = 'percent' }: PieFigure): Panel => {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const height = Math.max(2 * (PIE.radius + PIE.top), slices.length * 24 + 20);
  const center: Point = [PIE.x, height / 2];
  let begun = 0;
  const shapes = slices.flatMap(({ name, value }, index): Shape[] => {
    const from = 90 - (begun / total) * WHOLE;
    begun += value;
    const to = 90 - (begun / total) * WHOLE;
    const fill = SLICES[index % SLICES.length] ?? 'grey';
    const y = height / 2 + (index - (slices.length - 1) / 2) * 24;
    const written = {
      percent: `${rounded((100 * value) / total)}%`,
      degrees: `${rounded((WHOLE * value) / total)}°`,
      value: numberText(value),
    }[show];
    const isWide = value / total > 0.07;
    return [
      slices.length === 1
        ? { kind: 'ellipse', center, radius: PIE.radius, fill }
        : { kind: 'arc', center, radius: PIE.radius, from, to, sector: true, fill },
      box(190, y - 7, 204, y + 7, fill),
      {
        kind: 'text',
        at: [211, y],
        text: isWide ? name : `${name} ${written}`,
        anchor: 'start',
        size: 'small',
      },
      ...(isWide
        ? [
            {
              kind: 'text' as const,
              at: plus(center, polar(PIE.radius * 0.66, (from + to) / 2)),
              text: written,
              size: 'small' as const,
            },
          ]
        : []),
    ];
  });
  return { width: WIDTH, height, shapes };
};

/** Rows of discs; a half of one stands for half as many. */
export const drawPictograph = ({ rows, each, unit }: PictographFigure): Panel => {
  const left = 16 + Math.max(...rows.map(({ name }) => textWidth(name)));
  const most = Math.max(...rows.map(({ count }) => Math.ceil(count / each)));
  const gap = Math.min(28, (WIDTH - left - 16) / Math.max(1, most));
  const radius = Math.min(10, gap * 0.42);
  const shapes = rows.flatMap(({ name, count }, row): Shape[] => {
    const y = 20 + row * 30;
    const whole = Math.floor(count / each);
    const hasHalf = count % each > 0;
    return [
      { kind: 'text', at: [8, y], text: name, anchor: 'start' },
      ...Array.from(
        { length: whole },
        (_, at): Shape => ({
          kind: 'ellipse',
          center: [left + gap * (at + 0.5), y],
          radius,
          fill: 'yellow',
        }),
      ),
      ...(hasHalf
        ? [
            {
              kind: 'arc' as const,
              center: [left + gap * (whole + 0.5), y] as const,
              radius,
              from: 90,
              to: 270,
              sector: true as const,
              fill: 'yellow' as const,
            },
          ]
        : []),
    ];
  });
  const y = 30 + rows.length * 30;
  return {
    width: WIDTH,
    height: y + 18,
    shapes: [
      ...shapes,
      {
        kind: 'line',
        points: [
          [left - 6, 6],
          [left - 6, y - 16],
        ],
      },
      { kind: 'ellipse', center: [left + 10, y], radius: 10, fill: 'yellow' },
      { kind: 'text', at: [left + 26, y], text: `= ${each} ${unit}`, anchor: 'start' },
    ],
  };
};
