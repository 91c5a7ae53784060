import { counted } from '@/lib/study/makers/counted';
import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { fraction, hcf } from '@/lib/study/worksheets/fraction';
import { bracketed, show, sumOf } from '@/lib/study/worksheets/text';

const signed = (draw: Draw, low: number, high: number): number =>
  draw.pick([-1, 1]) * draw.whole(low, high);

const left = (a: number, b: number): string =>
  sumOf([
    [a, 'x'],
    [b, 'y'],
  ]);

const onLine = (draw: Draw): MadeQuestion => {
  const [slope, start, x] = [signed(draw, 2, 5), signed(draw, 1, 9), signed(draw, 1, 6)];
  const real = slope * x + start;
  const isOn = draw.chance();
  const y = isOn ? real : real + draw.pick([-3, -2, -1, 1, 2, 3]);
  return {
    ask: `Does the point (${show(x)}, ${show(y)}) lie on the line y = ${sumOf([
      [slope, 'x'],
      [start, ''],
    ])}? Answer “yes” or “no”.`,
    hint: `Put ${show(x)} for x and see what y becomes.`,
    steps: [
      `For x = ${show(x)}: ${show(slope)} × ${bracketed(x)} = ${show(slope * x)}, so y = ${show(real)}.`,
      isOn ? 'That is the y of the point: yes.' : `The point has y = ${show(y)}: no.`,
    ],
    answer: isOn ? 'yes' : 'no',
    slips: [
      {
        answer: isOn ? 'no' : 'yes',
        why: `Put in the first number for x: y becomes ${show(real)}. Compare it with the second.`,
      },
    ],
  };
};

const axisPoint = (draw: Draw): MadeQuestion => {
  const [a, b] = [draw.whole(2, 7), draw.whole(2, 7)];
  const total = a * b * draw.whole(1, 3) * draw.pick([1, 1, -1]);
  const [onX, onY] = [total / a, total / b];
  const isX = draw.chance();
  const [right, other] = isX
    ? [[onX, 0] as const, [0, onY] as const]
    : [
        [0, onY],
        [onX, 0],
      ];
  const shown = ([x = 0, y = 0]: readonly number[]): string => `(${show(x)}, ${show(y)})`;
  const value = isX ? onX : onY;
  return {
    ask: `At which point does the line ${left(a, b)} = ${show(total)} meet the ${isX ? 'x' : 'y'}-axis? Write its coordinates.`,
    hint: `What is ${isX ? 'y' : 'x'} on the ${isX ? 'x' : 'y'}-axis?`,
    steps: [
      `On the ${isX ? 'x' : 'y'}-axis ${isX ? 'y' : 'x'} = 0, so ${isX ? a : b}${isX ? 'x' : 'y'} = ${show(total)} and ${isX ? 'x' : 'y'} = ${show(value)}.`,
      `The point is ${shown(right)}.`,
    ],
    answer: shown(right),
    accept: [shown(right).slice(1, -1)],
    check: isX ? `[${total} / ${a}, 0]` : `[0, ${total} / ${b}]`,
    slips: [
      {
        answer: shown(other),
        why: `That is where the line meets the other axis. On the ${isX ? 'x' : 'y'}-axis ${isX ? 'y' : 'x'} is 0.`,
        check: isX ? `[0, ${total} / ${b}]` : `[${total} / ${a}, 0]`,
      },
      {
        answer: shown(isX ? [0, value] : [value, 0]),
        why: 'The value is right, but it stands in the wrong place of the pair.',
        check: isX ? `[0, ${value}]` : `[${value}, 0]`,
      },
    ],
  };
};

const missingNumber = (draw: Draw): MadeQuestion => {
  const [a, b, k, y] = [draw.whole(2, 6), draw.whole(2, 6), signed(draw, 2, 7), draw.whole(1, 6)];
  const isMinus = draw.chance();
  const part = b * y;
  const total = a * k + (isMinus ? -part : part);
  const slip = fraction(isMinus ? total - part : total + part, a);
  const sign = isMinus ? '−' : '+';
  const back = isMinus ? '+' : '−';
  return {
    ask: `The point (k, ${y}) lies on the line ${left(a, isMinus ? -b : b)} = ${show(total)}. Find k.`,
    hint: `Put k for x and ${y} for y.`,
    steps: [
      `${a}k ${sign} ${b} × ${y} = ${show(total)}, so ${a}k = ${show(total)} ${back} ${part} = ${show(a * k)}.`,
      `k = ${show(k)}.`,
    ],
    answer: show(k),
    accept: [`k = ${show(k)}`],
    check: `((${total}) ${isMinus ? '+' : '-'} ${part}) / ${a}`,
    slips: [
      {
        answer: slip.over === 1 ? show(slip.top) : `${show(slip.top)}/${slip.over}`,
        why: `The ${part} changes its sign when it goes to the other side: ${a}k = ${show(total)} ${back} ${part}.`,
        check: `((${total}) ${isMinus ? '-' : '+'} ${part}) / ${a}`,
      },
    ],
  };
};

