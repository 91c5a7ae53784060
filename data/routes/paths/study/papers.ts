import type { PaperEntry } from '@/data/study/papers/paperList';

/** The public address of each list of sample papers. */
export const PAPER_LIST_PATHS = {
  all: '/sample-paper',
  boards: '/sample-paper/boards-samples',
  fiveToNine: '/sample-paper/5-9-samples',
} as const;

export type PaperList = keyof typeof PAPER_LIST_PATHS;

type PaperPlace = Pick<PaperEntry, 'classNumber' | 'subject' | 'set'>;

/** A paper's name in addresses, and of its file: `class-10-maths`, and `class-10-maths-2` after it. */
export const paperSlug = ({ classNumber, subject, set }: PaperPlace): string =>
  [`class-${classNumber}-${subject}`, ...(set ? [set] : [])].join('-');

/** The page of one paper with its marking scheme. */
export const paperPath = (entry: PaperPlace): string =>
  `${PAPER_LIST_PATHS.all}/${paperSlug(entry)}`;
