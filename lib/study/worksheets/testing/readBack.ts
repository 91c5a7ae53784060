import { evaluate } from 'mathjs';
import { WORKSHEET_GRADES } from '@/data/study/worksheets/catalogue';
import { WORKSHEET_SLUGS, type WorksheetSlug } from '@/data/study/worksheets/slugs';
import { seeded } from '@/lib/study/random/seeded';
import { buildSheet } from '@/lib/study/worksheets/buildSheet';
import { createDraw } from '@/lib/study/worksheets/draw';
import type { Sheet } from '@/lib/study/worksheets/drawSheet';
import { GENERATORS } from '@/lib/study/worksheets/generators/generators';
import type { Question } from '@/lib/study/worksheets/question';
import { drawSeed, findTopic } from '@/lib/study/worksheets/sheetCode';

/** Reads printed sheets back, as a person with a pencil would: by what stands on the paper. */

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** What is printed, in the spelling of a calculator. */
export const toExpression = (text: string): string =>
  text
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/(\d+)\[(\w+)\|(\w+)\]/g, '($1+$2/$3)')
    .replace(/\[([^|\]]+)\|([^|\]]+)\]/g, '(($1)/($2))')
    .replace(/(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g, (_, sign: string, digits: string) => {
      const plain = Array.from(digits, (digit) => RAISED.indexOf(digit)).join('');
      return `^(${sign ? '-' : ''}${plain})`;
    })
    .replace(/∛(\d+)/g, 'cbrt($1)')
    .replace(/√(\d+)/g, 'sqrt($1)')
    .replaceAll('−', '-')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('π', 'pi');

/** The value of what is printed, with numbers for its letters. */
export const worthOf = (text: string, letters: Record<string, number> = {}): number =>
  Number(evaluate(toExpression(text), letters));

/** Every number of a sentence in its order; a true minus sign belongs to its number. */
export const numbersIn = (text: string): number[] =>
  (text.replace(/(\d),(?=\d)/g, '$1').match(/−?\d+(?:\.\d+)?/g) ?? []).map((number) =>
    Number(number.replace('−', '-')),
  );

export const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) < 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));

/** So many sheets of a topic. */
export const sheetsOf = (slug: WorksheetSlug, code: string, count: number): Sheet[] => {
  const next = seeded(`${slug} ${code}`);
  const topic = findTopic(slug, code);
  if (!topic) throw new Error(`No topic ${code} in ${slug}`);
  return Array.from({ length: count }, () => {
    const sheet = buildSheet({ slug, topic, seed: drawSeed(next) });
    if (!sheet) throw new Error(`No generator for ${code} in ${slug}`);
    return sheet;
  });
};

/** One question of a topic from each of so many seeds. */
export const questionsOf = (slug: WorksheetSlug, code: string, seeds: number): Question[] => {
  const generator = GENERATORS[slug][code];
  if (!generator) throw new Error(`No generator for ${code} in ${slug}`);
  return Array.from({ length: seeds }, (_, at) =>
    generator.make(createDraw(seeded(`${slug} ${code} ${at}`)), at % generator.count),
  );
};

/** Every topic of every class. */
export const ALL_TOPICS = WORKSHEET_SLUGS.flatMap((slug) =>
  WORKSHEET_GRADES[slug].topics.map(({ code }) => ({ slug, code })),
);

/** What a kind of question looks like, and whether its answers are right, found another way. */
export type Rule = readonly [
  pattern: RegExp,
  check: (facts: {
    /** The numbers of the question, in order. */
    n: number[];
    /** The values of the answers; NaN where one is a word. */
    a: number[];
    answers: string[];
    question: Question;
    /** What the pattern caught. */
    part: string[];
  }) => boolean,
];

const isExpression = (text: string): boolean => /\d|π/.test(text) && !/[a-wyz:]{2,}/.test(text);

const holds = (question: Question, rules: readonly Rule[]): boolean => {
  const rule = rules.find(([pattern]) => pattern.test(question.ask));
  if (!rule) return false;
  const [pattern, check] = rule;
  const answers = question.blanks.map(({ answer }) => answer);
  const a = answers.map((answer) => {
    try {
      return isExpression(answer) ? worthOf(answer, { x: Number.NaN, y: Number.NaN }) : Number.NaN;
    } catch {
      return Number.NaN;
    }
  });
  const [, ...part] = question.ask.match(pattern) ?? [];
  return check({ n: numbersIn(question.ask), a, answers, question, part });
};

/** The questions whose answers the rules do not confirm. */
export const wrongIn = (slug: WorksheetSlug, code: string, rules: readonly Rule[]): string[] =>
  sheetsOf(slug, code, 30)
    .flatMap(({ questions }) => questions)
    .filter((question) => !holds(question, rules))
    .map(({ ask, blanks }) => `${ask} => ${blanks.map(({ answer }) => answer).join(' | ')}`)
    .slice(0, 5);

/** The codes of a class's topics that rules are missing for. */
export const uncheckedIn = (slug: WorksheetSlug, rules: Record<string, unknown>): string[] =>
  WORKSHEET_GRADES[slug].topics.map(({ code }) => code).filter((code) => !(code in rules));

/** `24 + 38 =` and its like: the calculator agrees. */
export const SUM: Rule = [
  /^(.+) =$/,
  ({ a, part: [left = ''] }) => isNear(worthOf(left), a[0] ?? 0),
];
