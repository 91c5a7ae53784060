import { all, create } from 'mathjs';
import { paperSlug } from '@/data/routes/paths/study/papers';
import { patternOf, type QuestionKind } from '@/data/study/papers/pattern';
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

const IS_PAIR = /Assertion.*Reason/s;

/** The kind of a question, in the words of the pattern; a written one stands as either. */
const kindIn = (question: PaperQuestion, wanted?: QuestionKind): QuestionKind => {
  if (question.kind === 'choice') return IS_PAIR.test(question.ask) ? 'assertion' : 'option';
  if (wanted === 'written') return wanted;
  if (question.kind === 'open') return 'answer';
  return question.withoutMap ? 'map' : 'case';
};

const offersChoice = (question: PaperQuestion): boolean => {
  if (question.kind === 'choice') return false;
  if (question.or || question.kind === 'open') return question.or !== undefined;
  const { parts, pick = parts.length } = question;
  return pick < parts.length || parts.some(({ or }) => or);
};

/** Every question by what a reader calls it: `class-10-maths 23`. */
const QUESTIONS = PAPERS.flatMap(([slug, paper]) =>
  questionsOf(paper).map((question, at) => [`${slug} ${at + 1}`, question] as const),
);

/** Every section beside what its pattern says: `class-10-science A`. */
const SECTIONS = PAPERS.flatMap(([slug, paper]) =>
  patternOf(paper.class, paper.subject).sections.map((pattern) => {
    const section = paper.sections.find(({ name }) => name === pattern.name);
    const { title = '', questions = [] } = section ?? {};
    return { name: `${slug} ${pattern.name}`, paper, pattern, title, questions };
  }),
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

  it('is named after its class, its subject and its number', () => {
    const { class: classNumber, subject, set } = paper;
    expect(slug).toBe(paperSlug({ classNumber, subject, set }));
  });

  it('has the time, marks and sections of its class', () => {
    expect({ minutes: paper.minutes, marks: paper.marks }).toEqual({
      minutes: pattern.minutes,
      marks: pattern.marks,
    });
    expect(letters).toEqual(pattern.sections.map(({ name }) => name));
  });

  it('adds up to its marks', () => {
    expect(sum(questions.map(({ marks }) => marks))).toBe(paper.marks);
  });

  it('gives each unit the marks of the syllabus', () => {
    const units = unitsOf({ classNumber: paper.class, subject: paper.subject });
    const given = units.map(({ number, chapters }) => {
      const own = questions.filter(({ chapter }) => chapters.includes(chapter));
      return { unit: number, marks: sum(own.map(({ marks }) => marks)) };
    });
    expect(given).toEqual(units.map(({ number, marks }) => ({ unit: number, marks })));
  });

  it('offers in exchange only questions of the same unit', () => {
    const unitOf = (chapter: number) =>
      unitsOf({ classNumber: paper.class, subject: paper.subject }).find(({ chapters }) =>
        chapters.includes(chapter),
      )?.number ?? null;
    const strangers = questions.flatMap((question) =>
      question.kind !== 'choice' &&
      question.or &&
      unitOf(question.or.chapter) !== unitOf(question.chapter)
        ? [question.ask]
        : [],
    );
    expect(strangers).toEqual([]);
  });

  it('spreads its right options fairly', () => {
    const places = questions.flatMap((question) =>
      question.kind === 'choice' ? [question.options.indexOf(question.answer)] : [],
    );
    const counts = [0, 1, 2, 3].map((place) => places.filter((at) => at === place).length);
    const hasOptions = places.length > 0;
    expect(counts.filter((count) => hasOptions && count < 2)).toEqual([]);
    expect(Math.max(...counts)).toBeLessThanOrEqual(Math.max(2, places.length * 0.4));
  });
});

it.each(SECTIONS)('$name asks what its pattern asks, in that order', ({ pattern, questions }) => {
  const expected = pattern.rows.flatMap(({ kind, questions: count, marks }) =>
    Array.from({ length: count }, () => ({ kind, marks })),
  );
  const asked = questions.map((question, at) => ({
    kind: kindIn(question, expected[at]?.kind),
    marks: question.marks,
  }));
  expect(asked).toEqual(expected);
});

