import { all, create } from 'mathjs';
import { patternOf } from '@/data/study/papers/pattern';
import { unitsOf } from '@/data/study/papers/units';
import { drawText } from '@/lib/study/math/drawText';
import { flatNumbers } from '@/lib/study/practice/testing/numbersIn';
import { listAnswered } from './listAnswered';
import type { Answered, Paper, PaperQuestion } from './paperFront';
import { readPapers } from './readPapers';
import { statedNumbers } from './statedNumbers';

const { evaluate } = create(all ?? {}, { matrix: 'Array' });

const PAPERS = readPapers().map(({ slug, front }) => [slug, front] as const);

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const questionsOf = (paper: Paper): readonly PaperQuestion[] =>
  paper.sections.flatMap(({ questions }) => questions);

/** Every question by what a reader calls it: `class-10-maths 23`. */
const QUESTIONS = PAPERS.flatMap(([slug, paper]) =>
  questionsOf(paper).map((question, at) => [`${slug} ${at + 1}`, question] as const),
);

const ANSWERED = QUESTIONS.flatMap(([id, question]) =>
  listAnswered(question).map(
    (asked, at) => [`${id}${at ? `, no. ${at + 1}` : ''}`, asked] as const,
  ),
);

const CHOICES = QUESTIONS.flatMap(([id, question]) =>
  question.kind === 'choice' ? [[id, question] as const] : [],
);

// What a computer leaves of zero, such as the cosine of 90°, is zero.
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-6 * Math.abs(b) + 1e-12;

describe.each(PAPERS)('%s', (slug, paper) => {
  const pattern = patternOf(paper.class, paper.subject);
  const letters = paper.sections.map(({ name }) => name);
  const questions = questionsOf(paper);

  it('is named after its class and subject', () => {
    expect(slug).toBe(`class-${paper.class}-${paper.subject}`);
  });

  it('has the time, marks and sections of its class', () => {
    expect({ minutes: paper.minutes, marks: paper.marks }).toEqual({
      minutes: pattern.minutes,
      marks: pattern.marks,
    });
    expect(letters).toEqual(pattern.sections.map(({ name }) => name));
  });

  it.each(pattern.sections)('has in section $name $questions questions of $marks marks', (row) => {
    const section = paper.sections.find(({ name }) => name === row.name);
    expect(section?.questions.map(({ marks }) => marks)).toEqual(
      Array.from({ length: row.questions }, () => row.marks),
    );
  });

  it('adds up to its marks', () => {
    expect(sum(questions.map(({ marks }) => marks))).toBe(paper.marks);
  });

  it('gives each unit the marks of the syllabus', () => {
    const units = unitsOf(paper.class, paper.subject);
    const given = units.map(({ number, chapters }) => {
      const own = questions.filter(({ chapter }) => chapters.includes(chapter));
      return { unit: number, marks: sum(own.map(({ marks }) => marks)) };
    });
    expect(given).toEqual(units.map(({ number, marks }) => ({ unit: number, marks })));
  });

  it('offers in exchange only questions of the same unit', () => {
    const unitOf = (chapter: number) =>
      unitsOf(paper.class, paper.subject).find(({ chapters }) => chapters.includes(chapter))
        ?.number ?? null;
    const strangers = questions.flatMap((question) =>
      question.kind === 'open' &&
      question.or &&
      unitOf(question.or.chapter) !== unitOf(question.chapter)
        ? [question.ask]
        : [],
    );
    expect(strangers).toEqual([]);
  });

  it('has the choices of the board’s pattern', () => {
    const choicesIn = (name: string) =>
      (paper.sections.find((section) => section.name === name)?.questions ?? []).filter(
        (question) =>
          question.kind === 'case'
            ? question.parts.some(({ or }) => or)
            : question.kind === 'open' && question.or,
      ).length;
    const isBoardMaths = paper.class >= 9 && paper.subject === 'maths';
    const found = isBoardMaths ? ['B', 'C', 'D'].map(choicesIn) : [];
    expect(found).toEqual(isBoardMaths ? [2, 2, 2] : []);
  });

  it('has assertions and reasons at the end of section A, and case studies in E', () => {
    const isBoard = paper.class >= 9;
    const inA = paper.sections[0]?.questions.slice(isBoard && paper.subject === 'maths' ? -2 : -4);
    const inE = paper.sections.find(({ name }) => name === 'E')?.questions ?? [];
    const pairs = isBoard ? (inA ?? []) : [];
    expect(pairs.filter(({ ask }) => !/Assertion.*Reason/s.test(ask))).toEqual([]);
    expect(inE.filter(({ kind }) => kind !== 'case')).toEqual([]);
  });

  it('spreads its right options fairly', () => {
    const places = questions.flatMap((question) =>
      question.kind === 'choice' ? [question.options.indexOf(question.answer)] : [],
    );
    const counts = [0, 1, 2, 3].map((place) => places.filter((at) => at === place).length);
    expect(counts.filter((count) => count < 2)).toEqual([]);
    expect(Math.max(...counts)).toBeLessThanOrEqual(Math.max(2, places.length * 0.4));
  });
});

