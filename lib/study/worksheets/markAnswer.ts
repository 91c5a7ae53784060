import { type Fraction, hcf } from './fraction';
import type { Blank } from './question';

/** `unreduced`: the right value, but not in simplest form. */
export type Mark = 'right' | 'wrong' | 'unreduced';

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

/** `x = 5` for a blank that already says `x =`, `40 cm` for one that says cm. */
const withoutFrame = (plain: string, { label, unit }: Blank): string => {
  const front = plainAnswer(label);
  const start = front && plain.startsWith(front) ? plain.slice(front.length) : plain;
  const ending = plainAnswer(unit ?? '');
  const spoken = ending === '₹' ? start.replace(/^(?:₹|rs\.?|inr) ?/, '') : start;
  return ending && spoken.endsWith(ending) ? spoken.slice(0, -ending.length).trim() : spoken.trim();
};

/** Marks what was typed into a blank; null where nothing was. */
export const markAnswer = (typed: string, blank: Blank): Mark | null => {
  const plain = withoutFrame(plainAnswer(typed), blank);
  if (!plain) return null;
  const right = [blank.answer, ...(blank.accept ?? [])].map(plainAnswer);
  if (right.includes(plain)) return 'right';
  const value = readValue(plain);
  const wanted = readValue(right[0] ?? '');
  if (!value || !wanted || !isEqual(value, wanted)) return 'wrong';
  return value.isReduced ? 'right' : 'unreduced';
};
