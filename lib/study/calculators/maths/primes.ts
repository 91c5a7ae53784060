import { superscript } from '@/lib/study/calculators/exact/showRational';

/** A prime and how often it divides. */
export type PrimePower = { prime: number; exponent: number };

/** The prime factors of a whole number from 1 to 10^12, smallest first; 1 has none. */
export const primeFactors = (value: number): PrimePower[] => {
  const found: PrimePower[] = [];
  let rest = value;
  for (let prime = 2; prime * prime <= rest; prime += prime === 2 ? 1 : 2) {
    let exponent = 0;
    for (; rest % prime === 0; exponent += 1) rest /= prime;
    if (exponent > 0) found.push({ prime, exponent });
  }
  if (rest > 1) found.push({ prime: rest, exponent: 1 });
  return found;
};

/** `2³ × 3`; `1` for no factors. */
export const showFactors = (factors: readonly PrimePower[]): string =>
  factors.length === 0
    ? '1'
    : factors
        .map(({ prime, exponent }) =>
          exponent === 1 ? String(prime) : `${prime}${superscript(exponent)}`,
        )
        .join(' × ');
