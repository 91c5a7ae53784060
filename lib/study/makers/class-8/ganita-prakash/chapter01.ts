import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const nextSquare = (draw: Draw): MadeQuestion => {
  const root = draw.whole(11, 60);
  const [square, next] = [root ** 2, (root + 1) ** 2];
  return {
    ask: `${root}² = ${show(square)}. Use it to find ${root + 1}².`,
    hint: `A border on two sides turns a square of side ${root} into one of side ${root + 1}.`,
    steps: [
      `The border has ${root} + ${root + 1} = ${2 * root + 1} places.`,
      `${show(square)} + ${2 * root + 1} = ${show(next)}.`,
    ],
    answer: show(next),
    check: `${root + 1} * ${root + 1}`,
    slips: [
      {
        answer: show(square + 2 * root),
        why: 'The corner is missing: one more place belongs to the border.',
        check: `${root}^2 + 2 * ${root}`,
      },
      {
        answer: show(square + 1),
        why: 'The side grew by 1, not the square. A whole border is added.',
        check: `${root}^2 + 1`,
      },
    ],
  };
};

const oddSum = (draw: Draw): MadeQuestion => {
  const count = draw.whole(8, 40);
  const last = 2 * count - 1;
  return {
    ask: `Find the sum of the first ${count} odd numbers, 1 + 3 + 5 + … + ${last}.`,
    hint: '1 = 1², 1 + 3 = 2², 1 + 3 + 5 = 3². How does it go on?',
    steps: [
      'The first n odd numbers add up to n².',
      `Here n is ${count}: ${count}² = ${show(count ** 2)}.`,
    ],
    answer: show(count ** 2),
    check: `sum(1:2:${last})`,
    slips: [
      {
        answer: show(last ** 2),
        why: `You squared the last odd number. Square how many there are: ${count}.`,
        check: `${last}^2`,
      },
      {
        answer: show(count * (count + 1)),
        why: 'That is the sum of as many even numbers. Each odd number is 1 less.',
        check: `sum(2:2:${2 * count})`,
      },
    ],
  };
};

const TEACHERS = ['Mrs Nair', 'Mr Khan', 'Ms Lalhmingi', 'Mr Deshpande', 'Mrs Sandhu'] as const;

const squareDrill = (draw: Draw): MadeQuestion => {
  const side = draw.whole(12, 32);
  const left = draw.whole(2, 2 * side - 1);
  const children = side ** 2 + left;
  return {
    ask: `For a drill ${draw.pick(TEACHERS)} places ${show(children)} children in the largest possible square of equal rows. How many children are left over?`,
    hint: `Which is the largest square number that is not more than ${show(children)}?`,
    steps: [
      `${side}² = ${show(side ** 2)} and ${side + 1}² = ${show((side + 1) ** 2)}, so the rows have ${side} children.`,
      `${show(children)} − ${show(side ** 2)} = ${left}.`,
    ],
    answer: show(left),
    check: `${children} - floor(sqrt(${children}))^2`,
    slips: [
      {
        answer: show((side + 1) ** 2 - children),
        why: `So many children are missing for ${side + 1} rows. The question asks who is left over with ${side} rows.`,
        check: `${side + 1}^2 - ${children}`,
      },
    ],
  };
};

/** Numbers without a square factor, with their primes. */
const LONE = [
  [2, '2'],
  [3, '3'],
  [5, '5'],
  [6, '2 and 3'],
  [7, '7'],
  [10, '2 and 5'],
  [15, '3 and 5'],
] as const;
const PAIRED = [
  [6, '2 and 3'],
  [9, '3 and 3'],
  [10, '2 and 5'],
  [14, '2 and 7'],
  [15, '3 and 5'],
  [21, '3 and 7'],
] as const;

