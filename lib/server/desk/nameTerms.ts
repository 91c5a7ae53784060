import { hashPersonal } from '@/lib/server/crypto';

/** So many words of a name are searched: longer ones are nonsense. */
const MOST_WORDS = 8;
/** How much of a word's beginning is stored: of a word as long or longer. Shorter ones stand as a whole. */
const LONG = 5;
const SHORT = 3;

/** The words of a name, in small letters. Signs above and below letters belong to them, as in Hindi. */
export const wordsOf = (name: string): string[] =>
  (
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).slice(0, MOST_WORDS);

/**
 * Under which terms names are found: keyed hashes of how each word begins, of three letters and of
 * five. So a search reads few rows, and the table says nothing of a name without the site's keys.
 */
export const termsOfNames = (names: readonly string[]): string[] => {
  const beginnings = names
    .flatMap(wordsOf)
    .flatMap((word) => [begin(word, SHORT), begin(word, LONG)]);
  return [...new Set(beginnings)].map((beginning) => toTerm(beginning));
};

/** The terms that all stand in whatever a search for these words may find. */
export const termsOfSearch = (words: readonly string[]): string[] => {
  const beginnings = words.map((word) => begin(word, lengthOf(word) < LONG ? SHORT : LONG));
  return [...new Set(beginnings)].map((beginning) => toTerm(beginning));
};

/** Whether a name has, for each word, one that begins with it. */
export const hasWords = (names: readonly string[], words: readonly string[]): boolean => {
  const own = names.flatMap(wordsOf);
  return words.every((word) => own.some((one) => one.startsWith(word)));
};

// By characters, as people count them: some take two places in a JavaScript text.
const begin = (word: string, length: number): string => Array.from(word).slice(0, length).join('');

const lengthOf = (word: string): number => Array.from(word).length;

/** Under which term an enquiry is found by its e-mail address, whatever the case of its letters. */
export const termOfEmail = (email: string): string => toTerm(email.trim().toLowerCase(), 'email');

// 96 bits: two of them never meet.
const toTerm = (text: string, kind: 'name' | 'email' = 'name'): string =>
  hashPersonal(`${kind} ${text}`).slice(0, 16);
