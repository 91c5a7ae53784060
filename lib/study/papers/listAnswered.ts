import type { Answered, CaseQuestion, PaperPart, PaperQuestion } from './paperFront';

/** Everything in a question that has an answer, with the marks that it carries. */
export const listAnswered = (question: PaperQuestion): readonly (Answered & { marks: number })[] =>
  question.kind === 'case'
    ? allParts(question).flatMap((part) => withOther(part, part.marks))
    : withOther(question, question.marks);

/** The parts of a case, then those of what stands in its place. */
const allParts = ({ parts, or, withoutMap }: CaseQuestion): readonly PaperPart[] => [
  ...parts,
  ...(or?.parts ?? []),
  ...(withoutMap?.parts ?? []),
];

const withOther = (asked: Answered & { or?: Answered }, marks: number) => [
  { ...asked, marks },
  ...(asked.or ? [{ ...asked.or, marks }] : []),
];
