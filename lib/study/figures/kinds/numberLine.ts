import type { NumberLineFigure } from '@/data/study/figures/kinds/graphs';
import type { Point, Shape } from '@/data/study/figures/kinds/shapes';
import { type Panel, WIDTH } from '@/lib/study/figures/panel';
import { numberText, stepsIn } from './graph';

const [LEFT, RIGHT] = [26, WIDTH - 26];
const LABELS = 22;

/** Longer jumps rise higher, so that short ones fit below them. */
const rise = (length: number): number => Math.min(46, 16 + length * 0.16);

/** A line with its numbers below and what happens on it above. */
export const drawNumberLine = (figure: NumberLineFigure): Panel => {
  const { from, to, step, parts = 1, write = {}, points = [], jumps = [], shaded = [] } = figure;
  const x = (value: number): number => LEFT + ((value - from) / (to - from)) * (RIGHT - LEFT);
  const highest = Math.max(0, ...jumps.map((jump) => rise(Math.abs(x(jump.to) - x(jump.from)))));
  const hasLabels = points.some(({ label }) => label);
  const y = 12 + Math.max(highest + (jumps.length > 0 ? 14 : 0), hasLabels ? LABELS : 6);
  const stroke = (value: number, size: number): Shape => ({
    kind: 'line',
    points: [
      [x(value), y - size],
      [x(value), y + size],
    ],
  });
  const wholes = stepsIn([from, to], step);
  const smaller = parts > 1 ? stepsIn([from, to], step / parts) : [];
  const shapes: Shape[] = [
    ...shaded.map(
      (part): Shape => ({
        kind: 'line',
        points: [
          [x(part.from), y - 5],
          [x(part.to), y - 5],
          [x(part.to), y + 5],
          [x(part.from), y + 5],
        ],
        closed: true,
        fill: 'yellow',
        tone: 'quiet',
      }),
    ),
    {
      kind: 'line',
      points: [
        [LEFT - 18, y],
        [RIGHT + 18, y],
      ],
      arrow: 'both',
    },
    ...smaller.map((value) => stroke(value, 4)),
    ...wholes.map((value) => stroke(value, 7)),
    ...wholes.flatMap((value): Shape[] => {
      const text = value in write ? write[value] : numberText(value);
      return text ? [{ kind: 'text', at: [x(value), y + 20], text, size: 'small' }] : [];
    }),
    ...jumps.flatMap((jump): Shape[] => {
      const [start, end] = [x(jump.from), x(jump.to)];
      const up = rise(Math.abs(end - start));
      const curve: readonly Point[] = [
        [start, y - 8],
        [start + (end - start) * 0.2, y - 8 - up * 0.72],
        [(start + end) / 2, y - 8 - up],
        [start + (end - start) * 0.8, y - 8 - up * 0.72],
        [end, y - 8],
      ];
      const tone = jump.tone ?? 'second';
      return [
        { kind: 'line', points: curve, smooth: true, arrow: 'end', tone },
        ...(jump.label
          ? [
              {
                kind: 'text' as const,
                at: [(start + end) / 2, y - 18 - up] as const,
                text: jump.label,
                tone,
              },
            ]
          : []),
      ];
    }),
    ...points.flatMap(({ at, label, open, tone = 'accent' }): Shape[] => [
      { kind: 'dot', at: [x(at), y], radius: 5, tone, ...(open && { open }) },
      ...(label
        ? [
            {
              kind: 'text' as const,
              at: [x(at), y - 18] as const,
              text: label,
              tone,
              bold: true as const,
            },
          ]
        : []),
    ]),
  ];
  return { width: WIDTH, height: y + 34, shapes };
};
