import type { CalculatorAnswer } from '@/lib/study/calculators/calculator';
import { rational } from '@/lib/study/calculators/exact/rational';
import fc from '@/lib/testing/properties';
import { ageBetween, type Day, daysBetween } from './age';
import { mathsCalculator } from './definitions';
import { primeFactors } from './primes';
import { exactRoot, simplifyRoot } from './squareRoot';

type Inputs = Record<string, string>;

const resultOf = (answer: CalculatorAnswer): string =>
  answer.ok ? answer.result : Object.entries(answer.errors).flat().join(': ');

const numberIn = (text: string | undefined): number =>
  Number((text ?? '').replaceAll(',', '').replace('−', '-'));

it.each<[Inputs, string]>([
  [{ kind: 'of', a: '15', b: '240' }, '15% of 240 = 36'],
  [{ kind: 'what', a: '45', b: '60' }, '45 is 75% of 60'],
  [{ kind: 'change', a: '80', b: '100' }, 'From 80 to 100 is a 25% increase'],
  [{ kind: 'change', a: '100', b: '80' }, 'From 100 to 80 is a 20% decrease'],
  [{ kind: 'change', a: '5', b: '5' }, 'No change: both numbers are 5'],
  [{ kind: 'add', a: '18', b: '500' }, '500 changed by 18% = 590'],
  [{ kind: 'add', a: '-10', b: '500' }, '500 changed by −10% = 450'],
  [{ kind: 'whole', a: '30', b: '12' }, '12 is 30% of 40'],
  [{ kind: 'what', a: '1', b: '3' }, '1 is 33.3333% of 3'],
  [{ kind: 'what', a: '1', b: '0' }, 'b: B cannot be zero, because we divide by it.'],
  [{ kind: 'change', a: '0', b: '5' }, 'a: A cannot be zero, because we divide by it.'],
  [{ kind: 'of', a: '', b: 'x' }, 'a: Please type A.: b: B must be a number, such as 25 or 7.5.'],
])('per cent: %p gives %p', (inputs, expected) => {
  expect(resultOf(mathsCalculator('percentage').calculate(inputs))).toBe(expected);
});

const euclidByCounting = (a: number, b: number): number => {
  for (let candidate = Math.min(a, b); ; candidate -= 1)
    if (a % candidate === 0 && b % candidate === 0) return candidate;
};

it('finds HCF and LCM as counting down does', () => {
  const small = fc.integer({ min: 1, max: 400 });
  fc.assert(
    fc.property(small, small, (a, b) => {
      const hcf = euclidByCounting(a, b);
      const answer = mathsCalculator('hcf-lcm').calculate({ numbers: `${a}, ${b}` });
      const [, shownHcf, shownLcm] = /= ([\d,]+); LCM = ([\d,]+)$/.exec(resultOf(answer)) ?? [];
      expect([numberIn(shownHcf), numberIn(shownLcm)]).toEqual([hcf, (a * b) / hcf]);
    }),
  );
});

it.each([
  ['24, 36, 60', 'HCF of 24, 36 and 60 = 12; LCM = 360'],
  ['7 1', 'HCF of 7 and 1 = 1; LCM = 7'],
  ['1000000000, 999999937', 'LCM = 9,99,99,99,37,00,00,00,000'],
  ['12', 'at least 2 numbers'],
  ['12, 0', '0 cannot be used'],
  ['12, -4', '-4 cannot be used'],
  ['12, 1.5', '1.5 cannot be used'],
  ['12, x', '“x” is not a number'],
  ['1,2,3,4,5,6,7,8,9', 'at most 8'],
  ['12, 9999999999', 'too large'],
])('HCF and LCM of %p: %p', (numbers, expected) => {
  expect(resultOf(mathsCalculator('hcf-lcm').calculate({ numbers }))).toContain(expected);
});

it('breaks numbers into primes that multiply back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (value) => {
      const factors = primeFactors(value);
      expect(factors.reduce((all, { prime, exponent }) => all * prime ** exponent, 1)).toBe(value);
      expect(factors.every(({ prime }) => primeFactors(prime).length === 1)).toBe(true);
    }),
  );
});

