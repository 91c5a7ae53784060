import type {
  BalanceFigure,
  RulerFigure,
  ThermometersFigure,
  VennFigure,
} from '@/data/study/figures/kinds/primary';
import type { Point, Shape } from '@/data/study/figures/kinds/shapes';
import { type Panel, WIDTH } from '@/lib/study/figures/panel';
import { box } from './charts';
import { numberText, stepsIn } from './graph';

/** Two pans on a beam. */
export const drawBalance = ({ left, right, heavier }: BalanceFigure): Panel => {
  const tilt = heavier === 'left' ? -16 : heavier === 'right' ? 16 : 0;
  const beam = 52;
  const pan = (x: number, down: number, text: string): Shape[] => {
    const top: Point = [x, beam + down];
    const y = beam + down + 56;
    return [
      { kind: 'line', points: [[x - 52, y], top, [x + 52, y]] },
      {
        kind: 'line',
        points: [
          [x - 62, y],
          [x - 30, y + 12],
          [x + 30, y + 12],
          [x + 62, y],
        ],
        closed: true,
        fill: 'grey',
      },
      { kind: 'text', at: [x, y - 11], text, size: 'small' },
    ];
  };
  return {
    width: WIDTH,
    height: 178,
    shapes: [
      {
        kind: 'line',
        points: [
          [WIDTH / 2, beam],
          [WIDTH / 2, 164],
        ],
        thick: true,
      },
      {
        kind: 'line',
        points: [
          [WIDTH / 2 - 34, 166],
          [WIDTH / 2 + 34, 166],
        ],
        thick: true,
      },
      {
        kind: 'line',
        points: [
          [84, beam - tilt],
          [WIDTH - 84, beam + tilt],
        ],
        thick: true,
        tone: 'accent',
      },
      { kind: 'dot', at: [WIDTH / 2, beam], radius: 5 },
      ...pan(84, -tilt, left),
      ...pan(WIDTH - 84, tilt, right),
    ],
  };
};

/** Centimetres with half ones, and things above them. */
export const drawRuler = ({ length, things }: RulerFigure): Panel => {
  const [left, right] = [20, WIDTH - 20];
  const x = (value: number): number => left + (value / length) * (right - left);
  const top = 14 + things.length * 40;
  const shapes: Shape[] = [
    ...things.flatMap(({ from, to, label }, row): Shape[] => {
      const y = 8 + row * 40;
      return [
        box(x(from), y, x(to), y + 26, row % 2 ? 'pink' : 'yellow'),
        {
          kind: 'line',
          points: [
            [x(from), y + 26],
            [x(from), top],
          ],
          dashed: true,
          tone: 'quiet',
        },
        {
          kind: 'line',
          points: [
            [x(to), y + 26],
            [x(to), top],
          ],
          dashed: true,
          tone: 'quiet',
        },
        { kind: 'text', at: [(x(from) + x(to)) / 2, y + 13], text: label, size: 'small' },
      ];
    }),
    box(left - 12, top, right + 12, top + 44, 'white'),
    ...stepsIn([0, length], 0.5).map(
      (value): Shape => ({
        kind: 'line',
        points: [
          [x(value), top],
          [x(value), top + (value % 1 === 0 ? 14 : 8)],
        ],
      }),
    ),
    ...stepsIn([0, length], length > 12 ? 2 : 1).map(
      (value): Shape => ({
        kind: 'text',
        at: [x(value), top + 25],
        text: String(value),
        size: 'small',
      }),
    ),
  ];
  return { width: WIDTH, height: top + 50, shapes };
};

/** Two rings that overlap. */
export const drawVenn = ({ sets, only, both, outside }: VennFigure): Panel => {
  const y = 108;
  const shapes: Shape[] = [
    ...(outside === undefined ? [] : [box(6, 6, WIDTH - 6, 206, 'white')]),
    { kind: 'ellipse', center: [126, y], radius: 72, fill: 'tint' },
    { kind: 'ellipse', center: [214, y], radius: 72, fill: 'pink' },
    { kind: 'ellipse', center: [126, y], radius: 72 },
    { kind: 'text', at: [96, 24], text: sets[0], bold: true },
    { kind: 'text', at: [244, 24], text: sets[1], bold: true },
    { kind: 'text', at: [98, y], text: only[0] },
    { kind: 'text', at: [242, y], text: only[1] },
    { kind: 'text', at: [170, y], text: both },
    ...(outside === undefined
      ? []
      : [{ kind: 'text' as const, at: [WIDTH / 2, 192] as const, text: outside }]),
  ];
  return { width: WIDTH, height: outside === undefined ? 188 : 212, shapes };
};

/** Tubes with a scale, side by side. */
export const drawThermometers = ({ from, to, step, readings }: ThermometersFigure): Panel => {
  const [top, bottom] = [22, 190];
  const y = (value: number): number => bottom - ((value - from) / (to - from)) * (bottom - top);
  const column = WIDTH / readings.length;
  const shapes = readings.flatMap(({ value, label }, index): Shape[] => {
    const x = column * (index + 0.5);
    return [
      {
        kind: 'line',
        points: [
          [x - 7, bottom + 8],
          [x - 7, top - 8],
          [x + 7, top - 8],
          [x + 7, bottom + 8],
        ],
        thick: true,
      },
      box(x - 4, y(value), x + 4, bottom + 12, 'pink'),
      { kind: 'ellipse', center: [x, bottom + 20], radius: 14, fill: 'pink', thick: true },
      ...stepsIn([from, to], step).flatMap((number): Shape[] => [
        {
          kind: 'line',
          points: [
            [x + 7, y(number)],
            [x + 14, y(number)],
          ],
        },
        {
          kind: 'text',
          at: [x + 18, y(number)],
          text: numberText(number),
          size: 'small',
          anchor: 'start',
        },
      ]),
      { kind: 'text', at: [x, bottom + 46], text: label },
    ];
  });
  return { width: WIDTH, height: bottom + 58, shapes };
};
