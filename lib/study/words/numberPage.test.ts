import { evaluate } from 'mathjs';
import { COMMON_NUMBER, COMMON_NUMBERS } from '@/data/routes/paths/study/converters';
import { checkAnswer } from '@/lib/study/practice/checkAnswer';
import { blankNames } from '@/lib/testing/ownWords';
import fc from '@/lib/testing/properties';
import { writeCheque } from './cheque';
import { listNumberFacts } from './numberFacts';
import { buildNumberPage, numberPageFor } from './numberPage';
import { WORDS_END } from './numberWords';
import { buildPlaceChart, expand } from './placeValue';

const number = fc
  .tuple(fc.integer({ min: 1, max: 15 }), fc.bigInt({ min: 0n, max: WORDS_END - 1n }))
  .map(([digits, value]) => value % 10n ** BigInt(digits));

const unpack = (shown: string): bigint => BigInt(shown.replaceAll(',', ''));

it.each([
  [1n, 'Rupee One Only', '₹1/-'],
  [
    99_999_999n,
    'Rupees Nine Crore Ninety-Nine Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine Only',
    '₹9,99,99,999/-',
  ],
])('writes a cheque over %p', (value, words, figures) => {
  expect(writeCheque(value)).toEqual({ words, figures });
});

it('puts each digit of 12,34,567 into its place', () => {
  expect(buildPlaceChart(1_234_567n)).toMatchObject([
    { digit: '1', indian: 'Ten lakhs', international: 'Millions', value: '10,00,000' },
    { digit: '2', indian: 'Lakhs', international: 'Hundred thousands', value: '2,00,000' },
    { digit: '3', indian: 'Ten thousands', international: 'Ten thousands', value: '30,000' },
    { digit: '4', indian: 'Thousands', international: 'Thousands', value: '4,000' },
    { digit: '5', indian: 'Hundreds', international: 'Hundreds', value: '500' },
    { digit: '6', indian: 'Tens', international: 'Tens', value: '60' },
    { digit: '7', indian: 'Ones', international: 'Ones', value: '7' },
  ]);
});

it('expands a number into parts that add up to it', () => {
  fc.assert(
    fc.property(number, (value) => {
      const sum = expand(value).reduce((total, part) => total + unpack(part), 0n);
      expect(sum).toBe(value);
    }),
  );
});

it.each([
  [144n, 'It is a square number: 12 × 12.'],
  [1_000_000n, 'It is a cube number: 100 × 100 × 100.'],
  [1_000_000n, '10 lakh is 1 million.'],
  [99_999_999n, '9.9999999 crore is 99.999999 million.'],
  [
    99_999_999n,
    'Counting one number a second without a rest, you would reach it after about 3.2 years.',
  ],
  [120n, 'Counting one number a second without a rest, you would reach it after about 2 minutes.'],
  [18n, 'Its digits add up to 9, a multiple of 9, so the number itself can be divided by 9.'],
  [500n, 'It ends in 2 zeros: 5 followed by them.'],
])('knows about %p: %p', (value, fact) => {
  expect(listNumberFacts(value)).toContain(fact);
});

it('says only true things about squares, threes and nines', () => {
  fc.assert(
    fc.property(number, (value) => {
      const facts = listNumberFacts(value).join(' ');
      const root = facts.match(/square number: ([\d,]+)/)?.[1];
      if (root) expect(unpack(root) ** 2n).toBe(value);
      if (value > 0n) {
        expect(facts.includes('can be divided by 9')).toBe(value % 9n === 0n);
        expect(facts.includes('cannot be divided by 3')).toBe(value % 3n !== 0n);
        expect(facts.includes('is even')).toBe(value % 2n === 0n);
      }
    }),
  );
  for (let root = 2n; root < 3000n; root += 1n) {
    expect(listNumberFacts(root ** 2n).join()).toContain('square number');
    expect(listNumberFacts(root ** 3n).join()).toContain('cube number');
  }
});

it.each([
  [1n, 'It is neither prime nor composite: 1 alone divides it.'],
  [29n, 'It is a prime number: only 1 and 29 divide it.'],
  [42n, 'It can be divided by 1, 2, 3, 6, 7, 14, 21 and 42: it has 8 factors.'],
  [1500n, 'As a product of primes it is 2² × 3 × 5³.'],
  [9973n, 'It is a prime number: only 1 and 9,973 divide it.'],
  [28n, 'It is a triangular number: the sum of all whole numbers from 1 to 7.'],
  [64n, 'It is a power of two: begin with 1 and double 6 times.'],
])('knows what %p is made of: %p', (value, fact) => {
  expect(listNumberFacts(value)).toContain(fact);
});

