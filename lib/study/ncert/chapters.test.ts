import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { isSocial } from '@/data/study/ncert/book';
import { BOOK_PLACES } from '@/data/study/ncert/books';
import { CLASS_NUMBERS } from '@/data/study/ncert/classNumbers';
import { renderMarkdown } from '@/lib/study/markdown/renderMarkdown';
import { checkAnswer } from '@/lib/study/practice/checkAnswer';
import { drawQuestion } from '@/lib/study/practice/drawQuestion';
import { LEVELS } from '@/lib/study/practice/question';
import { computeCheck, numbersIn } from '@/lib/study/practice/testing/numbersIn';
import { toQuestion } from '@/lib/study/practice/toQuestion';
import { ncertFront } from './ncertFront';
import { readChapters } from './readChapters';

const ROOT = 'data/study/ncert';
const LONGEST_ANSWER = 40;

const CHAPTERS = BOOK_PLACES.flatMap(({ classNumber, slug, book }) =>
  book.chapters.map(
    (_, at) => `class-${classNumber}/${slug}/chapter-${String(at + 1).padStart(2, '0')}.md`,
  ),
);

const FILES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.replaceAll('\\', '/'))
  .sort();

/** A formula counts as one word. */
const countWords = (text: string): number =>
  text
    .replaceAll(/\$\$[^$]+\$\$|\$[^$]+\$/g, ' formula ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

const plain = (ask: string): string => ask.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** All that is wrong with a file, in sentences; empty when it may be published. */
const faultsOf = (name: string): string[] => {
  const { data, content } = matter(readFileSync(join(ROOT, name), 'utf8'), {});
  const read = ncertFront.safeParse(data);
  if (!read.success) return [`front matter: ${read.error.message}`];
  return [
    ...textFaults(content),
    ...read.data.problems.flatMap((problem, at) =>
      problemFaults(problem).map((fault) => `problem ${at + 1}: ${fault}`),
    ),
  ];
};

const textFaults = (content: string): string[] => {
  const faults: string[] = [];
  const words = countWords(content);
  if (words < 60 || words > 320) faults.push(`${words} words of text, not 60 to 320`);
  if (/^#/m.test(content)) faults.push('a heading in the text');
  try {
    renderMarkdown(content);
  } catch (cause) {
    faults.push(`text: ${cause}`);
  }
  return faults;
};

type Problem = ReturnType<typeof ncertFront.parse>['problems'][number];

const problemFaults = (problem: Problem): string[] => [
  ...answerFaults(problem),
  ...checkFaults(problem),
  ...stepFaults(problem),
  ...slipFaults(problem),
  ...formulaFaults(problem),
];

const answerFaults = (problem: Problem): string[] => {
  const faults: string[] = [];
  const asked = toQuestion(problem);
  if (problem.answer.length > LONGEST_ANSWER) faults.push(`a long answer: ${problem.answer}`);
  for (const spelling of [asked.answer, ...(asked.accept ?? [])]) {
    if (checkAnswer(spelling, asked) !== 'right') faults.push(`does not take "${spelling}"`);
  }
  if (checkAnswer('123456789', asked) !== 'wrong') faults.push('takes any number');
  return faults;
};

const checkFaults = ({ answer, check }: Problem): string[] => {
  const stated = numbersIn(answer);
  if (check === undefined) return stated.length > 0 ? [`no check for "${answer}"`] : [];
  try {
    const computed = computeCheck(check);
    const isRight =
      computed.length === stated.length &&
      computed.every((value, at) => Math.abs((stated[at] ?? Number.NaN) - value) < 5e-6);
    return isRight ? [] : [`the check gives ${computed}, the answer says ${stated}`];
  } catch (cause) {
    return [`check: ${cause}`];
  }
};

const stepFaults = ({ answer, steps }: Problem): string[] => {
  const worked = numbersIn(steps.join(' '));
  return numbersIn(answer)
    .filter((value) => !worked.some((number) => Math.abs(number - value) < 1e-9))
    .map((value) => `the steps never reach ${value}`);
};

const slipFaults = (problem: Problem): string[] => {
  const asked = toQuestion(problem);
  return (asked.slips ?? [])
    .filter(({ answer }) => checkAnswer(answer, asked) === 'right')
    .map(({ answer }) => `the slip "${answer}" is right`);
};

const formulaFaults = (problem: Problem): string[] => {
  try {
    drawQuestion(toQuestion(problem));
    return [];
  } catch (cause) {
    return [`formula: ${cause}`];
  }
};

it('has a chapter for every file', () => {
  expect(FILES.filter((name) => !CHAPTERS.includes(name))).toEqual([]);
});

it.each(CLASS_NUMBERS)('has a file for every chapter of class %i', (classNumber) => {
  const missing = CHAPTERS.filter((name) => name.startsWith(`class-${classNumber}/`)).filter(
    (name) => !existsSync(join(ROOT, name)),
  );
  expect(missing).toEqual([]);
});

it.each(FILES)('%s teaches and solves its problems rightly', (name) => {
  expect(faultsOf(name)).toEqual([]);
});

const SOCIAL = BOOK_PLACES.filter(({ subject }) => isSocial(subject));

it.each(SOCIAL.map((place) => [`class ${place.classNumber} ${place.slug}`, place] as const))(
  '%s asks in every chapter to know, to use and to think, eight times or more',
  (_, place) => {
    for (const { front } of readChapters(place)) {
      const levels = front.problems.map(({ level }) => level);
      expect(levels.length).toBeGreaterThanOrEqual(8);
      expect(levels).toEqual(expect.arrayContaining([...LEVELS]));
    }
  },
);

it('asks no question twice', () => {
  const asked = FILES.flatMap((name) => {
    const read = ncertFront.safeParse(matter(readFileSync(join(ROOT, name), 'utf8'), {}).data);
    return read.success ? read.data.problems.map(({ ask }) => ({ name, ask: plain(ask) })) : [];
  });
  const twice = asked.filter(({ ask }, at) => asked.findIndex((one) => one.ask === ask) !== at);
  expect(twice).toEqual([]);
});
