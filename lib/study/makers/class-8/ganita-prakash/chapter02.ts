import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { raised, show } from '@/lib/study/worksheets/text';

/** A base with its largest exponent here. */
const POWERS = [
  [2, 10],
  [3, 7],
  [4, 5],
  [5, 5],
  [6, 4],
  [7, 4],
  [8, 4],
  [9, 4],
] as const;

const valueOfPower = (draw: Draw): MadeQuestion => {
  const [base, most] = draw.pick(POWERS);
  const exponent = draw.whole(4, most);
  const power = `${base}${raised(exponent)}`;
  const rows = Array.from({ length: exponent }, (_, at) => show(base ** (at + 1)));
  return {
    ask: `Find ${power}.`,
    hint: `${exponent} factors of ${base}: multiply step by step.`,
    steps: [
      `Multiply by ${base} again and again: ${rows.join('; ')}.`,
      `So ${power} = ${show(base ** exponent)}.`,
    ],
    answer: show(base ** exponent),
    check: `${base}^${exponent}`,
    slips: [
      {
        answer: show(base * exponent),
        why: `The exponent counts the factors; you took ${base} × ${exponent}.`,
        check: `${base} * ${exponent}`,
      },
      {
        answer: show(base ** (exponent - 1)),
        why: 'One factor is missing: count them once more.',
        check: `${base}^${exponent - 1}`,
      },
    ],
  };
};

const exponentLaws = (draw: Draw): MadeQuestion => {
  const base = draw.pick([2, 3, 5, 7, 10]);
  const [one, other, taken] = [draw.whole(3, 9), draw.whole(5, 9), draw.whole(2, 5)];
  const all = one + other;
  const write = (exponent: number) => `${base}${raised(exponent)}`;
  return {
    ask: `(${write(one)} × ${write(other)}) ÷ ${write(taken)} is a power of ${base}. What is its exponent?`,
    hint: 'Count the factors: multiplying brings more of them, dividing strikes some out.',
    steps: [
      `${write(one)} × ${write(other)} has ${one} + ${other} = ${all} factors of ${base}.`,
      `Dividing strikes out ${taken}: ${all} − ${taken} = ${all - taken}.`,
    ],
    answer: show(all - taken),
    check: `${one} + ${other} - ${taken}`,
    slips: [
      {
        answer: show(one * other - taken),
        why: 'When powers of one base are multiplied, the exponents are added; you multiplied them.',
        check: `${one} * ${other} - ${taken}`,
      },
      {
        answer: show(all + taken),
        why: 'Dividing takes factors away, so its exponent is subtracted.',
        check: `${one} + ${other} + ${taken}`,
      },
    ],
  };
};

const negativePower = (draw: Draw): MadeQuestion => {
  const [base, most] = draw.pick([
    [2, 7],
    [3, 4],
    [4, 3],
    [5, 4],
    [6, 3],
    [7, 3],
    [9, 3],
  ] as const);
  const exponent = draw.whole(2, most);
  const size = base ** exponent;
  const power = `${base}${raised(-exponent)}`;
  return {
    ask: `Write ${power} as a fraction.`,
    hint: `Go down from ${base}¹ to ${base}⁰ and further: each step divides by ${base}.`,
    steps: [
      `${base}⁰ is 1. Each step below it divides by ${base} once more.`,
      `After ${exponent} steps: 1/${base}${raised(exponent)} = 1/${show(size)}.`,
    ],
    answer: `1/${size}`,
    check: `${base}^(-${exponent})`,
    slips: [
      {
        answer: show(-size),
        why: 'A minus sign in the exponent makes a fraction, not a negative number.',
        check: `-(${base}^${exponent})`,
      },
      {
        answer: `1/${base * exponent}`,
        why: `${base}${raised(exponent)} is a product of ${exponent} factors, not ${base} × ${exponent}.`,
        check: `1 / (${base} * ${exponent})`,
      },
    ],
  };
};

/** Names of lengths and counts, with the power of ten that they have. */
const LARGE = [
  ['The population of a state is', '', 7],
  ['The distance of a planet from the sun is', ' km', 8],
  ['All the books of a library together have', ' pages', 6],
  ['A dam holds back', ' litres of water', 10],
  ['A lake covers', ' m²', 6],
  ['Since its launch a satellite has travelled', ' km', 9],
] as const;

