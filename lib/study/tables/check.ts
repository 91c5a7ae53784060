import { shuffle } from './shuffle';

export const CHECK_LENGTH = 25;
export const SECONDS_EACH = 6;
const MORE_LENGTH = 10;

/** One question after it was asked. `given` is null when the time was up. */
export type CheckAnswer = { times: number; given: number | null; isRight: boolean };

export type Check = {
  factor: number;
  /** The lines that are asked, in order. */
  questions: readonly number[];
  answers: readonly CheckAnswer[];
};

const ALL_LINES = Array.from({ length: 20 }, (_, at) => at + 1);

// The lines that children miss most: no neighbour of 1, 2, 5, 10 or 20 among them.
const HARD_LINES = [6, 7, 8, 9, 12, 13, 14, 16, 17, 18, 19];

/** All twenty lines and five hard ones once more, mixed, none twice in a row. */
export const pickQuestions = (random: () => number): number[] => {
  const mixed = shuffle(ALL_LINES, random);
  for (const extra of shuffle(HARD_LINES, random).slice(0, CHECK_LENGTH - ALL_LINES.length)) {
    const places = [...Array(mixed.length + 1).keys()].filter(
      (at) => mixed[at - 1] !== extra && mixed[at] !== extra,
    );
    mixed.splice(places[Math.floor(random() * places.length)] ?? mixed.length, 0, extra);
  }
  return mixed;
};

/** Ten lines of the same table, for whoever goes on after a check. */
export const pickMore = (random: () => number): number[] =>
  shuffle(ALL_LINES, random).slice(0, MORE_LENGTH);

export const startCheck = (factor: number, questions: readonly number[]): Check => ({
  factor,
  questions,
  answers: [],
});

/** The line that is asked now, or null when the check is over. */
export const currentLine = ({ questions, answers }: Check): number | null =>
  questions[answers.length] ?? null;

/** Takes an answer (null: the time was up) and goes on to the next question. */
export const answerCheck = (check: Check, given: number | null): Check => {
  const times = currentLine(check);
  if (times === null) return check;
  const isRight = given === check.factor * times;
  return { ...check, answers: [...check.answers, { times, given, isRight }] };
};

export const countRight = ({ answers }: Check): number =>
  answers.filter(({ isRight }) => isRight).length;

/** The lines to learn again, each once, in the order of the table, with the last wrong answer. */
export const missedLines = ({ answers }: Check): CheckAnswer[] => {
  const missed = new Map<number, CheckAnswer>();
  for (const answer of answers) if (!answer.isRight) missed.set(answer.times, answer);
  return [...missed.values()].sort((one, other) => one.times - other.times);
};
