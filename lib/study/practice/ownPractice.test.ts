import { UNIT_KIND_IDS } from '@/data/study/converters/unit';
import { CALCULATOR_PRACTICE } from '@/data/study/practice/calculatorPractice';
import { FORMULA_PRACTICE } from '@/data/study/practice/formulaPractice';
import {
  NUMBER_SYSTEM_PRACTICE,
  NUMBER_WORDS_PRACTICE,
  ROMAN_PRACTICE,
} from '@/data/study/practice/numberPractice';
import { UNIT_PRACTICE } from '@/data/study/practice/unitPractice';
import { buildNumberSystemPage } from '@/lib/study/converters/numberSystemPage';
import { toRoman } from '@/lib/study/converters/roman';
import { buildRomanPage } from '@/lib/study/converters/romanPage';
import { buildUnitPage } from '@/lib/study/converters/unitPage';
import { buildNumberIndexPage } from '@/lib/study/words/numberIndexPage';
import { checkAnswer } from './checkAnswer';
import { questionFront } from './questionFront';
import { computeCheck, numbersIn } from './testing/numbersIn';
import { toQuestion } from './toQuestion';

const LONGEST_ANSWER = 40;

const GROUPS = {
  ...CALCULATOR_PRACTICE.maths,
  ...CALCULATOR_PRACTICE.physics,
  ...CALCULATOR_PRACTICE.chemistry,
  ...FORMULA_PRACTICE.maths,
  ...FORMULA_PRACTICE.physics,
  ...FORMULA_PRACTICE.chemistry,
  ...UNIT_PRACTICE,
  'number systems': NUMBER_SYSTEM_PRACTICE,
  'Roman numerals': ROMAN_PRACTICE,
  'numbers in words': NUMBER_WORDS_PRACTICE,
};

const QUESTIONS = Object.entries(GROUPS).flatMap(([group, texts]) =>
  texts.map((text, at) => ({ id: `${group} ${at + 1}`, text })),
);
const TABLE = QUESTIONS.map(({ id, text }) => [id, text] as const);

type Asked = readonly { ask: string }[];

const PAGES: [string, Asked][] = [
  ...UNIT_KIND_IDS.map((id): [string, Asked] => [id, buildUnitPage(id).practice]),
  ['number systems', buildNumberSystemPage().practice],
  ['Roman numerals', buildRomanPage().practice],
  ['numbers in words', buildNumberIndexPage().practice],
];

it.each(PAGES)('the page of %s has four to six questions, all different', (_, practice) => {
  expect(practice.length).toBeGreaterThanOrEqual(4);
  expect(practice.length).toBeLessThanOrEqual(6);
  expect(new Set(practice.map(({ ask }) => ask)).size).toBe(practice.length);
});

it.each(TABLE)('%s has the shape of a question, in plain text', (_, text) => {
  expect(questionFront.safeParse(text).success).toBe(true);
  expect([text.ask, text.hint, ...text.steps].join(' ')).not.toContain('$');
  expect(text.answer.length).toBeLessThanOrEqual(LONGEST_ANSWER);
});

it.each(TABLE)('%s has the answer that its check computes', (_, { answer, check }) => {
  const stated = numbersIn(answer);
  const computed = check === undefined ? [] : computeCheck(check);
  expect(stated).toHaveLength(computed.length);
  computed.forEach((value, at) => {
    expect(stated[at]).toBeCloseTo(value, 6);
  });
});

it.each(TABLE)('%s takes its answer in each accepted spelling, and no other number', (_, text) => {
  const asked = toQuestion(text);
  for (const spelling of [asked.answer, ...(asked.accept ?? [])]) {
    expect(checkAnswer(spelling, asked)).toBe('right');
  }
  expect(checkAnswer('123456789', asked)).toBe('wrong');
});

it.each(TABLE)('%s accepts nothing twice', (_, text) => {
  const { answer, accept = [] } = toQuestion(text);
  const spellings = [answer, ...accept];
  const repeated = spellings.filter((one, at) =>
    spellings
      .slice(0, at)
      .some((other) => checkAnswer(one, { ask: text.ask, answer: other }) === 'right'),
  );
  expect(repeated).toEqual([]);
});

it.each(TABLE)('%s works its answer out in its steps', (_, { answer, steps }) => {
  const worked = numbersIn(steps.join(' '));
  const missing = numbersIn(answer).filter(
    (value) => !worked.some((number) => Math.abs(number - value) < 1e-9),
  );
  expect(missing).toEqual([]);
});

// Two or more numbers with signs between them, an equals sign and a number.
const SUM =
  /(?<![\p{L}\d.²/−])(−?[(\d][\d,.()\s+−×÷/]*[+−×÷/][\d,.()\s+−×÷/]*?) ([=≈]) (−?\d[\d,]*(?:\.\d+)?)(?![\d/])/gu;

const compute = (sum: string): number =>
  computeCheck(
    sum
      .replaceAll(/,(?=\d)/g, '')
      .replaceAll('−', '-')
      .replaceAll('×', '*')
      .replaceAll('÷', '/')
      .trim(),
  )[0] ?? Number.NaN;

const SUMS = QUESTIONS.flatMap(({ id, text }) =>
  text.steps.flatMap((step) =>
    Array.from(step.matchAll(SUM), ([, sum = '', sign, result = '']) => ({
      id,
      sum,
      result: Number(result.replaceAll(',', '').replace('−', '-')),
      places: sign === '≈' ? 1 : 8,
    })),
  ),
);

it.each(SUMS.map((one) => [one.id, one.sum, one] as const))(
  '%s: the step %s is right',
  (_, sum, { result, places }) => {
    expect(result).toBeCloseTo(compute(sum), places);
  },
);

it('finds the sums of most questions', () => {
  expect(new Set(SUMS.map(({ id }) => id)).size).toBeGreaterThan(QUESTIONS.length * 0.8);
});

it.each([
  ['490', 490],
  ['XIX + XXIII', 19 + 23],
])('writes %s as the converter does', (asked, value) => {
  const question = ROMAN_PRACTICE.find(({ ask }) => ask.includes(asked));
  expect(question?.answer).toBe(toRoman(value));
});

it('asks no question twice', () => {
  const asks = QUESTIONS.map(({ text }) => text.ask);
  expect(new Set(asks).size).toBe(asks.length);
});
