import type { Draw } from '@/lib/study/worksheets/draw';

/** The right answer among wrong ones from a bank, in another order. A bank may repeat itself. */
export const choicesFor = (
  draw: Draw,
  answer: string,
  bank: readonly string[],
  wrong = 3,
): string[] => {
  const others = [...new Set(bank)].filter((word) => word !== answer);
  return draw.shuffle([answer, ...draw.some(others, wrong)]);
};

/** `A`, `B` … for pictures that stand in a row. */
export const letterAt = (at: number): string => 'ABCDEFGH'.charAt(at);

/** So many letters from the start. */
export const letters = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => letterAt(at));