it.each<[Inputs, string, string]>([
  [
    { first: '3/4', operation: 'add', second: '1 5/6' },
    '3/4 + 11/6 = 31/12',
    'As a mixed number: 2 7/12',
  ],
  [
    { first: '5/6', operation: 'subtract', second: '1/6' },
    '5/6 − 1/6 = 2/3',
    'Both have 6 below the line.',
  ],
  [
    { first: '2/3', operation: 'multiply', second: '9/4' },
    '2/3 × 9/4 = 3/2',
    'Divide above and below by 6: 18/12 = 3/2',
  ],
  [{ first: '1/2', operation: 'divide', second: '-3/4' }, '1/2 ÷ (−3/4) = −2/3', '(−4/3)'],
  [{ first: '0.5', operation: 'add', second: '1/2' }, '1/2 + 1/2 = 1', '1/2 + 1/2 = 2/2'],
])('fractions: %p gives %p', (inputs, result, line) => {
  const answer = mathsCalculator('fractions').calculate(inputs);
  expect(resultOf(answer)).toBe(result);
  expect(answer.ok ? answer.working.join('\n') : '').toContain(line);
});

it('adds fractions as decimals do', () => {
  const small = fc.integer({ min: -99, max: 99 });
  const bottom = fc.integer({ min: 1, max: 99 });
  const signs = { add: '+', subtract: '-', multiply: '*', divide: '/' } as const;
  const operation = fc.constantFrom<(keyof typeof signs)[]>(
    'add',
    'subtract',
    'multiply',
    'divide',
  );
  fc.assert(
    fc.property(small, bottom, operation, small, bottom, (a, b, how, c, d) => {
      fc.pre(how !== 'divide' || c !== 0);
      const answer = mathsCalculator('fractions').calculate({
        first: `${a}/${b}`,
        operation: how,
        second: `${c}/${d}`,
      });
      const [x, y] = [a / b, c / d];
      const expected = { add: x + y, subtract: x - y, multiply: x * y, divide: x / y }[how];
      const [top, below = '1'] = (resultOf(answer).split(' = ')[1] ?? '').split('/');
      expect(numberIn(top) / numberIn(below)).toBeCloseTo(expected, 9);
    }),
  );
});

it.each([
  [['1', '-5', '6'], 'Two real roots: x = 3 or x = 2'],
  [['2', '-5', '-3'], 'Two real roots: x = 3 or x = −1/2'],
  [['1', '-6', '9'], 'Two equal roots: x = 3'],
  [['1', '0', '-5'], 'Two real roots: x = ±√5, that is x ≈ 2.236068 or x ≈ −2.236068'],
  [['1', '-2', '-4'], 'Two real roots: x = 1 ± √5, that is x ≈ 3.236068 or x ≈ −1.236068'],
  [['2', '4', '-1'], 'Two real roots: x = (−2 ± √6)/2, that is x ≈ 0.224745 or x ≈ −2.224745'],
  [['-1', '2', '4'], 'Two real roots: x = 1 ± √5, that is x ≈ −1.236068 or x ≈ 3.236068'],
  [['1', '2', '5'], 'No real roots. With complex numbers (Class 11): x = −1 ± 2i'],
  [['1', '0', '1'], 'No real roots. With complex numbers (Class 11): x = ±i'],
  [['1', '1', '1'], 'No real roots. With complex numbers (Class 11): x = (−1 ± i√3)/2'],
  [['0.5', '-2.5', '3'], 'Two real roots: x = 3 or x = 2'],
  [['1', '1000000', '1'], 'x ≈ −1 × 10⁻⁶'],
  [['0', '2', '1'], 'a cannot be zero'],
  [['1', '1e9', '1'], 'must be a number'],
  [['1', '10000000', '1'], 'too large'],
])('solves %p: %p', ([a = '', b = '', c = ''], expected) => {
  expect(resultOf(mathsCalculator('quadratic').calculate({ a, b, c }))).toContain(expected);
});

