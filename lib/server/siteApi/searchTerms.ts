import { plainKey, soundKey } from '@/lib/schools/places/soundKey';
import { readWords, withoutFillers } from './searchWords';

/** How words become the terms of the search index. */

/** Indexed texts keep their parts apart, so that a name of several words is one term as well. */
export const PART = '\n';

// Longer parts are sentences, which nobody writes as one word; titles and descriptions always are.
const LONGEST_NAME = 4;
const WRITTEN_AS_ONE: ReadonlySet<string> = new Set(['names', 'headings', 'places', 'around']);

/** Indexing: each word, and each short name written as one (`Vijaya Nagar` → `vijayanagar`). */
export const tokenizePage = (text: string, field = ''): string[] =>
  text.split(PART).flatMap((part) => {
    const words = withoutFillers(readWords(part));
    const isName = WRITTEN_AS_ONE.has(field) && words.length > 1 && words.length <= LONGEST_NAME;
    const whole = isName ? words.join('') : '';
    return whole === '' || hasNumber(whole) ? words : [...words, whole];
  });

const SOUND = '~';

// Numbers have to be right: Sector 57 is not Sector 84, class 1 is not class 10.
const hasNumber = (term: string): boolean => /\d/.test(term);

/**
 * Indexing and searching: the plain spelling and the sound. The mark keeps the two apart, so that
 * a sound never counts as a spelling.
 */
export const toTerms = (token: string): string[] => {
  const plain = plainKey(token);
  const sound = soundKey(token);
  // One letter is no sound: "aaaa" is not "a".
  return sound.length < 2 ? [plain] : [plain, SOUND + sound];
};

// With its mark. A slip in a shorter word, or two in a longer one, make another word of it.
const SHORTEST_SOUND = 7;
const LONG_SOUND = 10;

const isSound = (term: string): boolean => term.startsWith(SOUND);

/** Slips of the keyboard count in the sound of a word only, and not in short words. */
export const allowedTypos = (term: string): number => {
  if (!isSound(term) || hasNumber(term) || term.length < SHORTEST_SOUND) return 0;
  return term.length < LONG_SOUND ? 1 : 2;
};

/** Whether a word that begins like this term fits. The last word of a text may be half typed. */
export const isPrefix = (term: string, isLast: boolean): boolean => {
  if (hasNumber(term)) return false;
  if (isSound(term)) return isLast && term.length > 3;
  return term.length > (isLast ? 1 : 3);
};
