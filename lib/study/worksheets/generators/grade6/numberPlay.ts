import type { Draw } from '@/lib/study/worksheets/draw';
import {
  digitSumClue,
  digitsClue,
  factorClue,
  makeRiddle,
  multipleClue,
  primeClue,
  remainderClue,
  squareClue,
} from '@/lib/study/worksheets/generators/primary/riddles';
import { goOn, steps, walk } from '@/lib/study/worksheets/generators/primary/sequences';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { type Question, several, single } from '@/lib/study/worksheets/question';
import { show } from '@/lib/study/worksheets/text';

const turnRound = (number: number): number => Number(String(number).split('').reverse().join(''));

const isPalindrome = (number: number): boolean => turnRound(number) === number;

const nextPalindrome = (number: number): number =>
  isPalindrome(number + 1) ? number + 1 : nextPalindrome(number + 1);

/** Turn round and add, until a palindrome is reached. */
const stepsToPalindrome = (number: number, before = 0): [steps: number, end: number] =>
  isPalindrome(number)
    ? [before, number]
    : stepsToPalindrome(number + turnRound(number), before + 1);

const largestFrom = (digits: readonly number[]): number =>
  Number([...digits].sort((one, other) => other - one).join(''));

const smallestFrom = (digits: readonly number[]): number =>
  Number([...digits].sort((one, other) => one - other).join(''));

const NUMBER_PLAY = inSlots(10, [
  (draw) => {
    const number = draw.whole(102, 9890);
    return single(
      `Which is the next palindrome after ${show(number)}?`,
      show(nextPalindrome(number)),
      { how: 'It reads the same from both ends' },
    );
  },
  (draw) => {
    const digits = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 4);
    const [large, small] = [largestFrom(digits), smallestFrom(digits)];
    return single(
      `Take the largest and the smallest number with the digits ${digits.join(', ')}, each used once. What is their difference?`,
      show(large - small),
      { how: `${show(large)} − ${show(small)}` },
    );
  },
  (draw) => {
    const [tens, ones] = [draw.whole(1, 8), draw.whole(1, 7)];
    // Never 89 or 98, which take 24 additions.
    const number = tens * 10 + (tens === ones ? ones + 1 : ones);
    const [many, end] = stepsToPalindrome(number);
    return several(
      `Start with ${number}. Turn the number round and add, again and again, until a palindrome comes. Which one is it, and after how many additions?`,
      [
        { label: 'Palindrome', answer: show(end) },
        { label: 'Additions', answer: String(many) },
      ],
    );
  },
  (draw) => {
    const sum = draw.whole(5, 26);
    const digitsOver = Math.min(18, sum - 1);
    const ones = Math.min(9, digitsOver);
    const answer = (sum - digitsOver) * 100 + (digitsOver - ones) * 10 + ones;
    return single(
      `Which is the smallest three-digit number whose digits add up to ${sum}?`,
      String(answer),
      { how: 'Keep the hundreds as small as you can, then the tens' },
    );
  },
  (draw) => {
    const [low, by] = [draw.whole(11, 60), draw.pick([6, 7, 8, 9, 11])];
    const high = low + draw.whole(40, 90);
    const many = Math.floor(high / by) - Math.floor(low / by);
    return single(
      `How many multiples of ${by} are greater than ${low} and not greater than ${high}?`,
      String(many),
      { how: `From ${(Math.floor(low / by) + 1) * by} to ${Math.floor(high / by) * by}` },
    );
  },
  (draw) => {
    const [high, digit] = [draw.pick([50, 60, 80, 100]), draw.whole(1, 9)];
    const many = Array.from({ length: high }, (_, at) => String(at + 1))
      .join('')
      .split('')
      .filter((own) => own === String(digit)).length;
    return single(
      `All numbers from 1 to ${high} are written down. How many times is the digit ${digit} written?`,
      String(many),
      { unit: 'times', how: 'Count the ones places and the tens places by themselves' },
    );
  },
  (draw) => {
    const middle = draw.whole(12, 95);
    return single(
      `Three numbers in a row, such as 4, 5, 6, add up to ${3 * middle}. Which is the middle one?`,
      String(middle),
      { how: `${3 * middle} ÷ 3` },
    );
  },
  (draw) => {
    const [sum, gap] = [draw.whole(10, 45) * 2, draw.whole(2, 9) * 2];
    return several(
      `Two numbers add up to ${sum}, and one is ${gap} more than the other. Which are they?`,
      [
        { label: 'Larger', answer: String((sum + gap) / 2) },
        { label: 'Smaller', answer: String((sum - gap) / 2) },
      ],
      { how: `(${sum} + ${gap}) ÷ 2` },
    );
  },
]);

