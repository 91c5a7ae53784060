import { line } from './figure';
import { sayNumber } from './sayNumber';

/** The words around a table. */
export const TABLE_COPY = {
  crumb: 'Maths concepts',
  heading: (factor: number) => `Table of ${factor}`,
  lead: (factor: number) =>
    `From ${line(factor, 1)} to ${line(factor, 20)}: read it, hear it, see how it works and check yourself.`,
  caption: (factor: number, first: number, last: number) =>
    `${factor} × ${first} to ${factor} × ${last}`,
  columns: { line: 'Line', product: 'Product' },
  meeting: (factor: number) => `Where you meet ${factor}`,
  patterns: (factor: number) => `What is special about the table of ${factor}`,
  tips: (factor: number) => `Working out ${factor} times in your head`,
  circle: (digits: readonly number[]) =>
    digits.length === 1
      ? `Every product ends in ${digits[0]}.`
      : `The last digits, joined in order: ${digits.join(', ')} and back to ${digits[0]}.`,
} as const;

/** Hearing the table. */
export const HEAR_COPY = {
  listen: 'Listen',
  stop: 'Stop',
  unavailable: 'This browser cannot read aloud. Read the words under each line instead.',
  failed: 'The voice stopped. Press Listen to begin again.',
  hide: 'Hide answers',
  show: 'Show answers',
  reveal: (factor: number, times: number) => `Show ${factor} times ${times}`,
} as const;

type Asked = {
  factor: number;
  questions: readonly number[];
  answers: readonly { times: number; given: number | null; isRight: boolean }[];
};

/** The check of 25 questions. */
export const CHECK_COPY = {
  heading: (factor: number) => `Check yourself: 25 questions on ${factor}`,
  intro:
    'All twenty lines in mixed order, and five of the harder ones again. With the clock there are 6 seconds for each. Nothing is sent anywhere.',
  clock: 'Time for each question',
  timed: '6 seconds',
  untimed: 'Without a clock',
  start: 'Start the check',
  question: (at: number, of: number) => `Question ${at} of ${of}`,
  ask: (factor: number, times: number) => `${factor} × ${times}`,
  answer: (factor: number, times: number) => `${factor} times ${times} is`,
  /** What a screen reader hears with each question: how the last one went, and the next one. */
  spoken: ({ factor, questions, answers }: Asked) => {
    const last = answers.at(-1);
    const verdict =
      last === undefined
        ? ''
        : last.isRight
          ? 'Right. '
          : `${last.given === null ? 'Time is up' : 'Not quite'}: ${line(factor, last.times)}. `;
    return `${verdict}Question ${answers.length + 1} of ${questions.length}: ${factor} × ${questions[answers.length] ?? ''}`;
  },
  next: 'Next',
  stop: 'Stop the check',
  left: (seconds: number) => `${seconds} s left`,
  invalid: 'Type the product in digits, such as 36.',
  empty: 'Type the product, then press Next.',
  result: (right: number, of: number) => `${right} of ${of} right`,
  perfect: 'Every line sits. Try the clock, or the next table.',
  perfectTimed: 'Every line sits, and within the time. The next table is waiting.',
  learn: 'Learn these lines again',
  wrote: (given: string) => `you wrote ${given}`,
  tooLate: 'the time was up',
  again: 'Ask only these lines',
  more: '10 more like this',
  needsScript:
    'Without JavaScript, cover the products of the table with a sheet of paper and ask yourself line by line.',
} as const;

/** Titles and descriptions for search engines: what they name differs from table to table. */
export const tableTitle = (factor: number): string =>
  `Table of ${factor}: ${factor} × 1 to ${factor} × 20 in words`;

export const tableDescription = (factor: number): string =>
  `Learn the table of ${sayNumber(factor)} to ${line(factor, 20)}: in figures and words, read aloud, with its own patterns, tips, practice and a check.`;
