import fc from '@/lib/testing/properties';
import { nullSpace } from './nullSpace';
import { parseDecimal, parseRational } from './parseRational';
import { add, divide, multiply, rational, subtract, toNumber, ZERO } from './rational';
import { equals, fraction, mixedNumber, rupees, showDecimal } from './showRational';

const whole = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n });
const counting = fc.bigInt({ min: 1n, max: 10n ** 6n });
const values = fc.tuple(whole, counting).map(([top, bottom]) => rational(top, bottom));

it('adds, takes away, multiplies and divides back to where it started', () => {
  fc.assert(
    fc.property(values, values, (a, b) => {
      expect(subtract(add(a, b), b)).toEqual(a);
      if (b.top !== 0n) expect(divide(multiply(a, b), b)).toEqual(a);
      expect(toNumber(a) + toNumber(b)).toBeCloseTo(toNumber(add(a, b)), 5);
    }),
  );
});

it('refuses zero below the line', () => {
  expect(() => divide(rational(1n), ZERO)).toThrow(RangeError);
});

it.each([
  ['0.1', '1/10'],
  ['-2.50', '−5/2'],
  ['1,00,000', '1,00,000'],
  ['.5', '1/2'],
  ['3/4', '3/4'],
  ['1 1/2', '3/2'],
  ['-1 1/2', '−3/2'],
  ['2½', '5/2'],
  ['-¾', '−3/4'],
  ['−6/4', '−3/2'],
])('reads %p as %p', (typed, expected) => {
  const value = parseRational(typed);
  expect(value && fraction(value)).toBe(expected);
});

it.each([
  '',
  'seven',
  '1/0',
  '1//2',
  '1.5/2',
  '12/',
  '1,2',
  '--3',
  'NaN',
  'Infinity',
  '9'.repeat(60),
])('does not take %p for a number', (typed) => expect(parseRational(typed)).toBeNull());

it('reads every decimal that it shows', () => {
  fc.assert(
    fc.property(whole, fc.integer({ min: 0, max: 9 }), (top, places) => {
      const value = rational(top, 10n ** BigInt(places));
      expect(parseDecimal(showDecimal(value).text)).toEqual(value);
    }),
  );
});

it.each([
  [rational(1n, 3n), '0.333333333333', false],
  [rational(2n, 3n), '0.666666666667', false],
  [rational(-1n, 8n), '−0.125', true],
  [rational(123456789n), '12,34,56,789', true],
  [rational(10n ** 20n), '1 × 10²⁰', false],
  [rational(1n, 3n * 10n ** 20n), '3.333333333 × 10⁻²¹', false],
  [ZERO, '0', true],
])('shows %p as %p', (value, text, isExact) => {
  expect(showDecimal(value)).toEqual({ text, isExact });
});

it.each([
  ['0', '₹0'],
  ['1234.5', '₹1,234.50'],
  ['100000', '₹1,00,000'],
  ['0.005', '₹0.01'],
  ['-12.344', '−₹12.34'],
])('writes %p rupees as %p', (typed, expected) => {
  expect(rupees(parseDecimal(typed) ?? ZERO)).toBe(expected);
});

it('marks rounded values', () => {
  expect(equals(rational(1n, 2n))).toBe('= 0.5');
  expect(equals(rational(1n, 3n))).toBe('≈ 0.333333');
  expect(mixedNumber(rational(-7n, 3n))).toBe('−2 1/3');
});

it('finds vectors that the rows take to zero', () => {
  const entry = fc.integer({ min: -4, max: 4 }).map((value) => rational(BigInt(value)));
  const rows = fc.array(fc.array(entry, { minLength: 4, maxLength: 4 }), { maxLength: 4 });
  fc.assert(
    fc.property(rows, (matrix) => {
      const basis = nullSpace(matrix, 4);
      expect(basis.length).toBeGreaterThanOrEqual(4 - matrix.length);
      for (const vector of basis)
        for (const row of matrix) {
          const product = row.map((value, at) => multiply(value, vector[at] ?? ZERO)).reduce(add);
          expect(product).toEqual(ZERO);
        }
    }),
  );
});
