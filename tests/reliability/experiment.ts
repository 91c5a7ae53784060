import type { Figure } from './outcome';

/** `short` runs in `npm test`, `long` in `npm run test:reliability`: the same experiment, other numbers. */
export type Size = 'short' | 'long';

/** A figure with a bound has to say whether it keeps to it. */
export type BoundFigure = Figure & { bound: string };
export type NewFigure =
  | BoundFigure
  | (Omit<Figure, 'passes' | 'bound'> & { bound?: undefined; passes?: boolean });

/** Writes a figure down. */
export type Note = (figure: NewFigure) => void;

/**
 * Thrown by an experiment before its first figure where this machine cannot measure what it promises.
 * The message is the reason. It has then neither passed nor failed.
 */
export class SkippedError extends Error {}

export type Experiment = {
  /** On the command line: `npm run test:reliability kill`. */
  name: string;
  /** What it promises, as a sentence for the report. */
  promise: string;
  /** Programs of this machine that it cannot do without, such as `nginx`. */
  needs?: string[];
  /** Its figures are times or rates, or it loads one process to its limit: it runs alone. */
  isTimed?: true;
  /**
   * Not in `npm test`, but in `npm run test:full`: what it promises shows after minutes, or unit tests
   * and other experiments hold it as well.
   */
  isLongOnly?: true;
  /**
   * Measures. Notes a figure for each bound, and throws only when it could not measure: a SkippedError
   * where this machine is the reason.
   */
  run: (size: Size, note: Note) => Promise<void>;
};
