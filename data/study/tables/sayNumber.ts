const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;

const TENS = [
  '',
  '',
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety',
] as const;

const belowHundred = (value: number): string => {
  const small = SMALL[value];
  if (small) return small;
  const tens = TENS[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? tens : `${tens}-${SMALL[value % 10]}`;
};

/**
 * A whole number from 0 to 9,999 in words: two thousand sixteen. Without “and”, as in most CBSE
 * schoolbooks and on the pages of numbers in words.
 */
export const sayNumber = (value: number): string => {
  const high = [
    ...(value >= 1000 ? [`${SMALL[Math.floor(value / 1000)]} thousand`] : []),
    ...(value % 1000 >= 100 ? [`${SMALL[Math.floor((value % 1000) / 100)]} hundred`] : []),
  ].join(' ');
  const rest = value % 100;
  if (high === '') return belowHundred(rest);
  return rest === 0 ? high : `${high} ${belowHundred(rest)}`;
};

/** Several of a number, as tables are recited: ones, twos, sixes, twenties. */
export const sayMany = (value: number): string => {
  const word = sayNumber(value);
  if (word.endsWith('y')) return `${word.slice(0, -1)}ies`;
  return word.endsWith('x') ? `${word}es` : `${word}s`;
};

/** One line of a table as children recite it: seventeen eights are one hundred thirty-six. */
export const sayLine = (factor: number, times: number): string =>
  factor === 1
    ? `one ${sayNumber(times)} is ${sayNumber(times)}`
    : `${sayNumber(factor)} ${sayMany(times)} are ${sayNumber(factor * times)}`;
