import fc from '@/lib/testing/properties';
import { groupIndian, groupInternational } from './grouping';
import { WORDS_END } from './numberWords';
import { parseNumberAddress, readWholeNumber } from './readWholeNumber';

it.each([
  ['0', 0n],
  ['42', 42n],
  ['999999999999999', 999_999_999_999_999n],
  ['1000000000000000', null],
  ['00', null],
  ['007', null],
  ['+7', null],
  ['-7', null],
  ['7.0', null],
  ['7e3', null],
  ['1,000', null],
  [' 7', null],
  ['７', null],
  ['seven', null],
  ['', null],
])('takes the address %p for %p', (text, value) => {
  expect(parseNumberAddress(text)).toBe(value);
});

it.each([
  ['9,99,99,999', 99_999_999n],
  ['99,999,999', 99_999_999n],
  ['99999999', 99_999_999n],
  [' 007 ', 7n],
  ['+7', 7n],
  ['7.0', 7n],
  ['₹ 500/-', 500n],
  ['Rs. 1,250', 1250n],
  ['2.5 lakh', 250_000n],
  ['3 Crores', 30_000_000n],
  ['1.25 thousand', 1250n],
  ['0', 0n],
])('reads what somebody typed, %p, as %p', (typed, value) => {
  expect(readWholeNumber(typed)).toEqual({ ok: true, value });
});

it.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['₹', 'empty'],
  ['-5', 'negative'],
  ['−5', 'negative'],
  ['five', 'not-a-number'],
  ['1e5', 'not-a-number'],
  ['NaN', 'not-a-number'],
  ['Infinity', 'not-a-number'],
  ['5 6', 'not-a-number'],
  ['<b>5</b>', 'not-a-number'],
  ['x'.repeat(5000), 'not-a-number'],
  ['3.5', 'not-whole'],
  ['1.234567 lakh', 'not-whole'],
  ['1,5', 'commas'],
  ['1,0,0', 'commas'],
  [',100', 'commas'],
  ['1,,000', 'commas'],
  ['1000000000000000', 'too-big'],
  ['9'.repeat(5000), 'too-big'],
  ['999999999 crore', 'too-big'],
])('says what is wrong with %p: %p', (typed, problem) => {
  expect(readWholeNumber(typed)).toEqual({ ok: false, problem });
});

it('reads every number in both ways of grouping', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: WORDS_END - 1n }), (value) => {
      expect(readWholeNumber(groupIndian(`${value}`))).toEqual({ ok: true, value });
      expect(readWholeNumber(groupInternational(`${value}`))).toEqual({ ok: true, value });
      expect(groupIndian(`${value}`)).toBe(value.toLocaleString('en-IN'));
      expect(groupInternational(`${value}`)).toBe(value.toLocaleString('en-US'));
    }),
  );
});

it('answers any text without throwing', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof readWholeNumber(text).ok === 'boolean'));
});
