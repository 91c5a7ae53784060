/** An exact fraction in lowest terms; the part below the line is above zero. */
export type Rational = { readonly top: bigint; readonly bottom: bigint };

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

/** top / bottom. Throws where bottom is zero. */
export const rational = (top: bigint, bottom = 1n): Rational => {
  if (bottom === 0n) throw new RangeError('A fraction needs something below the line');
  const divisor = gcd(absolute(top), absolute(bottom)) * (bottom < 0n ? -1n : 1n);
  return { top: top / divisor, bottom: bottom / divisor };
};

export const add = (a: Rational, b: Rational): Rational =>
  rational(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);

export const subtract = (a: Rational, b: Rational): Rational =>
  add(a, { top: -b.top, bottom: b.bottom });

export const multiply = (a: Rational, b: Rational): Rational =>
  rational(a.top * b.top, a.bottom * b.bottom);

/** Throws where `b` is zero. */
export const divide = (a: Rational, b: Rational): Rational =>
  rational(a.top * b.bottom, a.bottom * b.top);

/** Below zero, zero or above, as `a` compares with `b`. */
export const compare = (a: Rational, b: Rational): bigint => subtract(a, b).top;

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** A fact of ours, `0.3048` or `5/18`, as it stands. Throws on anything else. */
export const exactly = (text: string): Rational => {
  const [top = '', bottom] = text.split('/');
  if (bottom !== undefined) return divide(exactly(top), exactly(bottom));
  const found = top.match(DECIMAL);
  if (!found) throw new SyntaxError(`Not a decimal: ${text}`);
  const [, sign, whole = '', part = ''] = found;
  return rational(BigInt(`${sign}${whole}${part}`), 10n ** BigInt(part.length));
};
