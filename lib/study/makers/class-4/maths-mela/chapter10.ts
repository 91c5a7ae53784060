import {
  additionSteps,
  climbingSteps,
  differenceUpsideDown,
  sumUncarried,
} from '@/lib/study/makers/class-4/columns';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

/** What rangers of made-up forests count: herds of deer are larger than those of elephants. */
const ANIMALS = ['spotted deer', 'wild boar', 'langurs', 'blackbuck', 'peafowl', 'nilgai'] as const;

const twoForests = (draw: Draw): MadeQuestion => {
  const animal = draw.pick(ANIMALS);
  const one = draw.whole(1, 4) * 1000 + draw.whole(5, 9) * 100 + draw.whole(56, 98);
  const other = draw.whole(1, 3) * 1000 + draw.whole(5, 9) * 100 + draw.whole(46, 98);
  const answer = `${show(one + other)} ${animal}`;
  return {
    ask: `The rangers of one forest count ${show(one)} ${animal}, those of a second forest ${show(other)}. How many ${animal} are in both forests together?`,
    hint: 'Guess first, with whole thousands. Then add column by column.',
    steps: [
      ...additionSteps(one, other),
      `${show(one)} + ${show(other)} = ${show(one + other)} ${animal}.`,
    ],
    answer,
    check: `${one} + ${other}`,
    slips: [
      {
        answer: `${show(sumUncarried(one, other))} ${animal}`,
        why: 'You forgot what is carried to the next column.',
      },
      {
        answer: `${show(Math.abs(one - other))} ${animal}`,
        why: 'That is the difference. “Together” asks for the sum.',
        check: `abs(${one} - ${other})`,
      },
    ],
  };
};

const howManyMore = (draw: Draw): MadeQuestion => {
  const [first = 'langurs', second = 'nilgai'] = draw.some(ANIMALS, 2);
  const larger = draw.whole(4, 8) * 1000 + draw.whole(1, 2) * 10 + draw.whole(0, 3);
  const smaller = draw.whole(1, 3) * 1000 + draw.whole(2, 8) * 100 + draw.whole(34, 89);
  const [gap, wrong] = [larger - smaller, differenceUpsideDown(larger, smaller)];
  const answer = show(gap);
  return {
    ask: `In a large forest live ${show(larger)} ${first} and ${show(smaller)} ${second}. How many more ${first} than ${second} are there?`,
    hint: 'Go up from the smaller number: first to the next full thousand.',
    steps: [
      ...climbingSteps(smaller, larger, 1000),
      `${show(larger)} − ${show(smaller)} = ${show(gap)}.`,
    ],
    answer,
    check: `${larger} - ${smaller}`,
    slips: [
      {
        answer: show(wrong),
        why: 'Where 0 stood above, you turned the column round. Change a thousand into hundreds, tens and ones first.',
      },
      {
        answer: show(larger + smaller),
        why: 'You added. “How many more” compares the two.',
        check: `${larger} + ${smaller}`,
      },
    ],
  };
};

const BIG_CATS = ['tigers', 'leopards', 'elephants', 'lions', 'rhinos'] as const;

const closestGuess = (draw: Draw): MadeQuestion => {
  const animal = draw.pick(BIG_CATS);
  const [low, high] = [draw.whole(1, 3), draw.whole(2, 5)];
  const one = low * 1000 + draw.whole(860, 980);
  const other = high * 1000 + (draw.chance() ? draw.whole(20, 140) : draw.whole(860, 980));
  const near = Math.round(one / 1000) + Math.round(other / 1000);
  const guesses = [near - 1, near, near + 1].map((guess) => guess * 1000);
  const shown = guesses.map(show);
  const floor = (low + high) * 1000;
  return {
    ask: `Two countries of a story have ${show(one)} and ${show(other)} ${animal}. Which guess is closest to the number of both together: ${shown[0]}, ${shown[1]} or ${shown[2]}?`,
    hint: 'Which whole thousand lies nearest to each of the two numbers?',
    steps: [
      `${show(one)} is close to ${show(Math.round(one / 1000) * 1000)}, ${show(other)} close to ${show(Math.round(other / 1000) * 1000)}.`,
      `Together about ${show(near * 1000)}.`,
    ],
    answer: show(near * 1000),
    check: `(round(${one} / 1000) + round(${other} / 1000)) * 1000`,
    slips: [
      {
        answer: show((near - 1) * 1000),
        why:
          floor === (near - 1) * 1000
            ? 'You used the first digits only. The hundreds bring a number close to the next thousand.'
            : 'That is too little. Look for the nearest thousand of each number.',
        check: `(round(${one} / 1000) + round(${other} / 1000) - 1) * 1000`,
      },
      {
        answer: show((near + 1) * 1000),
        why: 'That is too much. Look for the nearest thousand of each number.',
        check: `(round(${one} / 1000) + round(${other} / 1000) + 1) * 1000`,
      },
    ],
  };
};

