import type { ApparatusFigure } from '@/data/study/figures/kinds/apparatus';
import type { SchemeFigure } from '@/data/study/figures/kinds/schemes';
import type { Shape } from '@/data/study/figures/kinds/shapes';
import { lineHeight, sizeOf, textWidth } from '@/lib/study/figures/labels';
import { type Panel, WIDTH } from '@/lib/study/figures/panel';
import { VESSEL_SHAPES } from './vessels';

type Label = SchemeFigure['labels'][number];

const GAP = 6;

const tallOf = ({ text }: Label): number =>
  sizeOf({ size: 'small' }) + (text.split('\n').length - 1) * lineHeight({ size: 'small' });

/** Names of one side from top to bottom, each as near to its part as its neighbours allow. */
const spread = (labels: readonly Label[], height: number): { label: Label; y: number }[] => {
  const sorted = [...labels].sort((a, b) => a.to[1] - b.to[1]);
  const placed: { label: Label; y: number }[] = [];
  let free = 2;
  for (const label of sorted) {
    const tall = tallOf(label);
    const y = Math.max(free + tall / 2, label.to[1]);
    placed.push({ label, y });
    free = y + tall / 2 + GAP;
  }
  // What was pushed out below moves up again, and its neighbours with it.
  let limit = height - 2;
  for (const one of placed.reverse()) {
    const tall = tallOf(one.label);
    one.y = Math.min(one.y, limit - tall / 2);
    limit = one.y - tall / 2 - GAP;
  }
  return placed;
};

const named = (labels: readonly Label[], side: 'left' | 'right', height: number): Shape[] =>
  spread(labels, height).flatMap(({ label: { text, to }, y }): Shape[] => {
    const x = side === 'left' ? 4 : WIDTH - 4;
    const reach = textWidth(text, 'small') + 4;
    const start = side === 'left' ? x + reach : x - reach;
    return [
      { kind: 'line', points: [[start, y], to] },
      { kind: 'dot', at: to, radius: 2.5 },
      { kind: 'text', at: [x, y], text, size: 'small', anchor: side === 'left' ? 'start' : 'end' },
    ];
  });

const outlineShape = (outline: SchemeFigure['outlines'][number]): Shape => {
  if ('oval' in outline) {
    const {
      oval,
      radii: [radius, radiusY],
      fill,
    } = outline;
    return { kind: 'ellipse', center: oval, radius, radiusY, ...(fill && { fill }) };
  }
  if ('blob' in outline)
    return {
      kind: 'line',
      points: outline.blob,
      closed: true,
      smooth: true,
      ...(outline.fill && { fill: outline.fill }),
    };
  if ('polygon' in outline)
    return {
      kind: 'line',
      points: outline.polygon,
      closed: true,
      ...(outline.fill && { fill: outline.fill }),
    };
  const { curve, thick, dashed } = outline;
  return {
    kind: 'line',
    points: curve,
    smooth: true,
    ...(thick && { thick }),
    ...(dashed && { dashed }),
  };
};

/** Outlines in the middle, names at both sides. */
export const drawScheme = ({ height, outlines, shapes = [], labels }: SchemeFigure): Panel => {
  const sideOf = ({ side, to }: Label) => side ?? (to[0] < WIDTH / 2 ? 'left' : 'right');
  return {
    width: WIDTH,
    height,
    shapes: [
      ...outlines.map(outlineShape),
      ...shapes,
      ...(['left', 'right'] as const).flatMap((side) =>
        named(
          labels.filter((label) => sideOf(label) === side),
          side,
          height,
        ),
      ),
    ],
  };
};

/** Vessels on the bench, tubes between them, names where the author put them. */
export const drawApparatus = ({
  height,
  things,
  tubes = [],
  shapes = [],
  labels,
}: ApparatusFigure): Panel => ({
  width: WIDTH,
  height,
  shapes: [
    ...things.flatMap(({ vessel, at, size = 60, level = 0, fill = 'water' }) =>
      VESSEL_SHAPES[vessel]({ at, size, level, fill }),
    ),
    ...tubes.flatMap((points): Shape[] => [{ kind: 'line', points, thick: true, tone: 'accent' }]),
    ...shapes,
    ...labels.flatMap(({ text, to, at, anchor = 'middle' }): Shape[] => {
      const half = textWidth(text, 'small') / 2;
      const lines = text.split('\n').length;
      const middle = { start: at[0] + half, middle: at[0], end: at[0] - half }[anchor];
      const isBeside = Math.abs(to[0] - middle) > half + 4;
      const start = isBeside
        ? ([to[0] > middle ? middle + half + 4 : middle - half - 4, at[1]] as const)
        : ([middle, at[1] + (to[1] > at[1] ? 9 : -9) * lines] as const);
      return [
        { kind: 'line', points: [start, to] },
        { kind: 'dot', at: to, radius: 2.5 },
        { kind: 'text', at, text, anchor, size: 'small' },
      ];
    }),
  ],
});
