import { counted } from '@/lib/study/makers/counted';
import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { hcf } from '@/lib/study/worksheets/fraction';
import { bracketed, show, sumOf } from '@/lib/study/worksheets/text';
import { slashed } from './slashed';

const signed = (draw: Draw, low: number, high: number): number =>
  draw.pick([-1, 1]) * draw.whole(low, high);

const left = (a: number, b: number): string =>
  sumOf([
    [a, 'x'],
    [b, 'y'],
  ]);

const substitute = (draw: Draw): MadeQuestion => {
  const [slope, x, start] = [draw.whole(2, 5), draw.whole(2, 9), signed(draw, 1, 9)];
  const times = draw.whole(2, 4);
  const y = slope * x + start;
  const all = x + times * y;
  const factor = 1 + times * slope;
  const rule = sumOf([
    [slope, 'x'],
    [start, ''],
  ]);
  return {
    ask: `y = ${rule} and x + ${times}y = ${show(all)}. What is x?`,
    hint: `Put ${rule}, in brackets, in the place of y.`,
    steps: [
      `x + ${times}(${rule}) = ${show(all)}.`,
      `${sumOf([
        [factor, 'x'],
        [times * start, ''],
      ])} = ${show(all)}, so ${factor}x = ${show(factor * x)}.`,
      `x = ${x}.`,
    ],
    answer: show(x),
    accept: [`x = ${x}`],
    check: `(${all} - ${times} * (${start})) / (1 + ${times} * ${slope})`,
    slips: [
      {
        answer: show(y),
        why: 'That is y. The question asks for x.',
        check: `${slope} * ${x} + (${start})`,
      },
      {
        answer: slashed(all - start, factor),
        why: `The ${times} in front of y multiplies both terms of ${rule}.`,
        check: `(${all} - (${start})) / ${factor}`,
      },
    ],
  };
};

/** Coefficients of two lines that cross, with nothing to cancel in either. */
const crossing = (draw: Draw): readonly [number, number, number, number] => {
  const [a, b, c, d] = [
    draw.whole(2, 7),
    signed(draw, 2, 7),
    draw.whole(2, 7),
    signed(draw, 2, 7),
  ] as const;
  const isPlain =
    a * d !== b * c && a !== c && Math.abs(b) !== Math.abs(d) && hcf(a, b) + hcf(c, d) === 2;
  return isPlain ? [a, b, c, d] : crossing(draw);
};

const eliminate = (draw: Draw): MadeQuestion => {
  const [a, b, c, d] = crossing(draw);
  const x = signed(draw, 1, 6);
  const y = signed(draw, 1, 6);
  const [one, two] = [a * x + b * y, c * x + d * y];
  const product = Math.abs(b * d) / hcf(b, d);
  const [m, n] = [product / Math.abs(b), product / Math.abs(d)];
  const sign = b * d < 0 ? 1 : -1;
  const [factor, total] = [m * a + sign * n * c, m * one + sign * n * two];
  const how = sign === 1 ? 'Add' : 'Subtract';
  return {
    ask: `Solve ${left(a, b)} = ${show(one)} and ${left(c, d)} = ${show(two)}.`,
    hint: 'Multiply until the terms with y have equal size.',
    steps: [
      `First equation times ${m}: ${left(m * a, m * b)} = ${show(m * one)}. Second times ${n}: ${left(n * c, n * d)} = ${show(n * two)}.`,
      `${how}: ${sumOf([[factor, 'x']])} = ${show(total)}, so x = ${show(x)}.`,
      `Put x = ${show(x)} into the first equation: ${show(a * x)}${sumOf([
        [1, ' '],
        [b, 'y'],
      ]).replace(/^ /, '')} = ${show(one)}, so y = ${show(y)}.`,
    ],
    answer: `x = ${show(x)}, y = ${show(y)}`,
    accept: [
      `(${show(x)}, ${show(y)})`,
      `${show(x)}, ${show(y)}`,
      `x = ${show(x)} and y = ${show(y)}`,
      `y = ${show(y)}, x = ${show(x)}`,
    ],
    check:
      `[(${one} * (${d}) - (${b}) * ${two}) / (${a} * (${d}) - (${b}) * ${c}), (${a} * ${two} - ${c} * ${one}) / (${a} * (${d}) - (${b}) * ${c})]`.replaceAll(
        /([*-]) (-\d+)/g,
        '$1 ($2)',
      ),
    slips: [
      {
        answer: `x = ${show(y)}, y = ${show(x)}`,
        why: 'The numbers are right, but they have changed places.',
      },
      {
        answer: `x = ${show(x)}, y = ${show(-y)}`,
        why: 'x is right. Put it into the first equation again and mind the sign of y.',
      },
      {
        answer: `x = ${show(-x)}, y = ${show(y)}`,
        why: 'y is right. Check the sign of x in both equations.',
      },
    ],
  };
};

