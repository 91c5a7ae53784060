import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { CONCEPT_SUBJECT_IDS, type ConceptSubject } from '@/data/routes/paths/study/concepts';
import { CONCEPT_SUBJECTS } from '@/data/study/concepts/subjects';
import { CLASS_BANDS } from '@/data/study/concepts/topic';
import { checkAnswer } from '@/lib/study/practice/checkAnswer';
import { computeCheck, numbersIn } from '@/lib/study/practice/testing/numbersIn';
import { toQuestion } from '@/lib/study/practice/toQuestion';
import { readLessons } from './readLessons';

const LEAST_LESSONS: Record<string, number> = { maths: 40, science: 20, evs: 15, english: 20 };

const LESSONS = CONCEPT_SUBJECT_IDS.flatMap((subject) =>
  readLessons(subject).map(({ slug, front }) => ({ subject, slug, front })),
);

const QUESTIONS = LESSONS.flatMap(({ subject, slug, front }) =>
  front.practice.map((question, at) => ({ id: `${subject} ${slug} ${at + 1}`, question })),
);

const slugsOf = (subject: ConceptSubject): string[] =>
  CONCEPT_SUBJECTS[subject].topics.map(({ slug }) => slug).sort();

const bodyOf = (subject: ConceptSubject, slug: string): string =>
  matter(readFileSync(join('data/study/concepts', subject, `${slug}.md`), 'utf8'), {}).content;

/** A formula counts as one word. */
const countWords = (text: string): number =>
  text
    .replaceAll(/\$\$[^$]+\$\$|\$[^$]+\$/g, ' formula ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

it.each(CONCEPT_SUBJECT_IDS)(
  '%s has a text for every topic and a topic for every text',
  (subject) => {
    const texts = LESSONS.filter((lesson) => lesson.subject === subject).map(({ slug }) => slug);
    expect(texts.sort()).toEqual(slugsOf(subject));
    expect(texts.length).toBeGreaterThanOrEqual(LEAST_LESSONS[subject] ?? 1);
  },
);

it.each(CONCEPT_SUBJECT_IDS)('%s introduces each group of classes that has lessons', (subject) => {
  const { bands, topics } = CONCEPT_SUBJECTS[subject];
  const used = CLASS_BANDS.filter((band) => topics.some((topic) => topic.band === band));
  expect(bands.map(({ band }) => band)).toEqual(used);
});

describe.each(LESSONS)('$subject: $slug', ({ subject, slug, front }) => {
  it('is long enough to teach and short enough to read', () => {
    const words = countWords(`${front.lead} ${front.rule} ${bodyOf(subject, slug)}`);
    expect(words).toBeGreaterThanOrEqual(300);
    expect(words).toBeLessThanOrEqual(700);
  });

  it('works out an example and names a mistake', () => {
    const found = bodyOf(subject, slug).matchAll(/^## (.+)$/gm);
    const headings = [...found].map(([, heading]) => heading);
    expect(headings.length).toBeGreaterThanOrEqual(3);
    expect(headings.some((heading) => heading?.startsWith('Worked example'))).toBe(true);
    expect(headings).toContain('A common mistake');
  });

  it('leads on to other lessons', () => {
    const others = slugsOf(subject).filter((other) => other !== slug);
    expect(front.related.filter((other) => !others.includes(other))).toEqual([]);
  });
});

it.each(QUESTIONS.map(({ id, question }) => [id, question] as const))(
  '%s has the answer that its check computes',
  (_, { answer, check }) => {
    const stated = numbersIn(answer);
    // An answer in words has nothing to compute.
    const computed = check === undefined && stated.length === 0 ? [] : computeCheck(check ?? 'NaN');
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

it('keeps every answer short enough to be typed', () => {
  expect(QUESTIONS.filter(({ question }) => question.answer.length > 40)).toEqual([]);
});
