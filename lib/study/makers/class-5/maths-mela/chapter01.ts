import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const PLACES = [
  [10, 'tens'],
  [100, 'hundreds'],
  [1000, 'thousands'],
  [10_000, 'ten thousands'],
] as const;

const placeValue = (draw: Draw): MadeQuestion => {
  const [ones = 1, ...others] = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 5);
  const value = others.reduce((sum, digit, at) => sum + digit * 10 ** (at + 1), ones);
  const [worth, name] = draw.pick(PLACES);
  const digit = Math.floor(value / worth) % 10;
  return {
    ask: `What is the place value of the ${digit} in ${show(value)}?`,
    hint: 'Name the places from the right: ones, tens, hundreds, thousands, ten thousands.',
    steps: [
      `It stands in the ${name} place.`,
      `So it is worth ${digit} × ${show(worth)} = ${show(digit * worth)}.`,
    ],
    answer: show(digit * worth),
    check: `${digit} * ${worth}`,
    slips: [
      {
        answer: show(digit),
        why: `${digit} is the digit itself. Its place makes it worth more.`,
        check: `${digit}`,
      },
      {
        answer: show(digit * worth * 10),
        why: 'That is one place too far to the left. Count the places from the right again.',
        check: `${digit} * ${worth} * 10`,
      },
    ],
  };
};

const inDigits = (draw: Draw): MadeQuestion => {
  const [thousands, tail] = [draw.whole(11, 98), draw.whole(2, 9)];
  const [unit, name] = draw.pick([
    [1, 'ones'],
    [10, 'tens'],
    [100, 'hundreds'],
  ] as const);
  const value = thousands * 1000 + tail * unit;
  const run = thousands * 10 + tail;
  return {
    ask: `Write in digits: ${thousands} thousands and ${tail} ${name}.`,
    hint: 'Three digits stand after the thousands. An empty place gets a 0.',
    steps: [
      `${thousands} thousands are ${show(thousands * 1000)}, and ${tail} ${name} are ${tail * unit}.`,
      `Together: ${show(value)}.`,
    ],
    answer: show(value),
    check: `${thousands} * 1000 + ${tail} * ${unit}`,
    slips: [
      {
        answer: show(run),
        why: 'You wrote the digits side by side. The places that nobody named need a 0 each.',
        check: `${thousands} * 10 + ${tail}`,
      },
      {
        answer: show(thousands * 100 + tail * (unit === 100 ? 10 : 1)),
        why: 'That has only four digits. Tens of thousands need five.',
      },
    ],
  };
};

const TRAVELLED = [
  ['A bus has run', 'km'],
  ['A taxi has run', 'km'],
  ['A ferry has carried', 'passengers'],
  ['A ropeway has carried', 'visitors'],
  ['A railway station has sold', 'tickets'],
] as const;

const nearest = (draw: Draw): MadeQuestion => {
  const [unit, name] = draw.pick([
    [1000, 'thousand'],
    [10_000, 'ten thousand'],
  ] as const);
  const below = unit * (unit === 1000 ? draw.whole(11, 88) : draw.whole(1, 8));
  const isUp = draw.chance();
  const part = isUp ? draw.whole(51, 96) : draw.whole(4, 49);
  const value = below + part * (unit / 100) + draw.whole(1, 9);
  const above = below + unit;
  const [near, far] = isUp ? [above, below] : [below, above];
  const [who, what] = draw.pick(TRAVELLED);
  return {
    ask: `${who} ${show(value)} ${what}. Round the number to the nearest ${name}.`,
    hint: `Count in steps of ${show(unit)}. Between which two does it lie, and where is the middle?`,
    steps: [
      `It lies between ${show(below)} and ${show(above)}; the middle is ${show(below + unit / 2)}.`,
      `${show(value)} is ${isUp ? 'above' : 'below'} the middle, so ${show(near)} is nearer.`,
    ],
    answer: show(near),
    check: `round(${value} / ${unit}) * ${unit}`,
    slips: [
      {
        answer: show(far),
        why: `That is the neighbour on the other side. The middle is ${show(below + unit / 2)}.`,
      },
    ],
  };
};

