import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const squareNearRound = (draw: Draw): MadeQuestion => {
  const [round, off] = [draw.pick([50, 100, 200, 300, 500, 1000] as const), draw.whole(1, 5)];
  const isMore = draw.chance();
  const number = isMore ? round + off : round - off;
  const sign = isMore ? '+' : '−';
  const middle = 2 * round * off;
  return {
    ask: `Find ${show(number)}² without long multiplication.`,
    hint: `${show(number)} = ${show(round)} ${sign} ${off}.`,
    steps: [
      `(${show(round)} ${sign} ${off})² = ${show(round)}² ${sign} 2 × ${show(round)} × ${off} + ${off}².`,
      `${show(round ** 2)} ${sign} ${show(middle)} + ${off ** 2} = ${show(number ** 2)}.`,
    ],
    answer: show(number ** 2),
    check: `${number}^2`,
    slips: [
      {
        answer: show(isMore ? round ** 2 + off ** 2 : round ** 2 - off ** 2),
        why: `The middle term 2 × ${show(round)} × ${off} = ${show(middle)} is missing.`,
        check: `${round}^2 ${isMore ? '+' : '-'} ${off}^2`,
      },
    ],
  };
};

const sumTimesDifference = (draw: Draw): MadeQuestion => {
  const [round, off] = [draw.pick([30, 40, 50, 60, 80, 100, 200, 500] as const), draw.whole(1, 6)];
  return {
    ask: `Find ${round + off} × ${round - off} with an identity.`,
    hint: `Both numbers are ${off} away from ${round}.`,
    steps: [
      `(${round} + ${off})(${round} − ${off}) = ${round}² − ${off}².`,
      `${show(round ** 2)} − ${off ** 2} = ${show(round ** 2 - off ** 2)}.`,
    ],
    answer: show(round ** 2 - off ** 2),
    check: `${round + off} * ${round - off}`,
    slips: [
      {
        answer: show(round ** 2 + off ** 2),
        why: `(a + b)(a − b) is a² − b²: take ${off ** 2} away.`,
        check: `${round}^2 + ${off}^2`,
      },
      {
        answer: show(round ** 2),
        why: `Moving ${off} from one number to the other changes the product: ${off}² is lost.`,
        check: `${round}^2`,
      },
    ],
  };
};

const factorise = (draw: Draw): MadeQuestion => {
  const [one = 3, other = 8] = draw.some([2, 3, 4, 5, 6, 7, 8, 9], 2);
  const [small, large] = [Math.min(one, other), Math.max(one, other)];
  const isMinus = draw.chance();
  const sign = isMinus ? '−' : '+';
  const [sum, product] = [small + large, small * large];
  const [left, right] = [`(x ${sign} ${small})`, `(x ${sign} ${large})`];
  const turned = isMinus ? '+' : '−';
  return {
    ask: `Factorise x² ${sign} ${sum}x + ${product}.`,
    hint: `Which two numbers have the product ${product} and the sum ${isMinus ? '−' : ''}${sum}?`,
    steps: [
      `The product ${product} is positive, so both numbers have the sign of the sum.`,
      `${small} + ${large} = ${sum} and ${small} × ${large} = ${product}: the factors are ${left} and ${right}.`,
    ],
    answer: `${left}${right}`,
    accept: [`${right}${left}`],
    check: `[(${sum} - sqrt(${sum}^2 - 4 * ${product})) / 2, (${sum} + sqrt(${sum}^2 - 4 * ${product})) / 2]`,
    slips: [
      {
        answer: `(x ${turned} ${small})(x ${turned} ${large})`,
        why: `The sizes are right. Multiply out: this would give ${turned} ${sum}x in the middle.`,
      },
      {
        answer: `(x + ${small})(x − ${large})`,
        why: `Unlike signs would make the last term −${product}.`,
      },
    ],
  };
};

const sumOfSquares = (draw: Draw): MadeQuestion => {
  const [a, b] = [draw.whole(2, 9), draw.whole(2, 9)];
  const isDifference = a !== b && draw.chance();
  const [large, small] = [Math.max(a, b), Math.min(a, b)];
  const outer = isDifference ? large - small : a + b;
  const [sign, back] = isDifference ? ['−', '+'] : ['+', '−'];
  const plain = isDifference ? '+' : '-';
  return {
    ask: `a ${sign} b = ${outer} and ab = ${a * b}. Find a² + b².`,
    hint: `Square a ${sign} b and look at the middle term.`,
    steps: [
      `(a ${sign} b)² = a² ${sign} 2ab + b² = ${outer ** 2}.`,
      `a² + b² = ${outer ** 2} ${back} 2 × ${a * b} = ${a ** 2 + b ** 2}.`,
    ],
    answer: show(a ** 2 + b ** 2),
    check: `${outer}^2 ${plain} 2 * ${a * b}`,
    slips: [
      {
        answer: show(outer ** 2),
        why: `That is (a ${sign} b)². Its middle term 2ab = ${2 * a * b} still has to be settled.`,
        check: `${outer}^2`,
      },
      {
        answer: show(isDifference ? outer ** 2 + a * b : outer ** 2 - a * b),
        why: 'The product ab comes up twice in the square.',
        check: `${outer}^2 ${plain} ${a * b}`,
      },
    ],
  };
};

const reciprocal = (draw: Draw): MadeQuestion => {
  const [value, isDifference] = [draw.whole(3, 15), draw.chance()];
  const [sign, answer] = isDifference ? ['−', value ** 2 + 2] : ['+', value ** 2 - 2];
  return {
    ask: `x ${sign} 1/x = ${value}. Find x² + 1/x².`,
    hint: 'Square both sides. What is x times 1/x?',
    steps: [
      `(x ${sign} 1/x)² = x² ${sign} 2 + 1/x², because x × 1/x = 1.`,
      `So x² ${sign} 2 + 1/x² = ${value ** 2}.`,
      `x² + 1/x² = ${answer}.`,
    ],
    answer: show(answer),
    check: isDifference
      ? `((${value} + sqrt(${value}^2 + 4)) / 2)^2 + (2 / (${value} + sqrt(${value}^2 + 4)))^2`
      : `((${value} + sqrt(${value}^2 - 4)) / 2)^2 + (2 / (${value} + sqrt(${value}^2 - 4)))^2`,
    slips: [
      {
        answer: show(value ** 2),
        why: 'The square has a middle term too: 2 × x × 1/x = 2.',
        check: `${value}^2`,
      },
      {
        answer: show(isDifference ? value ** 2 - 2 : value ** 2 + 2),
        why: `The middle term is ${sign} 2, so bringing it to the other side turns its sign.`,
        check: `${value}^2 ${isDifference ? '-' : '+'} 2`,
      },
    ],
  };
};

export const CHAPTER_04: BookMakers[number] = [
  { id: 'square-near-round', level: 'know', make: squareNearRound },
  { id: 'sum-times-difference', level: 'know', make: sumTimesDifference },
  { id: 'factorise', level: 'use', make: factorise },
  { id: 'sum-of-squares', level: 'use', make: sumOfSquares },
  { id: 'reciprocal', level: 'think', make: reciprocal },
];
