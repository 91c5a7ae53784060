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

/**
 * The places that a typed text may mean, best first: the exact name, names that begin so, names
 * that sound so, then small slips of the keyboard. Slips only count where nothing better matches,
 * so that a text spelt right finds no strangers. Equal matches keep their order. Where the whole
 * text is no place, its words are tried: `near btm`, `Koramangala Bangalore`.
 */
export const matchPlaces = <Id>(places: readonly Place<Id>[], text: string): Id[] => {
  const whole = matchName(places, text);
  return whole.length > 0 ? whole : matchWords(places, text);
};

const matchName = <Id>(places: readonly Place<Id>[], text: string): Id[] => {
  const typed = toKeys(text);
  if (typed.plain === '') return [];
  const ranked = places
    .map(({ id, names }) => ({
      id,
      rank: Math.min(NO_MATCH, ...names.map((name) => rankName(name, typed))),
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

const rankName = (name: string, typed: Keys): number => {
  const own = toKeys(name);
  if (own.plain === typed.plain) return EXACT;
  if (own.plain.startsWith(typed.plain)) return PREFIX;
  if (name.split(/\s+/).some((_, at, words) => startsAt(words, at, typed.plain))) {
    return WORD_PREFIX;
  }
  if (own.sound === typed.sound) return SOUND;
  if (typed.sound.length > 2 && own.sound.startsWith(typed.sound)) return SOUND_PREFIX;
  return rankTypo(own, typed);
};

const startsAt = (words: readonly string[], at: number, typed: string): boolean =>
  plainKey(words.slice(at).join('')).startsWith(typed);

// Sector 57 is no slip for Sector 84: numbers must be right.
const rankTypo = (own: Keys, typed: Keys): number => {
  if (own.digits !== typed.digits) return NO_MATCH;
  const distance = typoDistance(typed.sound, own.sound);
  return distance <= allowedTypos(typed.sound) ? TYPO + distance : NO_MATCH;
};

const allowedTypos = (sound: string): number => {
  if (sound.length < 4) return 0;
  return sound.length < 7 ? 1 : 2;
};