const largerOfTwo = (draw: Draw): MadeQuestion => {
  const digits = draw.some([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 3);
  const [small = 0, middle = 1, large = 2] = digits.sort((one, other) => one - other);
  const start = draw.whole(12, 97) * 1000;
  const least = start + small * 100 + large * 10 + middle;
  const most = start + middle * 100 + small * 10 + large;
  const isLarger = draw.chance();
  const [right, wrong] = isLarger ? [most, least] : [least, most];
  const [left, second] = draw.shuffle([least, most]);
  return {
    ask: `Which number is ${isLarger ? 'larger' : 'smaller'}: ${show(left ?? 0)} or ${show(second ?? 0)}?`,
    hint: 'Begin at the left. Which is the first place where they differ?',
    steps: [
      'The thousands are alike. The first place that differs is the one of the hundreds.',
      `In the hundreds place ${middle} is more than ${small}, so ${show(right)} is ${isLarger ? 'larger' : 'smaller'}.`,
    ],
    answer: show(right),
    check: `${isLarger ? 'max' : 'min'}(${least}, ${most})`,
    slips: [
      {
        answer: show(wrong),
        why: 'The tens or the ones misled you. The hundreds decide before them.',
      },
    ],
  };
};

const nextInSteps = (draw: Draw): MadeQuestion => {
  const [step, rest] = draw.pick([
    [10, 1000],
    [100, 1000],
    [1000, 10_000],
  ] as const);
  const jump = draw.whole(2, 8) * rest + (step === 10 ? 10_000 : 20_000);
  const last = jump - step + draw.whole(1, 9) * (step / 10);
  const shown = [last - 2 * step, last - step, last];
  return {
    ask: `${shown.map(show).join(', ')}, … The numbers grow in equal steps. Which one comes next?`,
    hint: 'How much more is the second number than the first?',
    steps: [
      `From ${show(last - step)} to ${show(last)} it is ${show(step)} more.`,
      `${show(last)} + ${show(step)} = ${show(last + step)}.`,
    ],
    answer: show(last + step),
    check: `${last} + ${step}`,
    slips: [
      {
        answer: show(last - step * 9),
        why: `Ten steps of ${show(step)} make ${show(step * 10)}: the place before it grows too.`,
      },
      {
        answer: show(last + step * 10),
        why: `You took a step of ${show(step * 10)}. The steps here are ${show(step)}.`,
        check: `${last} + ${step} * 10`,
      },
    ],
  };
};

const digitCards = (draw: Draw): MadeQuestion => {
  const cards = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 4).sort((one, other) => one - other);
  const [low = 1, ...rest] = cards;
  const smallest = Number([low, 0, ...rest].join(''));
  const rising = Number([low, ...rest, 0].join(''));
  const withZero = Number([0, low, ...rest].join(''));
  return {
    ask: `Make the smallest five-digit number from the cards ${draw.shuffle([0, ...cards]).join(', ')}. Use every card once.`,
    hint: 'A five-digit number cannot begin with 0. Which place is best for the 0?',
    steps: [
      `The smallest digit that may stand in front is ${low}.`,
      `Then 0, and the others from small to large: ${show(smallest)}.`,
    ],
    answer: show(smallest),
    check: `${low} * 10000 + ${rest.map((digit, at) => `${digit} * ${10 ** (2 - at)}`).join(' + ')}`,
    slips: [
      {
        answer: show(withZero),
        why: 'With 0 in front only four digits are left. Put the 0 in the second place.',
      },
      {
        answer: show(rising),
        why: 'The 0 makes the number smaller if it stands further to the left.',
      },
    ],
  };
};

export const CHAPTER_01 = [
  { id: 'place-value', level: 'know', make: placeValue },
  { id: 'nearest', level: 'use', make: nearest },
  { id: 'larger-of-two', level: 'use', make: largerOfTwo },
  { id: 'digit-cards', level: 'think', make: digitCards },
  { id: 'in-digits', level: 'know', make: inDigits },
  { id: 'next-in-steps', level: 'use', make: nextInSteps },
] as const;
