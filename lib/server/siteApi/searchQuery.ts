import { OPTIONAL_WORDS } from '@/data/search/synonyms';
import { allowedTypos, isPrefix, toTerms } from './searchTerms';
import { isAddressPart, meaningfulWords } from './searchWords';

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

export type Query = {
  words: readonly string[];
  /** The terms to look for, and what each of them stands for. */
  terms: ReadonlyMap<string, Meaning>;
};

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
  return { words, terms: new Map(meanings.filter(([term]) => term !== '')) };
};

/**
 * How MiniSearch looks for each term of this query. A word that some page has was no slip, so that
 * a text spelt right finds no other pages.
 */
export const howToSearch = ({ terms }: Query, known: ReadonlySet<string>, mostTypos: number) => ({
  prefix: (term: string): boolean => {
    const meaning = terms.get(term);
    return !!meaning && !meaning.isPair && isPrefix(term, meaning.isLast);
  },
  fuzzy: (term: string): number =>
    known.has(term) || terms.get(term)?.isPair ? 0 : Math.min(mostTypos, allowedTypos(term)),
  boostTerm: (term: string): number => (terms.get(term)?.isPair ? PAIR_WEIGHT : 1),
});

/** The places of those words of the text that these terms were found for. */
export const wordsFound = ({ terms }: Query, found: Iterable<string>): ReadonlySet<number> =>
  new Set([...found].flatMap((term) => [...(terms.get(term)?.words ?? [])]));

const OPTIONAL: ReadonlySet<string> = new Set(OPTIONAL_WORDS);
const YEAR = /^20\d\d$/;

/** Other words do not say by themselves what is asked for: `school`, `2025`, `2nd stage`. */
const isSpecific = (word: string): boolean =>
  !OPTIONAL.has(word) && !YEAR.test(word) && !isAddressPart(word);

const SPECIFIC_WEIGHT = 1;
const GENERAL_WEIGHT = 0.5;
const NAME_WEIGHT = 0.25;

/** How much of the text a page has, by the terms that were found in it; a little more for a name of two words. */
export const coverageOf = (query: Query, found: readonly string[]): number => {
  const words = [...wordsFound(query, found)].map((at) =>
    isSpecific(query.words[at] ?? '') ? SPECIFIC_WEIGHT : GENERAL_WEIGHT,
  );
  const hasName = found.some((term) => query.terms.get(term)?.isPair);
  return words.reduce((sum, weight) => sum + weight, hasName ? NAME_WEIGHT : 0);
};

const specificFound = ({ words }: Query, found: ReadonlySet<number>): string[] =>
  words.filter((word, at) => isSpecific(word) && found.has(at));

/**
 * Whether a text asks for something that the site does not have, by the words of it that some page
 * has and the most that one page has: pages about the rest would be noise. Half of the words are
 * enough where they name a page.
 */
export const asksForOthers = (
  query: Query,
  found: ReadonlySet<number>,
  pages: readonly ReadonlySet<number>[],
  isName: (text: string) => boolean,
): boolean => {
  const asked = query.words.filter(isSpecific).length;
  const known = specificFound(query, found);
  if (known.length === asked) return false;
  const most = Math.max(0, ...pages.map((page) => specificFound(query, page).length));
  const missing = asked - most;
  if (most === missing) return !isName(known.join(' '));
  return most < missing;
};