const BILLS = [
  {
    at: 'At a tea stall in Ranchi',
    one: 'tea',
    many: 'teas',
    other: 'samosa',
    others: 'samosas',
    low: [12, 25],
    high: [15, 30],
  },
  {
    at: 'In a nursery in Dehradun',
    one: 'rose plant',
    many: 'rose plants',
    other: 'fern',
    others: 'ferns',
    low: [60, 120],
    high: [40, 90],
  },
  {
    at: 'At a science centre in Kolkata',
    one: 'adult',
    many: 'adults',
    other: 'child',
    others: 'children',
    low: [80, 120],
    high: [30, 60],
  },
  {
    at: 'In a shop in Surat',
    one: 'notebook',
    many: 'notebooks',
    other: 'pen',
    others: 'pens',
    low: [40, 70],
    high: [10, 25],
  },
] as const;

const twoBills = (draw: Draw): MadeQuestion => {
  const { at, one, many, other, others, low, high } = draw.pick(BILLS);
  const [p, q] = [draw.whole(low[0], low[1]), draw.whole(high[0], high[1])];
  const [a, c] = [draw.whole(2, 5), 1];
  const [b, d] = [draw.whole(2, 6), draw.whole(2, 6)];
  if (a * d === b * c) return twoBills(draw);
  const [bill, second] = [a * p + b * q, c * p + d * q];
  const gap = a * d - b;
  return {
    ask: `${at} ${counted(a, one, many)} and ${counted(b, other, others)} come to ₹${show(bill)}; ${counted(c, one, many)} and ${counted(d, other, others)} come to ₹${show(second)}. What is the price for one ${other}?`,
    hint: `Multiply the second bill by ${a}, so that both have ${counted(a, one, many)}.`,
    steps: [
      `Second bill times ${a}: ${counted(a, one, many)} and ${counted(a * d, other, others)} come to ₹${show(a * second)}.`,
      `The two bills differ by ${counted(Math.abs(gap), other, others)} and ₹${show(Math.abs(a * second - bill))}.`,
      `One ${other}: ₹${show(Math.abs(a * second - bill))} ÷ ${Math.abs(gap)} = ₹${q}.`,
    ],
    answer: `₹${show(q)}`,
    check: `(${a} * ${second} - ${bill}) / (${a} * ${d} - ${b})`,
    slips: [
      {
        answer: `₹${show(p)}`,
        why: `That is the price for one ${one}.`,
        check: `${second} - ${d} * ${q}`,
      },
      {
        answer: `₹${show(p + q)}`,
        why: `That is one ${one} and one ${other} together.`,
        check: `${p} + ${q}`,
      },
    ],
  };
};

const noSolution = (draw: Draw): MadeQuestion => {
  const [a, k, times] = [draw.whole(2, 7), signed(draw, 2, 9), draw.whole(2, 4)];
  const [c, isSame] = [draw.whole(2, 9), draw.chance()];
  const right = isSame ? times * c : times * c + draw.pick([-1, 1, 2]);
  return {
    ask: `For which k have ${a}x + ky = ${c} and ${left(times * a, times * k)} = ${right} ${isSame ? 'infinitely many solutions' : 'no solution'}?`,
    hint: isSame
      ? 'Both equations must describe the same line.'
      : 'The two lines must be parallel and different.',
    steps: [
      `The ratio of the coefficients of x is ${a}/${times * a} = 1/${times}.`,
      `So k/${bracketed(times * k)} = 1/${times} and k = ${show(k)}.`,
      isSame
        ? `${c}/${right} = 1/${times} too: it is the same line.`
        : `${c}/${right} is not 1/${times}, so the lines are different.`,
    ],
    answer: show(k),
    accept: [`k = ${show(k)}`],
    check: `${a} * (${times * k}) / ${times * a}`,
    slips: [
      {
        answer: show(k * times * times),
        why: `You turned one ratio round: ${a} belongs to ${times * a} as k belongs to ${show(times * k)}.`,
        check: `${times * a} * (${times * k}) / ${a}`,
      },
      {
        answer: show(-k),
        why: 'The ratios have to be equal, without a change of sign.',
        check: `-${a} * (${times * k}) / ${times * a}`,
      },
    ],
  };
};

