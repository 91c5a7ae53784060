import { typoDistance } from '@/lib/schools/places/typoDistance';
import { plainWords, SAID_WORDS } from './searchWords';

/** Slips of the keyboard in words that neither the pages nor the synonyms have. */

type Vocabulary = ReadonlyMap<string, readonly string[]>;

const SHORTEST = 6;
const LONG = 9;
/** The search looks at no more of them either; each costs up to a tenth of a ms. */
const MOST_WORDS = 8;
const PLAIN_WORD = /^[a-z]+$/;

/** By their first letter, which people seldom miss. */
export const buildVocabulary = (terms: Iterable<string>): Vocabulary => {
  const byLetter = new Map<string, string[]>();
  for (const term of [...terms, ...SAID_WORDS]) {
    if (term.length < SHORTEST || !PLAIN_WORD.test(term)) continue;
    const words = byLetter.get(term.charAt(0)) ?? [];
    words.push(term);
    byLetter.set(term.charAt(0), words);
  }
  return byLetter;
};

/** The text with each unknown word as the nearest known word that it may be a slip of. */
export const correctSlips = (
  text: string,
  vocabulary: Vocabulary,
  isKnown: (word: string) => boolean,
): string =>
  plainWords(text)
    .map((word, at) => {
      const isRight = at >= MOST_WORDS || isKnown(word) || SAID_WORDS.has(word);
      return isRight ? word : correct(word, vocabulary);
    })
    .join(' ');

const correct = (word: string, vocabulary: Vocabulary): string => {
  if (word.length < SHORTEST || !PLAIN_WORD.test(word)) return word;
  const candidates = vocabulary.get(word.charAt(0)) ?? [];
  // Half typed is no slip.
  if (candidates.some((candidate) => candidate.startsWith(word))) return word;
  const allowed = word.length < LONG ? 1 : 2;
  const [nearest] = candidates
    .filter(({ length }) => Math.abs(length - word.length) <= allowed)
    .map((candidate) => ({ candidate, slips: typoDistance(word, candidate) }))
    .filter(({ slips }) => slips <= allowed)
    .sort((one, other) => one.slips - other.slips);
  return nearest?.candidate ?? word;
};
