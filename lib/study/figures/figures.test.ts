import { CONCEPT_SUBJECT_IDS } from '@/data/routes/paths/study/concepts';
import { BOOK_FIGURES } from '@/data/study/figures/bookFigures';
import { LESSON_FIGURES } from '@/data/study/figures/lessonFigures';
import { PAPER_FIGURES } from '@/data/study/figures/paperFigures';
import { BOOK_PLACES } from '@/data/study/ncert/books';
import { readLessons } from '@/lib/study/concepts/readLessons';
import { readPaper } from '@/lib/study/papers/readPapers';
import { faultsOf } from './checks';
import { listFigures } from './listFigures';

const FIGURES = listFigures();

it.each(FIGURES.map(({ place, figure }) => [place, figure] as const))(
  'is right, readable and described in words: %s',
  (_, figure) => {
    expect(faultsOf(figure)).toEqual([]);
  },
);

it('says each caption once', () => {
  const captions = FIGURES.map(({ figure: { caption } }) => caption);
  expect(captions.filter((caption, at) => captions.indexOf(caption) !== at)).toEqual([]);
});

it('has a book and a chapter for each figure', () => {
  const chapters = new Map(
    BOOK_PLACES.map(({ classNumber, slug, book }) => [
      `class-${classNumber}/${slug}`,
      book.chapters.length,
    ]),
  );
  expect(Object.keys(BOOK_FIGURES).filter((folder) => !chapters.has(folder))).toEqual([]);
  const lost = Object.entries(BOOK_FIGURES).flatMap(([folder, figures]) =>
    Object.keys(figures)
      .filter((chapter) => Number(chapter) < 1 || Number(chapter) > (chapters.get(folder) ?? 0))
      .map((chapter) => `${folder}, chapter ${chapter}`),
  );
  expect(lost).toEqual([]);
});

it('has a lesson without an image file for each figure of a lesson', () => {
  const lost = CONCEPT_SUBJECT_IDS.flatMap((subject) => {
    const free = readLessons(subject)
      .filter(({ front }) => !front.figure)
      .map(({ slug }) => slug);
    return Object.keys(LESSON_FIGURES[subject]).filter((slug) => !free.includes(slug));
  });
  expect(lost).toEqual([]);
});

it('has a question for each figure of a paper', () => {
  const lost = Object.entries(PAPER_FIGURES).flatMap(([slug, figures]) => {
    const questions = readPaper(slug)?.sections.flatMap((section) => section.questions) ?? [];
    return Object.keys(figures)
      .filter((number) => !questions[Number(number) - 1])
      .map((number) => `${slug}, question ${number}`);
  });
  expect(lost).toEqual([]);
});
