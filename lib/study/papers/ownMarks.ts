import { isRecord } from '@/lib/site/isRecord';

/** What a pupil has given to each question, by its number: halves are allowed. */
export type OwnMarks = Readonly<Record<number, number>>;

type Section = { name: string; questions: readonly { number: number; marks: number }[] };

export type SectionSum = { name: string; given: number; most: number; marked: number; of: number };

const STEP = 0.5;

/** All marks that a question may be given, the full ones first. */
export const markChoices = (most: number): number[] =>
  Array.from({ length: most / STEP + 1 }, (_, at) => most - at * STEP);

/** The marks that were stored, without what this paper does not allow. */
export const parseOwnMarks = (value: unknown, sections: readonly Section[]): OwnMarks => {
  if (!isRecord(value)) return {};
  const questions = sections.flatMap((section) => section.questions);
  return Object.fromEntries(
    questions.flatMap(({ number, marks }) => {
      const given = markChoices(marks).find((choice) => choice === value[number]);
      return given === undefined ? [] : [[number, given]];
    }),
  );
};

/** What each section has been given so far, of how much. */
export const sumOwnMarks = (marks: OwnMarks, sections: readonly Section[]): SectionSum[] =>
  sections.map(({ name, questions }) => ({
    name,
    given: questions.reduce((sum, { number }) => sum + (marks[number] ?? 0), 0),
    most: questions.reduce((sum, question) => sum + question.marks, 0),
    marked: questions.filter(({ number }) => marks[number] !== undefined).length,
    of: questions.length,
  }));
