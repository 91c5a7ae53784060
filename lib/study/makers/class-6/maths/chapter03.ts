import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const digitsOf = (value: number): number[] => [...String(value)].map(Number);
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const joined = (digits: readonly number[]): number => Number(digits.join(''));

const digitSum = (draw: Draw): MadeQuestion => {
  const value = draw.whole(1203, 98765);
  const [digits, sum] = [digitsOf(value), sumOf(digitsOf(value))];
  if (sum < 10) return digitSum(draw);
  return {
    ask: `What is the sum of the digits of ${show(value)}?`,
    hint: 'Add the digits one after the other, whatever their place.',
    steps: [`${digits.join(' + ')} = ${sum}.`],
    answer: show(sum),
    check: digits.join(' + '),
    slips: [
      {
        answer: show(sumOf(digitsOf(sum))),
        why: `You added the digits of ${sum} as well. Only those of ${show(value)} are asked.`,
        check: digitsOf(sum).join(' + '),
      },
    ],
  };
};

const isSuper = (row: readonly number[], at: number): boolean =>
  [row[at - 1], row[at + 1]].every((other = 0) => other < (row[at] ?? 0));

const superCells = (draw: Draw): MadeQuestion => {
  const row = draw
    .some(
      Array.from({ length: 80 }, (_, at) => at + 11),
      8,
    )
    .map(Number);
  const found = row.filter((_, at) => isSuper(row, at));
  const inside = row.filter((_, at) => at > 0 && at < row.length - 1 && isSuper(row, at));
  return {
    ask: `In a row of cells a number is “super” if it is larger than each of its neighbours; a number at an end has only one neighbour. How many super numbers has the row ${row.join(', ')}?`,
    hint: 'Go along the row. The two ends count as well.',
    steps: [
      `Larger than the neighbours: ${found.join(', ')}.`,
      found.length === 1 ? 'That makes 1.' : `That makes ${found.length}.`,
    ],
    answer: show(found.length),
    check: found.map(() => '1').join(' + '),
    slips: [
      {
        answer: show(inside.length),
        why: 'You left out the ends. A number at an end has to beat one neighbour only.',
      },
      {
        answer: show(row.length - found.length),
        why: 'You counted the others, those that are not super.',
        check: `${row.length} - ${found.length}`,
      },
      {
        answer: show(found.length + 1),
        why: 'One too many: a super number has to be larger than both neighbours, not only one.',
        check: `${found.length} + 1`,
      },
    ],
  };
};

const largestLessSmallest = (draw: Draw): MadeQuestion => {
  const digits = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 4);
  const [a = 1, b = 2, c = 3, d = 4] = digits.toSorted((one, other) => one - other);
  const [large, small, nearly] = [joined([d, c, b, a]), joined([a, b, c, d]), joined([a, b, d, c])];
  return {
    ask: `From the digits ${digits.slice(0, 3).join(', ')} and ${digits[3]} make the largest and the smallest four-digit number, with each digit once. How much is their difference?`,
    hint: 'Put the digits in order, once downwards and once upwards.',
    steps: [
      `The largest is ${show(large)}, the smallest ${show(small)}.`,
      `${show(large)} − ${show(small)} = ${show(large - small)}.`,
    ],
    answer: show(large - small),
    check: `${large} - ${small}`,
    slips: [
      {
        answer: show(large - nearly),
        why: `You took ${show(nearly)} as the smallest. The largest digit has to stand last.`,
        check: `${large} - ${nearly}`,
      },
      {
        answer: show(large + small),
        why: 'You added the two numbers. The difference is asked.',
        check: `${large} + ${small}`,
      },
    ],
  };
};

const halveOrTriple = (start: number): number[] =>
  start === 1 ? [1] : [start, ...halveOrTriple(start % 2 === 0 ? start / 2 : 3 * start + 1)];

/** Numbers from which the way to 1 has few steps. */
const STARTS = [
  5, 6, 10, 11, 12, 13, 16, 17, 20, 21, 24, 26, 32, 34, 40, 42, 44, 48, 52, 53, 64, 68, 80, 84, 96,
] as const;

const stepsToOne = (draw: Draw): MadeQuestion => {
  const way = halveOrTriple(draw.pick(STARTS));
  const steps = way.length - 1;
  return {
    ask: `Start with ${way[0]}. If a number is even, halve it; if it is odd, multiply by 3 and add 1. Go on in this way. After how many steps do you reach 1?`,
    hint: 'Write the numbers one after the other and count the arrows.',
    steps: [`${way.join(' → ')}.`, `These are ${way.length} numbers and ${steps} steps.`],
    answer: `${steps} steps`,
    check: `${way.length} - 1`,
    slips: [
      {
        answer: `${way.length} steps`,
        why: 'You counted the numbers. The steps are the arrows between them.',
      },
    ],
  };
};

