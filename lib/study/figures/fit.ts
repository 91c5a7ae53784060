import type { Point } from '@/data/study/figures/kinds/shapes';

export type Box = { left: number; top: number; right: number; bottom: number };

export const boxOf = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  right: Math.max(...points.map(([x]) => x)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

/**
 * Turns points of a plane whose y axis points up into points of the picture: as large as the box
 * allows, in its middle, with the same scale in both directions.
 */
export const fitInto = (points: readonly Point[], into: Box): ((point: Point) => Point) => {
  const { left, top, right, bottom } = boxOf(points);
  const scale = Math.min(
    (into.right - into.left) / Math.max(right - left, 1e-6),
    (into.bottom - into.top) / Math.max(bottom - top, 1e-6),
  );
  const middleX = (into.left + into.right) / 2;
  const middleY = (into.top + into.bottom) / 2;
  return ([x, y]) => [
    middleX + (x - (left + right) / 2) * scale,
    middleY - (y - (top + bottom) / 2) * scale,
  ];
};
