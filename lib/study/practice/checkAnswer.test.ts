import fc from '@/lib/testing/properties';
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
  ['ends', 'at the ends'],
  ['because of the air', 'the air'],
  ['nail pulls magnet', 'the nail pulls the magnet'],
  ['an owl', 'owl'],
  ['a laboratory one', 'laboratory'],
  ['by the Sun', 'the Sun'],
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
  ['1,0000', '10000'],
  ['1,23', '123'],
  ['0.05', '0.5'],
  ['22', '2²'],
  ['2.3', '2, 3'],
  ['3, 2', '2, 3'],
  ['2, 300', '2300'],
  ['pie', 'πe'],
  ['NaN', '0'],
  ['b', 'a b'],
  ['one hundred one', 'one hundred'],
  ['fro', 'to and fro'],
  ['under the roof', 'on the roof'],
])('does not take %p for %p', (typed, answer) => {
  expect(check(typed, answer)).toBe('wrong');
});

it.each([
  ['11 gm', '11 g'],
  ['11 gms', '11 g'],
  ['11g', '11 grams'],
  ['5 kgs', '5 kg'],
  ['5 Kg.', '5 kg'],
  ['4 centimetres', '4 cm'],
  ['4 centimeter', '4 cm'],
  ['22.5 km/hr', '22.5 km/h'],
  ['22.5 kmph', '22.5 km/h'],
  ['22.5 km per hour', '22.5 km/h'],
  ['22.5 kilometres an hour', '22.5 km/h'],
  ['Rs 50', '₹50'],
  ['Rs. 50/-', '₹50'],
  ['50 rupees', '₹50'],
  ['50 Rs', '₹50'],
  ['₹ 50', '50 rupees'],
  ['12 sq cm', '12 cm²'],
  ['12 sq. cm', '12 cm²'],
  ['12 sqcm', '12 cm²'],
  ['12 square centimetres', '12 cm²'],
  ['12 cm2', '12 cm²'],
  ['12 cm^2', '12 sq cm'],
  ['8 cc', '8 cm³'],
  ['8 ml', '8 cm³'],
  ['8 cubic cm', '8 cm³'],
  ['3 litre', '3 L'],
  ['3 ltr', '3 litres'],
  ['9.8 m/s2', '9.8 m/s²'],
  ['9.8 m s^-2', '9.8 m/s²'],
  ['2 hrs', '2 h'],
  ['8 hours and 35 minutes', '8 h 35 min'],
  ['8 hrs 35 mins', '8 h 35 min'],
  ['515 minutes', '8 h 35 min'],
  ['1000 m', '1 km'],
  ['1.5 kg', '1 kg 500 g'],
  ['40 degree', '40°'],
  ['37 degrees Celsius', '37 °C'],
  ['37 C', '37 °C'],
  ['3 coulomb', '3 C'],
  ['7.5 per cent', '7.5%'],
  ['0.4 molar', '0.4 M'],
  ['2.5 g/cc', '2.5 g/cm³'],
  ['9 mango', '9 mangoes'],
  ['76 mark', '76 marks'],
  ['1/2 litre', '1/2 L'],
])('takes the unit of %p for that of %p', (typed, answer) => {
  expect(check(typed, answer)).toBe('right');
});

it.each([
  ['5 m', '5 cm', 'unit'],
  ['11 kg', '11 g', 'unit'],
  ['22.5 m/s', '22.5 km/h', 'unit'],
  ['12 cm', '12 cm²', 'unit'],
  ['50 paise', '₹50', 'unit'],
  ['9 apples', '9 mangoes', 'unit'],
  ['6 m', '5 cm', 'wrong'],
  ['12 gm', '11 g', 'wrong'],
  ['1000 cm', '1 km', 'wrong'],
  ['3y', '3x', 'wrong'],
  ['2π', '2', 'wrong'],
])('of %p for %p it says: %p', (typed, answer, verdict) => {
  expect(check(typed, answer)).toBe(verdict);
});

it.each([
  ['How many metres is that?', '300', '3', 'wrong'],
  ['How many metres is that?', '3 m', '3', 'right'],
  ['How many metres is that?', '3 metres', '3', 'right'],
  ['How many metres is that?', '3 cm', '3', 'unit'],
  ['How many metres is that?', '300 cm', '3 m', 'amount'],
  ['What is it in square metres?', '1 ha', '10,000 m²', 'amount'],
  ['How long is the rope?', '300 cm', '3 m', 'right'],
  ['What is her average speed in km/h?', '5 m/s', '18 km/h', 'amount'],
  ['How many borders does she get?', '62 borders', '62', 'right'],
])('to %p it hears %p for %p: %p', (ask, typed, answer, verdict) => {
  expect(checkAnswer(typed, { ask, answer })).toBe(verdict);
});

it.each([
  ['Give two decimals.', '14.83', '14.83', 'right'],
  ['Give two decimals.', '14.8333', '14.83', 'right'],
  ['Give two decimals.', '14.8', '14.83', 'wrong'],
  ['Give two decimals.', '14.84', '14.83', 'wrong'],
  ['Find it, to one decimal.', '46.67 %', '46.7%', 'right'],
  ['Find it, to one decimal.', '46.62 %', '46.7%', 'wrong'],
  ['What is the voltage, in V to two decimals?', '311.127 V', '311.13 V', 'right'],
  ['What does it cost?', 'Rs 28.7512', '₹28.75', 'right'],
  ['What does it cost?', '28.76', '₹28.75', 'wrong'],
  ['About how many words is that?', '128', '130 words', 'right'],
  ['About how many words is that?', '140 words', '130 words', 'wrong'],
  ['How many words is that?', '128', '130 words', 'wrong'],
  ['Which part is that?', '0.333', '1/3', 'wrong'],
  ['What is it?', '14.8333', '14.83', 'wrong'],
])('%p: %p for %p is %p', (ask, typed, answer, verdict) => {
  expect(checkAnswer(typed, { ask, answer, accept: [answer.replace(/ ?[a-z%]+$|^₹/i, '')] })).toBe(
    verdict,
  );
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
