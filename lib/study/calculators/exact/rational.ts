/** A fraction in lowest terms; `bottom` is above zero. Exact where `number` would round. */
export type Rational = { readonly top: bigint; readonly bottom: bigint };

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

/** The highest common factor, never negative; 0 and 0 give 0. */
export const highestCommonFactor = (first: bigint, second: bigint): bigint => {
  let [big, small] = [absolute(first), absolute(second)];
  while (small > 0n) [big, small] = [small, big % small];
  return big;
};

/** In lowest terms. Throws a RangeError when the bottom is zero. */
export const rational = (top: bigint, bottom = 1n): Rational => {
  if (bottom === 0n) throw new RangeError('A fraction cannot have zero below the line');
  const shared = highestCommonFactor(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { top: top / shared, bottom: bottom / shared };
};

export const ZERO = rational(0n);
export const ONE = rational(1n);
export const HUNDRED = rational(100n);

export const add = (a: Rational, b: Rational): Rational =>
  rational(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);

export const negate = (a: Rational): Rational => ({ top: -a.top, bottom: a.bottom });

export const subtract = (a: Rational, b: Rational): Rational => add(a, negate(b));

export const multiply = (a: Rational, b: Rational): Rational =>
  rational(a.top * b.top, a.bottom * b.bottom);

/** Throws a RangeError when `b` is zero: ask first. */
export const divide = (a: Rational, b: Rational): Rational =>
  rational(a.top * b.bottom, a.bottom * b.top);

/** Below zero, zero or above, as `a` is less than, equal to or more than `b`. */
export const compare = (a: Rational, b: Rational): number => {
  const difference = a.top * b.bottom - b.top * a.bottom;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

export const isZero = (a: Rational): boolean => a.top === 0n;
export const isWhole = (a: Rational): boolean => a.bottom === 1n;
export const isNegative = (a: Rational): boolean => a.top < 0n;

/** A whole power, not negative. */
export const power = (a: Rational, exponent: number): Rational =>
  rational(a.top ** BigInt(exponent), a.bottom ** BigInt(exponent));

/** The nearest floating-point number, also where top and bottom alone would overflow. */
export const toNumber = (a: Rational): number => {
  const direct = Number(a.top) / Number(a.bottom);
  if (Number.isFinite(direct)) return direct;
  const spare = BigInt(Math.max(0, a.bottom.toString().length - 300));
  return Number(a.top / 10n ** spare) / Number(a.bottom / 10n ** spare);
};
