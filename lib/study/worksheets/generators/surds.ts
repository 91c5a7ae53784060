import { show } from '@/lib/study/worksheets/text';

/** A square root in simplest form: `times` √`root`, `root` without a square factor. */
export type Surd = { times: number; root: number };

/** Takes the largest square out of a root: √72 is 6√2. */
export const surd = (times: number, root: number): Surd => {
  for (let side = Math.floor(Math.sqrt(root)); side > 1; side--) {
    if (root % (side * side) === 0) return { times: times * side, root: root / (side * side) };
  }
  return { times, root };
};

/** `6√2`; a plain number where the root is 1. */
export const showSurd = ({ times, root }: Surd): string => {
  if (root === 1 || times === 0) return show(times);
  if (Math.abs(times) === 1) return `${times < 0 ? '−' : ''}√${root}`;
  return `${show(times)}√${root}`;
};
