import { all, create } from 'mathjs';
import { rational, ZERO } from '@/lib/study/calculators/exact/rational';
import { showDecimal } from '@/lib/study/calculators/exact/showRational';
import fc from '@/lib/testing/properties';
import { evaluate } from './evaluate';

const NAMES = { Ans: rational(7n), M: rational(1n, 3n) };

const read = (typed: string): string => {
  const answer = evaluate(typed, NAMES);
  return answer.ok ? showDecimal(answer.value).text : answer.message;
};

it.each([
  ['0.1 + 0.2', '0.3'],
  ['2 + 3 × 4', '14'],
  ['(2 + 3) × 4', '20'],
  ['2+3*4-6/4', '12.5'],
  ['10 ÷ 4 ÷ 5', '0.5'],
  ['10 − 4 − 3', '3'],
  ['−3 × −2', '6'],
  ['--5', '5'],
  ['1 ÷ 3 × 3', '1'],
  ['123456789 × 1234567891', '1.524157876 × 10¹⁷'],
  ['1,00,000 + 1', '1,00,001'],
  ['(2 + 3', '5'],
  ['Ans + 1', '8'],
  ['M × 3', '1'],
  ['ans x 2', '14'],
  ['.5 + 5.', '5.5'],
])('works out %p as %p', (typed, expected) => expect(read(typed)).toBe(expected));

it.each([
  ['50%', '0.5'],
  ['200 + 10%', '220'],
  ['200 − 10%', '180'],
  ['200 × 10%', '20'],
  ['20 ÷ 50%', '40'],
  ['50 + 200 × 10%', '70'],
  ['100 + 10% × 50', '105'],
  ['100 + 10% + 10%', '121'],
  ['(100 + 100) + (5 + 5)%', '220'],
])('reads the per cent of %p as a shop calculator does: %p', (typed, expected) =>
  expect(read(typed)).toBe(expected),
);

it.each([
  ['', 'Type a sum first'],
  ['5 ÷ 0', 'divided by zero'],
  ['5 ÷ (3 − 3)', 'divided by zero'],
  ['5 +', 'A number is missing'],
  ['× 5', 'A number is missing'],
  ['2(3 + 4)', 'type 2 × (3 + 4)'],
  ['5 5', 'A sign is missing'],
  ['(3 + 4))', 'one closing bracket too many'],
  ['()', 'before the closing bracket'],
  ['1.2.3', 'not a number'],
  ['1,2 + 3', 'not a number'],
  ['hello', '“h” has no meaning'],
  ['2 ^ 3', '“^” has no meaning'],
  ['9'.repeat(50), 'not a number'],
  ['1+'.repeat(150), 'too long'],
])('says what is wrong with %p', (typed, expected) => expect(read(typed)).toContain(expected));

const numbers = fc
  .tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 3 }))
  .map(([value, places]) => (value / 10 ** places).toFixed(places));

const { sum } = fc.letrec<{ sum: string }>((tie) => ({
  sum: fc.oneof(
    { maxDepth: 4 },
    numbers,
    fc
      .tuple(tie('sum'), fc.constantFrom('+', '-', '*', '/'), tie('sum'))
      .map(([left, sign, right]) => `${left} ${sign} ${right}`),
    tie('sum').map((inner) => `(${inner})`),
  ),
}));

it('agrees with an independent computer algebra system', () => {
  const math = create(all ?? {}, { number: 'Fraction' });
  fc.assert(
    fc.property(
      sum.filter((text) => text.length <= 200),
      (typed) => {
        const mine = evaluate(typed, NAMES);
        let theirs: string;
        try {
          const { n, d, s } = math.fraction(math.evaluate(typed));
          theirs = `${BigInt(s) * BigInt(n)}/${d}`;
        } catch {
          theirs = 'refused';
        }
        const shown = mine.ok ? `${mine.value.top}/${mine.value.bottom}` : 'refused';
        expect(shown).toBe(theirs);
      },
    ),
    { numRuns: 300 },
  );
});

it('never throws, whatever is typed', () => {
  const signs = fc.constantFrom(...'0123456789.,+-*/()%×÷−AnsM e^√∞\u0000');
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: signs }), fc.string()), (typed) => {
      expect(read(typed)).not.toMatch(/NaN|Infinity|undefined/);
    }),
  );
});

it('keeps memory exact', () => {
  expect(evaluate('M + M + M', { Ans: ZERO, M: rational(1n, 3n) })).toEqual({
    ok: true,
    value: rational(1n),
  });
});
