import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

type Letters = readonly (readonly [value: number, letters: string])[];

const ADDED: Letters = [
  [1000, 'M'],
  [500, 'D'],
  [100, 'C'],
  [50, 'L'],
  [10, 'X'],
  [5, 'V'],
  [1, 'I'],
];
const ROMAN: Letters = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

const write = (value: number, signs: Letters): string => {
  const next = signs.find(([size]) => size <= value);
  return next ? next[1] + write(value - next[0], signs) : '';
};

/** Hundreds, tens and ones of a number, those that are zero left out. */
const parts = (value: number): number[] =>
  [1000, 100, 10, 1].map((place) => (Math.floor(value / place) % 10) * place).filter(Boolean);

const letterValue = (letter: string): number =>
  ADDED.find(([, letters]) => letters === letter)?.[0] ?? 0;

/** A number with a 4 or a 9 among its digits, so that Romans subtract. */
const subtractive = (draw: Draw): number => {
  const [hundreds, tens, ones] = [draw.whole(0, 8), draw.whole(1, 9), draw.pick([4, 9])];
  return draw.chance() ? hundreds * 100 + tens * 10 + ones : hundreds * 100 + ones * 10 + tens;
};

const fromRoman = (draw: Draw): MadeQuestion => {
  const value = subtractive(draw);
  const roman = write(value, ROMAN);
  const sum = [...roman].reduce((total, letter) => total + letterValue(letter), 0);
  return {
    ask: `Which number does the Roman numeral ${roman} stand for?`,
    hint: 'A smaller letter before a larger one is taken away.',
    steps: [
      `Read it in groups: ${parts(value)
        .map((part) => `${write(part, ROMAN)} is ${show(part)}`)
        .join(', ')}.`,
      `Together: ${show(value)}.`,
    ],
    answer: show(value),
    check: parts(value).join(' + '),
    slips: [
      {
        answer: show(sum),
        why: 'You added all the letters. One that stands before a larger letter is taken away.',
        check: [...roman].map(letterValue).join(' + '),
      },
    ],
  };
};

const toRoman = (draw: Draw): MadeQuestion => {
  const value = subtractive(draw) + draw.pick([0, 1000]);
  const roman = write(value, ROMAN);
  return {
    ask: `Write ${show(value)} as a Roman numeral.`,
    hint: `Break it up: ${parts(value).map(show).join(' + ')}.`,
    steps: [
      `${parts(value)
        .map((part) => `${show(part)} is ${write(part, ROMAN)}`)
        .join(', ')}.`,
      `Together: ${roman}.`,
    ],
    answer: roman,
    slips: [
      {
        answer: write(value, ADDED),
        why: 'No letter stands four times in a row: for 4 and 9 a smaller letter is put before a larger one.',
      },
    ],
  };
};

const digitsOf = (draw: Draw, base: number): [number, number, number] => {
  const [first, middle] = [draw.whole(1, base - 1), draw.whole(0, base - 1)];
  const last = draw.whole(0, base - 2);
  // Not the first digit again: read backwards it is another number.
  return [first, middle, last < first ? last : last + 1];
};

const worthOf = ([first, middle, last]: readonly [number, number, number], base: number): number =>
  first * base ** 2 + middle * base + last;

const fromBase = (draw: Draw): MadeQuestion => {
  const base = draw.whole(4, 8);
  const digits = digitsOf(draw, base);
  const [first, middle, last] = digits;
  const value = worthOf(digits, base);
  return {
    ask: `A number is written ${digits.join('')} with base ${base}. What is it in our own way of writing, with base 10?`,
    hint: `The places are worth ${base ** 2}, ${base} and 1.`,
    steps: [
      `${first} × ${base ** 2} = ${first * base ** 2} and ${middle} × ${base} = ${middle * base}.`,
      `${first * base ** 2} + ${middle * base} + ${last} = ${value}.`,
    ],
    answer: show(value),
    check: `${first} * ${base}^2 + ${middle} * ${base} + ${last}`,
    slips: [
      {
        answer: show(first * 2 * base + middle * base + last),
        why: `The third place is worth ${base} × ${base}, not 2 × ${base}.`,
        check: `${first} * 2 * ${base} + ${middle} * ${base} + ${last}`,
      },
      {
        answer: show(worthOf([last, middle, first], base)),
        why: 'You gave the left digit to the ones. The ones stand on the right.',
        check: `${last} * ${base}^2 + ${middle} * ${base} + ${first}`,
      },
    ],
  };
};