const STALLS = [
  { one: 'cup of tea', ones: 'cups of tea', other: 'samosa', low: 10, high: 20, cost: [12, 20] },
  { one: 'coconut', ones: 'coconuts', other: 'banana', low: 30, high: 50, cost: [4, 8] },
  { one: 'idli plate', ones: 'idli plates', other: 'vada', low: 35, high: 60, cost: [10, 18] },
  { one: 'notebook', ones: 'notebooks', other: 'pencil', low: 30, high: 60, cost: [5, 10] },
] as const;

const twoBills = (draw: Draw): MadeQuestion => {
  const { one, ones, other, low, high, cost } = draw.pick(STALLS);
  const [price, small] = [draw.whole(low, high), draw.whole(cost[0], cost[1])];
  const [few, more, beside] = [draw.whole(1, 3), draw.whole(2, 4), draw.whole(2, 6)];
  const many = few + more;
  const [first, second] = [many * price + beside * small, few * price + beside * small];
  return {
    ask: `${many} ${ones} and ${beside} ${other}s cost ₹${show(first)}. ${counted(few, one, ones)} and ${beside} ${other}s cost ₹${show(second)}. What is the price of one ${one}?`,
    hint: 'What does the first bill have more of, and how much dearer is it?',
    steps: [
      `The first bill has ${more} ${ones} more and is ${show(first)} − ${show(second)} = ${show(first - second)} rupees dearer.`,
      `One ${one}: ${show(first - second)} ÷ ${more} = ${price} rupees.`,
    ],
    answer: `₹${price}`,
    check: `(${first} - ${second}) / (${many} - ${few})`,
    slips: [
      {
        answer: `₹${show(first - second)}`,
        why: `That is the price of ${more} ${ones}: the bills differ by ${many} − ${few} = ${more}.`,
        check: `${first} - ${second}`,
      },
      {
        answer: `₹${small}`,
        why: `That is the price of one ${other}.`,
        check: `(${first} - ${many} * ${price}) / ${beside}`,
      },
    ],
  };
};

const COINS = [
  [2, 5],
  [5, 10],
  [2, 3],
  [3, 4],
  [3, 5],
  [4, 5],
] as const;

const countPairs = (draw: Draw): MadeQuestion => {
  const [a, b] = draw.pick(COINS);
  const common = hcf(a, b);
  const each = (a * b) / common;
  const rows = draw.whole(2, 7);
  const total = each * rows;
  const [stepX, stepY] = [b / common, a / common];
  return {
    ask: `How many pairs of whole numbers (0 is allowed) solve ${left(a, b)} = ${total}?`,
    hint: 'Start with x = 0. By how much must x grow until y is whole again?',
    steps: [
      `With x = 0: y = ${total / b}.`,
      `When x grows by ${stepX}, y falls by ${stepY}: ${rows} such steps lead to y = 0.`,
      `The start and the ${rows} steps give ${rows + 1} pairs.`,
    ],
    answer: show(rows + 1),
    accept: [`${rows + 1} pairs`],
    check: `${total} / lcm(${a}, ${b}) + 1`,
    slips: [
      {
        answer: show(rows),
        why: 'You counted the steps. Both ends count: x = 0 and y = 0 are allowed.',
        check: `${total} / lcm(${a}, ${b})`,
      },
      {
        answer: show(rows - 1),
        why: 'You left out the pairs with a 0. Here 0 is allowed.',
        check: `${total} / lcm(${a}, ${b}) - 1`,
      },
    ],
  };
};

export const CHAPTER_13: BookMakers[number] = [
  { id: 'on-line', level: 'know', make: onLine },
  { id: 'axis-point', level: 'know', make: axisPoint },
  { id: 'missing-number', level: 'use', make: missingNumber },
  { id: 'two-bills', level: 'use', make: twoBills },
  { id: 'count-pairs', level: 'think', make: countPairs },
];
