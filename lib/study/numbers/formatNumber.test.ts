import fc from '@/lib/testing/properties';
import { formatNumber } from './formatNumber';
import { parseNumber } from './parseNumber';

it.each([
  [0, '0'],
  [-0, '0'],
  [7, '7'],
  [-1234.5, '-1,234.5'],
  [100_000, '1,00,000'],
  [99_999_999, '9,99,99,999'],
  [0.1 + 0.2, '0.3'],
  [1 / 3, '0.3333333333'],
  [2 / 3, '0.6666666667'],
  [1_234_567.891_23, '12,34,567.891'],
  [0.000_001, '0.000001'],
  [0.000_000_123, '1.23 × 10⁻⁷'],
  [6.022_140_76e23, '6.02214076 × 10²³'],
  [-1.6e-19, '-1.6 × 10⁻¹⁹'],
  [999_999_999_999_999, '1 × 10¹⁵'],
  [1e15, '1 × 10¹⁵'],
  [5e-324, '4.940656458 × 10⁻³²⁴'],
  [Number.NaN, 'not defined'],
  [Number.POSITIVE_INFINITY, 'too large to show'],
  [Number.MAX_VALUE, 'too large to show'],
])('shows %p as %p', (value, expected) => {
  expect(formatNumber(value)).toBe(expected);
});

it('shows what can be read back, to ten digits', () => {
  const size = { min: 1e-6, max: 1e14, noNaN: true };
  fc.assert(
    fc.property(fc.double(size), fc.boolean(), (amount, isNegative) => {
      const value = isNegative ? -amount : amount;
      const back = parseNumber(formatNumber(value));
      expect(back).not.toBeNull();
      expect(Math.abs((back ?? 0) / value - 1)).toBeLessThanOrEqual(5.1e-10);
    }),
  );
});

it('never shows an exponent of a programming language', () => {
  fc.assert(
    fc.property(fc.double(), (value) => {
      expect(formatNumber(value)).not.toMatch(/\de|NaN|Infinity/);
    }),
  );
});
