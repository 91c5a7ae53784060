import type { Draw } from '@/lib/study/worksheets/draw';
import { type Question, single } from '@/lib/study/worksheets/question';
import { show } from '@/lib/study/worksheets/text';

/** Something that a number says about itself, and whether another number could say it too. */
export type Clue = { says: string; fits: (number: number) => boolean };

export const digitsOf = (number: number): number[] => Array.from(String(number), Number);

const sumOfDigits = (number: number): number =>
  digitsOf(number).reduce((before, digit) => before + digit, 0);

const allBetween = (low: number, high: number): number[] =>
  Array.from({ length: high - low - 1 }, (_, at) => low + 1 + at);

/** From where to where the number lies, both excluded; round numbers. */
export const betweenClue = (draw: Draw, number: number, width: number): [number, number] => {
  const step = width / 2;
  const low = Math.floor((number - 1) / step) * step;
  return draw.chance() && low >= width ? [low - step, low + step * 2] : [low, low + step * 2];
};

export const oddClue = (number: number): Clue => ({
  says: `I am ${number % 2 === 0 ? 'even' : 'odd'}.`,
  fits: (other) => other % 2 === number % 2,
});

export const digitSumClue = (number: number): Clue => ({
  says: `My digits add up to ${sumOfDigits(number)}.`,
  fits: (other) => sumOfDigits(other) === sumOfDigits(number),
});

export const multipleClue = (by: number): Clue => ({
  says: `I am a multiple of ${by}.`,
  fits: (other) => other % by === 0,
});

const PLACES = ['ones', 'tens', 'hundreds'] as const;

/** Compares two of its digits: from the right, the ones are 0. */
export const digitsClue = (number: number, one: 0 | 1 | 2, other: 0 | 1 | 2): Clue => {
  const digitAt = (of: number, place: number) => Math.floor(of / 10 ** place) % 10;
  const gap = digitAt(number, one) - digitAt(number, other);
  const [mine, its] = [`My ${PLACES[one]} digit`, `my ${PLACES[other]} digit`];
  const says =
    gap === 0
      ? `${mine} equals ${its}.`
      : `${mine} is ${Math.abs(gap)} ${gap > 0 ? 'more' : 'less'} than ${its}.`;
  return { says, fits: (of) => digitAt(of, one) - digitAt(of, other) === gap };
};

const fittingAll = (numbers: readonly number[], clues: readonly Clue[]): number[] =>
  numbers.filter((number) => clues.every(({ fits }) => fits(number)));

/** The clues without those that the others make needless. */
const neededOf = (numbers: readonly number[], clues: readonly Clue[]): readonly Clue[] => {
  const needless = clues.find((clue) => {
    const others = clues.filter((other) => other !== clue);
    return fittingAll(numbers, others).length === 1;
  });
  return needless
    ? neededOf(
        numbers,
        clues.filter((clue) => clue !== needless),
      )
    : clues;
};

/** A riddle with just as many clues as it needs; null where they leave more than one number. */
const tellRiddle = (
  number: number,
  [low, high]: readonly [number, number],
  clues: readonly Clue[],
): Question | null => {
  const between = allBetween(low, high);
  if (fittingAll(between, clues).length !== 1) return null;
  const told = neededOf(between, clues);
  if (told.length < 2) return null;
  return single(
    `I am between ${show(low)} and ${show(high)}. ${told.map(({ says }) => says).join(' ')} Which number am I?`,
    show(number),
  );
};

/** Draws numbers until the clues about one leave no other. */
export const makeRiddle = (
  draw: Draw,
  from: { low: number; high: number; width: number },
  cluesFor: (number: number) => readonly Clue[],
): Question => {
  for (;;) {
    const number = draw.whole(from.low, from.high);
    const range = betweenClue(draw, number, from.width);
    const riddle = tellRiddle(number, range, draw.shuffle(cluesFor(number)));
    if (riddle) return riddle;
  }
};

const isPrime = (number: number): boolean =>
  number > 1 && !allBetween(1, number).some((by) => by > 1 && number % by === 0);

export const primeClue = (number: number): Clue => ({
  says: `I am ${isPrime(number) ? 'a prime' : 'not a prime'} number.`,
  fits: (other) => isPrime(other) === isPrime(number),
});

export const factorClue = (of: number): Clue => ({
  says: `I am a factor of ${of}.`,
  fits: (other) => of % other === 0,
});

export const remainderClue = (number: number, by: number): Clue =>
  number % by === 0
    ? multipleClue(by)
    : {
        says: `I leave ${number % by} when divided by ${by}.`,
        fits: (other) => other % by === number % by,
      };

export const squareClue = (number: number): Clue[] =>
  Number.isInteger(Math.sqrt(number))
    ? [{ says: 'I am a square number.', fits: (other) => Number.isInteger(Math.sqrt(other)) }]
    : [];
