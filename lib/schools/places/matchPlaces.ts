import { plainKey, soundKey } from './soundKey';
import { typoDistance } from './typoDistance';

export type Place<Id> = { id: Id; names: readonly string[] };

const EXACT = 0;
const PREFIX = 1;
const WORD_PREFIX = 2;
const SOUND = 3;
const SOUND_PREFIX = 4;
const TYPO = 5;
const NO_MATCH = Number.POSITIVE_INFINITY;

/** No name is longer; what comes after it would only cost time, and the square of it. */
const LONGEST_TEXT = 80;
const MOST_WORDS = 6;

/**
 * The places that a typed text may mean, best first: the exact name, names that begin so, names
 * that sound so, then small slips of the keyboard. Slips only count where nothing better matches,
 * so that a text spelt right finds no strangers. Equal matches keep their order. Where the whole
 * text is no place, its words are tried: `near btm`, `Koramangala Bangalore`. Of a longer text the
 * first 80 characters and six words count.
 */
export const matchPlaces = <Id>(places: readonly Place<Id>[], text: string): Id[] => {
  const short = text.slice(0, LONGEST_TEXT);
  const whole = matchName(places, short);
  return whole.length > 0 ? whole : matchWords(places, short);
};

const matchName = <Id>(places: readonly Place<Id>[], text: string): Id[] => {
  const typed = toKeys(text);
  if (typed.plain === '') return [];
  const ranked = places
    .map(({ id, names }) => ({
      id,
      rank: Math.min(NO_MATCH, ...keysOf(names).map((own) => rankName(own, typed))),
    }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank);
  const isCertain = ranked.some(({ rank }) => rank < TYPO);
  return ranked.filter(({ rank }) => !isCertain || rank < TYPO).map(({ id }) => id);
};

// Words that say nothing of which place is meant.
const FILLER = /^(.{0,2}|\d+|near|school|road|nagar|layout|colony|sector|phase|east|west)$/i;

const matchWords = <Id>(places: readonly Place<Id>[], text: string): Id[] =>
  text
    .split(/[\s,]+/)
    .filter((word) => !FILLER.test(word))
    .slice(0, MOST_WORDS)
    .map((word) => matchName(places, word))
    .filter((ids) => ids.length > 0)
    .reduce<Id[]>((kept, ids) => {
      const both = kept.filter((id) => ids.includes(id));
      if (both.length > 0) return both;
      return kept.length > 0 ? kept : ids;
    }, []);

type Keys = { plain: string; sound: string; digits: string };

const toKeys = (text: string): Keys => {
  const plain = plainKey(text);
  return { plain, sound: soundKey(text), digits: plain.replace(/\P{N}/gu, '') };
};

type NameKeys = Keys & {
  /** What the name begins with from each of its words on. */
  starts: readonly string[];
};

const toNameKeys = (name: string): NameKeys => ({
  ...toKeys(name),
  starts: name.split(/\s+/).map((_, at, words) => plainKey(words.slice(at).join(''))),
});

// A directory is asked again with each letter that is typed.
const KEPT = new WeakMap<readonly string[], readonly NameKeys[]>();

const keysOf = (names: readonly string[]): readonly NameKeys[] => {
  const keys = KEPT.get(names) ?? names.map(toNameKeys);
  KEPT.set(names, keys);
  return keys;
};

const rankName = (own: NameKeys, typed: Keys): number => {
  if (own.plain === typed.plain) return EXACT;
  if (own.plain.startsWith(typed.plain)) return PREFIX;
  if (own.starts.some((start) => start.startsWith(typed.plain))) return WORD_PREFIX;
  if (own.sound === typed.sound) return SOUND;
  if (typed.sound.length > 2 && own.sound.startsWith(typed.sound)) return SOUND_PREFIX;
  return rankTypo(own, typed);
};

// Sector 57 is no slip for Sector 84: numbers must be right.
const rankTypo = (own: Keys, typed: Keys): number => {
  const allowed = allowedTypos(typed.sound);
  if (allowed === 0) return NO_MATCH;
  // Each letter too many is a slip of its own.
  const isTooLong = typed.sound.length - own.sound.length > allowed;
  if (own.digits !== typed.digits || isTooLong) return NO_MATCH;
  const distance = typoDistance(typed.sound, own.sound, allowed);
  return distance <= allowed ? TYPO + distance : NO_MATCH;
};

const allowedTypos = (sound: string): number => {
  if (sound.length < 4) return 0;
  return sound.length < 7 ? 1 : 2;
};
