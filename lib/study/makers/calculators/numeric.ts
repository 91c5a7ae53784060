import type { MadeQuestion } from '@/lib/study/makers/maker';
import { show } from '@/lib/study/worksheets/text';

type Slip = readonly [value: number, why: string];

type Numeric = Pick<MadeQuestion, 'ask' | 'hint' | 'steps' | 'accept'> & {
  value: number;
  /** An expression that a test computes and compares. */
  check: string;
  /** Before the number: `₹`. */
  sign?: string;
  /** Behind it, with its blank: ` m/s`. */
  unit?: string;
  slips: readonly [Slip, ...Slip[]];
};

/** What floating point leaves behind is no digit of an answer. */
export const tidy = (value: number): number => Number(value.toPrecision(12));

/** A question whose answer is one number in a unit, as the slips are. */
export const numeric = ({
  value,
  sign = '',
  unit = '',
  slips,
  ...question
}: Numeric): MadeQuestion => {
  const write = (amount: number): string => `${sign}${show(tidy(amount))}${unit}`;
  return {
    ...question,
    answer: write(value),
    slips: slips.map(([amount, why]) => ({ answer: write(amount), why })),
  };
};
