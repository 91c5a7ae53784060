import type {
  AngleShape,
  DotShape,
  LineShape,
  Point,
  TextShape,
} from '@/data/study/figures/kinds/shapes';

export const line = (
  points: readonly Point[],
  rest: Omit<LineShape, 'kind' | 'points'> = {},
): LineShape => ({ kind: 'line', points, ...rest });

export const text = (
  at: Point,
  words: string,
  rest: Omit<TextShape, 'kind' | 'at' | 'text'> = {},
): TextShape => ({ kind: 'text', at, text: words, ...rest });

export const angle = (
  vertex: Point,
  arms: AngleShape['arms'],
  rest: Omit<AngleShape, 'kind' | 'vertex' | 'arms'> = {},
): AngleShape => ({ kind: 'angle', vertex, arms, ...rest });

export const dot = (at: Point, rest: Omit<DotShape, 'kind' | 'at'> = {}): DotShape => ({
  kind: 'dot',
  at,
  ...rest,
});
