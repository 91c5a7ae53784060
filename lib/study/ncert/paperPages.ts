import { PAPER_LIST_PATHS, paperPath } from '@/data/routes/paths/study/papers';
import type { SolvedSubject } from '@/data/study/ncert/book';
import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import { RELATED_NOTES } from '@/data/study/ncert/relatedNotes';
import { SOLVED_SUBJECT_NAMES } from '@/data/study/ncert/subjectNames';
import { PAPERS } from '@/data/study/papers/paperList';
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

/** The sample paper of the class in the subject; none where there is none. */
export const paperPages = (number: ClassNumber, wanted: SolvedSubject): readonly RelatedPage[] =>
  PAPERS.filter(({ classNumber, subject }) => classNumber === number && subject === wanted).map(
    (entry) => ({
      title: `Class ${number} ${SOLVED_SUBJECT_NAMES[wanted]} sample paper`,
      path: paperPath(entry),
      note: RELATED_NOTES.papers,
    }),
  );
