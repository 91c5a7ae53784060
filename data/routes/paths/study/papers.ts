import type { PaperEntry } from '@/data/study/papers/paperList';

/** The public address of each list of sample papers. */
export const PAPER_LIST_PATHS = {
  all: '/sample-paper',
  boards: '/sample-paper/boards-samples',
  fiveToNine: '/sample-paper/5-9-samples',
} as const;

export type PaperList = keyof typeof PAPER_LIST_PATHS;

/** A paper's name in addresses, and of its file. */
export const paperSlug = ({
  classNumber,
  subject,
}: Pick<PaperEntry, 'classNumber' | 'subject'>): string => `class-${classNumber}-${subject}`;

/** The page of one paper with its marking scheme. */
export const paperPath = (entry: Pick<PaperEntry, 'classNumber' | 'subject'>): string =>
  `${PAPER_LIST_PATHS.all}/${paperSlug(entry)}`;
