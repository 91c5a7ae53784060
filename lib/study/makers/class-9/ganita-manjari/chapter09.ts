import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { hcf, lcm } from '@/lib/study/worksheets/fraction';
import { show } from '@/lib/study/worksheets/text';

/** True statements “if p, then q”, both parts denied, and why the converse is true or false. */
const STATEMENTS = [
  {
    p: 'a quadrilateral is a square',
    q: 'its diagonals are equal',
    notP: 'a quadrilateral is not a square',
    notQ: 'its diagonals are not equal',
    of: 'the diagonals of a quadrilateral are equal',
    so: 'it is a square',
    holds: false,
    why: 'Every rectangle has equal diagonals, and most rectangles are not squares.',
  },
  {
    p: 'a quadrilateral is a rhombus',
    q: 'its diagonals meet at right angles',
    notP: 'a quadrilateral is not a rhombus',
    notQ: 'its diagonals do not meet at right angles',
    of: 'the diagonals of a quadrilateral meet at right angles',
    so: 'it is a rhombus',
    holds: false,
    why: 'In a kite the diagonals meet at right angles too.',
  },
  {
    p: 'two triangles are congruent',
    q: 'they have equal areas',
    notP: 'two triangles are not congruent',
    notQ: 'they do not have equal areas',
    of: 'two triangles have equal areas',
    so: 'they are congruent',
    holds: false,
    why: 'Triangles on one base between two parallels have equal areas and many shapes.',
  },
  {
    p: 'two sides of a triangle are equal',
    q: 'the angles opposite to them are equal',
    notP: 'no two sides of a triangle are equal',
    notQ: 'no two angles of it are equal',
    of: 'two angles of a triangle are equal',
    so: 'the sides opposite to them are equal',
    holds: true,
    why: 'Sides opposite to equal angles are equal: this is a theorem of its own.',
  },
  {
    p: 'a number is divisible by 9',
    q: 'the sum of its digits is divisible by 9',
    notP: 'a number is not divisible by 9',
    notQ: 'the sum of its digits is not divisible by 9',
    of: 'the sum of the digits of a number is divisible by 9',
    so: 'the number is divisible by 9',
    holds: true,
    why: 'A number and the sum of its digits leave the same remainder when divided by 9.',
  },
  {
    p: 'a number is divisible by 10',
    q: 'its last digit is 0',
    notP: 'a number is not divisible by 10',
    notQ: 'its last digit is not 0',
    of: 'the last digit of a whole number is 0',
    so: 'the number is divisible by 10',
    holds: true,
    why: 'A number that ends in 0 is a number of whole tens.',
  },
  {
    p: 'a number is divisible by 8',
    q: 'it is divisible by 2',
    notP: 'a number is not divisible by 8',
    notQ: 'it is not divisible by 2',
    of: 'a number is divisible by 2',
    so: 'it is divisible by 8',
    holds: false,
    why: '6 is divisible by 2, but not by 8.',
  },
  {
    p: 'a whole number is odd',
    q: 'its square is odd',
    notP: 'a whole number is not odd',
    notQ: 'its square is not odd',
    of: 'the square of a whole number is odd',
    so: 'the number is odd',
    holds: true,
    why: 'An even number has an even square, so an odd square comes from an odd number.',
  },
  {
    p: 'two numbers are odd',
    q: 'their sum is even',
    notP: 'two numbers are not both odd',
    notQ: 'their sum is not even',
    of: 'the sum of two whole numbers is even',
    so: 'both numbers are odd',
    holds: false,
    why: '2 + 4 = 6 is an even sum of two even numbers.',
  },
  {
    p: 'an integer is greater than 5',
    q: 'its square is greater than 25',
    notP: 'an integer is not greater than 5',
    notQ: 'its square is not greater than 25',
    of: 'the square of an integer is greater than 25',
    so: 'the integer is greater than 5',
    holds: false,
    why: 'The square of −6 is 36, which is greater than 25, but −6 is less than 5.',
  },
  {
    p: 'two lines cut by a third are parallel',
    q: 'the corresponding angles are equal',
    notP: 'two lines cut by a third are not parallel',
    notQ: 'the corresponding angles are not equal',
    of: 'two lines cut by a third make equal corresponding angles',
    so: 'the two lines are parallel',
    holds: true,
    why: 'Equal corresponding angles are the usual way to show that lines are parallel.',
  },
  {
    p: 'a quadrilateral is a parallelogram',
    q: 'its diagonals cut each other in half',
    notP: 'a quadrilateral is not a parallelogram',
    notQ: 'its diagonals do not cut each other in half',
    of: 'the diagonals of a quadrilateral cut each other in half',
    so: 'it is a parallelogram',
    holds: true,
    why: 'The four triangles made by the diagonals give equal angles, and so parallel sides.',
  },
  {
    p: 'a triangle has a right angle',
    q: 'the squares of two of its sides add up to the square of the third',
    notP: 'a triangle has no right angle',
    notQ: 'no two squares of its sides add up to the third square',
    of: 'the squares of two sides of a triangle add up to the square of the third',
    so: 'the triangle has a right angle',
    holds: true,
    why: 'The theorem of Baudhayana and Pythagoras is true in both directions.',
  },
  {
    p: 'a whole number is a prime greater than 2',
    q: 'it is odd',
    notP: 'a whole number is not a prime greater than 2',
    notQ: 'it is not odd',
    of: 'a whole number is odd',
    so: 'it is a prime greater than 2',
    holds: false,
    why: '9 is odd, but 9 = 3 × 3 is no prime number.',
  },
] as const;

