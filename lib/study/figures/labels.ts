import type { AngleShape, Shape, TextShape } from '@/data/study/figures/kinds/shapes';
import { widthOf } from '@/lib/schools/maps/letterWidths';
import type { Box } from './fit';
import { directionOf, minus, plus, polar } from './vectors';

/** Heights of letters: on a phone the picture is shown at about its own size. */
const SIZES = { small: 13, usual: 14, large: 18 };

export const sizeOf = ({ size }: Pick<TextShape, 'size'>): number => SIZES[size ?? 'usual'];

const LINE = 1.2;

export const lineHeight = (text: Pick<TextShape, 'size'>): number => sizeOf(text) * LINE;

export const textWidth = (text: string, size: TextShape['size'] = undefined): number =>
  Math.max(...text.split('\n').map(widthOf)) * sizeOf({ size });

/** About the space that a text takes. */
export const boxOfText = (shape: TextShape): Box => {
  const { at, text, anchor = 'middle', size } = shape;
  const width = textWidth(text, size);
  const height = lineHeight(shape) * (text.split('\n').length - 1) + sizeOf(shape);
  const left = { start: at[0], middle: at[0] - width / 2, end: at[0] - width }[anchor];
  return { left, top: at[1] - height / 2, right: left + width, bottom: at[1] + height / 2 };
};

const RADIUS = 24;

/** The radius of an angle's mark and the directions between which it stands. */
export const sweepOf = ({ vertex, arms, radius = RADIUS, reflex }: AngleShape) => {
  const [a, b] = arms.map((arm) => directionOf(minus(arm, vertex)));
  const [start = 0, end = 0] = [a, b];
  const turn = (end - start + 360) % 360;
  const isForward = turn <= 180 !== (reflex === true);
  return isForward ? { radius, from: start, turn } : { radius, from: end, turn: 360 - turn };
};

/** What an angle is called stands beyond its arc, the farther the narrower the angle is. */
const angleLabel = (shape: AngleShape): TextShape[] => {
  if (!shape.label) return [];
  const { radius, from, turn } = sweepOf(shape);
  const half = textWidth(shape.label) / 2;
  // Between the arms there has to be room for half of the letters' height.
  const narrow = turn < 180 ? 9 / Math.tan((turn * Math.PI) / 360) + half * 0.6 : 0;
  const beyond = Math.max(radius + 6 + half * 0.8, narrow);
  const at = plus(shape.vertex, polar(beyond, from + turn / 2));
  return [{ kind: 'text', at, text: shape.label, ...(shape.tone && { tone: shape.tone }) }];
};

/** The texts that a shape shows. */
export const textsOf = (shape: Shape): readonly TextShape[] => {
  if (shape.kind === 'text') return [shape];
  return shape.kind === 'angle' ? angleLabel(shape) : [];
};
