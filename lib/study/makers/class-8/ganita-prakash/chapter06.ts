import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { bracketed, moreOf, show } from '@/lib/study/worksheets/text';

const nearRound = (draw: Draw): MadeQuestion => {
  const [times, round, less] = [draw.whole(4, 9), 100 * draw.whole(1, 5), draw.whole(2, 6)];
  const near = round - less;
  return {
    ask: `Find ${times} × ${near} with the help of ${times} × ${round}.`,
    hint: `${near} is ${less} less than ${round}. How much is too much in ${times} groups?`,
    steps: [
      `${times} × ${near} = ${times} × ${round} − ${times} × ${less}.`,
      `${show(times * round)} − ${times * less} = ${show(times * near)}.`,
    ],
    answer: show(times * near),
    check: `${times} * ${near}`,
    slips: [
      {
        answer: show(times * round - less),
        why: `You took ${less} away once. It is too much in each of the ${times} groups.`,
        check: `${times} * ${round} - ${less}`,
      },
      {
        answer: show(times * (round + less)),
        why: `${near} is less than ${round}: take away instead of adding.`,
        check: `${times} * (${round} + ${less})`,
      },
    ],
  };
};

const squareNearRound = (draw: Draw): MadeQuestion => {
  const [round, step] = [10 * draw.whole(3, 12), draw.whole(1, 4)];
  const isMore = draw.chance();
  const [sign, base] = isMore ? (['+', round + step] as const) : (['−', round - step] as const);
  const middle = 2 * round * step;
  const signed = isMore ? middle : -middle;
  return {
    ask: `Find ${base}² from ${base} = ${round} ${sign} ${step}.`,
    hint: `Use (a ${sign} b)² = a² ${sign} 2ab + b².`,
    steps: [
      `${round}² = ${show(round ** 2)}, 2 × ${round} × ${step} = ${middle} and ${step}² = ${step ** 2}.`,
      `${show(round ** 2)} ${sign} ${middle} + ${step ** 2} = ${show(base ** 2)}.`,
    ],
    answer: show(base ** 2),
    check: `${base} * ${base}`,
    slips: [
      {
        answer: show(round ** 2 + step ** 2),
        why: 'The term 2ab is missing: a square of a sum or a difference has three terms.',
        check: `${round}^2 + ${step}^2`,
      },
      {
        answer: show(round ** 2 + signed / 2 + step ** 2),
        why: 'You took ab once. Two equal rectangles belong to the square.',
        check: `${round}^2 + ${signed / 2} + ${step}^2`,
      },
    ],
  };
};

const bothSides = (draw: Draw): MadeQuestion => {
  const [round, step] = [10 * draw.whole(2, 11), draw.whole(2, 6)];
  const [low, high] = [round - step, round + step];
  return {
    ask: `Find ${low} × ${high} without long multiplication.`,
    hint: `Both numbers are equally far from ${round}.`,
    steps: [
      `(${round} − ${step})(${round} + ${step}) = ${round}² − ${step}².`,
      `${show(round ** 2)} − ${step ** 2} = ${show(low * high)}.`,
    ],
    answer: show(low * high),
    check: `${low} * ${high}`,
    slips: [
      {
        answer: show(round ** 2 + step ** 2),
        why: `The square of ${step} is taken away: the product is less than ${round}².`,
        check: `${round}^2 + ${step}^2`,
      },
      {
        answer: show(round ** 2 - 2 * step),
        why: `Take away ${step} × ${step}, not ${step} + ${step}.`,
        check: `${round}^2 - 2 * ${step}`,
      },
      {
        answer: show(round ** 2),
        why: `That is ${round}². One factor grows and the other shrinks, but the product does not stay.`,
        check: `${round}^2`,
      },
    ],
  };
};

const middleTerm = (draw: Draw): MadeQuestion => {
  const one = -draw.whole(2, 9);
  const other = -one + draw.whole(1, 6);
  return {
    ask: `(x${moreOf(one, '')})(x${moreOf(other, '')}) = x² + □x${moreOf(one * other, '')}. Which number stands in the box?`,
    hint: 'Multiply each term of the first bracket by each term of the second; two products have an x.',
    steps: [
      `x × ${other} = ${other}x and ${bracketed(one)} × x = ${show(one)}x.`,
      `${other}x − ${-one}x = ${one + other === 1 ? '' : one + other}x: the box holds ${one + other}.`,
    ],
    answer: show(one + other),
    check: `(1 + ${one}) * (1 + ${other}) - 1 - (${one}) * (${other})`,
    slips: [
      {
        answer: show(other - one),
        why: `The ${-one} carries a minus sign, so ${-one}x is taken away.`,
        check: `${other} - (${one})`,
      },
      {
        answer: show(one * other),
        why: 'That is the last term. The terms with x are added, not multiplied.',
        check: `${other} * (${one})`,
      },
    ],
  };
};

const bothGrow = (draw: Draw): MadeQuestion => {
  const [one, other, step] = [draw.whole(15, 60), draw.whole(15, 60), draw.whole(1, 3)];
  const growth = step * (one + other) + step ** 2;
  return {
    ask: `By how much does the product ${one} × ${other} grow if both factors are made larger by ${step}?`,
    hint: `Draw the rectangle. What do ${step === 1 ? 'a row and a column' : `${step} rows and ${step} columns`} more bring?`,
    steps: [
      `(a + ${step})(b + ${step}) is ab and besides it ${step} × (a + b) + ${step}².`,
      `${step} × (${one} + ${other}) + ${step ** 2} = ${step * (one + other)} + ${step ** 2} = ${growth}.`,
    ],
    answer: show(growth),
    check: `(${one} + ${step}) * (${other} + ${step}) - ${one} * ${other}`,
    slips: [
      {
        answer: show(growth - step ** 2),
        why: `The corner of ${step} × ${step} is missing.`,
        check: `${step} * (${one} + ${other})`,
      },
      {
        answer: show(step ** 2),
        why: 'That is only the corner. Along both sides strips are added as well.',
        check: `${step}^2`,
      },
    ],
  };
};

const sumOfSquares = (draw: Draw): MadeQuestion => {
  const one = draw.whole(2, 9);
  const other = one + draw.whole(1, 8);
  const [sum, product] = [one + other, one * other];
  return {
    ask: `Two numbers add up to ${sum}, and their product is ${product}. What is the sum of their squares?`,
    hint: 'Start from (a + b)² and see what is too much.',
    steps: [
      `a² + b² = (a + b)² − 2ab = ${sum}² − 2 × ${product}.`,
      `${sum ** 2} − ${2 * product} = ${one ** 2 + other ** 2}.`,
    ],
    answer: show(one ** 2 + other ** 2),
    check: `${one}^2 + ${other}^2`,
    slips: [
      {
        answer: show(sum ** 2),
        why: 'That is the square of the sum. It holds 2ab besides the two squares.',
        check: `${sum}^2`,
      },
      {
        answer: show(sum ** 2 - product),
        why: 'The product is in (a + b)² twice; you took it away once.',
        check: `${sum}^2 - ${product}`,
      },
    ],
  };
};

export const CHAPTER_6 = [
  { id: 'near-round', level: 'know', make: nearRound },
  { id: 'middle-term', level: 'know', make: middleTerm },
  { id: 'square-near-round', level: 'use', make: squareNearRound },
  { id: 'both-sides', level: 'use', make: bothSides },
  { id: 'both-grow', level: 'think', make: bothGrow },
  { id: 'sum-of-squares', level: 'think', make: sumOfSquares },
] as const satisfies BookMakers[number];