const smallestFactor = (draw: Draw): MadeQuestion => {
  const [lone, primes] = draw.pick(LONE);
  const [root, pairs] = draw.pick(PAIRED);
  const given = lone * root ** 2;
  const many = primes.length > 1;
  return {
    ask: `By which smallest whole number must ${show(given)} be multiplied to become a square number?`,
    hint: 'Which prime factors have no partner?',
    steps: [
      `${show(given)} = ${root}² × ${lone}: in ${root}² the primes ${pairs} stand in pairs.`,
      `${primes} ${many ? 'have no partners' : 'has no partner'}, so the number must be multiplied by ${lone}.`,
      `${show(given)} × ${lone} = ${show(given * lone)} = ${root * lone}².`,
    ],
    answer: show(lone),
    check: `${(root * lone) ** 2} / ${given}`,
    slips: [
      {
        answer: show(given),
        why: 'That gives a square, but not the smallest: only primes without a partner need one.',
        check: `${given}`,
      },
      {
        answer: show(lone ** 2),
        why: 'With this factor the lone primes stay without partners: a square never changes that.',
        check: `${lone}^2`,
      },
    ],
  };
};

const cubeRoot = (draw: Draw): MadeQuestion => {
  const [tens, ones] = [draw.whole(1, 8), draw.whole(2, 9)];
  const root = 10 * tens + ones;
  const cube = root ** 3;
  const front = Math.floor(cube / 1000);
  const end = ones ** 3 % 10;
  return {
    ask: `${show(cube)} is the cube of a whole number. Which number?`,
    hint: 'The last digit gives the ones. Strike off three digits: the rest gives the tens.',
    steps: [
      `The cube ends in ${end}. From 1³ to 9³ only ${ones}³ = ${ones ** 3} ends in the same digit, so the ones digit of the root is ${ones}.`,
      `Without the last three digits ${show(front)} is left. It lies between ${tens}³ = ${tens ** 3} and ${tens + 1}³ = ${show((tens + 1) ** 3)}: the tens digit is ${tens}.`,
      `The number is ${root}.`,
    ],
    answer: show(root),
    check: `cbrt(${cube})`,
    slips: [
      {
        answer: show(root + 10),
        why: `The tens digit is that of the smaller cube, ${tens}³.`,
        check: `${root} + 10`,
      },
      ...(end === ones
        ? []
        : [
            {
              answer: show(10 * tens + end),
              why: `The cube ends in ${end}, but the root does not: ${ones}³ = ${ones ** 3}.`,
              check: `10 * ${tens} + ${end}`,
            },
          ]),
    ],
  };
};

const cubeOfOdds = (draw: Draw): MadeQuestion => {
  const side = draw.whole(4, 30);
  const first = side ** 2 - side + 1;
  return {
    ask: `${side}³ is the sum of ${side} odd numbers in a row. What is the smallest of them?`,
    hint: `What is their average? Think of ${side}³ shared among ${side}.`,
    steps: [
      `Their average is ${side}³ ÷ ${side} = ${side}² = ${show(side ** 2)}.`,
      `From the smallest to the largest there are ${side - 1} steps of 2, so the smallest is ${side - 1} below the average.`,
      `${show(side ** 2)} − ${side - 1} = ${show(first)}.`,
    ],
    answer: show(first),
    check: `(${side}^3 - sum(0:2:${2 * (side - 1)})) / ${side}`,
    slips: [
      {
        answer: show(side ** 2),
        why: 'That is the average of the odd numbers; the smallest lies below it.',
        check: `${side}^3 / ${side}`,
      },
    ],
  };
};

export const CHAPTER_1 = [
  { id: 'next-square', level: 'know', make: nextSquare },
  { id: 'odd-sum', level: 'know', make: oddSum },
  { id: 'square-drill', level: 'use', make: squareDrill },
  { id: 'smallest-factor', level: 'use', make: smallestFactor },
  { id: 'cube-root', level: 'use', make: cubeRoot },
  { id: 'cube-of-odds', level: 'think', make: cubeOfOdds },
] as const satisfies BookMakers[number];