it.each(CHOICES)('%s has four different options and the answer among them', (_, question) => {
  expect(new Set(question.options).size).toBe(4);
  expect(question.options).toContain(question.answer);
});

it.each(QUESTIONS)('%s has a scheme that adds up to its marks', (_, question) => {
  if (question.kind === 'case') {
    expect(sum(question.parts.map(({ marks }) => marks))).toBe(question.marks);
  }
  for (const { scheme, marks, ask } of listAnswered(question)) {
    expect([ask, sum(scheme.map((step) => step.marks))]).toEqual([ask, marks]);
  }
});

/** `true` shows that an equation or an expression with letters is right. */
const isProved = (answer: string, computed: unknown): boolean =>
  computed === true && /[a-z]/i.test(answer);

it.each(ANSWERED)('%s has the answer that its check computes', (_, { answer, check }: Answered) => {
  const stated = statedNumbers(answer);
  if (check === undefined) {
    expect(stated).toEqual([]);
    return;
  }
  const computed: unknown = evaluate(check);
  if (isProved(answer, computed)) return;
  const numbers = flatNumbers(computed);
  expect([check, stated.length]).toEqual([check, numbers.length]);
  expect(stated.filter((value, at) => !isNear(value, numbers[at] ?? Number.NaN))).toEqual([]);
});

it.each(ANSWERED)('%s has the numbers of its answer in its scheme', (_, { answer, scheme }) => {
  const worked = statedNumbers(scheme.map(({ step }) => step).join(' ; '));
  const missing = statedNumbers(answer).filter(
    (value) => !worked.some((number) => isNear(number, value)),
  );
  expect(missing).toEqual([]);
});

it.each(PAPERS)('%s has formulas that can be drawn', (_, paper) => {
  const texts = [
    ...paper.instructions,
    ...paper.sections.flatMap(({ note, title }) => [note, title]),
  ];
  const asked = questionsOf(paper).flatMap((question) => [
    question.ask,
    ...(question.kind === 'choice' ? question.options : []),
    ...listAnswered(question).flatMap(({ ask, answer, scheme }) => [
      ask,
      answer,
      ...scheme.map(({ step }) => step),
    ]),
  ]);
  const drawn = [...texts, ...asked].map(drawText);
  // A dollar sign that is left over is half of a formula.
  expect(drawn.filter((html) => html.replaceAll(/<math.*?<\/math>/gs, '').includes('$'))).toEqual(
    [],
  );
});

it('asks no question twice', () => {
  const asks = ANSWERED.map(([, { ask }]) => ask.trim());
  const caseTexts = QUESTIONS.flatMap(([, { kind, ask }]) => (kind === 'case' ? [ask.trim()] : []));
  const all = [...asks, ...caseTexts];
  expect(all.filter((ask, at) => all.indexOf(ask) !== at)).toEqual([]);
});
