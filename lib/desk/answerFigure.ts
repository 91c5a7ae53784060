import { percentile } from './percentile';

/** How long a parent waited for the first answer, or waits still, in office time (ms). */
export type Wait = { ms: number; isAnswered: boolean };

/** How soon parents were first answered. Times are office time, in ms. */
export type AnswerFigure = {
  /** All of which it can be said by now: answered ones, and those that wait longer than the limit. */
  judged: number;
  inTime: number;
  answered: number;
  /** Of those that were answered; null: none was. */
  median: number | null;
  ninetieth: number | null;
  /** Not answered yet, however long they have waited. */
  unanswered: number;
};

/** The figure of some enquiries: in time is who was answered within `limitMs`. */
export const answerFigure = (waits: readonly Wait[], limitMs: number): AnswerFigure => {
  const answered = waits.filter(({ isAnswered }) => isAnswered).map(({ ms }) => ms);
  const unanswered = waits.filter(({ isAnswered }) => !isAnswered);
  const isLate = unanswered.filter(({ ms }) => ms > limitMs);
  return {
    judged: answered.length + isLate.length,
    inTime: answered.filter((ms) => ms <= limitMs).length,
    answered: answered.length,
    median: percentile(answered, 50),
    ninetieth: percentile(answered, 90),
    unanswered: unanswered.length,
  };
};

/** In whole per cent, rounded down, so that 100 is all of them. Null: of none it can be said yet. */
export const shareInTime = ({ judged, inTime }: AnswerFigure): number | null =>
  judged === 0 ? null : Math.floor((100 * inTime) / judged);
