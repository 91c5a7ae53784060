import { evaluate } from 'mathjs';
import { NUMBER_SYSTEM_TEXT } from '@/data/study/converters/numberSystemText';
import fc from '@/lib/testing/properties';
import { convertBases } from './convertBases';
import { explainBases, parseBase, readNumeral, toBase } from './numberSystems';

const base = fc.integer({ min: 2, max: 36 });

it('writes as the language itself does, in every base', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 60n), max: 10n ** 60n }), base, (value, to) => {
      expect(toBase(value, to)).toBe(value.toString(to).toUpperCase());
    }),
  );
});

it('reads back what it writes', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), base, (value, to) => {
      expect(readNumeral(toBase(value, to), to)).toEqual({ ok: true, value });
      expect(readNumeral(toBase(value, to).toLowerCase(), to)).toEqual({ ok: true, value });
    }),
  );
});

it.each([
  ['2', 2],
  ['36', 36],
  ['1', null],
  ['37', null],
  ['0', null],
  ['-2', null],
  ['ten', null],
  ['', null],
])('takes %p for base %p', (text, expected) => {
  expect(parseBase(text)).toBe(expected);
});

it.each([
  ['0xFF', 16, 255n],
  ['0b1011', 2, 11n],
  ['1111 0000', 2, 240n],
  ['-z', 36, -35n],
  ['0', 7, 0n],
])('reads %p in base %p', (typed, from, value) => {
  expect(readNumeral(typed, from)).toEqual({ ok: true, value });
});

it.each([
  ['', '10', 'Type a whole number, such as 1011.'],
  ['-', '10', 'Type a whole number, such as 1011.'],
  ['128', '8', '“8” is not a digit of base 8. Use 0 to 7, without a point.'],
  ['1.5', '10', '“.” is not a digit of base 10. Use 0 to 9, without a point.'],
  [
    'FG',
    '16',
    '“G” is not a digit of base 16. Use 0 to F (letters stand for ten and more), without a point.',
  ],
  ['1'.repeat(65), '2', 'That is too long. Type at most 64 digits.'],
  ['1', '99', 'Choose a base from 2 to 36.'],
])('helps with %p in base %p', (number, from, error) => {
  expect(convertBases({ number, from, to: '2' })).toEqual({ ok: false, error });
});

it('works 1011 and 13 out', () => {
  expect(explainBases(11n, 2, 10)).toEqual(['1 × 8 + 0 × 4 + 1 × 2 + 1 × 1 = 11']);
  expect(explainBases(13n, 10, 2)).toEqual([
    '13 ÷ 2 = 6, remainder 1',
    '6 ÷ 2 = 3, remainder 0',
    '3 ÷ 2 = 1, remainder 1',
    '1 ÷ 2 = 0, remainder 1',
    'The remainders from the last to the first: 1101',
  ]);
});

it('asks questions whose numbers exist', () => {
  for (const { number, from, to } of NUMBER_SYSTEM_TEXT.practice)
    expect(parseInt(number, from).toString(to).toUpperCase()).toBe(
      toBase(BigInt(parseInt(number, from)), to),
    );
});

it('works -101 in base 2 out with its sign', () => {
  expect(explainBases(-5n, 2, 10)).toEqual(['-(1 × 4 + 0 × 2 + 1 × 1) = -5']);
  expect(explainBases(-5n, 2, 16)).toEqual([
    '-(1 × 4 + 0 × 2 + 1 × 1) = -5',
    'Leave the minus sign aside and work with 5.',
    '5 ÷ 16 = 0, remainder 5',
    'The remainders from the last to the first: 5',
    'Put the minus sign back: -5',
  ]);
});

it('ends its working with the answer, and never says anything else of a number', () => {
  fc.assert(
    fc.property(fc.integer({ min: -70_000, max: 70_000 }), base, base, (number, from, to) => {
      const value = BigInt(number);
      const working = explainBases(value, from, to);
      const sum = working.find((line) => line.includes(' = ') && line.includes('×'));
      if (from !== 10 && sum) {
        const [left = '', right] = sum.split(' = ');
        expect(right).toBe(String(value));
        expect(Number(evaluate(left.replaceAll('×', '*')))).toBe(number);
      }
      if (to !== 10 && working.some((line) => line.includes('remainder')))
        expect(working.at(-1)?.endsWith(` ${toBase(value, to)}`)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