const reversed = (draw: Draw): MadeQuestion => {
  const tens = draw.whole(1, 7);
  const ones = draw.whole(tens + 1, 9);
  const [sum, more] = [tens + ones, 9 * (ones - tens)];
  const isMore = draw.chance();
  const number = isMore ? 10 * tens + ones : 10 * ones + tens;
  const [first, last] = isMore ? [tens, ones] : [ones, tens];
  return {
    ask: `The digits of a two-digit number add up to ${sum}. Written in reverse it is ${more} ${isMore ? 'larger' : 'smaller'}. What is the number?`,
    hint: 'With tens t and ones u the number is 10t + u, and in reverse 10u + t.',
    steps: [
      `t + u = ${sum}.`,
      `The two numbers differ by 9 times the difference of the digits: ${more} ÷ 9 = ${ones - tens}.`,
      `The digits are (${sum} + ${ones - tens}) ÷ 2 = ${ones} and ${tens}.`,
      `Reversed it is ${isMore ? 'larger, so the smaller' : 'smaller, so the larger'} digit stands first: ${first} and ${last} make ${number}.`,
    ],
    answer: show(number),
    check: isMore
      ? `10 * (${sum} - ${more} / 9) / 2 + (${sum} + ${more} / 9) / 2`
      : `10 * (${sum} + ${more} / 9) / 2 + (${sum} - ${more} / 9) / 2`,
    slips: [
      {
        answer: show(10 * last + first),
        why: `The digits are right. But ${10 * last + first} becomes ${isMore ? 'smaller' : 'larger'} in reverse.`,
        check: `10 * ${last} + ${first}`,
      },
    ],
  };
};

const current = (draw: Draw): MadeQuestion => {
  const [[down, up, fast, slow], asksRiver] = [
    draw.pick([
      [2, 3, 12, 8],
      [3, 4, 12, 9],
      [3, 5, 10, 6],
      [2, 4, 12, 6],
      [3, 6, 10, 5],
      [4, 6, 12, 8],
      [5, 6, 12, 10],
      [4, 5, 10, 8],
      [2, 3, 15, 10],
      [1, 2, 14, 7],
    ] as const),
    draw.chance(),
  ];
  const way = down * fast;
  const [river, boat] = [(fast - slow) / 2, (fast + slow) / 2];
  const [answer, other] = asksRiver ? [river, boat] : [boat, river];
  const place = draw.pick([
    'the Godavari',
    'the Hooghly',
    'the Mandovi',
    'the Periyar',
    'the Brahmaputra',
  ] as const);
  return {
    ask: `A boat goes ${way} km down ${place} in ${counted(down, 'hour')}. Back against the same current it needs ${counted(up, 'hour')}. ${asksRiver ? 'How fast does the river flow' : 'How fast would the boat go in still water'}, in km/h?`,
    hint: 'Downstream the speeds are added; upstream one is taken away.',
    steps: [
      `Downstream ${way} ÷ ${down} = ${fast} km/h, upstream ${way} ÷ ${up} = ${slow} km/h.`,
      asksRiver
        ? `b + r = ${fast} and b − r = ${slow}: subtract, 2r = ${fast - slow}.`
        : `b + r = ${fast} and b − r = ${slow}: add, 2b = ${fast + slow}.`,
      `${asksRiver ? 'r' : 'b'} = ${show(answer)} km/h.`,
    ],
    answer: `${show(answer)} km/h`,
    check: `(${way} / ${down} ${asksRiver ? '-' : '+'} ${way} / ${up}) / 2`,
    slips: [
      {
        answer: `${show(other)} km/h`,
        why: asksRiver ? 'That is the boat in still water.' : 'That is the speed of the river.',
        check: `(${way} / ${down} ${asksRiver ? '+' : '-'} ${way} / ${up}) / 2`,
      },
      {
        answer: `${show(2 * answer)} km/h`,
        why: `That is twice the speed of the ${asksRiver ? 'river' : 'boat'}: halve it.`,
        check: `${way} / ${down} ${asksRiver ? '-' : '+'} ${way} / ${up}`,
      },
    ],
  };
};

export const CHAPTER_03: BookMakers[number] = [
  { id: 'substitute', level: 'know', make: substitute },
  { id: 'eliminate', level: 'use', make: eliminate },
  { id: 'two-bills', level: 'use', make: twoBills },
  { id: 'no-solution', level: 'think', make: noSolution },
  { id: 'reversed', level: 'think', make: reversed },
  { id: 'current', level: 'think', make: current },
];
