import { PAPER_LIST_PATHS, paperPath } from '@/data/routes/paths/study/papers';
import type { SolvedSubject } from '@/data/study/ncert/book';
import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import { RELATED_NOTES } from '@/data/study/ncert/relatedNotes';
import { SOLVED_SUBJECT_NAMES } from '@/data/study/ncert/subjectNames';
import { PAPERS, papersOf } from '@/data/study/papers/paperList';
import type { RelatedPage } from './relatedPages';

// The board years begin with this class.
const FIRST_BOARD_CLASS = 10;

/** The list of sample papers that holds the class's; none where it has no papers. */
export const paperListPages = (number: ClassNumber): readonly RelatedPage[] => {
  if (!PAPERS.some(({ classNumber }) => classNumber === number)) return [];
  const note = RELATED_NOTES.paperList;
  return number >= FIRST_BOARD_CLASS
    ? [{ title: 'Board sample papers', path: PAPER_LIST_PATHS.boards, note }]
    : [{ title: 'Sample papers for classes 5 to 9', path: PAPER_LIST_PATHS.fiveToNine, note }];
};

/** The first sample paper of the class in the subject, which leads to the others; none without papers. */
export const paperPages = (
  classNumber: ClassNumber,
  subject: SolvedSubject,
): readonly RelatedPage[] => {
  const [first, ...others] = papersOf({ classNumber, subject });
  if (!first) return [];
  const name = `Class ${classNumber} ${SOLVED_SUBJECT_NAMES[subject]}`;
  const title = others.length > 0 ? `${name} sample papers` : `${name} sample paper`;
  const note =
    others.length > 0 ? RELATED_NOTES.severalPapers(others.length + 1) : RELATED_NOTES.papers;
  return [{ title, path: paperPath(first), note }];
};
