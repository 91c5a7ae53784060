import { RESULTS_MESSAGES } from '@/data/copy/desk/results';
import { type DayRange, rangeProblem } from './dayRange';

/** What is wrong with days that somebody has typed, and with which field; null: nothing. */
export const rangeMessage = (range: DayRange): { field: 'from' | 'to'; message: string } | null => {
  switch (rangeProblem(range)) {
    case null:
      return null;
    case 'no-day':
      return {
        field: rangeProblem({ from: range.from, to: range.from }) === null ? 'to' : 'from',
        message: RESULTS_MESSAGES.noDay,
      };
    case 'backwards':
      return { field: 'to', message: RESULTS_MESSAGES.backwards };
    case 'long':
      return { field: 'from', message: RESULTS_MESSAGES.long };
  }
};