it('gives back the roots that a quadratic was made of', () => {
  const root = fc.integer({ min: -200, max: 200 });
  fc.assert(
    fc.property(root, root, fc.integer({ min: 1, max: 9 }), (p, q, a) => {
      const answer = mathsCalculator('quadratic').calculate({
        a: String(a),
        b: String(-a * (p + q)),
        c: String(a * p * q),
      });
      const roots = [...resultOf(answer).matchAll(/x = (−?\d+)/g)].map(([, text]) =>
        numberIn(text),
      );
      expect(new Set(roots)).toEqual(new Set([p, q]));
    }),
  );
});

it('finds irrational roots that solve the equation', () => {
  const factor = fc.integer({ min: -50, max: 50 });
  fc.assert(
    fc.property(factor.filter(Boolean), factor, factor, (a, b, c) => {
      const answer = mathsCalculator('quadratic').calculate({ a: `${a}`, b: `${b}`, c: `${c}` });
      for (const [, text] of resultOf(answer).matchAll(/x ≈ (−?[\d.]+)/g)) {
        const x = numberIn(text);
        expect(Math.abs(a * x * x + b * x + c)).toBeLessThan(1e-3);
      }
    }),
  );
});

it('takes roots exactly where they exist', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), (side) => {
      expect(exactRoot(rational(side * side, 49n))).toEqual(rational(side, 7n));
      if (side > 1n) expect(exactRoot(rational(side * side - 1n))).toBeNull();
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (value) => {
      const { outside, inside } = simplifyRoot(value);
      expect(outside * outside * inside).toBe(value);
      const sides = Array.from({ length: Math.floor(Math.sqrt(inside)) }, (_, at) => at + 2);
      expect(sides.find((side) => inside % (side * side) === 0)).toBeUndefined();
    }),
  );
});

const money = (text: string): number[] =>
  [...text.matchAll(/₹([\d,.]+)/g)].map(([, digits]) => numberIn(digits));

it('grows money year by year to what the formula gives', () => {
  const rupees = fc.integer({ min: 100, max: 500_000 });
  fc.assert(
    fc.property(
      rupees,
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 1, max: 10 }),
      (p, r, t) => {
        let amount = p;
        for (let year = 0; year < t; year += 1) amount += (amount * r) / 100;
        const compound = mathsCalculator('compound-interest').calculate({
          principal: `${p}`,
          rate: `${r}`,
          years: `${t}`,
          compounding: 'yearly',
        });
        expect(money(resultOf(compound))[1]).toBeCloseTo(amount, 1);
        const simple = mathsCalculator('simple-interest').calculate({
          principal: `${p}`,
          rate: `${r}`,
          time: `${t * 12}`,
          unit: 'months',
        });
        expect(money(resultOf(simple))[0]).toBeCloseTo((p * r * t) / 100, 1);
      },
    ),
  );
});

it.each<[Inputs, string]>([
  [
    { principal: '10000', rate: '10', years: '1.5', compounding: 'half-yearly' },
    'Compound interest = ₹1,576.25; amount = ₹11,576.25',
  ],
  [
    { principal: '10000', rate: '10', years: '1.5', compounding: 'yearly' },
    'Compound interest = ₹1,550; amount = ₹11,550',
  ],
  [
    { principal: '10000', rate: '10', years: '2½', compounding: 'yearly' },
    'Compound interest = ₹2,705; amount = ₹12,705',
  ],
  [
    { principal: '8000', rate: '12', years: '2 3/4', compounding: 'half-yearly' },
    // Five half-years of 6%, then 3% more: 8,000 × 1.06^5 × 1.03.
    'amount = ₹11,026.98',
  ],
  [{ principal: '10000', rate: '10', years: '0.5', compounding: 'yearly' }, 'amount = ₹10,500'],
  [{ principal: '1000', rate: '1', years: '60', compounding: 'monthly' }, 'more than 600'],
  [
    { principal: '0', rate: '1', years: '1', compounding: 'yearly' },
    'The principal must be more than zero.',
  ],
  [{ principal: '100', rate: '101', years: '1', compounding: 'yearly' }, 'The rate is too large'],
  [{ principal: '100', rate: '5', years: '1', compounding: 'daily' }, 'Choose one from the list'],
])('compound interest: %p gives %p', (inputs, expected) => {
  expect(resultOf(mathsCalculator('compound-interest').calculate(inputs))).toContain(expected);
});

