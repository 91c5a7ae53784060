import { PAPER_COPY } from '@/data/copy/papers';

/** The marks of a question or a step: the number, with its word for those who hear it. */
export const Marks = ({ marks }: { marks: number }) => <b>{PAPER_COPY.marksOf(marks)}</b>;
