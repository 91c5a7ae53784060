/** The public address of every converter. */
export const CONVERTER_PATHS = {
  all: '/converters',
  length: '/converters/length',
  mass: '/converters/mass',
  temperature: '/converters/temperature',
  area: '/converters/area',
  volume: '/converters/volume',
  speed: '/converters/speed',
  time: '/converters/time',
  data: '/converters/data',
  numberSystems: '/converters/number-systems',
  romanNumerals: '/converters/roman-numerals',
  numberToWords: '/converters/number-to-words',
} as const;

/** The page of a whole number in plain decimal digits. */
export const numberPath = (number: bigint | number): string =>
  `${CONVERTER_PATHS.numberToWords}/${number}-in-words`;

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** These digits followed by `fewest` zeros, by one more, and so on to `most`. */
const withZeros = (start: string, fewest: number, most: number): bigint[] =>
  Array.from({ length: most - fewest + 1 }, (_, more) =>
    BigInt(`${start}${'0'.repeat(fewest + more)}`),
  );

/**
 * The numbers that people look up, in order: these pages are prerendered, and search engines may
 * list them; every other one is rendered when asked for and says noindex. The rule is what is
 * written out on paper: 0 to 100 for the spelling, round amounts from a hundred (500; 1,500; 25,000)
 * to 90 crore and with a five to 95 lakh, and the large powers of ten by name, to a lakh crore.
 */
export const COMMON_NUMBERS: readonly bigint[] = [
  ...new Set([
    ...Array.from({ length: 101 }, (_, number) => BigInt(number)),
    ...DIGITS.flatMap((digit) => withZeros(digit, 2, 8)),
    ...DIGITS.flatMap((digit) => withZeros(`${digit}5`, 2, 5)),
    ...withZeros('1', 9, 12),
  ]),
].sort((a, b) => (a < b ? -1 : 1));

/** The same numbers, as the rewrite of their addresses has them. */
export const COMMON_NUMBER = /^(?:\d|[1-9]\d|[1-9]0{2,8}|[1-9]50{2,5}|10{9,12})$/;
