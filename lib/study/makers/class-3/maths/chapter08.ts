import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';

const THINGS = ['marbles', 'stamps', 'buttons', 'berries', 'crayons', 'shells'] as const;

const PARTS = [
  ['half', 2],
  ['a quarter', 4],
] as const;

const partOfHeap = (draw: Draw): MadeQuestion => {
  const [name, parts] = draw.pick(PARTS);
  const share = draw.whole(3, parts === 2 ? 20 : 10);
  const total = share * parts;
  const thing = draw.pick(THINGS);
  const [wrong, wrongName] = parts === 2 ? [total - 2, 'two'] : [total / 2, 'half'];
  return {
    ask: `${draw.pick(CHILDREN)} has ${total} ${thing} and gives away ${name} of them. How many ${thing} are given away?`,
    hint: `Make ${parts} equal shares.`,
    steps: [`${total} ÷ ${parts} = ${share} ${thing}.`],
    answer: `${share} ${thing}`,
    check: `${total} / ${parts}`,
    slips: [
      {
        answer: `${wrong} ${thing}`,
        why:
          parts === 2
            ? `You took ${wrongName} away. Half means one of two equal shares.`
            : 'This is half. A quarter is one of four equal shares.',
        check: parts === 2 ? `${total} - 2` : `${total} / 2`,
      },
      {
        answer: `${total - share} ${thing}`,
        why: 'These are kept. How many are given away?',
        check: `${total} - ${total} / ${parts}`,
      },
    ],
  };
};

const wholeFromPart = (draw: Draw): MadeQuestion => {
  const [name, parts] = draw.pick(PARTS);
  const share = draw.whole(3, parts === 2 ? 25 : 12);
  const thing = draw.pick(THINGS);
  return {
    ask: `${draw.pick(CHILDREN)} counts ${name} of the ${thing} in a box: ${share}. How many ${thing} are in the whole box?`,
    hint: `How many such shares make the whole?`,
    steps: [
      `The whole has ${parts} equal shares of ${share}.`,
      `${parts} × ${share} = ${parts * share} ${thing}.`,
    ],
    answer: `${parts * share} ${thing}`,
    check: `${parts} * ${share}`,
    slips: [
      parts === 2
        ? {
            answer: `${share + 2} ${thing}`,
            why: `You added 2. The other half has ${share} ${thing} too.`,
            check: `${share} + 2`,
          }
        : {
            answer: `${2 * share} ${thing}`,
            why: 'Two quarters make only a half. The whole has four.',
            check: `2 * ${share}`,
          },
      {
        answer: `${share} ${thing}`,
        why: 'This is one share. The whole box is asked.',
      },
    ],
  };
};

const SHARED = [
  ['paratha', 'parathas'],
  ['guava', 'guavas'],
  ['chikki bar', 'chikki bars'],
  ['sandwich', 'sandwiches'],
] as const;

const quartersEaten = (draw: Draw): MadeQuestion => {
  const [one, many] = draw.pick(SHARED);
  const [things, eaten] = [draw.whole(2, 6), draw.whole(2, 7)];
  const [name, parts] = draw.pick([
    ['quarters', 4],
    ['halves', 2],
  ] as const);
  const pieces = things * parts;
  const gone = Math.min(eaten, pieces - 1);
  return {
    ask: `${things} ${many} are cut into ${name}. ${gone} of the pieces are eaten. How many pieces are left?`,
    hint: `Into how many pieces is one ${one} cut?`,
    steps: [
      `Cut into ${name}, each ${one} gives ${parts} pieces: ${things} × ${parts} = ${pieces}.`,
      `${pieces} − ${gone} = ${pieces - gone}.`,
    ],
    answer: `${pieces - gone}`,
    check: `${things} * ${parts} - ${gone}`,
    slips: [
      {
        answer: `${things * (parts === 4 ? 2 : 4) - gone}`,
        why:
          parts === 4
            ? 'You cut each one into two. Quarters are four equal pieces.'
            : 'You cut each one into four. Halves are two equal pieces.',
        check: `${things} * ${parts === 4 ? 2 : 4} - ${gone}`,
      },
      {
        answer: `${pieces}`,
        why: 'These are all pieces, before the eating.',
        check: `${things} * ${parts}`,
      },
    ].filter(({ answer }) => !answer.startsWith('-')),
  };
};

const doubled = (draw: Draw): MadeQuestion => {
  const number = draw.whole(13, 49);
  const double = 2 * number;
  const tens = number - (number % 10);
  const isLost = (number % 10) * 2 >= 10;
  return {
    ask: `${draw.pick(CHILDREN)} has ${number} ${draw.pick(THINGS)}, and a friend has double that number. How many has the friend?`,
    hint: 'Double the tens, double the ones, then put them together.',
    steps: [
      `Double ${tens} is ${2 * tens}, double ${number - tens} is ${2 * (number - tens)}.`,
      `${2 * tens} + ${2 * (number - tens)} = ${double}.`,
    ],
    answer: `${double}`,
    check: `2 * ${number}`,
    slips: [
      {
        answer: `${number + 2}`,
        why: 'You added 2. Double means the same number once more.',
        check: `${number} + 2`,
      },
      ...(isLost
        ? [
            {
              answer: `${double - 10}`,
              why: 'The doubled ones make a new ten, and it got lost.',
              check: `2 * ${number} - 10`,
            },
          ]
        : []),
    ],
  };
};

const halfThenHalf = (draw: Draw): MadeQuestion => {
  const quarter = draw.whole(3, 12);
  const total = quarter * 4;
  const thing = draw.pick(THINGS);
  const [first = 'Zoya', second = 'Rohit'] = draw.some(CHILDREN, 2);
  return {
    ask: `There are ${total} ${thing} in a bowl. ${first} takes half of them. Then ${second} takes half of what is left. How many ${thing} stay in the bowl?`,
    hint: 'After the first child a smaller heap is left.',
    steps: [
      `${first} takes ${total} ÷ 2 = ${total / 2}, and ${total / 2} are left.`,
      `${second} takes ${total / 2} ÷ 2 = ${quarter}, and ${quarter} ${thing} stay.`,
    ],
    answer: `${quarter} ${thing}`,
    check: `${total} - ${total} / 2 - ${total} / 4`,
    slips: [
      {
        answer: `0 ${thing}`,
        why: 'The second half is half of the rest only, not of the whole bowl.',
        check: `${total} - 2 * (${total} / 2)`,
      },
      {
        answer: `${total / 2} ${thing}`,
        why: `That is what ${first} left. ${second} takes half of it.`,
        check: `${total} / 2`,
      },
    ],
  };
};

export const CHAPTER_08 = [
  { id: 'part-of-heap', level: 'know', make: partOfHeap },
  { id: 'quarters-eaten', level: 'use', make: quartersEaten },
  { id: 'whole-from-part', level: 'use', make: wholeFromPart },
  { id: 'half-then-half', level: 'think', make: halfThenHalf },
  { id: 'doubled', level: 'know', make: doubled },
] as const;
