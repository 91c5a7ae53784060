import type { Answered, PaperQuestion } from './paperFront';

/** Everything in a question that has an answer, with the marks that it carries. */
export const listAnswered = (question: PaperQuestion): readonly (Answered & { marks: number })[] =>
  question.kind === 'case'
    ? question.parts.flatMap((part) => withOther(part, part.marks))
    : withOther(question, question.marks);

const withOther = (asked: Answered & { or?: Answered }, marks: number) => [
  { ...asked, marks },
  ...(asked.or ? [{ ...asked.or, marks }] : []),
];
