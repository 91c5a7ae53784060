import type { MadeQuestion } from '@/lib/study/makers/maker';

/** Without the slips that some numbers make the same as the answer or as another slip. */
export const fair = ({ slips = [], ...made }: MadeQuestion): MadeQuestion => {
  const differing = slips.filter(
    ({ answer }, at) =>
      answer !== made.answer && slips.findIndex((other) => other.answer === answer) === at,
  );
  return differing.length > 0 ? { ...made, slips: differing } : made;
};
