import { BASE_COPY } from '@/data/study/converters/numberSystemCopy';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const LEAST_BASE = 2;
export const GREATEST_BASE = 36;
const LONGEST = 64;

/** The digits of a base, the smallest first. */
export const digitsOf = (base: number): string => DIGITS.slice(0, base);

/** A base from 2 to 36, or null. */
export const parseBase = (text: string): number | null => {
  const base = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return base >= LEAST_BASE && base <= GREATEST_BASE ? base : null;
};

export type Numeral =
  | { ok: true; value: bigint }
  | { ok: false; problem: 'empty' | 'too-long' }
  | { ok: false; problem: 'digit'; digit: string };

/** 0b, 0o and 0x before a number of that base, as programmers write it. */
const PREFIXES: Readonly<Record<number, RegExp>> = { 2: /^0B/, 8: /^0O/, 16: /^0X/ };

/** A whole number as somebody typed it in a base; at most 64 digits, spaces and _ do not count. */
export const readNumeral = (typed: string, base: number): Numeral => {
  const text = typed.normalize('NFKC').toUpperCase().replace(/[\s_]/g, '').replace('−', '-');
  const sign = text.startsWith('-') ? -1n : 1n;
  const unsigned = text.replace(/^[-+]/, '');
  const digits = unsigned.replace(PREFIXES[base] ?? /^$/, '');
  if (digits === '') return { ok: false, problem: 'empty' };
  if (digits.length > LONGEST) return { ok: false, problem: 'too-long' };
  let value = 0n;
  for (const digit of digits) {
    const worth = digitsOf(base).indexOf(digit);
    if (worth < 0) return { ok: false, problem: 'digit', digit };
    value = value * BigInt(base) + BigInt(worth);
  }
  return { ok: true, value: sign * value };
};

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

export type Division = { from: bigint; quotient: bigint; digit: string };

/** Dividing by the base until nothing is left: the remainders are the digits, the last one first. */
export const divideDown = (value: bigint, base: number): Division[] => {
  const steps: Division[] = [];
  let rest = absolute(value);
  do {
    const quotient = rest / BigInt(base);
    steps.push({ from: rest, quotient, digit: DIGITS.charAt(Number(rest % BigInt(base))) });
    rest = quotient;
  } while (rest > 0n);
  return steps;
};

/** A whole number in a base, in capital letters from ten up. */
export const toBase = (value: bigint, base: number): string => {
  const digits = divideDown(value, base).map(({ digit }) => digit);
  return `${value < 0n ? '-' : ''}${digits.reverse().join('')}`;
};

/** How many digits are still worked out on the page. */
const LONGEST_WORKING = 16;

/** Each digit times its place: `1 × 8 + 0 × 4 + 1 × 2 + 1 × 1 = 11`. */
const describePlaces = (value: bigint, from: number): string => {
  const digits = Array.from(toBase(absolute(value), from));
  const parts = digits.map((digit, index) => {
    const place = BigInt(from) ** BigInt(digits.length - 1 - index);
    return `${DIGITS.indexOf(digit)} × ${place}`;
  });
  const sum = parts.join(' + ');
  return value < 0n ? `-(${sum}) = ${value}` : `${sum} = ${value}`;
};

/** Dividing by the new base; a minus sign waits until the digits are found. */
const describeDivisions = (value: bigint, to: number): string[] => [
  ...(value < 0n ? [BASE_COPY.signAside(absolute(value))] : []),
  ...divideDown(value, to).map(({ from: start, quotient, digit }) =>
    BASE_COPY.division(start, to, quotient, digit),
  ),
  BASE_COPY.readUpwards(toBase(absolute(value), to)),
  ...(value < 0n ? [BASE_COPY.signBack(toBase(value, to))] : []),
];

/** The way from one base to another through base 10; without the sums where they would be endless. */
export const explainBases = (value: bigint, from: number, to: number): string[] => {
  const isShort = (base: number) => divideDown(value, base).length <= LONGEST_WORKING;
  const places = from !== 10 && isShort(from) ? [describePlaces(value, from)] : [];
  const divisions = to !== 10 && isShort(to) ? describeDivisions(value, to) : [];
  return [...places, ...divisions];
};
