import { BOOK_FIGURES } from '@/data/study/figures/bookFigures';
import type { Figure } from '@/data/study/figures/figure';
import { LESSON_FIGURES } from '@/data/study/figures/lessonFigures';
import { PAPER_FIGURES } from '@/data/study/figures/paperFigures';

/** Where a figure stands, as a test names it. */
export type PlacedFigure = { place: string; figure: Figure };

const named = (place: string, figures: readonly (Figure | undefined)[]): PlacedFigure[] =>
  figures.flatMap((figure, at) => (figure ? [{ place: `${place}, ${at + 1}`, figure }] : []));

/** All figures of chapters, lessons and papers. */
export const listFigures = (): readonly PlacedFigure[] => [
  ...Object.entries(BOOK_FIGURES).flatMap(([folder, chapters]) =>
    Object.entries(chapters).flatMap(([chapter, figures]) =>
      named(`${folder}, chapter ${chapter}`, figures),
    ),
  ),
  ...Object.entries(LESSON_FIGURES).flatMap(([subject, lessons]) =>
    Object.entries(lessons).flatMap(([slug, figure]) => named(`${subject}, ${slug}`, [figure])),
  ),
  ...Object.entries(PAPER_FIGURES).flatMap(([slug, questions]) =>
    Object.entries(questions).flatMap(([number, { question, scheme }]) =>
      named(`${slug}, question ${number}`, [question, scheme]),
    ),
  ),
];
