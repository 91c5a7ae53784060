import { OPTIONAL_WORDS } from '@/data/search/synonyms';
import { plainKey, soundKey } from '@/lib/schools/places/soundKey';
import { meaningfulWords, readWords } from './searchWords';

/** The paths of the pages that have a name, by that name's keys. */
export type ExactPages = ReadonlyMap<string, readonly string[]>;

const OPTIONAL: ReadonlySet<string> = new Set(OPTIONAL_WORDS);

/** A name by its words in any order, ever fewer of them; then written as one; then by its sound. */
const keysOf = (name: string): string[] => {
  const words = meaningfulWords(name);
  const whole = words.join('');
  const needed = words.filter((word) => !OPTIONAL.has(word));
  return [
    `all ${readWords(name).toSorted().join(' ')}`,
    `words ${words.toSorted().join(' ')}`,
    ...(needed.length > 0 ? [`needed ${needed.toSorted().join(' ')}`] : []),
    `one ${plainKey(whole)}`,
    `sound ${soundKey(whole)}`,
  ];
};

export const buildExactPages = (
  routes: readonly Readonly<{ path: string; names: readonly string[] }>[],
): ExactPages => {
  const exact = new Map<string, string[]>();
  for (const { path, names } of routes)
    for (const key of new Set(names.flatMap(keysOf)))
      exact.set(key, [...(exact.get(key) ?? []), path]);
  return exact;
};

/** The pages that a text names exactly. */
export const findExactPages = (exact: ExactPages, text: string): readonly string[] =>
  keysOf(text)
    .map((key) => exact.get(key) ?? [])
    .find((paths) => paths.length > 0) ?? [];

const FEWEST_LETTERS = 3;
const MOST_BEGUN = 3;

/**
 * The pages with a name that begins like a text whose last word is half typed, being none of the
 * `known` ones. Shortest name first.
 */
export const findBegunPages = (
  exact: ExactPages,
  known: ReadonlySet<string>,
  text: string,
): string[] => {
  const words = meaningfulWords(text);
  const begun = plainKey(words.join(''));
  if (begun.length < FEWEST_LETTERS || known.has(plainKey(words.at(-1) ?? ''))) return [];
  const names = [...exact.keys()].filter((key) => key.startsWith(`one ${begun}`));
  return names
    .sort((a, b) => a.length - b.length)
    .slice(0, MOST_BEGUN)
    .flatMap((name) => exact.get(name) ?? []);
};
