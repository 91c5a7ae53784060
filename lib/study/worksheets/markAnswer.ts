import { foldAnswer } from '@/lib/study/practice/plainAnswer';
import { isSameUnit, readUnit } from '@/lib/study/practice/unitOf';
import { type Fraction, hcf } from './fraction';
import type { Blank } from './question';

/**
 * `unreduced`: the right value, but not in simplest form. `unit`: the right number with another unit
 * than the sheet asks for.
 */
export type Mark = 'right' | 'wrong' | 'unreduced' | 'unit';

const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/(\d)?\[(\d+)\|(\d+)\]/g, '$1 $2/$3'],
  [/[−–—]/g, '-'],
  [/[×·∗]/g, '*'],
  [/[’‘]/g, "'"],
  [/⁄/g, '/'],
  [/(?<![a-z])pi(?![a-z])/g, 'π'],
  [/(?<![a-z])(?:sqrt|root)\s*\(?(\d+)\)?/g, '√$1'],
  [/(\d),(?=\d)/g, '$1'],
  [/\s*([-+*/=<>(),^:|])\s*/g, '$1'],
  [/\^\(?(-?\d+)\)?/g, '^$1'],
  [/(\d)\*(?=[a-z√π(])/g, '$1'],
  [/\s*([√π])\s*/g, '$1'],
  [/\s+/g, ' '],
];

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const lowerExponents = (text: string): string =>
  text.replace(/(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g, (_, sign: string, digits: string) => {
    const plain = Array.from(digits, (digit) => RAISED.indexOf(digit)).join('');
    return `^${sign && '-'}${plain}`;
  });

/** One spelling for what people type in many: case, spaces, signs, exponents, Indian commas. */
export const plainAnswer = (text: string): string =>
  PLAIN.reduce(
    (plain, [pattern, by]) => plain.replace(pattern, by),
    lowerExponents(text.slice(0, 80).normalize('NFC').toLowerCase()),
  ).trim();

const FRACTION = /^(-)?(?:(\d{1,9}) )?(\d{1,9})\/(\d{1,9})$/;
const DECIMAL = /^([-+])?(\d{0,12})(?:\.(\d{0,6}))?$/;

type Value = Fraction & { isReduced: boolean };

const parseFraction = (text: string): Value | null => {
  const [, sign, whole = '0', top = '', over = ''] = text.match(FRACTION) ?? [];
  const [size, part] = [Number(over), Number(top)];
  if (!over || size === 0) return null;
  const total = (Number(whole) * size + part) * (sign ? -1 : 1);
  return { top: total, over: size, isReduced: hcf(part, size) === 1 };
};

const parseDecimal = (text: string): Value | null => {
  const [, sign, whole = '', rest = ''] = text.match(DECIMAL) ?? [];
  if (!whole && !rest) return null;
  const size = Number(whole + rest);
  return { top: sign === '-' ? -size : size, over: 10 ** rest.length, isReduced: true };
};

/** The exact value of a typed whole number, decimal, fraction or mixed number; null for the rest. */
const readValue = (plain: string): Value | null => parseFraction(plain) ?? parseDecimal(plain);

const isEqual = (one: Value, other: Value): boolean =>
  BigInt(one.top) * BigInt(other.over) === BigInt(other.top) * BigInt(one.over);

/** A typed answer without `x =` and the like, and the unit that was written behind it. */
const splitTyped = (plain: string, { label, unit }: Blank): { text: string; unit: string } => {
  const front = plainAnswer(label);
  const start = front && plain.startsWith(front) ? plain.slice(front.length) : plain;
  const spoken = unit === '₹' ? start.replace(/^(?:₹|rs\.?|inr) ?/, '') : start;
  const [, text = spoken, behind = ''] = /^(.*[\dπ])\s*([\p{L}°%"₹/].*)$/u.exec(spoken) ?? [];
  return { text: text.trim(), unit: behind };
};

/** Whether what stands behind a number may stand there; null where it is no unit at all. */
const isUnitOf = (typed: string, unit: string | undefined): boolean | null => {
  const text = typed === '/-' ? '₹' : foldAnswer(typed);
  const mine = readUnit(text);
  if (!mine) return null;
  // “units” stands for no unit: 5 units from the axis.
  const its = readUnit(foldAnswer(unit ?? 'units'));
  return its !== null && isSameUnit(mine, its);
};

const isRounded = (typed: string, wanted: Value, places = 0): boolean => {
  const [, decimals = ''] = /^-?\d*\.(\d+)$/.exec(typed) ?? [];
  if (places === 0 || decimals.length < places) return false;
  const gap = Math.abs(Number(typed) - wanted.top / wanted.over);
  return gap <= 0.5000001 * 10 ** -decimals.length;
};

const markValue = (plain: string, { answer, accept = [], places }: Blank): Mark => {
  const right = [answer, ...accept].map(plainAnswer);
  if (right.includes(plain)) return 'right';
  const value = readValue(plain);
  const wanted = readValue(right[0] ?? '');
  if (!value || !wanted) return 'wrong';
  if (!isEqual(value, wanted)) return isRounded(plain, wanted, places) ? 'right' : 'wrong';
  return value.isReduced ? 'right' : 'unreduced';
};

/** Marks what was typed into a blank; null where nothing was. */
export const markAnswer = (typed: string, blank: Blank): Mark | null => {
  const plain = plainAnswer(typed);
  if (!plain) return null;
  const whole = markValue(plain, blank);
  if (whole !== 'wrong') return whole;
  const { text, unit } = splitTyped(plain, blank);
  const fits = unit === '' ? true : isUnitOf(unit, blank.unit);
  if (text === '' || fits === null) return text === '' ? null : 'wrong';
  const mark = markValue(text, blank);
  return fits || mark === 'wrong' ? mark : 'unit';
};