const toBase = (draw: Draw): MadeQuestion => {
  const base = draw.whole(4, 8);
  const digits = digitsOf(draw, base);
  const [first, middle, last] = digits;
  const value = worthOf(digits, base);
  const rest = value - first * base ** 2;
  return {
    ask: `Write the number ${value} with base ${base}.`,
    hint: `The places are worth ${base ** 2}, ${base} and 1. Start with the largest.`,
    steps: [
      `${base ** 2} goes into ${value} with the quotient ${first}; ${rest} is left.`,
      `${base} goes into ${rest} with the quotient ${middle}; ${last} is left.`,
      `The digits are ${first}, ${middle}, ${last}: it is written ${digits.join('')}.`,
    ],
    answer: digits.join(''),
    check: `100 * floor(${value} / ${base ** 2}) + 10 * floor(mod(${value}, ${base ** 2}) / ${base}) + mod(${value}, ${base})`,
    // A number that ends in 0 cannot be read backwards.
    ...(last > 0 && {
      slips: [
        {
          answer: [...digits].reverse().join(''),
          why: `The digits are the right ones, in the wrong order: the count of ${base ** 2} stands first.`,
        },
      ],
    }),
  };
};

const inSixties = (draw: Draw): MadeQuestion => {
  const [first, middle, last] = [draw.whole(1, 5), draw.whole(1, 59), draw.whole(1, 59)];
  const value = first * 3600 + middle * 60 + last;
  return {
    ask: `In a place value system with base 60 a number has ${first}, ${middle} and ${last} in its three places, from left to right. Which number is it?`,
    hint: 'The places are worth 3,600, 60 and 1, like hours, minutes and seconds.',
    steps: [
      `${first} × 3,600 = ${show(first * 3600)} and ${middle} × 60 = ${show(middle * 60)}.`,
      `${show(first * 3600)} + ${show(middle * 60)} + ${last} = ${show(value)}.`,
    ],
    answer: show(value),
    check: `(${first} * 60 + ${middle}) * 60 + ${last}`,
    slips: [
      {
        answer: show((first + middle) * 60 + last),
        why: 'The left place is worth 60 × 60 = 3,600; you gave it 60.',
        check: `${first} * 60 + ${middle} * 60 + ${last}`,
      },
      {
        answer: show(first * 10000 + middle * 100 + last),
        why: 'You read the places as hundreds. Each place is worth 60 times the next one.',
        check: `${first} * 100^2 + ${middle} * 100 + ${last}`,
      },
    ],
  };
};

const findBase = (draw: Draw): MadeQuestion => {
  const base = draw.pick([4, 5, 6, 7, 8, 9]);
  const [first, last] = [draw.whole(1, base - 1), draw.whole(1, base - 1)];
  const value = first * base + last;
  const groups = first === 1 ? 'One group and' : `${first} groups and`;
  const many = last === 1 ? '1 one' : `${last} ones`;
  return {
    ask: `In which base is the number ${value} written as ${first}${last}?`,
    hint: `Of the ${value}, ${last === 1 ? 'a single one stands' : `${last} stand`} outside the groups. How large is each group?`,
    steps: [
      `${groups} ${many} make ${value}: the groups alone make ${value} − ${last} = ${first * base}.`,
      `${first * base} ÷ ${first} = ${base}: that is the base.`,
    ],
    answer: show(base),
    accept: [`base ${base}`],
    check: `(${value} - ${last}) / ${first}`,
    slips: [
      {
        answer: '10',
        why: `With base 10 these digits mean ${first}${last}, which is more than ${value}.`,
      },
      {
        answer: show(value - last),
        why: 'All groups together make this; the base is the size of one group.',
        check: `${value} - ${last}`,
      },
    ],
  };
};

export const CHAPTER_3 = [
  { id: 'from-roman', level: 'know', make: fromRoman },
  { id: 'to-roman', level: 'use', make: toRoman },
  { id: 'from-base', level: 'use', make: fromBase },
  { id: 'to-base', level: 'use', make: toBase },
  { id: 'in-sixties', level: 'use', make: inSixties },
  { id: 'find-base', level: 'think', make: findBase },
] as const satisfies BookMakers[number];
