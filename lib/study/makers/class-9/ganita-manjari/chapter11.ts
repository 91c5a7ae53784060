import { counted } from '@/lib/study/makers/counted';
import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { lcm } from '@/lib/study/worksheets/fraction';
import { raised, show } from '@/lib/study/worksheets/text';

const loop = (draw: Draw): MadeQuestion => {
  const [by, times] = [draw.whole(6, 15), draw.whole(3, 6)];
  const rest = draw.whole(1, by - 1);
  const start = by * times + rest;
  const passed = Array.from({ length: times + 1 }, (_, at) => start - at * by);
  return {
    ask: `Follow the steps. Start with ${start}. As long as the number is ${by} or more, take ${by} away. Then write the number. What is written?`,
    hint: `${start}, ${start - by}: go on until the number is less than ${by}.`,
    steps: [`${passed.join(', ')}.`, `${rest} is less than ${by}, so the loop ends.`],
    answer: show(rest),
    check: `mod(${start}, ${by})`,
    slips: [
      {
        answer: show(start - by),
        why: `You took ${by} away once. “As long as” means that the step is repeated.`,
        check: `${start} - ${by}`,
      },
      {
        answer: show(rest + by),
        why: `${rest + by} is still ${by} or more, so the loop runs once again.`,
        check: `${rest} + ${by}`,
      },
    ],
  };
};

/** Each division of Euclid's algorithm: `84 = 2 × 36 + 12.` */
const divisions = (large: number, small: number): string[] => {
  const rest = large % small;
  const line = `${large} = ${Math.floor(large / small)} × ${small} + ${rest}.`;
  return rest === 0 ? [line] : [line, ...divisions(small, rest)];
};

const euclid = (draw: Draw): MadeQuestion => {
  const common = draw.whole(3, 16);
  const [one, other] = draw.pick([
    [7, 3],
    [8, 3],
    [11, 4],
    [13, 5],
    [12, 7],
    [9, 5],
    [14, 9],
    [17, 6],
  ] as const);
  const [large, small] = [one * common, other * common];
  const isCount = draw.chance();
  const lines = divisions(large, small);
  const count = lines.length;
  return {
    ask: isCount
      ? `Find the HCF of ${large} and ${small} by repeated division with remainder, starting with ${large} ÷ ${small}. How many divisions does it take until the remainder is 0?`
      : `Find the HCF of ${large} and ${small} by repeated division with remainder.`,
    hint: `Divide ${large} by ${small}. Then divide ${small} by the remainder.`,
    steps: [
      ...lines,
      isCount
        ? `The remainder 0 comes after ${counted(count, 'division')}.`
        : `The last remainder that is not 0 is ${common}: the HCF.`,
    ],
    answer: show(isCount ? count : common),
    check: isCount ? `${count}` : `gcd(${large}, ${small})`,
    slips: isCount
      ? [
          {
            answer: show(count - 1),
            why: 'The division that leaves the remainder 0 counts as well.',
            check: `${count} - 1`,
          },
          {
            answer: show(common),
            why: 'That is the HCF itself. The question was how many divisions it takes.',
            check: `gcd(${large}, ${small})`,
          },
        ]
      : [
          {
            answer: show(lcm(large, small)),
            why: 'That is the LCM, the smallest common multiple. The HCF divides both numbers.',
            check: `lcm(${large}, ${small})`,
          },
          {
            answer: show(large % small),
            why: 'You stopped at the first remainder. Go on until the remainder is 0.',
            check: `mod(${large}, ${small})`,
          },
        ],
  };
};

const SORTED = [
  'names in a telephone list',
  'books sorted by number',
  'roll numbers in order',
  'pages of a dictionary',
] as const;

const halving = (draw: Draw): MadeQuestion => {
  const many = draw.whole(3, 40) * 25;
  const questions = Math.ceil(Math.log2(many));
  return {
    ask: `One of ${show(many)} ${draw.pick(SORTED)} is to be found. Each yes-or-no question halves what is left as evenly as possible. How many questions are needed at most?`,
    hint: `Which power of 2 is the first that reaches ${show(many)}?`,
    steps: [
      `2${raised(questions - 1)} = ${show(2 ** (questions - 1))} is too small for ${show(many)}.`,
      `2${raised(questions)} = ${show(2 ** questions)} is enough, so ${questions} questions are needed at most.`,
    ],
    answer: show(questions),
    accept: [`${questions} questions`],
    check: `ceil(log2(${many}))`,
    slips: [
      {
        answer: show(Math.ceil(many / 2)),
        why: 'The first question halves the list, the second halves what is left, and so on.',
        check: `ceil(${many} / 2)`,
      },
      {
        answer: show(questions - 1),
        why: `${questions - 1} questions tell only ${show(2 ** (questions - 1))} apart.`,
        check: `floor(log2(${many} - 1))`,
      },
    ],
  };
};

