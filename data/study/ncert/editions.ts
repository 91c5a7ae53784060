import { SESSIONS } from '@/data/school';
import type { SolvedSubject } from './book';
import type { ClassNumber } from './classNumbers';

/** A school year as it is written: `2026-27`. */
export type Session = `20${number}-${number}`;

export type Edition = {
  /** The session with which the books came into use in this form; null where we have not found it. */
  since: Session | null;
  /** Their last session, where other books have taken their place. */
  until?: Session;
  /** What has taken their place. */
  next?: Partial<Record<SolvedSubject | 'english', string>>;
};

const PRIMARY_BOOKS = { maths: 'Maths Mela', evs: 'Our Wondrous World', english: 'Santoor' };
const MIDDLE_BOOKS = { maths: 'Ganita Prakash', science: 'Curiosity', english: 'Poorvi' };
const CLASS_9_BOOKS = { maths: 'Ganita Manjari', science: 'Exploration', english: 'Kaveri' };

/** When the books that our pages follow came and, if so, went: NCERT changes all of a class at once. */
export const EDITIONS: Record<ClassNumber, Edition> = {
  1: { since: '2023-24' },
  2: { since: '2023-24' },
  3: { since: '2024-25' },
  4: { since: null, until: '2024-25', next: PRIMARY_BOOKS },
  5: { since: null, until: '2024-25', next: PRIMARY_BOOKS },
  6: { since: '2024-25' },
  7: { since: '2023-24', until: '2024-25', next: MIDDLE_BOOKS },
  8: { since: '2023-24', until: '2024-25', next: MIDDLE_BOOKS },
  9: { since: '2023-24', until: '2025-26', next: CLASS_9_BOOKS },
  10: { since: '2023-24' },
  11: { since: '2023-24' },
  12: { since: '2023-24' },
};

/** The last session of the books of a class; null while they are in use. */
export const lastSessionOf = (
  classNumber: ClassNumber,
  session: string = SESSIONS.study.label,
): Session | null => {
  const { until } = EDITIONS[classNumber];
  return until && until < session ? until : null;
};

/** `2024-25` → `2025-26`. */
export const sessionAfter = (session: Session): string => {
  const starts = Number(session.slice(0, 4)) + 1;
  return `${starts}-${String(starts + 1).slice(2)}`;
};
