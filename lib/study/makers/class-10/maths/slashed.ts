import { fraction } from '@/lib/study/worksheets/fraction';
import { show } from '@/lib/study/worksheets/text';

/** A fraction in lowest terms as it is typed: `3/4`, `−2`. */
export const slashed = (top: number, over: number): string => {
  const lowest = fraction(top, over);
  return lowest.over === 1 ? show(lowest.top) : `${show(lowest.top)}/${show(lowest.over)}`;
};

/** `3/4.`, or `6/8 = 3/4.`: the end of a step that reduces a fraction. */
export const reduced = (top: number, over: number): string => {
  const [plain, lowest] = [`${show(top)}/${show(over)}`, slashed(top, over)];
  return plain === lowest ? `${lowest}.` : `${plain} = ${lowest}.`;
};

/** A number times a root: `8√3`, `√3`. */
export const rooted = (times: number, root: number): string =>
  `${times === 1 ? '' : show(times)}√${root}`;

/** The slip of a fraction that was counted rightly and not brought to lowest terms. */
export const unreduced = (top: number, over: number) => {
  const plain = `${show(top)}/${show(over)}`;
  if (slashed(top, over) === plain) return [];
  const why = `The value is right. Now bring ${plain} to lowest terms.`;
  return [{ answer: plain, why, check: `${top} / ${over}` }];
};
