import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const LETTERS = ['a', 'b', 'k', 'm', 'n', 'p', 'x', 'y'] as const;

const putIn = (draw: Draw): MadeQuestion => {
  const [letter, factor, value] = [draw.pick(LETTERS), draw.whole(2, 9), draw.whole(2, 9)];
  const more = draw.whole(1, 15);
  const result = factor * value + more;
  return {
    ask: `What is the value of ${factor}${letter} + ${more} when ${letter} = ${value}?`,
    hint: `${factor}${letter} means ${factor} × ${letter}.`,
    steps: [
      `${factor} × ${value} = ${factor * value}.`,
      `${factor * value} + ${more} = ${result}.`,
    ],
    answer: `${result}`,
    check: `${factor} * ${value} + ${more}`,
    slips: [
      {
        answer: `${factor * 10 + value + more}`,
        why: `You put ${factor} and ${value} side by side. A number before a letter multiplies it.`,
        check: `${factor * 10 + value} + ${more}`,
      },
    ],
  };
};

const RIDES = [
  ['An auto-rickshaw', 25, 40],
  ['A taxi', 50, 90],
  ['A tempo for goods', 100, 200],
] as const;

const fare = (draw: Draw): MadeQuestion => {
  const [ride, low, high] = draw.pick(RIDES);
  const [start, rate] = [draw.whole(low / 5, high / 5) * 5, draw.whole(12, 22)];
  const letter = draw.pick(['d', 'k', 'n']);
  return {
    ask: `${ride} asks ₹${start} to begin with and ₹${rate} for every kilometre. Write the fare in rupees for ${letter} kilometres as an expression.`,
    hint: 'What would you compute for 10 kilometres?',
    steps: [
      `The kilometres cost ${rate} × ${letter}, that is ${rate}${letter}.`,
      `With the ₹${start} of the beginning: ${start} + ${rate}${letter}.`,
    ],
    answer: `${start} + ${rate}${letter}`,
    accept: [
      `${rate}${letter} + ${start}`,
      `${start} + ${rate} × ${letter}`,
      `${rate} × ${letter} + ${start}`,
      `${start} + ${letter} × ${rate}`,
    ],
    check: `[${start}, ${rate}]`,
    slips: [
      {
        answer: `${start + rate}${letter}`,
        why: `The ₹${start} are paid once, not for every kilometre.`,
        check: `${start} + ${rate}`,
      },
    ],
  };
};

const likeTerms = (draw: Draw): MadeQuestion => {
  const [letter, left, taken] = [draw.pick(LETTERS), draw.whole(2, 7), draw.whole(2, 6)];
  const [one, other] = [draw.whole(2, 12), draw.whole(2, 12)];
  const sum = one + other;
  return {
    ask: `Simplify ${left + taken}${letter} + ${one} − ${taken}${letter} + ${other}.`,
    hint: `Collect the terms with ${letter} and the numbers apart.`,
    steps: [
      `${left + taken}${letter} − ${taken}${letter} = ${left}${letter}.`,
      `${one} + ${other} = ${sum}, so together ${left}${letter} + ${sum}.`,
    ],
    answer: `${left}${letter} + ${sum}`,
    accept: [`${sum} + ${left}${letter}`],
    check: `[${left + taken} - ${taken}, ${one} + ${other}]`,
    slips: [
      {
        answer: `${left + sum}${letter}`,
        why: `${left}${letter} and ${sum} are unlike terms: they stay apart.`,
        check: `${left} + ${sum}`,
      },
    ],
  };
};

const takeBracket = (draw: Draw): MadeQuestion => {
  const [letter, left, taken] = [draw.pick(LETTERS), draw.whole(2, 8), draw.whole(2, 6)];
  const number = draw.whole(2, 15);
  const isMinus = draw.chance();
  const [sign, turned] = isMinus ? ['−', '+'] : ['+', '−'];
  return {
    ask: `Simplify ${left + taken}${letter} − (${taken}${letter} ${sign} ${number}).`,
    hint: 'Taking a bracket away takes every term of it away.',
    steps: [
      `The signs inside turn: ${left + taken}${letter} − ${taken}${letter} ${turned} ${number}.`,
      `${left + taken}${letter} − ${taken}${letter} = ${left}${letter}, so ${left}${letter} ${turned} ${number}.`,
    ],
    answer: `${left}${letter} ${turned} ${number}`,
    ...(isMinus && { accept: [`${number} + ${left}${letter}`] }),
    check: `[${left + taken} - ${taken}, ${number}]`,
    slips: [
      {
        answer: `${left}${letter} ${sign} ${number}`,
        why: `The minus before the bracket turns the sign of ${number} as well.`,
      },
    ],
  };
};

const SHAPES = [
  ['triangles', 3],
  ['squares', 4],
  ['pentagons', 5],
  ['hexagons', 6],
] as const;

const matchsticks = (draw: Draw): MadeQuestion => {
  const [[shapes, sides], count] = [draw.pick(SHAPES), draw.whole(8, 40)];
  const sticks = (sides - 1) * count + 1;
  return {
    ask: `Matchsticks make a row of ${shapes} in which neighbours share a side. The first needs ${sides} sticks. How many ${shapes} does a row of ${sticks} sticks have?`,
    hint: `How many sticks does each of the next ${shapes} need?`,
    steps: [
      `Each further one needs ${sides - 1} sticks, so n of them need ${sides - 1}n + 1.`,
      `${sticks} − 1 = ${sticks - 1} and ${sticks - 1} ÷ ${sides - 1} = ${count}.`,
    ],
    answer: `${count}`,
    accept: [`${count} ${shapes}`],
    check: `(${sticks} - 1) / (${sides} - 1)`,
    slips: [
      {
        answer: `${count - 1}`,
        why: 'You counted those after the first. The first one belongs to the row too.',
        check: `(${sticks} - ${sides}) / (${sides} - 1)`,
      },
    ],
  };
};

const numberTrick = (draw: Draw): MadeQuestion => {
  const [add, times] = [draw.whole(3, 15), draw.whole(2, 6)];
  const word = ['', '', 'twice', '3 times', '4 times', '5 times', '6 times'][times] ?? '';
  return {
    ask: `Think of a number, add ${add}, multiply the result by ${times}, and take away ${word} the number you thought of. Which number always comes out?`,
    hint: 'Call the number n and write every step.',
    steps: [
      `${times} × (n + ${add}) = ${times}n + ${show(times * add)}.`,
      `${times}n + ${show(times * add)} − ${times}n = ${show(times * add)}.`,
    ],
    answer: show(times * add),
    check: `${times} * (50 + ${add}) - ${times} * 50`,
    slips: [
      {
        answer: `${add}`,
        why: `The ${add} that was added is multiplied by ${times} too.`,
        check: `${add}`,
      },
    ],
  };
};

export const CHAPTER_04 = [
  { id: 'put-in', level: 'know', make: putIn },
  { id: 'fare', level: 'know', make: fare },
  { id: 'like-terms', level: 'use', make: likeTerms },
  { id: 'take-bracket', level: 'use', make: takeBracket },
  { id: 'matchsticks', level: 'think', make: matchsticks },
  { id: 'number-trick', level: 'think', make: numberTrick },
] as const;
