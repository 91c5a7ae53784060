import { type Age, WORDS_PER_MINUTE } from './ages';

const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;

/** The words of a text in HTML as a reader counts them: `don’t` and `far-off` are one each. */
export const wordsOf = (html: string): readonly string[] =>
  html.replaceAll(/<[^>]*>/g, ' ').match(WORD) ?? [];

/** Whole minutes, rounded up, for a reader of this age. */
export const readingMinutes = (html: string, age: Age): number =>
  Math.max(1, Math.ceil(wordsOf(html).length / WORDS_PER_MINUTE[age]));
