import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const zeroInside = (draw: Draw): MadeQuestion => {
  const by = draw.whole(3, 9);
  const [hundreds, ones] = [draw.whole(1, 9), draw.whole(2, 9)];
  const quotient = hundreds * 100 + ones;
  const whole = quotient * by;
  return {
    ask: `Find ${show(whole)} ÷ ${by}.`,
    hint: `Split it into ${show(hundreds * 100 * by)} and ${ones * by}.`,
    steps: [
      `${show(hundreds * 100 * by)} ÷ ${by} = ${hundreds * 100} and ${ones * by} ÷ ${by} = ${ones}.`,
      `${hundreds * 100} + ${ones} = ${quotient}.`,
    ],
    answer: show(quotient),
    check: `${whole} / ${by}`,
    slips: [
      {
        answer: show(hundreds * 10 + ones),
        why: 'There are no tens in the result, so a 0 has to hold their place.',
        check: `${hundreds} * 10 + ${ones}`,
      },
      {
        answer: show(hundreds * 100 + ones * 10),
        why: `The last step gives ${ones} ones, not ${ones} tens.`,
        check: `${hundreds} * 100 + ${ones} * 10`,
      },
    ],
  };
};

const LOOSE = [
  ['coconuts', 'tied in bunches of', 'bunches'],
  ['bananas', 'tied in bunches of', 'bunches'],
  ['laddoos', 'packed in boxes of', 'boxes'],
  ['candles', 'packed in packets of', 'packets'],
  ['eggs', 'put on trays of', 'trays'],
  ['seedlings', 'planted in rows of', 'rows'],
] as const;

const leftOver = (draw: Draw): MadeQuestion => {
  const [things, does, groups] = draw.pick(LOOSE);
  const size = draw.whole(4, 9);
  const [count, rest] = [draw.whole(11, 29), draw.whole(2, size - 1)];
  const whole = size * count + rest;
  return {
    ask: `${whole} ${things} are ${does} ${size}. How many ${things} are left over when no more full ${groups} can be made?`,
    hint: `How many ${groups} can be made? Begin with 10 of them.`,
    steps: [
      `${count} × ${size} = ${count * size}; one more would be too many.`,
      `${whole} − ${count * size} = ${rest} ${things} are left.`,
    ],
    answer: `${rest} ${things}`,
    check: `mod(${whole}, ${size})`,
    slips: [
      {
        answer: `${count} ${things}`,
        why: `${count} is the number of ${groups}. The question asks for what is left.`,
        check: `floor(${whole} / ${size})`,
      },
      {
        answer: `${rest + size} ${things}`,
        why: `That is enough for one more of the ${groups}. What is left is always less than ${size}.`,
        check: `mod(${whole}, ${size}) + ${size}`,
      },
    ],
  };
};

const CARRIERS = [
  ['coconuts', 'are packed into sacks of', 'sacks', 20, 40],
  ['pupils', 'go on a trip in minibuses with seats for', 'minibuses', 15, 25],
  ['passengers', 'cross a river in boats with room for', 'boats', 12, 30],
  ['books', 'are packed into cartons of', 'cartons', 15, 30],
  ['guests', 'sit down at tables with places for', 'tables', 6, 12],
] as const;

const neededForAll = (draw: Draw): MadeQuestion => {
  const [things, does, carriers, low, high] = draw.pick(CARRIERS);
  const [size, full] = [draw.whole(low, high), draw.whole(5, 14)];
  const rest = draw.whole(2, size - 1);
  const whole = size * full + rest;
  return {
    ask: `${whole} ${things} ${does} ${size}. How many ${carriers} are needed for all of them?`,
    hint: 'The last one need not be full.',
    steps: [
      `${full} full ${carriers}: ${full} × ${size} = ${full * size}.`,
      `${whole} − ${full * size} = ${rest} ${things} are left and need one more.`,
      `${full} + 1 = ${full + 1} ${carriers}.`,
    ],
    answer: `${full + 1} ${carriers}`,
    check: `ceil(${whole} / ${size})`,
    slips: [
      {
        answer: `${full} ${carriers}`,
        why: `So many are full. The ${rest} ${things} that are left need one too.`,
        check: `floor(${whole} / ${size})`,
      },
      {
        answer: `${rest} ${carriers}`,
        why: `${rest} is the number of ${things} that are left over.`,
        check: `mod(${whole}, ${size})`,
      },
    ],
  };
};

