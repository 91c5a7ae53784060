import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';

/** Two numbers with three digits whose ones make a new ten; the sum stays below a thousand. */
const pairWithCarry = (draw: Draw): readonly [number, number] => {
  const ones = draw.whole(3, 9);
  return [
    draw.whole(1, 4) * 100 + draw.whole(1, 8) * 10 + ones,
    draw.whole(1, 4) * 100 + draw.whole(1, 8) * 10 + draw.whole(11 - ones, 9),
  ];
};

const columns = (number: number): readonly [number, number, number] => [
  Math.floor(number / 100),
  Math.floor(number / 10) % 10,
  number % 10,
];

const GIVEN = [
  ['A school plants', 'saplings', 'on Monday', 'on Tuesday'],
  ['A library lends', 'books', 'in June', 'in July'],
  ['A mandir gives out', 'meals', 'on Saturday', 'on Sunday'],
  ['A zoo counts', 'visitors', 'before noon', 'after noon'],
  ['A dairy sells', 'packets of milk', 'in the morning', 'in the evening'],
] as const;

const addWithCarry = (draw: Draw): MadeQuestion => {
  const [one, other] = pairWithCarry(draw);
  const [[h1, t1, o1], [h2, t2, o2]] = [columns(one), columns(other)];
  const [who, thing, first, second] = draw.pick(GIVEN);
  const tens = t1 + t2 + 1;
  return {
    ask: `${who} ${one} ${thing} ${first} and ${other} ${second}. How many ${thing} are that in all?`,
    hint: 'Begin with the ones; ten ones make a new ten.',
    steps: [
      `Ones: ${o1} + ${o2} = ${o1 + o2}, write ${o1 + o2 - 10} and carry 1 ten.`,
      tens > 9
        ? `Tens: ${t1} + ${t2} + 1 = ${tens}, write ${tens - 10} and carry 1 hundred.`
        : `Tens: ${t1} + ${t2} + 1 = ${tens}.`,
      tens > 9
        ? `Hundreds: ${h1} + ${h2} + 1 = ${h1 + h2 + 1}. The sum is ${one + other}.`
        : `Hundreds: ${h1} + ${h2} = ${h1 + h2}. The sum is ${one + other}.`,
    ],
    answer: `${one + other}`,
    accept: [`${one + other} ${thing}`],
    check: `${one} + ${other}`,
    slips: [
      {
        answer: `${one + other - 10}`,
        why: 'The ones made a new ten, and it was not added to the tens.',
        check: `${one} + ${other} - 10`,
      },
      ...(tens > 9
        ? [
            {
              answer: `${one + other - 100}`,
              why: 'The tens made a new hundred, and it was not added to the hundreds.',
              check: `${one} + ${other} - 100`,
            },
          ]
        : []),
    ],
  };
};

const openHundred = (draw: Draw): MadeQuestion => {
  const [hundreds, ones] = [draw.whole(4, 9), draw.whole(0, 5)];
  const gone = draw.whole(1, hundreds - 2) * 100 + draw.whole(3, 8) * 10 + draw.whole(ones + 1, 9);
  const all = hundreds * 100 + ones;
  const [h, t, o] = columns(gone);
  const thing = draw.pick(['water bottle', 'school bag', 'cricket bat', 'bedsheet', 'wall clock']);
  return {
    ask: `${draw.pick(CHILDREN)} has ₹${all} and pays ₹${gone} for a ${thing}. How many rupees are left?`,
    hint: `There are no tens in ${all}, so open a hundred.`,
    steps: [
      `${all} is ${hundreds - 1} hundreds, 9 tens and ${ones + 10} ones.`,
      `${ones + 10} − ${o} = ${ones + 10 - o}, 9 − ${t} = ${9 - t} and ${hundreds - 1} − ${h} = ${hundreds - 1 - h}.`,
      `₹${all - gone} are left.`,
    ],
    answer: `₹${all - gone}`,
    check: `${all} - ${gone}`,
    slips: [
      {
        answer: `₹${all - gone + 100}`,
        why: 'You opened a hundred and forgot that it is gone from the hundreds.',
        check: `${all} - ${gone} + 100`,
      },
      {
        answer: `₹${all - gone + 10}`,
        why: 'One of the ten new tens went to the ones, so 9 tens are left, not 10.',
        check: `${all} - ${gone} + 10`,
      },
      {
        answer: `₹${(hundreds - h) * 100 + t * 10 + (o - ones)}`,
        why: 'You took the smaller digit from the larger one in each column.',
        check: `(${hundreds} - ${h}) * 100 + ${t} * 10 + (${o} - ${ones})`,
      },
    ],
  };
};

