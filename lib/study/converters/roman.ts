/** The signs and the six pairs in which the smaller one is taken away, the greatest first. */
const SIGNS: readonly (readonly [sign: string, value: number])[] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];

export const GREATEST_ROMAN = 3999;

export type RomanPart = { sign: string; value: number };

/** The parts of a number from 1 to 3999: 1994 is M, CM, XC, IV. Throws outside. */
export const splitRoman = (value: number): RomanPart[] => {
  if (!Number.isInteger(value) || value < 1 || value > GREATEST_ROMAN)
    throw new RangeError(`No Roman numeral for ${value}`);
  const parts: RomanPart[] = [];
  let rest = value;
  for (const [sign, worth] of SIGNS) {
    for (; rest >= worth; rest -= worth) parts.push({ sign, value: worth });
  }
  return parts;
};

/** 1994 as MCMXCIV. Throws outside 1 to 3999. */
export const toRoman = (value: number): string =>
  splitRoman(value)
    .map(({ sign }) => sign)
    .join('');

const WORTH: Readonly<Record<string, number>> = {
  I: 1,
  V: 5,
  X: 10,
  L: 50,
  C: 100,
  D: 500,
  M: 1000,
};

/** Adds the signs up, taking each away that stands before a greater one; also for odd spellings. */
const addUp = (signs: string): number => {
  const values = Array.from(signs, (sign) => WORTH[sign] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
};

export type RomanReading =
  | { ok: true; value: number; roman: string }
  | { ok: false; problem: 'empty' | 'neither' | 'out-of-range' | 'not-whole' }
  /** Signs in an order that the rules do not have, and the number that was probably meant. */
  | { ok: false; problem: 'odd-spelling'; value: number; roman: string };

const readRoman = (signs: string): RomanReading => {
  const value = addUp(signs);
  if (value < 1 || value > GREATEST_ROMAN) return { ok: false, problem: 'out-of-range' };
  const roman = toRoman(value);
  return roman === signs
    ? { ok: true, value, roman }
    : { ok: false, problem: 'odd-spelling', value, roman };
};

const LONGEST = 30;

/** What somebody typed: 1994, 1,994 or MCMXCIV, in any case. */
export const readRomanOrNumber = (typed: string): RomanReading => {
  const text = typed.normalize('NFKC').trim().toUpperCase();
  if (text === '') return { ok: false, problem: 'empty' };
  if (text.length > LONGEST) return { ok: false, problem: 'neither' };
  if (/^[IVXLCDM]+$/.test(text)) return readRoman(text);
  if (/^[-−+]?[\d,]*\.\d+$/.test(text)) return { ok: false, problem: 'not-whole' };
  if (/^[-−]\d+$/.test(text)) return { ok: false, problem: 'out-of-range' };
  const digits = text.replace(/^\+/, '').replace(/^(\d),(?=\d{3}$)/, '$1');
  if (!/^\d+$/.test(digits)) return { ok: false, problem: 'neither' };
  const value = Number(digits);
  return value >= 1 && value <= GREATEST_ROMAN
    ? { ok: true, value, roman: toRoman(value) }
    : { ok: false, problem: 'out-of-range' };
};
