import { CHILDREN } from '@/lib/study/makers/children';
import { counted } from '@/lib/study/makers/counted';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';

const ROWS = [
  ['A hall has', 'chairs'],
  ['A garden has', 'rose plants'],
  ['A box has', 'sweets'],
  ['A wall has', 'square tiles'],
  ['A tray has', 'clay lamps'],
] as const;

const rows = (draw: Draw): MadeQuestion => {
  const [start, things] = draw.pick(ROWS);
  const [count, ones] = [draw.whole(4, 9), draw.whole(2, 8)];
  const each = 10 + ones;
  const answer = `${count * each} ${things}`;
  return {
    ask: `${start} ${count} rows of ${each} ${things}. How many ${things} is that?`,
    hint: `Split each row into 10 and ${ones}.`,
    steps: [
      `${count} × 10 = ${count * 10} and ${count} × ${ones} = ${count * ones}.`,
      `${count * 10} + ${count * ones} = ${count * each} ${things}.`,
    ],
    answer,
    check: `${count} * ${each}`,
    slips: [
      {
        answer: `${count * 10 + ones} ${things}`,
        why: `Every row has ${ones} more than 10, not just one of them: ${count} × ${ones}.`,
        check: `${count} * 10 + ${ones}`,
      },
      {
        answer: `${count + each} ${things}`,
        why: `You added. There are ${count} whole rows of ${each}.`,
        check: `${count} + ${each}`,
      },
    ],
  };
};

const SHARED = [
  ['bananas', 'monkeys', 'monkey'],
  ['marbles', 'children', 'child'],
  ['pencils', 'boxes', 'box'],
  ['seeds', 'pots', 'pot'],
  ['laddoos', 'plates', 'plate'],
] as const;

const share = (draw: Draw): MadeQuestion => {
  const [things, many, one] = draw.pick(SHARED);
  const [groups, each] = [draw.whole(3, 8), draw.whole(6, 15)];
  const all = groups * each;
  const answer = `${each} ${things}`;
  return {
    ask: `${all} ${things} are shared equally among ${groups} ${many}. How many ${things} are there for each ${one}?`,
    hint: `${groups} times which number is ${all}?`,
    steps: [
      `${groups} × ${each} = ${all}.`,
      `So ${all} ÷ ${groups} = ${each} ${things} for each ${one}.`,
    ],
    answer,
    check: `${all} / ${groups}`,
    slips: [
      {
        answer: `${all - groups} ${things}`,
        why: `You took ${groups} away once. Share again and again until nothing is left.`,
        check: `${all} - ${groups}`,
      },
      {
        answer: `${each + 1} ${things}`,
        why: `Multiply back: ${groups} × ${each + 1} = ${groups * (each + 1)}, which is too many.`,
        check: `${all} / ${groups} + 1`,
      },
    ],
  };
};

const PACKED = [
  ['bangles', 'boxes', 'box', [6, 8, 12]],
  ['eggs', 'trays', 'tray', [6, 10, 12]],
  ['guavas', 'bags', 'bag', [6, 7, 8, 9]],
  ['candles', 'packets', 'packet', [6, 8, 9]],
  ['notebooks', 'bundles', 'bundle', [5, 6, 8]],
] as const;

const leftOver = (draw: Draw): MadeQuestion => {
  const [things, many, one, sizes] = draw.pick(PACKED);
  const [size, full] = [draw.pick(sizes), draw.whole(4, 9)];
  const rest = draw.whole(2, size - 1);
  const all = size * full + rest;
  const answer = `${rest} ${things}`;
  return {
    ask: `${all} ${things} are packed into ${many}, ${size} in each ${one}. As many ${many} as possible are filled. How many ${things} are left over?`,
    hint: `Which number in the table of ${size} comes just below ${all}?`,
    steps: [
      `${full} full ${many} take ${full} × ${size} = ${full * size} ${things}.`,
      `${all} − ${full * size} = ${rest} ${things} are left over.`,
    ],
    answer,
    check: `mod(${all}, ${size})`,
    slips: [
      {
        answer: `${full} ${things}`,
        why: `${full} is the number of full ${many}. What is left over is asked.`,
        check: `floor(${all} / ${size})`,
      },
      {
        answer: `${rest + size} ${things}`,
        why: `With so many left one more ${one} can be filled.`,
        check: `mod(${all}, ${size}) + ${size}`,
      },
    ],
  };
};

const GOODS = [
  ['notebooks', 'notebook', 30, 45],
  ['coconuts', 'coconut', 30, 50],
  ['plates of idli', 'plate of idli', 35, 55],
  ['pens', 'pen', 10, 25],
  ['kites', 'kite', 15, 40],
] as const;

const change = (draw: Draw): MadeQuestion => {
  const [many, one, low, high] = draw.pick(GOODS);
  const [count, price] = [draw.whole(3, 8), draw.whole(low, high)];
  const cost = count * price;
  const back = 500 - cost;
  const answer = `₹${back}`;
  return {
    ask: `One ${one} costs ₹${price}. ${draw.pick(CHILDREN)} buys ${count} ${many} and pays with a ₹500 note. How much money comes back?`,
    hint: `How much do the ${count} ${many} cost together?`,
    steps: [
      `${count} × ${price} = ${cost}, so they cost ₹${cost}.`,
      `500 − ${cost} = ${back}: ₹${back} comes back.`,
    ],
    answer,
    check: `500 - ${count} * ${price}`,
    slips: [
      {
        answer: `₹${cost}`,
        why: 'That is the price of all. What comes back is asked.',
        check: `${count} * ${price}`,
      },
      {
        answer: `₹${500 - price}`,
        why: `You paid for one. There are ${count}.`,
        check: `500 - ${price}`,
      },
    ],
  };
};

const fillUp = (draw: Draw): MadeQuestion => {
  const [things, many, one, sizes] = draw.pick(PACKED);
  const [size, full] = [draw.pick(sizes), draw.whole(4, 9)];
  const rest = draw.whole(1, size - 2);
  const [all, lacks] = [size * full + rest, size - rest];
  const answer = `${lacks} ${things}`;
  return {
    ask: `${draw.pick(CHILDREN)} packs ${all} ${things}, ${size} in each ${one}. The last ${one} is not full. How many more ${things} would fill it?`,
    hint: `Which number in the table of ${size} comes just above ${all}?`,
    steps: [
      `${full} full ${many} take ${full * size}, so the last ${one} holds ${all} − ${full * size} = ${rest}.`,
      `It has room for ${size}: ${size} − ${rest} = ${lacks} are missing.`,
    ],
    answer,
    check: `ceil(${all} / ${size}) * ${size} - ${all}`,
    slips: [
      {
        answer: `${rest} ${things}`,
        why: `${counted(rest, 'is', 'are')} in the last ${one} already. What is missing is asked.`,
        check: `mod(${all}, ${size})`,
      },
      {
        answer: `${full + 1} ${things}`,
        why: `That is the number of ${many}.`,
        check: `ceil(${all} / ${size})`,
      },
      {
        answer: `${size} ${things}`,
        why: `A full ${one} has so many. Some are in the last ${one} already.`,
        check: String(size),
      },
    ],
  };
};

export const CHAPTER_9 = [
  { id: 'rows', level: 'know', make: rows },
  { id: 'share', level: 'know', make: share },
  { id: 'left-over', level: 'use', make: leftOver },
  { id: 'fill-up', level: 'think', make: fillUp },
  { id: 'change', level: 'use', make: change },
] as const satisfies readonly Maker[];
