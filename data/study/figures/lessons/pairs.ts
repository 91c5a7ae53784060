import type { WebFigure } from '@/data/study/figures/kinds/schemes';

/** Boxes on the left, each leading to the one beside it. */
export const pairs = (
  rows: readonly (readonly [from: string, to: string])[],
  rowHeight = 46,
): WebFigure => ({
  kind: 'web',
  columns: 2,
  rows: rows.length,
  rowHeight,
  boxes: Object.fromEntries(
    rows.flatMap(([from, to], row) => [
      [`from${row}`, { at: [0, row] as const, text: from, fill: 'yellow' as const }],
      [`to${row}`, { at: [1, row] as const, text: to }],
    ]),
  ),
  arrows: rows.map((_, row) => ({ from: `from${row}`, to: `to${row}` })),
});
