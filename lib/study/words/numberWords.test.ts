import { toWords } from 'to-words';
import fc from '@/lib/testing/properties';
import {
  toIndianWords,
  toInternationalWords,
  toTitleCase,
  toTraditionalWords,
  WORDS_END,
} from './numberWords';

const number = fc.bigInt({ min: 0n, max: WORDS_END - 1n });
/** As many short numbers as long ones. */
const anyLength = fc
  .tuple(fc.integer({ min: 1, max: 15 }), number)
  .map(([digits, value]) => value % 10n ** BigInt(digits));

const plain = (words: string): string => words.replaceAll('-', ' ').toLowerCase();

const WORTH: Readonly<Record<string, bigint>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value) => [word, BigInt(value)] as const)
    .concat(
      'thirty forty fifty sixty seventy eighty ninety'
        .split(' ')
        .map((word, at) => [word, BigInt(30 + 10 * at)] as const),
    ),
);
const SCALE: Readonly<Record<string, bigint>> = { thousand: 1000n, lakh: 100_000n };

/** Reads Indian words back, by another way: word by word, from the left. */
const readIndian = (words: string): bigint => {
  let total = 0n;
  let current = 0n;
  for (const word of plain(words).split(' ')) {
    if (word === 'hundred') current *= 100n;
    else if (word === 'crore') {
      total = (total + current) * 10_000_000n;
      current = 0n;
    } else if (SCALE[word]) {
      total += current * SCALE[word];
      current = 0n;
    } else current += WORTH[word] ?? 10n ** 30n;
  }
  return total + current;
};

it.each([
  [0n, 'zero', 'zero'],
  [7n, 'seven', 'seven'],
  [13n, 'thirteen', 'thirteen'],
  [40n, 'forty', 'forty'],
  [99n, 'ninety-nine', 'ninety-nine'],
  [105n, 'one hundred five', 'one hundred five'],
  [100_005n, 'one lakh five', 'one hundred thousand five'],
  [
    99_999_999n,
    'nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine',
    'ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine',
  ],
  [10n ** 9n, 'one hundred crore', 'one billion'],
  [10n ** 12n, 'one lakh crore', 'one trillion'],
  [10n ** 14n, 'one hundred lakh crore', 'one hundred trillion'],
])('writes %p', (value, indian, international) => {
  expect(toIndianWords(value)).toBe(indian);
  expect(toInternationalWords(value)).toBe(international);
});

it('agrees with an independent library in all its conventions', () => {
  fc.assert(
    fc.property(anyLength, (value) => {
      expect(plain(toInternationalWords(value))).toBe(
        toWords(value, { localeCode: 'en-US' }).toLowerCase(),
      );
      expect(plain(toTraditionalWords(value))).toBe(
        toWords(value, { localeCode: 'en-IN' }).toLowerCase(),
      );
    }),
    { numRuns: 1000 },
  );
});

it('reads back every number that it writes', () => {
  for (let value = 0n; value < 2000n; value += 1n)
    expect(readIndian(toIndianWords(value))).toBe(value);
  fc.assert(
    fc.property(anyLength, (value) => expect(readIndian(toIndianWords(value))).toBe(value)),
    { numRuns: 1000 },
  );
});

it.each([-1n, WORDS_END, 10n ** 30n])('refuses %p', (value) => {
  expect(() => toIndianWords(value)).toThrow(RangeError);
  expect(() => toTraditionalWords(value)).toThrow(RangeError);
  expect(() => toInternationalWords(value)).toThrow(RangeError);
});

it('gives each word of a cheque its capital', () => {
  expect(toTitleCase('ninety-nine lakh one')).toBe('Ninety-Nine Lakh One');
});