const threeCounts = (draw: Draw): MadeQuestion => {
  const animal = draw.pick(ANIMALS);
  const [first, more] = [draw.whole(1120, 2480), draw.whole(135, 480)];
  const second = first + more;
  const third = draw.whole(1050, 2400);
  const total = first + second + third;
  const answer = `${show(third)} ${animal}`;
  return {
    ask: `Three forests have ${show(total)} ${animal} together. The first has ${show(first)}, and the second has ${more} more than the first. How many ${animal} does the third have?`,
    hint: 'Find the second forest first.',
    steps: [
      `Second forest: ${show(first)} + ${more} = ${show(second)}.`,
      `First and second: ${show(first)} + ${show(second)} = ${show(first + second)}.`,
      `Third: ${show(total)} − ${show(first + second)} = ${show(third)} ${animal}.`,
    ],
    answer,
    check: `${total} - ${first} - (${first} + ${more})`,
    slips: [
      {
        answer: `${show(total - first - more)} ${animal}`,
        why: `${more} is not the second forest: it has ${more} more than the first.`,
        check: `${total} - ${first} - ${more}`,
      },
      {
        answer: `${show(total - second)} ${animal}`,
        why: 'You took away the second forest only. The first must go as well.',
        check: `${total} - (${first} + ${more})`,
      },
    ],
  };
};

const sumAndDifference = (draw: Draw): MadeQuestion => {
  const animal = draw.pick(ANIMALS);
  const [smaller, apart] = [draw.whole(32, 98) * 10, draw.whole(5, 20) * 10];
  const total = 2 * smaller + apart;
  const answer = `${show(smaller)} ${animal}`;
  return {
    ask: `In the north and the south of a park live ${show(total)} ${animal} together, ${apart} more in the north than in the south. How many live in the south?`,
    hint: `Send the ${apart} away for a moment. How are the others divided?`,
    steps: [
      `Without the ${apart} more, both parts have the same: ${show(total)} − ${apart} = ${show(total - apart)}.`,
      `Half of ${show(total - apart)} is ${show(smaller)}, so ${show(smaller)} live in the south.`,
    ],
    answer,
    check: `(${total} - ${apart}) / 2`,
    slips: [
      {
        answer: `${show(total - apart)} ${animal}`,
        why: 'You forgot to halve: these are in the north and in the south.',
        check: `${total} - ${apart}`,
      },
      {
        answer: `${show(smaller + apart)} ${animal}`,
        why: 'That is the north. The south has fewer.',
        check: `(${total} + ${apart}) / 2`,
      },
      {
        answer: `${show(total / 2 - apart)} ${animal}`,
        why: `Halving first and taking ${apart} away makes the difference twice as large.`,
        check: `${total} / 2 - ${apart}`,
      },
    ],
  };
};

export const CHAPTER_10 = [
  { id: 'two-forests', level: 'know', make: twoForests },
  { id: 'how-many-more', level: 'use', make: howManyMore },
  { id: 'three-counts', level: 'use', make: threeCounts },
  { id: 'sum-and-difference', level: 'think', make: sumAndDifference },
  { id: 'closest-guess', level: 'know', make: closestGuess },
] as const satisfies readonly Maker[];
