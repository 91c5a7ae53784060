import { TABLE_NUMBERS } from '@/data/routes/paths/study/tables';
import { checkAnswer } from '@/lib/study/practice/checkAnswer';
import { buildPractice } from './practice';

const numbersIn = (text: string): number[] =>
  (text.match(/\d[\d,]*/g) ?? []).map((digits) => Number(digits.replaceAll(',', '')));

/** Solves a question by counting in steps of the number, from its words alone. */
const solve = (factor: number, ask: string): number => {
  const numbers = numbersIn(ask);
  const steps = Array.from({ length: 41 }, (_, at) => at);
  if (ask.includes('× ?')) return steps.find((at) => at * factor === numbers[1]) ?? Number.NaN;
  if (ask.includes('÷')) return steps.find((at) => at * factor === numbers[0]) ?? Number.NaN;
  if (ask.includes('largest')) {
    return Math.max(
      ...steps.map((at) => at * factor).filter((value) => value <= (numbers[0] ?? 0)),
    );
  }
  if (ask.includes(' + ')) {
    const [, one = 0, , other = 0] = numbers;
    return Array.from({ length: one + other }, () => factor).reduce((sum, step) => sum + step, 0);
  }
  return (numbers[0] ?? 0) * (numbers[1] ?? 0);
};

it('asks six different questions on each table, all with the right answer', () => {
  const wrong = TABLE_NUMBERS.flatMap((factor) => {
    const questions = buildPractice(factor);
    expect(new Set(questions.map(({ ask }) => ask)).size).toBe(6);
    return questions.filter(
      (question) => checkAnswer(String(solve(factor, question.ask)), question) !== 'right',
    );
  });
  expect(wrong).toEqual([]);
});

it('asks the same on every visit', () => {
  expect(buildPractice(17)).toEqual(buildPractice(17));
});

it.each([
  [/(\d+) laddoos in each/, 2, 50],
  [/(\d+) stamps on each of/, 2, 30],
  [/rows of (\d+) mustard/, 5, 120],
  [/₹(\d+) a day into a money box/, 1, 20],
  [/₹(\d+) a day for the bus/, 10, 120],
  [/sells (\d+) kites a day/, 5, 120],
])('tells of %p only what can be', (pattern, least, most) => {
  const asks = TABLE_NUMBERS.flatMap((factor) => buildPractice(factor).map(({ ask }) => ask));
  const told = asks.flatMap((ask) => ask.match(pattern)?.slice(1).map(Number) ?? []);
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((number) => number < least || number > most)).toEqual([]);
});
