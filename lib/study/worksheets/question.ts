import type { Picture } from './picture';

/** A place for an answer. */
export type Blank = {
  /** What stands before it, such as `x =` or `Remainder`. Empty for a lone answer. */
  label: string;
  /** As the key prints it. Fractions are written `[3|4]`, mixed numbers `1[1|2]`. */
  answer: string;
  /** Other spellings that are right. */
  accept?: readonly string[];
  /** Printed beside the blank; may be typed too. */
  unit?: string;
  /** A decimal rounded to so many places, or more, will do where the answer is a fraction. */
  places?: number;
  /** What there is to choose from, instead of typing. */
  choices?: readonly string[];
};

/** A question of a sheet. One without blanks is to be traced, not marked. */
export type Question = {
  ask: string;
  picture?: Picture;
  blanks: readonly Blank[];
  /** One line of working for the key. */
  how?: string;
};

type Extras = Omit<Blank, 'label' | 'answer'> & Pick<Question, 'picture' | 'how'>;

/** A question with one answer. */
export const single = (
  ask: string,
  answer: string,
  { picture, how, ...blank }: Extras = {},
): Question => ({
  ask,
  blanks: [{ label: '', answer, ...blank }],
  ...(picture && { picture }),
  ...(how && { how }),
});

/** A question with several answers. */
export const several = (
  ask: string,
  blanks: readonly Blank[],
  extras: Pick<Question, 'picture' | 'how'> = {},
): Question => ({ ask, blanks, ...extras });
