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

const upTo100 = Array.from({ length: 101 }, (_, number) => BigInt(number));

const LONGEST = 15;

/** 1 to 9, or 15 to 95 in tens, followed by zeros: 1,000; 15,000; 1,00,000; 25,00,000 … */
const round = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].flatMap((first) =>
  [first, `${first}5`].flatMap((start) =>
    Array.from({ length: LONGEST - start.length - 1 }, (_, more) =>
      BigInt(start.padEnd(start.length + more + 2, '0')),
    ),
  ),
);

/**
 * The numbers whose pages are prerendered, in order; every other one is rendered when asked for.
 * `next.config.js` tells the two apart by the same rule.
 */
export const COMMON_NUMBERS: readonly bigint[] = [...new Set([...upTo100, ...round])].sort(
  (a, b) => (a < b ? -1 : 1),
);

/** The addresses that belong to `COMMON_NUMBERS`, as the rewrite has it. */
export const COMMON_NUMBER = /^(?:\d|[1-9]\d|[1-9]5?0{2,13}|[1-9]0{14})$/;
