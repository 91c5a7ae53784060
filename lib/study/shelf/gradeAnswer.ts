import type { Verdict } from '@/lib/study/practice/checkAnswer';
import type { Grade } from './shelf';

/** What happened to a question before this answer, in this sitting. */
export type Help = {
  /** An answer was wrong. */
  hasErred: boolean;
  /** A hint or a step was open, or the unit was wrong. */
  hadHint: boolean;
  hasSeenAnswer: boolean;
};

/** How well an answer shows that it is known; null where nothing can be said: it was empty, say. */
export const gradeAnswer = (verdict: Verdict, help: Help): Grade | null => {
  if (verdict === 'wrong') return 'again';
  if (verdict !== 'right') return null;
  if (help.hasErred || help.hasSeenAnswer) return 'again';
  return help.hadHint ? 'hard' : 'good';
};

/** Of something with many answers, such as a sheet or the check of a table. */
export const gradeMany = (right: number, of: number): Grade => {
  if (right >= of) return 'good';
  return right >= of * MOSTLY ? 'hard' : 'again';
};

const MOSTLY = 0.8;
