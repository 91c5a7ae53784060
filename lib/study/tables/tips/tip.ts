import type { TipText } from '@/data/study/tables/tipTexts';

/** A way to find any line of a table in the head. */
export type Tip = TipText & {
  key: string;
  /** The line worked out: each part between two equals signs has the same value. */
  work: (times: number) => string;
};

/** A tip for a number, or null where it does not hold. */
export type Rule = (factor: number) => Tip | null;

/** A rule of one kind of tip: for which numbers it holds, and the tip. */
export const rule =
  (
    key: string,
    holds: (factor: number) => boolean,
    make: (factor: number) => Omit<Tip, 'key'>,
  ): Rule =>
  (factor) =>
    holds(factor) ? { key, ...make(factor) } : null;

/** The last digit. */
export const ones = (factor: number): number => factor % 10;
