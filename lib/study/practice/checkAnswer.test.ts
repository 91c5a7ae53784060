import fc from 'fast-check';
import { checkAnswer } from './checkAnswer';

const check = (typed: string, answer: string, ...accept: string[]) =>
  checkAnswer(typed, { answer, accept });

it.each([
  ['51', '51'],
  [' 51 ', '51'],
  ['051', '51'],
  ['51.0', '51'],
  ['+51', '51'],
  ['51.', '51'],
  ['0.50', '0.5'],
  ['.5', '0.5'],
  ['-7', '−7'],
  ['−7', '-7'],
  ['-0', '0'],
  ['100000', '1,00,000'],
  ['1,00,000', '100000'],
  ['100,000', '1,00,000'],
  ['12,34,567.5', '1234567.50'],
  ['3 / 4', '3/4'],
  ['3⁄4', '3/4'],
  ['¾', '3/4'],
  ['½', '1/2'],
  ['2½', '2 1/2'],
  ['2 ½', '2 1/2'],
  ['2  1/2', '2 1/2'],
  ['1000/3', '1,000/3'],
  ['X = 5', 'x=5'],
  ['x^2 + 3x', 'x² + 3x'],
  ['x²+3x', 'x^2 + 3x'],
  ['2*3', '2 × 3'],
  ['2, 3', '2,3'],
  ['h2o', 'H₂O'],
  ['sqrt 5', '√5'],
  ['2 pi', '2π'],
  ['Rs. 500', '₹500'],
  ['Rs 1,500', '₹ 1500'],
  ['x >= 3', 'x ≥ 3'],
  ['New Delhi', 'new delhi'],
  ["It's", 'It’s'],
  ['A noun.', 'a noun'],
  ['5 cm', '5cm'],
  ['50%', '50 %'],
  ['One hundred and five', 'one hundred five'],
  ['one lakh five', 'one lakh and five'],
  ['forty five', 'forty-five'],
])('takes %p for %p', (typed, answer) => {
  expect(check(typed, answer)).toBe('right');
});

it.each([
  ['52', '51'],
  ['5', '51'],
  ['510', '51'],
  ['-51', '51'],
  ['6/8', '3/4'],
  ['4/3', '3/4'],
  ['0.75', '3/4'],
  ['21/2', '2 1/2'],
  ['2 12', '212'],
  ['5', '5 cm'],
  ['5 m', '5 cm'],
  ['1,0000', '10000'],
  ['1,23', '123'],
  ['0.05', '0.5'],
  ['22', '2²'],
  ['2.3', '2, 3'],
  ['3, 2', '2, 3'],
  ['2, 300', '2300'],
  ['pie', 'πe'],
  ['NaN', '0'],
])('does not take %p for %p', (typed, answer) => {
  expect(check(typed, answer)).toBe('wrong');
});

it('takes a decimal or a unit where the question says so', () => {
  expect(check('0.750', '3/4', '0.75')).toBe('right');
  expect(check('51 CM', '51', '51 cm')).toBe('right');
});

it.each(['', '   ', '\t', ' '])('says that %p is no answer', (typed) => {
  expect(check(typed, '51')).toBe('empty');
});

it('takes every whole number in either grouping, and no other number', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (value, other) => {
      for (const locale of ['en-IN', 'en-US']) {
        expect(check(value.toLocaleString(locale), String(value))).toBe('right');
      }
      if (other !== value) expect(check(String(other), String(value))).toBe('wrong');
    }),
  );
});

it('takes a decimal whatever zeros stand around it', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(digits, digits, fc.nat(5), (whole, decimals, zeros) => {
      const pad = '0'.repeat(zeros);
      const answer = `${BigInt(whole)}.${decimals}`;
      expect(check(`${pad}${whole}.${decimals}${pad}`, answer)).toBe('right');
    }),
  );
});

it('takes a fraction only with the same parts', () => {
  const part = fc.integer({ min: 1, max: 999 });
  fc.assert(
    fc.property(part, part, part, part, (a, b, c, d) => {
      const isSame = a === c && b === d;
      expect(check(`${c} / ${d}`, `${a}/${b}`)).toBe(isSame ? 'right' : 'wrong');
    }),
  );
});

it('takes every answer for itself, whatever it is made of', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (answer) => {
      expect(check(answer, answer)).not.toBe('wrong');
    }),
  );
});

it('reads a very long text at once', () => {
  const start = performance.now();
  expect(check('1,'.repeat(50_000), '1')).toBe('wrong');
  expect(performance.now() - start).toBeLessThan(2000);
});
