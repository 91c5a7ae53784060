import { FILLERS, HINDI_NUMBERS, SYNONYMS } from '@/data/search/synonyms';
import { transliterate } from './transliterate';

/** How a text becomes words that mean the same however they were said. For pages and for queries. */

const FIRST_DEVANAGARI_DIGIT = 0x966;

const simplify = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - FIRST_DEVANAGARI_DIGIT))
    .replace(DOT_BELOW, '$1')
    .replace(SESSION, '$1')
    .replace(REPEATED, (letters) => (letters.length === 3 ? letters.slice(1) : letters))
    .replace(/['’]/g, '');

// Whoever types Hindi leaves the dot below these letters out as often as not.
const DOT_BELOW = /([कखगजफ])़/g;
/** No word has a letter three times on end; the numeral of class 3 has. */
const REPEATED = /([a-hj-z])\1+/g;
/** `2025-26` is the session of 2025. */
const SESSION = /\b(20\d\d)\s?[-–/]\s?(?:20)?\d\d\b/g;

// A mark (the vowel signs of Hindi) belongs to the letter before it.
const splitWords = (text: string): string[] =>
  text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');

/** `tables` and `table`, `stories` and `story`. Rough on purpose: pages and queries go through it alike. */
const toSingular = (word: string): string => {
  if (word.length < 4) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/([^sui])s$/, '$1');
};

/** The words as they were typed, in small letters and one of each. */
export const plainWords = (text: string): string[] => splitWords(simplify(text)).map(toSingular);

type Phrases = ReadonlyMap<string, readonly string[]>;

const PHRASES: Phrases = new Map(
  SYNONYMS.flatMap(([meant, ...said]) =>
    said.map((phrase) => [plainWords(phrase).join(' '), plainWords(meant)] as const),
  ),
);
/** Every word of what visitors say for something else. */
export const SAID_WORDS: ReadonlySet<string> = new Set(
  [...PHRASES.keys()].flatMap((key) => key.split(' ')),
);

const LONGEST_PHRASE = Math.max(...[...PHRASES.keys()].map((key) => key.split(' ').length));

/** Says each phrase in the word that the site uses, the longest phrase first. */
const translate = (words: readonly string[]): string[] => {
  const said: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = findPhrase(words, at);
    said.push(...(found?.meant ?? words.slice(at, at + 1)));
    at += found?.length ?? 1;
  }
  return said;
};

const findPhrase = (words: readonly string[], at: number) => {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const meant = PHRASES.get(words.slice(at, at + length).join(' '));
    if (meant) return { meant, length };
  }
  return null;
};

const CLASS_ORDINAL = /^([1-9]|1[0-2])(?:st|nd|rd|th)$/;
const GLUED = /^(class|grade|std|standard|ch|chapter|sector)(\d+)$/;

/** `class7` → `class 7`, `7th` → `class 7`. */
const unglue = (word: string): string[] => {
  const glued = word.match(GLUED);
  if (glued) return glued.slice(1);
  const ordinal = word.match(CLASS_ORDINAL)?.[1];
  return ordinal ? ['class', ordinal] : [word];
};

const CLASS_NUMERALS = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');
const DIGITS = '1[0-2]|[1-9]';
const NUMBERED_CLASS = new RegExp(
  `(?<= )(?:(?:class|standard) )+(${DIGITS}|${CLASS_NUMERALS.join('|')})(?= )(?! to )(?: (?:class|standard)(?= )(?! \\d))?`,
  'g',
);
const CLASS_AFTER = new RegExp(`(?<= )(${DIGITS}) (?:class|standard)(?= )`, 'g');
const NUMBERED_CHAPTER = /(?<= )(?:chapter|lesson) (\d+)(?= )/g;

const toClass = (_: string, number: string): string => {
  const numeral = CLASS_NUMERALS.indexOf(number);
  return `class${numeral < 0 ? number : numeral + 1}`;
};

// Parts of a locality are numbered, as classes are: Koramangala 5th Block.
const ADDRESS_PARTS = 'block|phase|stage|cross';
const NUMBERED_PART = new RegExp(
  `(?<= )(?:(?:class )?(\\d+) (${ADDRESS_PARTS})|(${ADDRESS_PARTS}) (\\d+))(?= )`,
  'g',
);
const ADDRESS_PART = new RegExp(`^(?:${ADDRESS_PARTS})\\d*$`);

/** Whether a word is a part of a locality, which says nothing without it. */
export const isAddressPart = (word: string): boolean => ADDRESS_PART.test(word);

/** A number and what it counts are one word: class 9, chapter 7 is not class 7, chapter 9. */
const bindNumbers = (words: readonly string[]): string[] =>
  ` ${words.join(' ')} `
    .replace(NUMBERED_PART, '$2$3$1$4')
    .replace(NUMBERED_CLASS, toClass)
    .replace(CLASS_AFTER, toClass)
    .replace(NUMBERED_CHAPTER, 'chapter$1')
    .split(' ')
    .filter((word) => word !== '');

const NUMBERS: ReadonlyMap<string, string> = new Map(
  HINDI_NUMBERS.flatMap((spellings, at) =>
    spellings.map((spelling) => [plainWords(spelling).join(' '), String(at + 1)] as const),
  ),
);

const readHindiNumbers = (words: readonly string[]): readonly string[] =>
  words.includes('table') && !words.some((word) => /\d/.test(word))
    ? words.map((word) => NUMBERS.get(word) ?? word)
    : words;

/** Hindi that no synonym knows is a name or an English word: by its sound, it may be known. */
const translateHindi = (words: readonly string[]): string[] => {
  const said = translate(words);
  const latin = said.map(transliterate);
  return latin.some((word, at) => word !== said[at]) ? translate(latin) : said;
};

/** All words of a text, in their order. */
export const readWords = (text: string): string[] =>
  bindNumbers(readHindiNumbers(translateHindi(plainWords(text).flatMap(unglue))));

const FILLER_SET: ReadonlySet<string> = new Set(FILLERS.flatMap(plainWords));

/** Of these words those that carry the meaning; all of them where none does. */
export const withoutFillers = (words: readonly string[]): readonly string[] => {
  const kept = words.filter((word) => !FILLER_SET.has(word));
  return kept.length > 0 ? kept : words;
};

/** The words of a text that carry its meaning, each once. */
export const meaningfulWords = (text: string): readonly string[] =>
  withoutFillers([...new Set(readWords(text))]);