const onePass = (draw: Draw): MadeQuestion => {
  const [a = 7, b = 2, c = 9, d = 4] = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 4);
  const after: number[] = [a, b, c, d];
  const notes: string[] = [];
  for (const at of [0, 1, 2]) {
    const [left = 0, right = 0] = after.slice(at, at + 2);
    if (left > right) {
      after.splice(at, 2, right, left);
      notes.push(`${left} and ${right} are exchanged: ${after.join(', ')}.`);
    } else notes.push(`${left} and ${right} stay: ${after.join(', ')}.`);
  }
  const sorted = [a, b, c, d].sort((one, other) => one - other);
  return {
    ask: `The list is ${[a, b, c, d].join(', ')}. Go through it once from left to right, compare neighbours, and exchange them when the left one is greater. What is the list after this one pass?`,
    hint: `Compare ${a} with ${b} first, then go on with what now stands there.`,
    steps: notes,
    answer: after.join(', '),
    check: `[${after.join(', ')}]`,
    slips: [
      {
        answer: sorted.join(', '),
        why: 'That is the list when all is done. One pass only brings the greatest number to the end.',
        check: `[${sorted.join(', ')}]`,
      },
      {
        answer: [a, b, c, d].join(', '),
        why: 'Some neighbours stand in the wrong order and have to be exchanged.',
        check: `[${[a, b, c, d].join(', ')}]`,
      },
    ],
  };
};

const assignments = (draw: Draw): MadeQuestion => {
  const [a, b, times] = [draw.whole(3, 9), draw.whole(10, 19), draw.whole(2, 4)];
  const first = a + b;
  const second = first * times;
  const last = second - first;
  return {
    ask: `A program runs three steps with a = ${a} and b = ${b}. Step 1: a becomes a + b. Step 2: b becomes ${times} × a. Step 3: a becomes b − a. What is a at the end?`,
    hint: 'Keep a table with one row for each step.',
    steps: [
      `Step 1: a = ${a} + ${b} = ${first}.`,
      `Step 2: b = ${times} × ${first} = ${second}.`,
      `Step 3: a = ${second} − ${first} = ${last}.`,
    ],
    answer: show(last),
    check: `${times} * (${a} + ${b}) - (${a} + ${b})`,
    slips: [
      {
        answer: show(b - a),
        why: 'In step 3 you used the values from the beginning. Both have changed by then.',
        check: `${b} - ${a}`,
      },
      {
        answer: show(times * a - first),
        why: 'In step 2 you used the old a. Step 1 has changed it already.',
        check: `${times} * ${a} - (${a} + ${b})`,
      },
      {
        answer: show(second - a),
        why: 'In step 3 you used the old a. Since step 1 it is the sum.',
        check: `${times} * (${a} + ${b}) - ${a}`,
      },
    ],
  };
};

const knockout = (draw: Draw): MadeQuestion => {
  const many = draw.whole(9, 60);
  const what = draw.pick([
    'tallest of the pupils',
    'cheapest of the mobiles',
    'heaviest of the pumpkins',
    'fastest of the runners',
    'longest of the ropes',
  ] as const);
  const [, things = 'pupils'] = what.split(' of the ');
  return {
    ask: `There are ${many} ${things}, no two alike. To find the ${what}, one compares two at a time and goes on with the winner. How many comparisons are needed?`,
    hint: 'How many are ruled out by one comparison?',
    steps: [
      `In the end ${many - 1} ${things} have been ruled out.`,
      `Each comparison rules out exactly one: ${many - 1} comparisons.`,
    ],
    answer: show(many - 1),
    accept: [`${many - 1} comparisons`],
    check: `${many} - 1`,
    slips: [
      {
        answer: show(many),
        why: 'Two enter the first comparison, so there is one comparison fewer.',
        check: `${many}`,
      },
      {
        answer: show((many * (many - 1)) / 2),
        why: 'That many are needed when every two are compared. But whoever loses once is out.',
        check: `${many} * (${many} - 1) / 2`,
      },
    ],
  };
};

export const CHAPTER_11: BookMakers[number] = [
  { id: 'loop', level: 'know', make: loop },
  { id: 'euclid', level: 'use', make: euclid },
  { id: 'one-pass', level: 'use', make: onePass },
  { id: 'halving', level: 'use', make: halving },
  { id: 'assignments', level: 'think', make: assignments },
  { id: 'knockout', level: 'think', make: knockout },
];