const LETTERS = ['A', 'B', 'C'] as const;

const whichConverse = (draw: Draw): MadeQuestion => {
  const { p, q, notP, notQ, of, so } = draw.pick(STATEMENTS);
  const sentences = draw.shuffle([
    { kind: 'converse', text: `If ${of}, then ${so}` },
    { kind: 'inverse', text: `If ${notP}, then ${notQ}` },
    { kind: 'same', text: `Whenever ${p}, ${q}` },
  ] as const);
  const letterOf = (kind: string): string =>
    LETTERS[sentences.findIndex((sentence) => sentence.kind === kind)] ?? 'A';
  return {
    ask: `“If ${p}, then ${q}.” Which is the converse? ${sentences.map(({ text }, at) => `${LETTERS[at]}: ${text}.`).join(' ')} Answer A, B or C.`,
    hint: 'The converse exchanges the condition and the conclusion and denies neither.',
    steps: [
      `The condition is “${p}”, the conclusion “${q}”.`,
      `Exchanged: if ${of}, then ${so}. That is ${letterOf('converse')}.`,
    ],
    answer: letterOf('converse'),
    slips: [
      {
        answer: letterOf('inverse'),
        why: 'This one denies both parts and leaves them in their places.',
      },
      {
        answer: letterOf('same'),
        why: 'This one says the same as the statement: “whenever” is another word for “if”.',
      },
    ],
  };
};

const converseTrue = (draw: Draw): MadeQuestion => {
  const { p, q, of, so, holds, why } = draw.pick(STATEMENTS);
  const [answer, slip] = holds ? ['true', 'false'] : ['false', 'true'];
  return {
    ask: `“If ${p}, then ${q}.” This is true. Is its converse true or false?`,
    hint: 'Say the converse aloud, then look for a counterexample or a reason.',
    steps: [`The converse: if ${of}, then ${so}.`, `${why} So the converse is ${answer}.`],
    answer,
    slips: [
      {
        answer: slip,
        why: holds
          ? `Some converses do hold. ${why}`
          : `That the statement is true does not help its converse. ${why}`,
      },
    ],
  };
};

