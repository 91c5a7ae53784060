import { fraction } from '@/lib/study/worksheets/fraction';
import { show } from '@/lib/study/worksheets/text';

/** `π`, `12π` and `[4|3]π`. */
export const inPi = (top: number, over = 1): string => {
  const { top: count, over: below } = fraction(top, over);
  if (below === 1) return count === 1 ? 'π' : `${show(count)}π`;
  return `[${show(count)}|${below}]π`;
};

/** Other spellings of it. */
export const piOtherwise = (top: number, over = 1): string[] => {
  const { top: count, over: below } = fraction(top, over);
  return below === 1 ? [`${count} π`] : [`${count}π/${below}`, `${count}/${below} π`];
};
