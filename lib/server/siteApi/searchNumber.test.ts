import { anyText } from '@/lib/testing/anyText';
import fc from '@/lib/testing/properties';
import { findNumberPage } from './searchNumber';

const numberOf = (text: string): string | null =>
  findNumberPage(text)?.link.match(/(\d+)-in-words$/)?.[1] ?? null;

it.each([
  ['42 in words', '42'],
  ['how to write 42 in words?', '42'],
  ['42 in english words', '42'],
  ['42 spelling', '42'],
  ['number name of 42', '42'],
  ['42 ko shabdon mein', '42'],
  ['42 शब्दों में', '42'],
  ['99999999 in words', '99999999'],
  ['9,99,99,999 in words', '99999999'],
  ['Rs. 5,000/- in words', '5000'],
  ['₹500 in words', '500'],
  ['2.5 lakh in words', '250000'],
  ['1 crore rupees in words', '10000000'],
  ['560076', '560076'],
  ['0', '0'],
  ['words', null],
  ['in words', null],
  ['class 7 hard words', null],
  ['table of 17 in words', null],
  ['-5 in words', '5'],
  ['1000000000000000 in words', null],
  ['12,34 in words', null],
  ['17 ka table', null],
  ['', null],
])('reads %p as %p', (text, number) => {
  expect(numberOf(text)).toBe(number);
});

it('leaves a small number to its table first', () => {
  expect(findNumberPage('42')?.isFirst).toBe(false);
  expect(findNumberPage('42 in words')?.isFirst).toBe(true);
  expect(findNumberPage('121')?.isFirst).toBe(true);
});

it('knows the page of every whole number below 10 to the 15', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), (value) => {
      expect(numberOf(`${value} in words`)).toBe(`${value}`);
    }),
  );
});

it('never fails on any text', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 200 }), (text) => {
      expect([null, 'string']).toContain(findNumberPage(text) && typeof numberOf(text));
    }),
  );
});
