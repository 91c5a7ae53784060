/** The greatest number that divides both. */
export const gcd = (one: number, other: number): number =>
  other === 0 ? one : gcd(other, one % other);

/** The primes whose product a number is, smallest first: 12 is 2, 2, 3. */
export const primeFactors = (value: number): number[] => {
  for (let divisor = 2; divisor * divisor <= value; divisor += 1) {
    if (value % divisor === 0) return [divisor, ...primeFactors(value / divisor)];
  }
  return value > 1 ? [value] : [];
};

export const isPrime = (value: number): boolean => primeFactors(value).length === 1;

/** All numbers that divide it, smallest first. */
export const divisors = (value: number): number[] =>
  upTo(value).filter((candidate) => value % candidate === 0);

/** 1, 2, 3 … `last`. */
export const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);

/** Adds the digits, again and again, until one is left. */
export const digitRoot = (value: number): number => 1 + ((value - 1) % 9);

/** The last digits of the table until they begin anew. */
export const lastDigitCycle = (factor: number): number[] =>
  upTo(10 / gcd(factor, 10)).map((times) => (factor * times) % 10);

/** The digit roots of the table until they begin anew. */
export const rootCycle = (factor: number): number[] =>
  upTo(9 / gcd(factor, 9)).map((times) => digitRoot(factor * times));

/** The digits from the back to the front: 120 becomes 21. */
export const reversed = (value: number): number =>
  Number(Array.from(String(value)).reverse().join(''));

export const isPalindrome = (value: number): boolean =>
  reversed(value) === value && value % 10 !== 0;

/** The whole number whose square this is, or null. */
export const squareRoot = (value: number): number | null => {
  const root = Math.round(Math.sqrt(value));
  return root * root === value ? root : null;
};
