import { NCERT_COPY } from '@/data/copy/ncert';
import { ncertBookPath, ncertChapterPath } from '@/data/routes/paths/study/ncert';
import { ncertClassPath } from '@/data/routes/paths/study/ncertList';
import { CHAPTER_EXPLORERS } from '@/data/study/explorers/explorerPlaces';
import { BOOK_FIGURES } from '@/data/study/figures/bookFigures';
import {
  type BookPlace,
  type ChapterNumber,
  lastSessionOf,
  printedNumber,
} from '@/data/study/ncert/books';
import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import { SOLVED_SUBJECT_NAMES } from '@/data/study/ncert/subjectNames';
import { buildStartFigure, type StartFigure } from '@/lib/study/explorers/startFigure';
import { type DrawnFigure, drawFigure } from '@/lib/study/figures/drawFigure';
import { chapterNode } from '@/lib/study/graph/nodes';
import { type TieList, tiesOf } from '@/lib/study/graph/tiesOf';
import { loadMakers, type MakerPlace } from '@/lib/study/makers/books';
import { byLevel, makeQuestions } from '@/lib/study/makers/makeQuestions';
import { drawQuestion } from '@/lib/study/practice/drawQuestion';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import { toQuestion } from '@/lib/study/practice/toQuestion';
import { accentOf, type Practised, practisedIn } from './accent';
import { parseChapterNumber } from './books';
import { bookEdition } from './editionLine';
import { readChapters } from './readChapters';

type Neighbour = { number: ChapterNumber; name: string; path: string };

export type NcertChapterPage = {
  classNumber: ClassNumber;
  classPath: string;
  /** The book as the trail names it. */
  subject: { name: string; path: string };
  accent: ReturnType<typeof accentOf>;
  /** As the book numbers it. */
  number: ChapterNumber;
  name: string;
  lead: string;
  /** HTML. */
  body: string;
  figures: readonly DrawnFigure[];
  practised: Practised;
  /** Figures to move. */
  explorers: readonly StartFigure[];
  problems: readonly PracticeQuestion[];
  /** Where more of the kind are made; null where nobody wrote makers for the chapter. */
  makers: MakerPlace | null;
  previous: Neighbour | null;
  next: Neighbour | null;
  ties: readonly TieList[];
};

/** So many of the questions of a page are made by code, one by each maker. */
const MADE_ON_PAGE = 4;

/** What the page of a chapter shows; null where the book has no such chapter or nobody wrote it. */
export const buildChapterPage = async (
  place: BookPlace,
  chapterText: string,
): Promise<NcertChapterPage | null> => {
  const { classNumber, subject, slug, book } = place;
  const number = parseChapterNumber(chapterText, book);
  const chapter = number && book.chapters[number - 1];
  const text = readChapters(place).find((candidate) => candidate.number === number);
  if (!number || !chapter || !text) return null;

  const written = text.front.problems.map((problem) => drawQuestion(toQuestion(problem)));
  const folder = `class-${classNumber}/${slug}`;
  const makerPlace = { folder, chapter: number };
  const makers = await loadMakers(makerPlace);
  const path = ncertBookPath(place);
  const name = SOLVED_SUBJECT_NAMES[subject];
  return {
    classNumber,
    classPath: ncertClassPath(classNumber),
    subject: { name: NCERT_COPY.bookCrumb(name, lastSessionOf(place.set)), path },
    accent: accentOf(subject),
    number: printedNumber(book, number),
    name: chapter.name,
    lead: `${book.title}, class ${classNumber}: ${chapter.about}. ${bookEdition(place)}`,
    body: text.readHtml(),
    figures: (BOOK_FIGURES[folder]?.[number] ?? []).map(drawFigure),
    practised: practisedIn(subject),
    explorers: (CHAPTER_EXPLORERS[folder]?.[number] ?? []).map(buildStartFigure),
    problems: byLevel([
      ...written,
      ...makeQuestions(makers.slice(0, MADE_ON_PAGE), MADE_ON_PAGE, 'page'),
    ]),
    makers: makers.length > 0 ? makerPlace : null,
    previous: neighbourAt(place, number - 1),
    next: neighbourAt(place, number + 1),
    ties: tiesOf(chapterNode(place, number)),
  };
};

const neighbourAt = (place: BookPlace, number: number): Neighbour | null => {
  const chapter = place.book.chapters[number - 1];
  return chapter
    ? {
        number: printedNumber(place.book, number),
        name: chapter.name,
        path: ncertChapterPath(place, number),
      }
    : null;
};
