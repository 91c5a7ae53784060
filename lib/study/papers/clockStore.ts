import { openTabStore } from '@/lib/site/tabStore';
import { type ExamClock, parseClock } from './examClock';

/** Followed by the slug of the paper: each has a clock of its own in a tab. */
export const CLOCK_KEY = 'paper-clock:';

const storeOf = (paper: string) => openTabStore(CLOCK_KEY + paper);

/** The clock that was started beside a paper in this tab; null where none was. */
export const storedClock = (paper: string): ExamClock | null => parseClock(storeOf(paper).read());

/** Stores the clock of a paper for this tab; null puts it away. */
export const storeClock = (paper: string, clock: ExamClock | null): void => {
  if (clock) storeOf(paper).write(clock);
  else storeOf(paper).remove();
};
