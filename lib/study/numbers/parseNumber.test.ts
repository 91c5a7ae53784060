import fc from '@/lib/testing/properties';
import { parseNumber } from './parseNumber';

it.each([
  ['0', 0],
  ['-0', 0],
  ['007', 7],
  ['12.50', 12.5],
  ['.5', 0.5],
  ['5.', 5],
  ['+3', 3],
  ['-3', -3],
  ['−3', -3],
  ['  42 ', 42],
  ['1,000', 1000],
  ['1,00,000', 100_000],
  ['100,000', 100_000],
  ['-12,34,567.89', -1_234_567.89],
  ['12,345,678', 12_345_678],
  ['9,99,99,999', 99_999_999],
])('reads %p', (text, expected) => {
  expect(parseNumber(text)).toBe(expected);
});

it.each([
  '',
  ' ',
  'seven',
  '7 8',
  '1,0,0',
  '1,0000',
  ',100',
  '100,',
  '1,00',
  '1234,567',
  '1,00,000,000',
  '1,234.5,6',
  '1e3',
  '0x10',
  '1.2.3',
  '--1',
  '+',
  '.',
  '-',
  'Infinity',
  'NaN',
  '१२',
  '1/2',
  '₹100',
  '9'.repeat(310),
  '9'.repeat(10_000),
])('does not take %p for a number', (text) => {
  expect(parseNumber(text)).toBeNull();
});

it('reads every number in Indian and international grouping', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      for (const locale of ['en-IN', 'en-US']) {
        expect(parseNumber(value.toLocaleString(locale))).toBe(value);
      }
    }),
  );
});

it('never answers with something that is no number', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789,.+-e ') }), (text) => {
      const value = parseNumber(text);
      expect(value === null || Number.isFinite(value)).toBe(true);
    }),
  );
});