const RIDDLES: TopicGenerator['make'] = (draw) =>
  makeRiddle(draw, { low: 12, high: 290, width: draw.pick([40, 100]) }, (number) => [
    primeClue(number),
    digitSumClue(number),
    digitsClue(number, 1, 0),
    remainderClue(number, draw.pick([4, 5, 6, 7, 9])),
    ...squareClue(number),
    ...[7, 8, 9, 11, 12, 15].filter((by) => number % by === 0).map(multipleClue),
    ...[240, 252, 360, 420].filter((of) => of % number === 0).map((of) => factorClue(of)),
  ]);

const KINDS = ['square', 'triangular', 'both', 'neither'] as const;

const kindOf = (number: number): (typeof KINDS)[number] => {
  const isSquare = Number.isInteger(Math.sqrt(number));
  const isTriangular = Number.isInteger(Math.sqrt(8 * number + 1));
  if (isSquare && isTriangular) return 'both';
  if (isSquare) return 'square';
  return isTriangular ? 'triangular' : 'neither';
};

const oddSum = (draw: Draw): Question => {
  const many = draw.whole(4, 20);
  return single(
    `1 + 3 + 5 + … is the sum of the first ${many} odd numbers. What is it?`,
    String(many * many),
    { how: `The square of ${many}` },
  );
};

const PATTERNS = inSlots(12, [
  (draw) => {
    const start = draw.whole(4, 14);
    return goOn(
      Array.from({ length: 7 }, (_, at) => (start + at) ** 2),
      'Squares of numbers in a row',
    );
  },
  (draw) => {
    const number = draw.pick([
      draw.whole(2, 14) ** 2,
      draw.pick([1, 36]),
      draw.pick([3, 6, 10, 15, 21, 28, 45, 55, 66, 78]),
      draw.whole(11, 99),
    ]);
    return single(
      `Is ${number} a square number, a triangular number, both or neither?`,
      kindOf(number),
      {
        choices: KINDS,
      },
    );
  },
  oddSum,
  (draw) => {
    const start = draw.whole(1, 5);
    return goOn(
      Array.from({ length: 6 }, (_, at) => (start + at) ** 3),
      'The cubes of numbers in a row',
    );
  },
  (draw) => {
    const start = draw.whole(1, 9);
    return goOn(
      Array.from({ length: 7 }, (_, at) => start * 2 ** at),
      'Powers of 2 times the first number',
    );
  },
  (draw) => {
    const many = draw.whole(4, 15);
    return single(
      `1 + 2 + 3 + … + ${many} is a triangular number. Which one?`,
      String((many * (many + 1)) / 2),
      { how: `${many} × ${many + 1} ÷ 2` },
    );
  },
  (draw) => goOn(steps(draw.whole(3, 20), -draw.whole(4, 9), 7)),
  (draw) => {
    const people = draw.whole(4, 14);
    return single(
      `${people} people meet, and each shakes hands once with each of the others. How many handshakes are that?`,
      String((people * (people - 1)) / 2),
      { how: `${people} × ${people - 1} ÷ 2` },
    );
  },
  (draw) => {
    const [first, more] = [draw.whole(3, 12), draw.whole(3, 7)];
    return goOn(
      walk(draw.whole(5, 60), 7, (at) => first + at * more),
      `The steps grow by ${more}`,
    );
  },
]);

export const GRADE_6_NUMBER_PLAY = {
  NPY: { count: 9, layout: 'list', make: NUMBER_PLAY },
  RDE: { count: 9, layout: 'list', make: RIDDLES },
  PTN: { count: 12, layout: 'list', make: PATTERNS },
} as const satisfies Record<string, TopicGenerator>;