it('says how a part of a year is reckoned', () => {
  const answer = mathsCalculator('compound-interest').calculate({
    principal: '10000',
    rate: '10',
    years: '2.5',
    compounding: 'yearly',
  });
  expect(answer.ok && answer.working).toEqual(
    expect.arrayContaining([
      'Schoolbooks compound the 2 full years and then add simple interest for the rest, 0.5 of a year.',
      'After 2 years: ₹10,000 × (1 + 10 ÷ 100)^2 = ₹12,100',
      'Amount with the rest = ₹10,000 × (1 + 10 ÷ 100)^2 × (1 + 10 × 0.5 ÷ 100) = ₹12,705',
    ]),
  );
});

it('reckons full periods and the rest of one as a bank book does, for any time', () => {
  const compounding = fc.constantFrom(
    ['yearly', 1] as const,
    ['half-yearly', 2] as const,
    ['quarterly', 4] as const,
    ['monthly', 12] as const,
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 90_000 }),
      fc.integer({ min: 1, max: 24 }),
      fc.integer({ min: 1, max: 60 }),
      compounding,
      (p, r, months, [name, perYear]) => {
        const each = 12 / perYear;
        let amount = p;
        for (let at = 0; at < Math.floor(months / each); at++)
          amount += (amount * r) / perYear / 100;
        amount += (amount * r * (months % each)) / 1200;
        const answer = mathsCalculator('compound-interest').calculate({
          principal: `${p}`,
          rate: `${r}`,
          years: `${months}/12`,
          compounding: name,
        });
        expect(Math.abs((money(resultOf(answer))[1] ?? 0) - amount)).toBeLessThan(0.006);
      },
    ),
  );
});

it.each([
  ['68, 74, 81, 90, 77', 'Average (mean) = 78; median = 77'],
  ['4 8', 'Average (mean) = 6; median = 6'],
  ['-2, 2, 1', 'Average (mean) ≈ 0.3333; median = 1'],
  ['5', 'Average (mean) = 5; median = 5'],
  ['', 'Type the numbers'],
  ['4, five', '“five” is not a number'],
])('the average of %p: %p', (numbers, expected) => {
  expect(resultOf(mathsCalculator('average').calculate({ numbers }))).toContain(expected);
});

it.each<[Parameters<typeof mathsCalculator>[0], Inputs, string]>([
  ['rectangle', { length: '12', breadth: '5', unit: 'cm' }, 'Area = 60 cm²; perimeter = 34 cm'],
  [
    'triangle',
    { a: '13', b: '14', c: '15', unit: 'cm' },
    'Area = 84 cm²; perimeter = 42 cm; the triangle is scalene',
  ],
  [
    'triangle',
    { a: '3', b: '5', c: '4', unit: 'm' },
    'Area = 6 m²; perimeter = 12 m; the triangle is scalene and right-angled',
  ],
  [
    'triangle',
    { a: '2', b: '2', c: '2', unit: 'm' },
    'Area ≈ 1.7321 m²; perimeter = 6 m; the triangle is equilateral',
  ],
  ['triangle', { a: '5', b: '5', c: '6', unit: 'm' }, 'isosceles'],
  ['triangle', { a: '1', b: '2', c: '3', unit: 'm' }, 'c: No triangle has these sides'],
  [
    'circle',
    { known: 'radius', size: '21', unit: 'cm', pi: '22/7' },
    'Area = 1,386 cm²; circumference = 132 cm',
  ],
  [
    'circle',
    { known: 'diameter', size: '20', unit: 'cm', pi: '3.14' },
    'Area = 314 cm²; circumference = 62.8 cm',
  ],
  [
    'circle',
    { known: 'radius', size: '1', unit: 'm', pi: 'exact' },
    'Area ≈ 3.1416 m²; circumference ≈ 6.2832 m',
  ],
  ['trapezium', { a: '9', b: '13', height: '6', unit: 'cm' }, 'Area = 66 cm²'],
  ['rectangle', { length: '-1', breadth: '0', unit: 'cm' }, 'The length must be more than zero.'],
])('%s: %p gives %p', (id, inputs, expected) => {
  expect(resultOf(mathsCalculator(id).calculate(inputs))).toContain(expected);
});

