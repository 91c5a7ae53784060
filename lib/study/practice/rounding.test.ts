import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { CALCULATOR_PRACTICE } from '@/data/study/practice/calculatorPractice';
import { FORMULA_PRACTICE } from '@/data/study/practice/formulaPractice';
import { UNIT_PRACTICE } from '@/data/study/practice/unitPractice';
import { checkAnswer } from './checkAnswer';
import { type QuestionFront, questionFront } from './questionFront';
import { computeCheck } from './testing/numbersIn';
import { toleranceOf } from './tolerance';
import { toQuestion } from './toQuestion';

const FOLDERS = ['data/study/concepts', 'data/study/ncert'];

const readQuestions = (folder: string): QuestionFront[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const { practice, problems }: Record<string, unknown> = matter(
        readFileSync(join(folder, file), 'utf8'),
        {},
      ).data;
      const list = practice ?? problems;
      return Array.isArray(list) ? list.map((one) => questionFront.parse(one)) : [];
    });

const QUESTIONS: readonly QuestionFront[] = [
  ...FOLDERS.flatMap(readQuestions),
  ...[
    ...Object.values(CALCULATOR_PRACTICE),
    ...Object.values(FORMULA_PRACTICE),
    UNIT_PRACTICE,
  ].flatMap((groups) => Object.values(groups).flat()),
];

// Six places and more only tidy what floating point leaves behind.
const ROUNDED = /^round\((.*), ([1-4])\)$/;

const ROUNDING = QUESTIONS.flatMap((question) => {
  const [, exact, places] = ROUNDED.exec(question.check ?? '') ?? [];
  return exact ? [[question.ask, { question, exact, places: Number(places) }] as const] : [];
});

it('finds the questions whose answers are rounded', () => {
  expect(QUESTIONS.length).toBeGreaterThan(1000);
  expect(ROUNDING.length).toBeGreaterThan(20);
});

it.each(ROUNDING)('%s says how exact the answer has to be', (_, { question, places }) => {
  expect(toleranceOf(question.ask, false).decimals).toBe(places);
});

it.each(ROUNDING)('%s takes more digits of the right value', (_, { question, exact }) => {
  const [value = Number.NaN] = computeCheck(exact);
  const unit = question.answer.replace(/^[-−]?[\d.,]+/, '');
  const asked = toQuestion(question);
  expect(checkAnswer(value.toFixed(6), asked)).toBe('right');
  expect(checkAnswer(`${value.toFixed(6)}${unit}`, asked)).toBe('right');
});
