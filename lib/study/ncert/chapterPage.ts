import { ncertChapterPath, ncertSubjectPath } from '@/data/routes/paths/study/ncert';
import { ncertClassPath } from '@/data/routes/paths/study/ncertList';
import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import { RELATED_NOTES } from '@/data/study/ncert/relatedNotes';
import { SOLVED_SUBJECT_NAMES } from '@/data/study/ncert/subjectNames';
import { drawQuestion } from '@/lib/study/practice/drawQuestion';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import { toQuestion } from '@/lib/study/practice/toQuestion';
import { accentOf } from './accent';
import { parseChapterNumber, type SolvedBookPlace } from './books';
import { bookEdition } from './editionLine';
import { readChapters } from './readChapters';
import type { RelatedPage } from './relatedPages';
import { relatedToSubject } from './subjectPage';

type Neighbour = { number: number; name: string; path: string };

export type NcertChapterPage = {
  classNumber: ClassNumber;
  classPath: string;
  subject: { name: string; path: string };
  accent: ReturnType<typeof accentOf>;
  number: number;
  name: string;
  lead: string;
  /** HTML. */
  body: string;
  problems: readonly PracticeQuestion[];
  previous: Neighbour | null;
  next: Neighbour | null;
  related: readonly RelatedPage[];
};

/** What the page of a chapter shows; null where the book has no such chapter or nobody wrote it. */
export const buildChapterPage = (
  place: SolvedBookPlace,
  chapterText: string,
): NcertChapterPage | null => {
  const { classNumber, subject, book } = place;
  const number = parseChapterNumber(chapterText, book);
  const chapter = number && book.chapters[number - 1];
  const text = readChapters(classNumber, subject).find((candidate) => candidate.number === number);
  if (!number || !chapter || !text) return null;

  const name = SOLVED_SUBJECT_NAMES[subject];
  const path = ncertSubjectPath(classNumber, subject);
  return {
    classNumber,
    classPath: ncertClassPath(classNumber),
    subject: { name, path },
    accent: accentOf(subject),
    number,
    name: chapter.name,
    lead: `${book.title}, class ${classNumber}: ${chapter.about}. ${bookEdition(classNumber, subject)}`,
    body: text.html,
    problems: text.front.problems.map((problem) => drawQuestion(toQuestion(problem))),
    previous: neighbourAt(place, number - 1),
    next: neighbourAt(place, number + 1),
    related: [
      {
        title: `Class ${classNumber} ${name}`,
        path,
        note: RELATED_NOTES.subject,
      },
      ...relatedToSubject(classNumber, subject),
    ],
  };
};

const neighbourAt = (
  { classNumber, subject, book }: SolvedBookPlace,
  number: number,
): Neighbour | null => {
  const chapter = book.chapters[number - 1];
  return chapter
    ? { number, name: chapter.name, path: ncertChapterPath(classNumber, subject, number) }
    : null;
};
