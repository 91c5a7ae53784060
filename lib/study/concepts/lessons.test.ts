import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { all, create } from 'mathjs';
import { CONCEPT_SUBJECTS } from '@/data/study/concepts/subjects';
import { checkAnswer } from '@/lib/study/practice/checkAnswer';
import { readLessons } from './readLessons';
import { toQuestion } from './toQuestion';

const { evaluate } = create(all ?? {}, { matrix: 'Array' });

const LESSONS = readLessons('maths');
const TOPICS = CONCEPT_SUBJECTS.maths.topics;
const QUESTIONS = LESSONS.flatMap(({ slug, front }) =>
  front.practice.map((question, at) => ({ id: `${slug} ${at + 1}`, question })),
);

const bodyOf = (slug: string): string =>
  matter(readFileSync(join('data/study/concepts/maths', `${slug}.md`), 'utf8'), {}).content;

/** A formula counts as one word. */
const countWords = (text: string): number =>
  text
    .replaceAll(/\$\$[^$]+\$\$|\$[^$]+\$/g, ' formula ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

/** The numbers that a text names, in order: `8√2` and `-3/4` are one each. */
const numbersIn = (text: string): number[] => {
  const found = text.replaceAll('−', '-').matchAll(/(-?\d[\d,]*(?:\.\d+)?)(?:√(\d+)|\/(\d+))?/g);
  return Array.from(found, ([, first = '', root, below]) => {
    const number = Number(first.replace(/,$/, '').replaceAll(/,(?=\d{2})/g, ''));
    return (number * Math.sqrt(Number(root ?? 1))) / Number(below ?? 1);
  });
};

const flatNumbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.flatMap(flatNumbers) : [Number(value)];

it('has a text for every topic and a topic for every text', () => {
  expect(LESSONS.map(({ slug }) => slug).sort()).toEqual(TOPICS.map(({ slug }) => slug).sort());
  expect(TOPICS.length).toBeGreaterThanOrEqual(40);
});

it.each(LESSONS.map(({ slug, front }) => [slug, front] as const))(
  '%s is long enough to teach and short enough to read',
  (slug, { lead, rule }) => {
    const words = countWords(`${lead} ${rule} ${bodyOf(slug)}`);
    expect(words).toBeGreaterThanOrEqual(300);
    expect(words).toBeLessThanOrEqual(700);
  },
);

it.each(LESSONS.map(({ slug }) => slug))('%s works out an example and names a mistake', (slug) => {
  const headings = [...bodyOf(slug).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings.length).toBeGreaterThanOrEqual(3);
  expect(headings.some((heading) => heading?.startsWith('Worked example'))).toBe(true);
  expect(headings).toContain('A common mistake');
});

it.each(LESSONS.map(({ slug, front }) => [slug, front.related] as const))(
  '%s leads on to other lessons',
  (slug, related) => {
    const slugs = TOPICS.map((topic) => topic.slug);
    expect(related.filter((other) => !slugs.includes(other) || other === slug)).toEqual([]);
  },
);

it.each(QUESTIONS.map(({ id, question }) => [id, question] as const))(
  '%s has the answer that its check computes',
  (_, { answer, check }) => {
    const computed = flatNumbers(evaluate(check ?? 'NaN'));
    const stated = numbersIn(answer);
    expect(stated).toHaveLength(computed.length);
    computed.forEach((value, at) => {
      expect(stated[at]).toBeCloseTo(value, 5);
    });
  },
);

it.each(QUESTIONS.map(({ id, question }) => [id, question] as const))(
  '%s takes its own answer in each accepted spelling, and no other number',
  (_, question) => {
    const asked = toQuestion(question);
    for (const spelling of [asked.answer, ...(asked.accept ?? [])]) {
      expect(checkAnswer(spelling, asked)).toBe('right');
    }
    expect(checkAnswer('123456789', asked)).toBe('wrong');
  },
);

it.each(QUESTIONS.map(({ id, question }) => [id, question] as const))(
  '%s ends its steps with the numbers of its answer',
  (_, { answer, steps }) => {
    const worked = numbersIn(steps.join(' '));
    const missing = numbersIn(answer).filter(
      (value) => !worked.some((number) => Math.abs(number - value) < 1e-9),
    );
    expect(missing).toEqual([]);
  },
);

it('asks no question twice', () => {
  const asks = QUESTIONS.map(({ question }) => question.ask);
  expect(new Set(asks).size).toBe(asks.length);
});
