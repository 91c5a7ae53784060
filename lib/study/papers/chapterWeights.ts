import type { Paper, PaperQuestion } from './paperFront';

export type ChapterWeight = {
  chapter: number;
  marks: number;
  /** Numbers of the questions, as the paper counts them. */
  questions: readonly number[];
};

/** All questions in the order in which the paper numbers them, from 1. */
export const questionsOf = (paper: Pick<Paper, 'sections'>): readonly PaperQuestion[] =>
  paper.sections.flatMap(({ questions }) => questions);

/**
 * The marks of each chapter that has a question, in the order of the book. A question that may be
 * chosen instead counts as the one it stands for.
 */
export const weighChapters = (paper: Pick<Paper, 'sections'>): readonly ChapterWeight[] => {
  const weights = new Map<number, { marks: number; questions: readonly number[] }>();
  questionsOf(paper).forEach(({ chapter, marks }, at) => {
    const before = weights.get(chapter) ?? { marks: 0, questions: [] };
    weights.set(chapter, {
      marks: before.marks + marks,
      questions: [...before.questions, at + 1],
    });
  });
  return [...weights]
    .sort(([a], [b]) => a - b)
    .map(([chapter, weight]) => ({ chapter, ...weight }));
};
