import { allowedTypos, isPrefix, toTerms } from './searchTerms';
import { meaningfulWords } from './searchWords';

/** More words than this say nothing more about one page, and each of them costs time. */
const MOST_WORDS = 8;

/** Two words written as one count less than the words: it is the same find twice. */
const PAIR_WEIGHT = 0.4;

type Meaning = {
  /** The places of the words in the text that the term stands for. */
  words: ReadonlySet<number>;
  isPair: boolean;
  /** The last word may be half typed. */
  isLast: boolean;
};

/** The terms to look for, and what each of them stands for. */
export type Query = ReadonlyMap<string, Meaning>;

/** Each word by its spelling and its sound, and each two neighbours written as one. */
export const readQuery = (text: string): Query => {
  const words = meaningfulWords(text).slice(0, MOST_WORDS);
  const meanings = words.flatMap((word, at): [string, Meaning][] => {
    const own = { words: new Set([at]), isPair: false, isLast: at === words.length - 1 };
    const next = words[at + 1];
    const pair = { words: new Set([at, at + 1]), isPair: true, isLast: false };
    return [
      ...toTerms(word).map((term): [string, Meaning] => [term, own]),
      ...(next === undefined ? [] : toTerms(word + next)).map((term): [string, Meaning] => [
        term,
        pair,
      ]),
    ];
  });
  return new Map(meanings.filter(([term]) => term !== ''));
};

/**
 * How MiniSearch looks for each term of this query. A word that some page has was no slip, so that
 * a text spelt right finds no other pages.
 */
export const howToSearch = (query: Query, known: ReadonlySet<string>) => ({
  prefix: (term: string): boolean => {
    const meaning = query.get(term);
    return !!meaning && !meaning.isPair && isPrefix(term, meaning.isLast);
  },
  fuzzy: (term: string): number =>
    known.has(term) || query.get(term)?.isPair ? 0 : allowedTypos(term),
  boostTerm: (term: string): number => (query.get(term)?.isPair ? PAIR_WEIGHT : 1),
});

/** How many words of the text a page has, by the terms that were found in it. */
export const coverageOf = (query: Query, found: readonly string[]): number =>
  new Set(found.flatMap((term) => [...(query.get(term)?.words ?? [])])).size;