const scientificNotation = (draw: Draw): MadeQuestion => {
  const [lead, unit, power] = draw.pick(LARGE);
  const digits = 10 * draw.whole(1, 9) + draw.whole(1, 9);
  const value = digits * 10 ** (power - 1);
  const first = show(digits / 10);
  return {
    ask: `${lead} ${show(value)}${unit}. In scientific notation this is ${first} × 10ⁿ${unit}. What is n?`,
    hint: 'How many places has the point to move to stand behind the first digit?',
    steps: [
      `Behind the first digit, ${Math.floor(digits / 10)}, there are ${power} more digits.`,
      `So ${show(value)} = ${first} × 10${raised(power)}, and n is ${power}.`,
    ],
    answer: show(power),
    check: `log10(${value} / ${digits / 10})`,
    slips: [
      {
        answer: show(power - 1),
        why: 'You counted the zeros. The second digit has to be passed as well.',
        check: `log10(${value} / ${digits})`,
      },
      {
        answer: show(power + 1),
        why: 'You counted all digits. The first digit stays before the point.',
      },
    ],
  };
};

const GROWING = [
  ['Bacteria in a dish', 'hour', 'hours'],
  ['Duckweed plants on a pond', 'week', 'weeks'],
  ['Yeast cells in a bowl of batter', 'hour', 'hours'],
  ['Views of a dance video', 'day', 'days'],
] as const;

const growth = (draw: Draw): MadeQuestion => {
  const [what, unit, units] = draw.pick(GROWING);
  const [factor, word] = draw.pick([
    [2, 'double'],
    [3, 'become three times as many'],
  ] as const);
  const [start, steps] = [10 * draw.whole(2, 9), draw.whole(3, 5)];
  const end = start * factor ** steps;
  return {
    ask: `${what} ${word} every ${unit}. Now there are ${start}. How many are there after ${steps} ${units}?`,
    hint: `How many times is ${start} multiplied by ${factor}?`,
    steps: [
      `${start} is multiplied by ${factor} in each of the ${steps} ${units}: ${start} × ${factor}${raised(steps)}.`,
      `${factor}${raised(steps)} = ${factor ** steps}, and ${start} × ${factor ** steps} = ${show(end)}.`,
    ],
    answer: show(end),
    check: `${start} * ${factor}^${steps}`,
    slips: [
      {
        answer: show(start * factor * steps),
        why: `You multiplied by ${factor} × ${steps}. The growth repeats: ${factor} is a factor ${steps} times.`,
        check: `${start} * ${factor} * ${steps}`,
      },
      {
        answer: show(start * factor ** (steps - 1)),
        why: `That is one ${unit} too early.`,
        check: `${start} * ${factor}^${steps - 1}`,
      },
    ],
  };
};

const countCodes = (draw: Draw): MadeQuestion => {
  const [letters, digits] = [draw.whole(1, 2), draw.whole(1, 3)];
  const alphabet = draw.pick([4, 5, 6, 8, 10, 20]);
  const codes = alphabet ** letters * 10 ** digits;
  const [letterWord, digitWord] = [
    letters === 1 ? 'letter' : 'letters',
    digits === 1 ? 'digit' : 'digits',
  ];
  return {
    ask: `A code has ${letters} ${letterWord} and after that ${digits} ${digitWord} from 0 to 9. ${alphabet} different letters are in use, and anything may repeat. How many codes are possible?`,
    hint: 'Multiply the choices of all places.',
    steps: [
      `Letters: ${alphabet}${raised(letters)} = ${show(alphabet ** letters)} choices. Digits: 10${raised(digits)} = ${show(10 ** digits)} choices.`,
      `${show(alphabet ** letters)} × ${show(10 ** digits)} = ${show(codes)}.`,
    ],
    answer: show(codes),
    check: `${Array(letters).fill(alphabet).concat(Array(digits).fill(10)).join(' * ')}`,
    slips: [
      {
        answer: show(alphabet ** letters + 10 ** digits),
        why: 'Each choice of letters goes with every choice of digits: multiply instead of adding.',
        check: `${alphabet}^${letters} + 10^${digits}`,
      },
      {
        answer: show(alphabet ** letters * 9 ** digits),
        why: 'From 0 to 9 there are ten digits, not nine.',
        check: `${alphabet}^${letters} * 9^${digits}`,
      },
    ],
  };
};

export const CHAPTER_2 = [
  { id: 'value-of-power', level: 'know', make: valueOfPower },
  { id: 'negative-power', level: 'know', make: negativePower },
  { id: 'exponent-laws', level: 'use', make: exponentLaws },
  { id: 'scientific-notation', level: 'use', make: scientificNotation },
  { id: 'growth', level: 'use', make: growth },
  { id: 'count-codes', level: 'think', make: countCodes },
] as const satisfies BookMakers[number];