it.each<[Inputs, string]>([
  [
    { born: '14-11-2013', on: '31-03-2025' },
    'Age on 31 March 2025: 11 years, 4 months and 17 days',
  ],
  [{ born: '31/01/2024', on: '01/03/2024' }, '0 years, 1 month and 1 day'],
  [{ born: '29-02-2012', on: '28-02-2025' }, '13 years, 0 months and 0 days'],
  [{ born: '2000-01-01', on: '2000-01-01' }, '0 years, 0 months and 0 days'],
  [{ born: '31-02-2012', on: '' }, 'no such date'],
  [{ born: '', on: '' }, 'Type the date'],
  [{ born: '01-01-2020', on: '01-01-2019' }, 'after the second date'],
  [{ born: '01-01-1800', on: '01-01-2019' }, '1900 to 2200'],
])('age: %p gives %p', (inputs, expected) => {
  expect(resultOf(mathsCalculator('age').calculate(inputs))).toContain(expected);
});

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map(
    (date): Day => ({
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
    }),
  );

it('counts birthdays as a calendar does, year by year', () => {
  fc.assert(
    fc.property(days, days, (first, second) => {
      const [from, to] = daysBetween(first, second) >= 0 ? [first, second] : [second, first];
      const { years, months, days: rest } = ageBetween(from, to);
      expect(months).toBeGreaterThanOrEqual(0);
      expect(months).toBeLessThan(12);
      expect(rest).toBeGreaterThanOrEqual(0);
      expect(rest).toBeLessThan(31);
      // A day from 1 to 28 is in every month, so the calendar itself can count.
      if (from.day > 28) return;
      const hadBirthday = to.month * 100 + to.day >= from.month * 100 + from.day;
      expect(years).toBe(to.year - from.year - (hadBirthday ? 0 : 1));
      const back = new Date(Date.UTC(from.year + years, from.month - 1 + months, from.day + rest));
      expect(back.toISOString().slice(0, 10)).toBe(
        new Date(Date.UTC(to.year, to.month - 1, to.day)).toISOString().slice(0, 10),
      );
    }),
  );
});

it.each<[Inputs, string]>([
  [
    { ratio: '12 : 18 : 30', amount: '5,000' },
    '12 : 18 : 30 = 2 : 3 : 5; the shares are 1,000, 1,500 and 2,500',
  ],
  [{ ratio: '1/2:1/3', amount: '' }, '1/2 : 1/3 = 3 : 2'],
  [{ ratio: '0.5:2', amount: '' }, '1/2 : 2 = 1 : 4'],
  [{ ratio: '3:0', amount: '' }, 'two to six numbers above zero'],
  [{ ratio: '3', amount: '' }, 'two to six numbers above zero'],
  [{ ratio: '', amount: '-5' }, 'Type the ratio with colons'],
])('ratio: %p gives %p', (inputs, expected) => {
  expect(resultOf(mathsCalculator('ratio').calculate(inputs))).toContain(expected);
});

it('shares out the whole amount, each part in the ratio', () => {
  const part = fc.integer({ min: 1, max: 50 });
  fc.assert(
    fc.property(part, part, part, fc.integer({ min: 1, max: 100_000 }), (a, b, c, amount) => {
      const answer = mathsCalculator('ratio').calculate({
        ratio: `${a}:${b}:${c}`,
        amount: `${amount}`,
      });
      const shares = (resultOf(answer).split('shares are ')[1] ?? '')
        .split(/, | and /)
        .map(numberIn);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(amount, 3);
      expect((shares[0] ?? 0) * b).toBeCloseTo((shares[1] ?? 0) * a, 1);
    }),
  );
});
