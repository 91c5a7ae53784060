import type { Figure } from './figure';

/** What is printed with a question, and what its scheme shows as the drawing that earns marks. */
export type QuestionFigures = { question?: Figure; scheme?: Figure };

/** By the number of the question. */
export type PaperFigures = Readonly<Record<number, QuestionFigures>>;

/** By the slug of the paper. */
export const PAPER_FIGURES: Readonly<Record<string, PaperFigures>> = {};
