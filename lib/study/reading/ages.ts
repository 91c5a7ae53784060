/** The age groups of the shelves, from the youngest. */
export const AGES = ['3-5', '6-8', '9-11', '12-14'] as const;

export type Age = (typeof AGES)[number];

/**
 * Words a minute. The youngest are read to, slowly; from 6 a child reads alone, in a language that is
 * often not the first.
 */
export const WORDS_PER_MINUTE: Readonly<Record<Age, number>> = {
  '3-5': 110,
  '6-8': 70,
  '9-11': 110,
  '12-14': 150,
};
