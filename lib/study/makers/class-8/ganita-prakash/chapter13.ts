import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const numberTrick = (draw: Draw): MadeQuestion => {
  const [times, left] = [draw.whole(2, 5), draw.whole(3, 12)];
  const added = times * left;
  return {
    ask: `Think of a number, multiply it by ${times}, add ${added}, divide the result by ${times} and take away your first number. What is always left?`,
    hint: 'Call the number x and follow it.',
    steps: [
      `x becomes ${times}x, then ${times}x + ${added}, and divided by ${times} it is x + ${left}.`,
      `x + ${left} − x = ${left}.`,
    ],
    answer: show(left),
    check: `(${times} * 37 + ${added}) / ${times} - 37`,
    slips: [
      {
        answer: show(added),
        why: `The ${added} is divided by ${times} as well: both parts of the sum are.`,
      },
    ],
  };
};

const pyramidTop = (draw: Draw): MadeQuestion => {
  const [a, b, c] = [draw.whole(2, 15), draw.whole(2, 15), draw.whole(2, 15)];
  return {
    ask: `In a number pyramid each box is the sum of the two boxes below it. The bottom row is ${a}, ${b}, ${c}. What stands at the top?`,
    hint: 'First find the two boxes of the middle row.',
    steps: [
      `Middle row: ${a} + ${b} = ${a + b} and ${b} + ${c} = ${b + c}.`,
      `Top: ${a + b} + ${b + c} = ${a + 2 * b + c}.`,
    ],
    answer: show(a + 2 * b + c),
    check: `${a} + 2 * ${b} + ${c}`,
    slips: [
      {
        answer: show(a + b + c),
        why: 'You added the bottom row. The number in its middle goes up on both sides and counts twice.',
        check: `${a} + ${b} + ${c}`,
      },
    ],
  };
};

const pyramidBox = (draw: Draw): MadeQuestion => {
  const [a, b, c] = [draw.whole(2, 15), draw.whole(3, 15), draw.whole(2, 15)];
  const top = a + 2 * b + c;
  return {
    ask: `In a number pyramid each box is the sum of the two boxes below it. The bottom row is ${a}, □, ${c}, and the top of the three rows is ${top}. Which number stands in the box?`,
    hint: 'How many times does the middle number go into the top?',
    steps: [
      `Top: ${a} + 2 × □ + ${c} = ${top}.`,
      `2 × □ = ${top} − ${a + c} = ${2 * b}, so the box holds ${b}.`,
    ],
    answer: show(b),
    check: `(${top} - ${a} - ${c}) / 2`,
    slips: [
      {
        answer: show(2 * b),
        why: 'The middle number goes up on both sides, so this is twice the number.',
        check: `${top} - ${a} - ${c}`,
      },
    ],
  };
};

const calendarSquare = (draw: Draw): MadeQuestion => {
  const first = draw.whole(1, 20);
  const sum = 4 * first + 16;
  return {
    ask: `On a calendar page, with a row for each week, a square of 2 by 2 dates has the sum ${sum}. What is the first date in it?`,
    hint: 'If the first date is d, what are the other three?',
    steps: [
      'The dates are d, d + 1, d + 7 and d + 8: together 4d + 16.',
      `4d = ${sum} − 16 = ${4 * first}, so d = ${first}.`,
    ],
    answer: show(first),
    check: `(${sum} - 1 - 7 - 8) / 4`,
    slips: [
      {
        answer: show(first + 4),
        why: 'That is the average of the four dates. The first one is 4 less.',
        check: `${sum} / 4`,
      },
    ],
  };
};

const exchanged = (draw: Draw): MadeQuestion => {
  const small = draw.whole(1, 7);
  const large = draw.whole(small + 2, 9);
  const gap = 9 * (large - small);
  return {
    ask: `A two-digit number is ${gap} more than the number with its digits exchanged. Its last digit is ${small}. What is its first digit?`,
    hint: 'Write the numbers as 10a + b and 10b + a, and subtract.',
    steps: [
      `(10a + b) − (10b + a) = 9 × (a − b), so a − b = ${gap} ÷ 9 = ${large - small}.`,
      `a = ${small} + ${large - small} = ${large}.`,
    ],
    answer: show(large),
    check: `${gap} / 9 + ${small}`,
    slips: [
      {
        answer: show(large - small),
        why: 'That is the difference of the digits. Add the last digit to it.',
      },
    ],
  };
};

export const CHAPTER_13 = [
  { id: 'number-trick', level: 'know', make: numberTrick },
  { id: 'pyramid-top', level: 'know', make: pyramidTop },
  { id: 'pyramid-box', level: 'use', make: pyramidBox },
  { id: 'calendar-square', level: 'use', make: calendarSquare },
  { id: 'exchanged', level: 'think', make: exchanged },
] as const satisfies BookMakers[number];
