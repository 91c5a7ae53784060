import type { BranchIdWhere } from './places';

export const STREAMS = ['medical', 'engineering', 'commerce', 'humanities'] as const;
export type Stream = (typeof STREAMS)[number];

/** What a pupil takes beside English in each stream of Grades 11 and 12; the last is a choice. */
export const STREAM_SUBJECTS = {
  medical: {
    name: 'Science with biology',
    subjects: 'Physics, chemistry, biology; psychology or physical education',
  },
  engineering: {
    name: 'Science with mathematics',
    subjects: 'Physics, chemistry, mathematics; computer science or physical education',
  },
  commerce: {
    name: 'Commerce',
    subjects: 'Accountancy, business studies, economics; mathematics or applied mathematics',
  },
  humanities: {
    name: 'Humanities',
    subjects: 'History, political science, economics; psychology or sociology',
  },
} as const satisfies Record<Stream, { name: string; subjects: string }>;

const SCIENCE_AND_COMMERCE = ['medical', 'engineering', 'commerce'] as const;

/** The streams of the branches that teach Grades 11 and 12, by the number of the branch. */
export const BRANCH_STREAMS: Readonly<
  Record<BranchIdWhere<{ to: 23 }>, readonly [Stream, ...Stream[]]>
> = {
  17: STREAMS,
  29: SCIENCE_AND_COMMERCE,
  36: SCIENCE_AND_COMMERCE,
  51: SCIENCE_AND_COMMERCE,
  71: SCIENCE_AND_COMMERCE,
  79: STREAMS,
  81: ['engineering', 'commerce', 'humanities'],
  88: SCIENCE_AND_COMMERCE,
  91: STREAMS,
  97: STREAMS,
  98: STREAMS,
  101: ['medical', 'commerce', 'humanities'],
  104: ['commerce', 'humanities'],
  105: SCIENCE_AND_COMMERCE,
  107: STREAMS,
  109: SCIENCE_AND_COMMERCE,
  111: ['engineering', 'commerce'],
  113: ['medical', 'engineering', 'commerce'],
  114: SCIENCE_AND_COMMERCE,
};