it('says only true things about what numbers are made of', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (number) => {
      const facts = listNumberFacts(BigInt(number)).join(' ');
      const product = facts.match(/product of primes it is ([^.]+)\./)?.[1];
      if (product) {
        const expression = product
          .replaceAll(',', '')
          .replace(
            /[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
            (digits) => `^${Array.from(digits, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)).join('')}`,
          )
          .replaceAll('×', '*');
        expect(Number(evaluate(expression))).toBe(number);
      }
      const bases = [...(product ?? '').replaceAll(',', '').matchAll(/(?<!\d)\d+/g)].map(Number);
      expect(bases.filter((base) => !evaluate(`isPrime(${base})`))).toEqual([]);
      expect(facts.includes('a prime number')).toBe(Boolean(evaluate(`isPrime(${number})`)));
      expect(facts.includes('triangular')).toBe(
        number > 3 && Number.isInteger(Math.sqrt(8 * number + 1)),
      );
    }),
  );
});

/** What the page of a number says, without its numbers. */
const saidOf = (value: bigint): string[] => {
  const { lead, lines, texts } = buildNumberPage(value);
  return [
    lead,
    ...lines.map(({ term, text }) => `${term}: ${text}`),
    ...texts.flatMap(({ points }) => points),
  ].map(blankNames);
};

it('has something of its own to say about every number that search engines list', () => {
  const pages = COMMON_NUMBERS.map((value) => ({ value, said: new Set(saidOf(value)) }));
  const times = new Map<string, number>();
  for (const { said } of pages)
    for (const sentence of said) times.set(sentence, (times.get(sentence) ?? 0) + 1);
  const without = pages.filter(({ said }) => ![...said].some((one) => times.get(one) === 1));
  expect(without.map(({ value }) => value)).toEqual([]);
});

it('never says of a number what its neighbour says but for the number', () => {
  const alike = COMMON_NUMBERS.filter((value, at) => {
    const next = COMMON_NUMBERS[at + 1];
    return next !== undefined && saidOf(value).join('\n') === saidOf(next).join('\n');
  });
  expect(alike).toEqual([]);
});

it('asks nothing that it would not mark right, and nothing twice', () => {
  fc.assert(
    fc.property(number, (value) => {
      const { practice } = buildNumberPage(value);
      expect(new Set(practice.map(({ ask }) => ask)).size).toBe(3);
      for (const question of practice) {
        expect(checkAnswer(question.answer.replaceAll(',', ''), question)).toBe('right');
        expect(question.answer).toMatch(/^[\d,]+$/);
      }
    }),
  );
});

it('has a head that a search engine shows whole, for every number', () => {
  fc.assert(
    fc.property(number, (value) => {
      const { title, description, path } = buildNumberPage(value).seo;
      expect(title.length).toBeLessThanOrEqual(54);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(path).toBe(`/converters/number-to-words/${value}-in-words`);
    }),
  );
});

it('leads to the neighbours that exist', () => {
  const notes = (value: bigint) => buildNumberPage(value).neighbours.map(({ path }) => path);
  const path = (value: bigint) => `/converters/number-to-words/${value}-in-words`;
  expect(notes(0n)).toEqual([path(1n)]);
  expect(notes(50n)).toEqual([path(49n), path(51n), path(500n), path(5n)]);
  expect(notes(WORDS_END - 1n)).toEqual([path(WORDS_END - 2n)]);
});

it('reads 10,05,00,007 with its silent groups', () => {
  expect(buildNumberPage(100_500_007n).texts[0]?.points).toEqual([
    'Cut the digits from the right: three first, then two at a time: 10 | 05 | 00 | 007.',
    'Give each group its name and read from the left: 10 crore, 5 lakh, 7.',
    'The group of the thousands holds only zeros, so its name is not spoken. The zeros still keep the place.',
  ]);
});

it('has no page for anything but the plain spelling of a number', () => {
  expect(numberPageFor('42')?.heading).toBe('42 in words');
  expect(['007', '+7', '7.0', '1000000000000000', ''].map(numberPageFor)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

it('prerenders the numbers that people look up, by the rule of the addresses', () => {
  expect(COMMON_NUMBERS).toHaveLength(203);
  expect(COMMON_NUMBERS).toEqual(expect.arrayContaining([0n, 100n, 1500n, 10n ** 7n, 10n ** 12n]));
  expect(COMMON_NUMBERS.filter((value) => !COMMON_NUMBER.test(`${value}`))).toEqual([]);
  const listed = new Set(COMMON_NUMBERS);
  fc.assert(
    fc.property(number, (value) => {
      expect(COMMON_NUMBER.test(`${value}`)).toBe(listed.has(value));
    }),
  );
  expect(COMMON_NUMBER.test(`${WORDS_END}`)).toBe(false);
});

it.each([7n, 42n, 1500n, 250_000n, 10n ** 7n, 90n * 10n ** 7n, 10n ** 12n])(
  'lets search engines list %i, which people look up',
  (value) => {
    expect(buildNumberPage(value).seo.robots).toBe('index');
  },
);

it.each([101n, 1234n, 99_999n, 99_999_999n, 15n * 10n ** 6n, 2n * 10n ** 9n, 10n ** 14n])(
  'keeps %i out of search engines, with a page all the same',
  (value) => {
    expect(buildNumberPage(value).seo.robots).toBe('noindex');
  },
);