const nearHundred = (draw: Draw): MadeQuestion => {
  const [hundred, short] = [draw.whole(2, 4) * 100, draw.whole(1, 5)];
  const gone = hundred - short;
  const all = hundred + draw.whole(110, 480);
  return {
    ask: `Find ${all} − ${gone} in your head.`,
    hint: `Take away ${hundred}, and then put right what was too much.`,
    steps: [
      `${all} − ${hundred} = ${all - hundred}.`,
      `That is ${short} too much taken away: ${all - hundred} + ${short} = ${all - gone}.`,
    ],
    answer: `${all - gone}`,
    check: `${all} - ${gone}`,
    slips: [
      {
        answer: `${all - hundred - short}`,
        why: `You took away ${hundred}, which is too much already, and then ${short} more.`,
        check: `${all} - ${hundred} - ${short}`,
      },
      {
        answer: `${all - hundred}`,
        why: `You took away ${hundred}. Only ${gone} has to go.`,
        check: `${all} - ${hundred}`,
      },
    ],
  };
};

const shopDay = (draw: Draw): MadeQuestion => {
  const [morning, sold, came] = [draw.whole(420, 590), draw.whole(150, 290), draw.whole(110, 240)];
  const thing = draw.pick(['coconuts', 'bricks', 'notebooks', 'clay lamps', 'oranges', 'papads']);
  const end = morning - sold + came;
  return {
    ask: `A shop has ${morning} ${thing} in the morning. ${sold} are sold, and in the evening ${came} new ones come. How many ${thing} are there at night?`,
    hint: 'Take one step after the other.',
    steps: [
      `Sold: ${morning} − ${sold} = ${morning - sold}.`,
      `New: ${morning - sold} + ${came} = ${end} ${thing}.`,
    ],
    answer: `${end} ${thing}`,
    check: `${morning} - ${sold} + ${came}`,
    slips: [
      {
        answer: `${morning + sold - came} ${thing}`,
        why: 'What is sold leaves the shop, and what comes is added. You did it the other way round.',
        check: `${morning} + ${sold} - ${came}`,
      },
      {
        answer: `${morning - sold} ${thing}`,
        why: `The ${came} new ones are still missing.`,
        check: `${morning} - ${sold}`,
      },
    ],
  };
};

const hiddenDigit = (draw: Draw): MadeQuestion => {
  const [h, t] = [draw.whole(4, 8), draw.whole(1, 4)];
  const ones = draw.whole(5, 9);
  const [h2, t2] = [draw.whole(1, h - 2), draw.whole(t + 1, 8)];
  const ones2 = draw.whole(1, ones);
  const [all, gone] = [h * 100 + t * 10 + ones, h2 * 100 + t2 * 10 + ones2];
  const rest = all - gone;
  return {
    ask: `A blot hides a digit: ${all} − ${h2}□${ones2} = ${rest}. Which digit is under the blot?`,
    hint: `What must be taken from ${all} to leave ${rest}?`,
    steps: [`${all} − ${rest} = ${gone}.`, `The tens digit of ${gone} is ${t2}.`],
    answer: `${t2}`,
    check: `(${all} - ${rest} - ${h2 * 100 + ones2}) / 10`,
    slips: [
      {
        answer: `${Math.abs(t - columns(rest)[1])}`,
        why: `In the tens a hundred was opened: from ${t + 10} tens ${t2} are taken.`,
        check: `abs(${t} - ${columns(rest)[1]})`,
      },
    ],
  };
};

export const CHAPTER_12 = [
  { id: 'add-with-carry', level: 'know', make: addWithCarry },
  { id: 'open-hundred', level: 'use', make: openHundred },
  { id: 'shop-day', level: 'use', make: shopDay },
  { id: 'hidden-digit', level: 'think', make: hiddenDigit },
  { id: 'near-hundred', level: 'use', make: nearHundred },
] as const;
