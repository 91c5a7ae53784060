import { plainKey, soundKey } from '@/lib/places/soundKey';

/** How texts become the terms of the search index. */

/** Indexed texts keep their parts apart, so that a name of several words is one term as well. */
export const PART = '\n';

// Words that say nothing of which page is meant. In Hindi too: "class 7 ka fees".
const FILLERS = new Set(
  'a an and at best close for from good how i in is ka ke ki kya me mein my nearby nearest near of on or the to top what where which with you'.split(
    ' ',
  ),
);

export const splitWords = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** Of the words of a query, those that carry its meaning; all of them where none does. */
export const meaningfulWords = (text: string): string[] => {
  const words = splitWords(text);
  const kept = words.filter((word) => !FILLERS.has(word.toLowerCase()));
  return kept.length > 0 ? kept : words;
};

/** Indexing: each word, and each part written as one (`Vijaya Nagar` → `VijayaNagar`). */
export const tokenizePage = (text: string): string[] =>
  text.split(PART).flatMap((part) => {
    const words = splitWords(part);
    return words.length > 1 ? [...words, words.join('')] : words;
  });

const SOUND = '~';

/**
 * Indexing and searching: the plain spelling and the sound. The mark keeps the two apart, so that
 * a sound never counts as a spelling.
 */
export const toTerms = (token: string): string[] => [plainKey(token), SOUND + soundKey(token)];

export const isSound = (term: string): boolean => term.startsWith(SOUND);