const nextPalindrome = (draw: Draw): MadeQuestion => {
  const from = draw.whole(1100, 9890);
  const mirrored = (front: number): number =>
    joined([...digitsOf(front), ...digitsOf(front).reverse()]);
  const front = Math.floor(from / 100);
  const same = mirrored(front);
  const next = same > from ? same : mirrored(front + 1);
  const after = mirrored(same > from ? front + 1 : front + 2);
  return {
    ask: `Which is the smallest palindrome above ${show(from)}?`,
    hint: 'A four-digit palindrome is its first two digits, followed by the same two turned round.',
    steps: [
      `With the first two digits ${front} the palindrome is ${show(same)}.`,
      same > from
        ? `It is above ${show(from)}, so ${show(next)} is the smallest.`
        : `It is not above ${show(from)}, so take ${front + 1}: ${show(next)}.`,
    ],
    answer: show(next),
    check: `${Math.floor(next / 100)} * 100 + ${next % 100}`,
    slips: [
      same > from
        ? {
            answer: show(after),
            why: `You went on to ${front + 1}. With ${front} in front there is already one that is large enough.`,
          }
        : {
            answer: show(same),
            why: `This is a palindrome, but it is not above ${show(from)}.`,
          },
    ],
  };
};

const smallestOfSum = (draw: Draw): MadeQuestion => {
  const length = draw.pick([4, 5] as const);
  const sum = draw.whole(length === 4 ? 12 : 14, length === 4 ? 34 : 43);
  const build = (left: number, places: number, first: boolean): number[] => {
    if (places === 0) return [];
    const digit = Math.max(first ? 1 : 0, left - 9 * (places - 1));
    return [digit, ...build(left - digit, places - 1, false)];
  };
  const digits = build(sum, length, true);
  const [right, turned] = [joined(digits), joined([...digits].reverse())];
  return {
    ask: `What is the smallest ${length === 4 ? 'four' : 'five'}-digit number whose digits add up to ${sum}?`,
    hint: 'Settle the first digit first, as small as it can be. Large digits go to the end.',
    steps: [
      `The digits at the end may be as large as 9; the first one is then ${digits[0]}.`,
      `${digits.join(' + ')} = ${sum}: the number is ${show(right)}.`,
    ],
    answer: show(right),
    check: digits.map((digit, at) => `${digit} * ${10 ** (length - 1 - at)}`).join(' + '),
    slips: [
      {
        answer: show(turned),
        why: 'The digits are right. For a small number the large digits stand at the end.',
      },
    ],
  };
};

const PLAYERS = ['Meera', 'Lobsang', 'Fatima', 'Gurpreet', 'Ananya', 'Joseph'] as const;

const firstMove = (draw: Draw): MadeQuestion => {
  const [most, target] = [draw.whole(3, 6), draw.whole(20, 60)];
  const first = target % (most + 1);
  if (first === 0) return firstMove(draw);
  const [one, other] = draw.some(PLAYERS, 2);
  return {
    ask: `${one} and ${other} play: in turn each adds a whole number from 1 to ${most}, starting from 0, and whoever says ${target} wins. ${one} begins. Which number must ${one} say first to be sure of winning?`,
    hint: `Go backwards from ${target}. What the other adds can always be filled up to ${most + 1}.`,
    steps: [
      `Whatever ${other} adds, ${one} can fill it up to ${most + 1}. So going back by ${most + 1} from ${target} gives the safe numbers.`,
      `${target} = ${Math.floor(target / (most + 1))} × ${most + 1} + ${first}, so the first safe number is ${first}.`,
    ],
    answer: show(first),
    check: `mod(${target}, ${most + 1})`,
    slips: [
      {
        answer: show(most),
        why: `A large step does not help. ${other} can reach the row of safe numbers first.`,
      },
      {
        answer: show(target % most),
        why: `You divided by ${most}. Both moves together can always be made ${most + 1}.`,
        check: `mod(${target}, ${most})`,
      },
      {
        answer: show(first + most + 1),
        why: `This number is safe, but it cannot be reached in one move of at most ${most}.`,
        check: `${first} + ${most} + 1`,
      },
    ],
  };
};

export const CHAPTER_03 = [
  { id: 'digit-sum', level: 'know', make: digitSum },
  { id: 'largest-less-smallest', level: 'use', make: largestLessSmallest },
  { id: 'super-cells', level: 'use', make: superCells },
  { id: 'smallest-of-sum', level: 'think', make: smallestOfSum },
  { id: 'steps-to-one', level: 'use', make: stepsToOne },
  { id: 'next-palindrome', level: 'use', make: nextPalindrome },
  { id: 'first-move', level: 'think', make: firstMove },
] as const;
