import { BRANCH_LIST, CITY_SLUGS } from '@/data/places/places';
import { cityAdmissionPath } from '@/data/routes/paths/places';
import { buildAdmissionQuestions } from './admissionQuestions';
import { buildCityAdmissionQuestions } from './cityAdmissionQuestions';
import { buildParentQuestions } from './parentQuestions';

const answerTo = (words: RegExp) =>
  buildParentQuestions().find(({ question }) => words.test(question))?.answer ?? '';

const cities = CITY_SLUGS.filter((slug) => cityAdmissionPath(slug) !== null);

// Counted here a second time, straight from the records.
const count = (isCounted: (branch: (typeof BRANCH_LIST)[number]) => boolean) =>
  BRANCH_LIST.filter(isCounted).length;

it('answers at least eight questions, each once', () => {
  const questions = buildParentQuestions().map(({ question }) => question);
  expect(questions.length).toBeGreaterThanOrEqual(8);
  expect(new Set(questions).size).toBe(questions.length);
});

it.each([
  [/How many branches/, `${BRANCH_LIST.length} branches in ${CITY_SLUGS.length} cities`],
  [/How many branches/, `${count(({ listing }) => listing !== 'form')} of them have a page`],
  [/Which board/, `${count(({ board }) => board === 'ICSE')} follow ICSE`],
  [/until Grade 12/, `${count(({ to }) => to === 23)} branches teach up to Grade 12`],
  [/How old/, `${count(({ from }) => from === 1)} branches begin at Pre-Nursery`],
  [/boarding/, `on ${count((branch) => 'boarding' in branch)} campuses`],
])('counts the answer to %p from the directory', (question, expected) => {
  expect(answerTo(question)).toContain(expected);
});

it('gives the first and last birthday for Grade 1', () => {
  const answers = buildAdmissionQuestions().map(({ answer }) => answer);
  expect(answers[0]).toContain('from 2 June 2018 to 1 June 2019');
});

it.each(cities)('answers every question about %s in whole sentences', (city) => {
  for (const { question, answer } of buildCityAdmissionQuestions(city)) {
    expect(question).toMatch(/\?$/);
    expect(answer).toMatch(/^[A-Z].{10,}\.$/);
    expect(answer).not.toMatch(/undefined|null|NaN|\.\.| {2}/);
  }
});
