import { type Rational, rational } from '@/lib/study/calculators/exact/rational';

/** The largest whole number whose square is not above this one. */
const wholeRoot = (value: bigint): bigint => {
  if (value < 2n) return value;
  const near = BigInt(Math.floor(Math.sqrt(Number(value))));
  // Newton's steps only come down, so they start above the root, float rounding included.
  let guess = near + near / 2n ** 40n + 1n;
  for (;;) {
    const next = (guess + value / guess) / 2n;
    if (next >= guess) return guess;
    guess = next;
  }
};

/** The exact square root of a value that is not negative, or null when it is irrational. */
export const exactRoot = ({ top, bottom }: Rational): Rational | null => {
  const [above, below] = [wholeRoot(top), wholeRoot(bottom)];
  return above * above === top && below * below === bottom ? rational(above, below) : null;
};

/** A root as a value to compute with: exact, or to 30 decimals. The value is not negative. */
export const rootOf = (value: Rational): { value: Rational; isExact: boolean } => {
  const exact = exactRoot(value);
  if (exact) return { value: exact, isExact: true };
  const scale = 10n ** 30n;
  const root = wholeRoot((value.top * scale * scale) / value.bottom);
  return { value: rational(root, scale), isExact: false };
};

/** √n as a√b with the largest a, for a whole n from 0 to 2^53. */
export const simplifyRoot = (value: number): { outside: number; inside: number } => {
  let [outside, inside] = [1, value];
  for (let side = 2; side * side <= inside; side += 1)
    while (inside % (side * side) === 0) {
      inside /= side * side;
      outside *= side;
    }
  return { outside, inside };
};