it.each(SECTIONS.filter(({ pattern }) => pattern.about))(
  '$name asks only about the units of its subject',
  ({ pattern, paper, title, questions }) => {
    expect(title).toBe(pattern.about?.subject);
    const chapters = unitsOf({ classNumber: paper.class, subject: paper.subject })
      .filter(({ number }) => pattern.about?.units.includes(number))
      .flatMap((unit) => unit.chapters);
    const asked = questions.flatMap((question) => [
      question.chapter,
      ...(question.kind === 'open' && question.or ? [question.or.chapter] : []),
    ]);
    expect(asked.filter((chapter) => !chapters.includes(chapter))).toEqual([]);
  },
);

it.each(SECTIONS.filter(({ paper }) => paper.class >= 9))(
  '$name offers as many choices as its pattern',
  ({ pattern: { choices = [] }, questions }) => {
    const offering = questions.filter(offersChoice);
    const counted = choices.map(({ marks }) => ({
      marks,
      questions: offering.filter((question) => marks.includes(question.marks)).length,
    }));
    expect(counted).toEqual(choices);
    expect(offering).toHaveLength(sum(choices.map(({ questions: count }) => count)));
  },
);

/** `questions 21, 24 and 28 and the last part of question 36`: 21, 24, 28, 36. */
const namedQuestions = (sentence: string): number[] =>
  [...sentence.matchAll(/questions? ((?:\d+(?:, | and )?)+)/gi)].flatMap(([, list = '']) =>
    (list.match(/\d+/g) ?? []).map(Number),
  );

const TELLS_CHOICES = /offer two|give a choice/;

it.each(PAPERS.filter(([, { instructions }]) => TELLS_CHOICES.test(instructions.join(' '))))(
  '%s names in its instructions the questions that offer a choice',
  (_, paper) => {
    const sentence =
      paper.instructions
        .join(' ')
        .split(/(?<=\.) /)
        .find((line) => TELLS_CHOICES.test(line)) ?? '';
    const offering = questionsOf(paper).flatMap((question, at) =>
      offersChoice(question) && !(question.kind === 'case' && sentence.includes('each case'))
        ? [at + 1]
        : [],
    );
    expect(namedQuestions(sentence)).toEqual(offering);
  },
);

it.each(SECTIONS.filter(({ pattern }) => pattern.parts))(
  '$name divides its cases as its pattern, with a choice in the last part only',
  ({ pattern, questions }) => {
    const cases = questions.flatMap((question) =>
      question.kind === 'case' ? [question.parts] : [],
    );
    expect(cases.map((parts) => parts.map(({ marks }) => marks))).toEqual(pattern.parts);
    expect(cases.flatMap((parts) => parts.slice(0, -1)).filter(({ or }) => or)).toEqual([]);
  },
);

it.each(CHOICES)('%s has four different options and the answer among them', (_, question) => {
  expect(new Set(question.options).size).toBe(4);
  expect(question.options).toContain(question.answer);
});

it.each(QUESTIONS)('%s has a scheme that adds up to its marks', (_, question) => {
  if (question.kind === 'case') {
    const { parts, pick, or, withoutMap } = question;
    for (const list of [parts, or?.parts, withoutMap?.parts])
      if (list) expect(sum(list.slice(0, pick).map(({ marks }) => marks))).toBe(question.marks);
    // Where some may be left out, it must not matter which.
    if (pick) expect(new Set(parts.map(({ marks }) => marks)).size).toBe(1);
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
  // Only what a map question lists differs.
  const caseTexts = QUESTIONS.flatMap(([, question]) =>
    question.kind === 'case' && !question.withoutMap ? [question.ask.trim()] : [],
  );
  const all = [...asks, ...caseTexts];
  expect(all.filter((ask, at) => all.indexOf(ask) !== at)).toEqual([]);
});
