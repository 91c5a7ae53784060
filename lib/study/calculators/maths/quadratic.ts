import { MATHS_MESSAGES } from '@/data/study/calculators/messages';
import type { CalculatorAnswer } from '@/lib/study/calculators/calculator';
import {
  highestCommonFactor,
  type Rational,
  rational,
} from '@/lib/study/calculators/exact/rational';
import { decimal, fraction, groupDigits } from '@/lib/study/calculators/exact/showRational';
import { readInputs } from '@/lib/study/calculators/readInputs';
import { rootOf, simplifyRoot } from './squareRoot';

/** With larger whole coefficients the discriminant leaves the safe whole numbers. */
const LARGEST = 1_000_000;

/** Whole coefficients of the same equation, and what all were multiplied by. */
type Whole = { a: number; b: number; c: number; by: bigint };

const clearFractions = (values: readonly [Rational, Rational, Rational]): Whole | null => {
  const by = values.reduce(
    (lcm, { bottom }) => (lcm / highestCommonFactor(lcm, bottom)) * bottom,
    1n,
  );
  const [a = 0, b = 0, c = 0] = values.map(({ top, bottom }) => Number(top * (by / bottom)));
  return [a, b, c].every((value) => Math.abs(value) <= LARGEST) ? { a, b, c, by } : null;
};

const signed = (value: number): string =>
  `${value < 0 ? '−' : ''}${groupDigits(String(Math.abs(value)))}`;
const bracketed = (value: number): string => (value < 0 ? `(${signed(value)})` : signed(value));

const part = (factor: number, letter: string): string =>
  factor === 0 ? '' : `${factor < 0 ? ' − ' : ' + '}${termOf(Math.abs(factor), letter)}`;
const termOf = (size: number, letter: string): string =>
  letter && size === 1 ? letter : `${groupDigits(String(size))}${letter}`;

/** `x² − 5x + 6 = 0`. */
const showEquation = ({ a, b, c }: Whole): string =>
  `${a < 0 ? '−' : ''}${termOf(Math.abs(a), 'x²')}${part(b, 'x')}${part(c, '')} = 0`;

/** `(3 ± 2√5)/4` in lowest terms; `i` stands before the root of a negative discriminant. */
const surd = ({ a, b }: Whole, size: number, isImaginary: boolean): string => {
  const { outside, inside } = simplifyRoot(size);
  const direction = a < 0 ? -1 : 1;
  const shared = Number(
    highestCommonFactor(highestCommonFactor(BigInt(b), BigInt(outside)), BigInt(2 * a)),
  );
  const [middle, step, bottom] = [
    (-b * direction) / shared,
    outside / shared,
    (2 * a * direction) / shared,
  ];
  const root = `${step === 1 && (inside > 1 || isImaginary) ? '' : step}${isImaginary ? 'i' : ''}${inside > 1 ? `√${inside}` : ''}`;
  const above = middle === 0 ? `±${root}` : `${signed(middle)} ± ${root}`;
  if (bottom === 1) return above;
  return middle === 0 ? `±${root}/${bottom}` : `(${above})/${bottom}`;
};

const rationalRoots = ({ a, b }: Whole, root: number): [Rational, Rational] => {
  const roots = [-b + root, -b - root].map((above) => rational(BigInt(above), BigInt(2 * a)));
  const [first = rational(0n), second = rational(0n)] = roots;
  return [first, second];
};

const decimalRoots = ({ a, b }: Whole, discriminant: number): string => {
  const { value } = rootOf(rational(BigInt(discriminant) * 10n ** 20n));
  // The root carries ten more digits than are shown, so that close roots do not melt together.
  const scale = 10n ** 10n;
  const roots = [1n, -1n].map((sign) =>
    rational(
      -BigInt(b) * scale * value.bottom + sign * value.top,
      BigInt(2 * a) * scale * value.bottom,
    ),
  );
  return roots.map((root) => `x ≈ ${decimal(root, 6)}`).join(' or ');
};

type Roots = { result: string; lines: string[] };

const realRoots = (whole: Whole, discriminant: number): Roots => {
  const root = Math.round(Math.sqrt(discriminant));
  if (root * root !== discriminant) {
    return {
      result: `Two real roots: x = ${surd(whole, discriminant, false)}, that is ${decimalRoots(whole, discriminant)}`,
      lines: [`D is above zero and not a perfect square: two different irrational roots.`],
    };
  }
  const [first, second] = rationalRoots(whole, root);
  if (root === 0) {
    return {
      result: `Two equal roots: x = ${fraction(first)}`,
      lines: ['D is zero: both roots are equal.'],
    };
  }
  return {
    result: `Two real roots: x = ${fraction(first)} or x = ${fraction(second)}`,
    lines: [`D is a perfect square, √D = ${signed(root)}: two different rational roots.`],
  };
};

const findRoots = (whole: Whole, discriminant: number): Roots => {
  if (discriminant >= 0) return realRoots(whole, discriminant);
  return {
    result: `No real roots. With complex numbers (Class 11): x = ${surd(whole, -discriminant, true)}`,
    lines: ['D is below zero, and no real number has a negative square: no real roots.'],
  };
};

/** ax² + bx + c = 0 with exact roots: rational, with a root sign, or complex. */
export const calculateQuadratic = (inputs: Record<string, string>): CalculatorAnswer => {
  const read = readInputs(inputs);
  const a = read.number('a', 'a');
  const b = read.number('b', 'b');
  const c = read.number('c', 'c');
  if (a.top === 0n) read.reject('a', MATHS_MESSAGES.notQuadratic);
  const whole = clearFractions([a, b, c]);
  if (!whole) read.reject('a', MATHS_MESSAGES.quadraticTooBig);
  const mistakes = read.mistakes();
  if (mistakes || !whole) return mistakes ?? { ok: false, errors: {} };

  const discriminant = whole.b * whole.b - 4 * whole.a * whole.c;
  const { result, lines } = findRoots(whole, discriminant);
  const [sum, product] = [
    rational(BigInt(-whole.b), BigInt(whole.a)),
    rational(BigInt(whole.c), BigInt(whole.a)),
  ];
  return {
    ok: true,
    result,
    working: [
      ...(whole.by === 1n ? [] : [`Multiply every term by ${whole.by} to clear the fractions.`]),
      showEquation(whole),
      `D = b² − 4ac = ${bracketed(whole.b)}² − 4 × ${bracketed(whole.a)} × ${bracketed(whole.c)} = ${signed(discriminant)}`,
      ...lines,
      `x = (−b ± √D) ÷ 2a = (${signed(-whole.b)} ± √${bracketed(discriminant)}) ÷ ${bracketed(2 * whole.a)}`,
      `Check: the roots add up to −b/a = ${fraction(sum)} and multiply to c/a = ${fraction(product)}.`,
    ],
  };
};