const multiplyBack = (draw: Draw): MadeQuestion => {
  const by = draw.whole(4, 9);
  const [quotient, rest] = [draw.whole(21, 98), draw.whole(2, by - 1)];
  const whole = by * quotient + rest;
  const name = draw.pick(CHILDREN);
  return {
    ask: `${name} divided a number by ${by} and got ${quotient}, remainder ${rest}. Which number was it?`,
    hint: 'Multiply back, and think of what was left.',
    steps: [
      `${quotient} × ${by} = ${show(quotient * by)}.`,
      `${show(quotient * by)} + ${rest} = ${show(whole)}.`,
    ],
    answer: show(whole),
    check: `${quotient} * ${by} + ${rest}`,
    slips: [
      {
        answer: show(quotient * by),
        why: `The ${rest} that were left belong to the number too.`,
        check: `${quotient} * ${by}`,
      },
      {
        answer: show((quotient + rest) * by),
        why: 'You added the remainder before multiplying. It is added last, and only once.',
        check: `(${quotient} + ${rest}) * ${by}`,
      },
    ],
  };
};

const SHARERS = [
  ['brothers', 3],
  ['friends', 4],
  ['pickers', 5],
  ['families', 6],
  ['women of a savings group', 8],
  ['farmers', 9],
] as const;

const equalShares = (draw: Draw): MadeQuestion => {
  const [people, count] = draw.pick(SHARERS);
  const share = draw.whole(112, 989) * 5;
  const whole = share * count;
  const spent = draw.whole(3, 12) * 50;
  return {
    ask: `A harvest of coconuts brings ₹${show(whole + spent)}. The transport costs ₹${spent}, and ${count} ${people} share the rest equally. How much does each get?`,
    hint: 'What is left to be shared after the transport is paid?',
    steps: [
      `Left to share: ${show(whole + spent)} − ${spent} = ₹${show(whole)}.`,
      `Each gets ${show(whole)} ÷ ${count} = ₹${show(share)}.`,
    ],
    answer: `₹${show(share)}`,
    check: `(${whole + spent} - ${spent}) / ${count}`,
    slips: [
      {
        answer: `₹${show(whole)}`,
        why: `So much is shared. Divide it by the ${count} who share.`,
        check: `${whole + spent} - ${spent}`,
      },
      ...(spent % count === 0
        ? [
            {
              answer: `₹${show((whole + spent) / count)}`,
              why: 'The transport has to be paid before the money is shared.',
              check: `${whole + spent} / ${count}`,
            },
          ]
        : []),
    ],
  };
};

const toFillTheLast = (draw: Draw): MadeQuestion => {
  const size = draw.whole(8, 15);
  const [full, rest] = [draw.whole(12, 29), draw.whole(2, size - 2)];
  const whole = full * size + rest;
  const missing = size - rest;
  const [things, boxes] = draw.pick([
    ['coconuts', 'box'],
    ['mangoes', 'crate'],
    ['eggs', 'tray'],
    ['laddoos', 'box'],
  ] as const);
  return {
    ask: `${whole} ${things} are packed, ${size} in each ${boxes}. How many more ${things} would fill the last ${boxes}?`,
    hint: `How many ${things} lie in the last ${boxes}?`,
    steps: [
      `${full} × ${size} = ${full * size}, so ${whole} − ${full * size} = ${rest} lie in the last ${boxes}.`,
      `${size} − ${rest} = ${missing} more ${things} fill it.`,
    ],
    answer: `${missing} ${things}`,
    check: `${size} - mod(${whole}, ${size})`,
    slips: [
      {
        answer: `${rest} ${things}`,
        why: `${rest} are in the last ${boxes} already. How many are missing to ${size}?`,
        check: `mod(${whole}, ${size})`,
      },
      {
        answer: `${full} ${things}`,
        why: `${full} is how often ${size} goes into ${whole}.`,
        check: `floor(${whole} / ${size})`,
      },
    ],
  };
};

export const CHAPTER_09 = [
  { id: 'zero-inside', level: 'know', make: zeroInside },
  { id: 'needed-for-all', level: 'use', make: neededForAll },
  { id: 'multiply-back', level: 'use', make: multiplyBack },
  { id: 'to-fill-the-last', level: 'think', make: toFillTheLast },
  { id: 'left-over', level: 'know', make: leftOver },
  { id: 'equal-shares', level: 'use', make: equalShares },
] as const;