const counterexample = (draw: Draw): MadeQuestion => {
  const [part, times] = [draw.whole(3, 9), draw.whole(2, 4)];
  const whole = part * times;
  const rows = draw.whole(2, 6);
  const agreeing = rows * whole;
  const above = agreeing - draw.whole(1, part - 1);
  const answer = agreeing + part;
  return {
    ask: `“If a number is divisible by ${whole}, then it is divisible by ${part}.” What is the smallest number above ${above} that is a counterexample to the converse?`,
    hint: `It has to be divisible by ${part}, but not by ${whole}.`,
    steps: [
      `The converse: if a number is divisible by ${part}, then it is divisible by ${whole}.`,
      `Multiples of ${part} above ${above}: ${agreeing}, ${answer}, and so on.`,
      `${agreeing} is divisible by ${whole}; ${answer} is not, so ${answer} is a counterexample.`,
    ],
    answer: show(answer),
    check: `ceil((${above} + 1) / ${part}) * ${part} + ${part}`,
    slips: [
      {
        answer: show(agreeing),
        why: `${agreeing} is divisible by ${part} and by ${whole}: it agrees with the converse.`,
        check: `${rows} * ${whole}`,
      },
      {
        answer: show(agreeing + whole),
        why: `${agreeing + whole} is divisible by ${whole} as well, so it agrees with the converse.`,
        check: `(${rows} + 1) * ${whole}`,
      },
    ],
  };
};

const countCounterexamples = (draw: Draw): MadeQuestion => {
  const [part, times] = [draw.whole(2, 7), draw.whole(2, 4)];
  const whole = part * times;
  const upTo = draw.pick([50, 60, 75, 80, 100, 120] as const);
  const [parts, wholes] = [Math.floor(upTo / part), Math.floor(upTo / whole)];
  return {
    ask: `“If a number is divisible by ${part}, then it is divisible by ${whole}.” How many of the numbers from 1 to ${upTo} are counterexamples?`,
    hint: `Count the multiples of ${part} and those among them that agree.`,
    steps: [
      `Multiples of ${part} up to ${upTo}: ${parts}. Multiples of ${whole}: ${wholes}.`,
      `Every multiple of ${whole} is a multiple of ${part} too and agrees with the statement.`,
      `${parts} − ${wholes} = ${parts - wholes} numbers are counterexamples.`,
    ],
    answer: show(parts - wholes),
    check: `floor(${upTo} / ${part}) - floor(${upTo} / ${whole})`,
    slips: [
      {
        answer: show(parts),
        why: `These are all multiples of ${part}. Those divisible by ${whole} agree with the statement.`,
        check: `floor(${upTo} / ${part})`,
      },
      {
        answer: show(upTo - wholes),
        why: `A number that is not divisible by ${part} is no counterexample: the condition does not hold.`,
        check: `${upTo} - floor(${upTo} / ${whole})`,
      },
    ],
  };
};

const bothDivide = (draw: Draw): MadeQuestion => {
  const [one = 4, other = 6] = draw.some([3, 4, 5, 6, 7, 8, 9, 10, 12], 2);
  const [common, least] = [hcf(one, other), lcm(one, other)];
  const holds = common === 1;
  const [answer, slip] = holds ? ['true', 'false'] : ['false', 'true'];
  return {
    ask: `“If a number is divisible by ${one} and by ${other}, then it is divisible by ${one * other}.” True or false?`,
    hint: `What is the LCM of ${one} and ${other}?`,
    steps: [
      `The LCM of ${one} and ${other} is ${least}.`,
      holds
        ? `Every common multiple is a multiple of the LCM, and that is ${one} × ${other}: true.`
        : `${least} is divisible by ${one} and by ${other}, but not by ${one * other}: false.`,
    ],
    answer,
    slips: [
      {
        answer: slip,
        why: holds
          ? `${one} and ${other} have no common factor but 1, so their LCM is their product.`
          : `${one} and ${other} share the factor ${common}, so the number ${least} is a counterexample.`,
      },
    ],
  };
};

export const CHAPTER_09: BookMakers[number] = [
  { id: 'which-converse', level: 'know', make: whichConverse },
  { id: 'converse-true', level: 'use', make: converseTrue },
  { id: 'counterexample', level: 'use', make: counterexample },
  { id: 'count-counterexamples', level: 'think', make: countCounterexamples },
  { id: 'both-divide', level: 'think', make: bothDivide },
];
