import type { MadeQuestion } from '@/lib/study/makers/maker';

type Slip = NonNullable<MadeQuestion['slips']>[number];

/** Slips without those that some numbers make right, or make the same as an earlier slip. */
export const distinct = (answer: string, slips: readonly Slip[]): Slip[] =>
  slips.filter(
    (slip, at) =>
      slip.answer !== answer && slips.findIndex((other) => other.answer === slip.answer) === at,
  );
