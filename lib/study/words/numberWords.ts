/** The numbers that can be written in words here: 0 up to, and without, 10^15. */
export const WORDS_END = 10n ** 15n;

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const belowHundred = (value: number): string => {
  if (value < 20) return ONES[value] ?? '';
  const tens = TENS[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? tens : `${tens}-${ONES[value % 10]}`;
};

const belowThousand = (value: number): string => {
  if (value < 100) return belowHundred(value);
  const hundreds = `${ONES[Math.floor(value / 100)]} hundred`;
  return value % 100 === 0 ? hundreds : `${hundreds} ${belowHundred(value % 100)}`;
};

type Period = readonly [name: string, size: bigint];

const THOUSAND: Period = ['thousand', 10n ** 3n];
const LAKH: Period = ['lakh', 10n ** 5n];
const CRORE = 10n ** 7n;

const TRADITIONAL: readonly Period[] = [
  ['neel', 10n ** 13n],
  ['kharab', 10n ** 11n],
  ['arab', 10n ** 9n],
  ['crore', CRORE],
  LAKH,
  THOUSAND,
];

const INTERNATIONAL: readonly Period[] = [
  ['trillion', 10n ** 12n],
  ['billion', 10n ** 9n],
  ['million', 10n ** 6n],
  THOUSAND,
];

const inPeriods = (value: bigint, periods: readonly Period[]): string => {
  const parts: string[] = [];
  let rest = value;
  for (const [name, size] of periods) {
    if (rest >= size) parts.push(`${belowThousand(Number(rest / size))} ${name}`);
    rest %= size;
  }
  if (rest > 0n || parts.length === 0) parts.push(belowThousand(Number(rest)));
  return parts.join(' ');
};

const check = (value: bigint): void => {
  if (value < 0n || value >= WORDS_END) throw new RangeError(`No words for ${value}`);
};

/**
 * In Indian words as banks and newspapers write them: ten to the 12 is one lakh crore, ten to the
 * 14 one hundred lakh crore. Throws outside 0 to 10^15 - 1.
 */
export const toIndianWords = (value: bigint): string => {
  check(value);
  const crores = value / CRORE;
  const rest = value % CRORE;
  const tail = rest > 0n || crores === 0n ? inPeriods(rest, [LAKH, THOUSAND]) : '';
  return crores === 0n ? tail : `${inPeriods(crores, [LAKH, THOUSAND])} crore ${tail}`.trim();
};

/** In Indian words with the older names above the crore: arab, kharab, neel. Throws as above. */
export const toTraditionalWords = (value: bigint): string => {
  check(value);
  return inPeriods(value, TRADITIONAL);
};

/** In thousands, millions, billions and trillions. Throws as above. */
export const toInternationalWords = (value: bigint): string => {
  check(value);
  return inPeriods(value, INTERNATIONAL);
};

/** For the start of a sentence. */
export const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Each word with a capital, as on a cheque: Ninety-Nine. */
export const toTitleCase = (words: string): string =>
  words.replace(/(^|[ -])([a-z])/g, (_, before: string, letter: string) =>
    `${before}${letter}`.toUpperCase(),
  );
