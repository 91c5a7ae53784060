import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { hcf } from '@/lib/study/worksheets/fraction';
import { bracketed, show, sumOf } from '@/lib/study/worksheets/text';
import { reduced, slashed } from './slashed';

const signed = (draw: Draw, low: number, high: number): number =>
  draw.pick([-1, 1]) * draw.whole(low, high);

const quadratic = (a: number, b: number, c: number): string =>
  sumOf([
    [a, 'x²'],
    [b, 'x'],
    [c, ''],
  ]);

/** Coefficients of a quadratic with the zeroes `first` and `top / over`, and no term missing. */
const withZeroes = (draw: Draw) => {
  const over = draw.whole(2, 5);
  const first = signed(draw, 1, 6);
  const top = signed(draw, 1, 7);
  const b = -(top + first * over);
  return { a: over, b, c: first * top, first, top, over };
};

const usable = (draw: Draw): ReturnType<typeof withZeroes> => {
  const drawn = withZeroes(draw);
  return drawn.b === 0 || hcf(drawn.top, drawn.over) > 1 ? usable(draw) : drawn;
};

const sumOrProduct = (draw: Draw): MadeQuestion => {
  const { a, b, c } = usable(draw);
  const isSum = draw.chance();
  const [top, other] = isSum ? [-b, c] : [c, -b];
  return {
    ask: `What is the ${isSum ? 'sum' : 'product'} of the zeroes of ${quadratic(a, b, c)}? Give a whole number or a fraction in lowest terms.`,
    hint: isSum
      ? 'The sum is −b/a. Mind the sign of b.'
      : 'The product is c/a. Mind the sign of c.',
    steps: [
      `a = ${a}, b = ${show(b)} and c = ${show(c)}.`,
      isSum
        ? `−b/a = ${b < 0 ? `−(${show(b)})/${a} = ` : ''}${reduced(top, a)}`
        : `c/a = ${reduced(top, a)}`,
    ],
    answer: slashed(top, a),
    check: `${top} / ${a}`,
    slips: [
      {
        answer: slashed(-top, a),
        why: isSum
          ? `The sum is −b/a, and b is ${show(b)}: watch both signs.`
          : 'The product is c/a without any minus sign of its own.',
        check: `${-top} / ${a}`,
      },
      {
        answer: show(top),
        why: `Divide by the coefficient of x², which is ${a}.`,
        check: `${top}`,
      },
      {
        answer: slashed(other, a),
        why: isSum ? 'That is c/a, the product.' : 'That is −b/a, the sum.',
        check: `${other} / ${a}`,
      },
    ],
  };
};

const build = (draw: Draw): MadeQuestion => {
  const one = draw.whole(2, 9);
  const size = draw.whole(2, 9);
  const other = size === one ? -size - 1 : draw.pick([-1, 1]) * size;
  const [sum, product] = [one + other, one * other];
  return {
    ask: `Which polynomial x² + bx + c has the zeroes ${one} and ${show(other)}? Write it with its numbers.`,
    hint: 'x² − (sum of the zeroes)x + (product of the zeroes).',
    steps: [
      `Sum: ${one} + ${bracketed(other)} = ${show(sum)}. Product: ${one} × ${bracketed(other)} = ${show(product)}.`,
      `${sum < 0 || product < 0 ? `x² − (${show(sum)})x + (${show(product)}) = ` : ''}${quadratic(1, -sum, product)}.`,
    ],
    answer: quadratic(1, -sum, product),
    check:
      Math.abs(sum) === 1
        ? `abs(${one} * ${other})`
        : `[abs(${one} + ${other}), abs(${one} * ${other})]`,
    slips: [
      {
        answer: quadratic(1, sum, product),
        why: 'The sum of the zeroes is taken away: the middle term has the opposite sign.',
      },
      {
        answer: quadratic(1, -sum, -product),
        why: `Check the sign of the product: ${one} × ${bracketed(other)} = ${show(product)}.`,
      },
    ],
  };
};

const otherZero = (draw: Draw): MadeQuestion => {
  const { a, b, c, first, top, over } = usable(draw);
  return {
    ask: `One zero of ${quadratic(a, b, c)} is ${show(first)}. What is the other? Give a fraction in lowest terms.`,
    hint: 'The product of the zeroes is c/a.',
    steps: [
      `The product of the zeroes is ${slashed(c, a)}.`,
      `Divided by ${show(first)} this is ${slashed(top, over)}.`,
      `The sum agrees: ${show(first)} + ${bracketed(top)}/${over} = ${slashed(-b, a)}, which is −b/a.`,
    ],
    answer: slashed(top, over),
    check: `(${c}) / ${a} / (${first})`,
    slips: [
      {
        answer: show(top),
        why: `The product of the zeroes is c divided by ${a}, not c alone.`,
        check: `(${c}) / (${first})`,
      },
      {
        answer: slashed(-top, over),
        why: `Check the sign: the product of both zeroes has to be ${slashed(c, a)}.`,
        check: `-(${c}) / ${a} / (${first})`,
      },
    ],
  };
};

const differing = (draw: Draw): MadeQuestion => {
  const [small, gap] = [draw.whole(1, 9), draw.whole(2, 7)];
  const [large, sum] = [small + gap, 2 * small + gap];
  return {
    ask: `The two zeroes of x² − ${sum}x + k differ by ${gap}. What is k?`,
    hint: 'You know the sum and the difference of the zeroes.',
    steps: [
      `The sum of the zeroes is ${sum}, their difference ${gap}.`,
      `The larger is (${sum} + ${gap}) ÷ 2 = ${large}, the smaller ${small}.`,
      `k is their product: ${large} × ${small} = ${large * small}.`,
    ],
    answer: show(large * small),
    accept: [`k = ${large * small}`],
    check: `(${sum}^2 - ${gap}^2) / 4`,
    slips: [
      {
        answer: show(sum * gap),
        why: 'Sum and difference are no zeroes. Find the two zeroes first.',
        check: `${sum} * ${gap}`,
      },
      {
        answer: show((sum - gap) * gap),
        why: `${gap} is the difference of the zeroes, not one of them.`,
        check: `(${sum} - ${gap}) * ${gap}`,
      },
    ],
  };
};

const squares = (draw: Draw): MadeQuestion => {
  const sum = draw.whole(4, 12);
  const product = draw.whole(1, Math.floor((sum * sum - 1) / 4));
  return {
    ask: `α and β are the zeroes of x² − ${sum}x + ${product}. What is α² + β²?`,
    hint: 'You need only the sum and the product of the zeroes.',
    steps: [
      `α + β = ${sum} and αβ = ${product}.`,
      `α² + β² = (α + β)² − 2αβ = ${sum ** 2} − ${2 * product} = ${sum ** 2 - 2 * product}.`,
    ],
    answer: show(sum ** 2 - 2 * product),
    check: `((${sum} + sqrt(${sum}^2 - 4 * ${product})) / 2)^2 + ((${sum} - sqrt(${sum}^2 - 4 * ${product})) / 2)^2`,
    slips: [
      {
        answer: show(sum ** 2),
        why: `That is (α + β)², which holds 2αβ = ${2 * product} besides the squares.`,
        check: `${sum}^2`,
      },
      {
        answer: show(sum ** 2 - product),
        why: 'The product αβ is in the square twice.',
        check: `${sum}^2 - ${product}`,
      },
    ],
  };
};

const reciprocals = (draw: Draw): MadeQuestion => {
  const { a, b, c } = usable(draw);
  return {
    ask: `α and β are the zeroes of ${quadratic(a, b, c)}. What is 1/α + 1/β? Give a whole number or a fraction in lowest terms.`,
    hint: '1/α + 1/β = (α + β)/(αβ).',
    steps: [
      `α + β = ${slashed(-b, a)} and αβ = ${slashed(c, a)}.`,
      `(α + β)/(αβ) = ${slashed(-b, c)}.`,
    ],
    answer: slashed(-b, c),
    check: `${-b} / ${c}`,
    slips: [
      {
        answer: slashed(-a, b),
        why: 'That is 1/(α + β). Bring the two fractions to one denominator first.',
        check: `${-a} / ${b}`,
      },
      {
        answer: slashed(-c, b),
        why: 'You divided the product by the sum. It is the other way round.',
        check: `${-c} / ${b}`,
      },
      {
        answer: slashed(b, c),
        why: 'The sum of the zeroes is −b/a: a minus sign was lost.',
        check: `${b} / ${c}`,
      },
    ],
  };
};

export const CHAPTER_02: BookMakers[number] = [
  { id: 'sum-or-product', level: 'know', make: sumOrProduct },
  { id: 'build', level: 'use', make: build },
  { id: 'other-zero', level: 'use', make: otherZero },
  { id: 'differing', level: 'think', make: differing },
  { id: 'squares', level: 'use', make: squares },
  { id: 'reciprocals', level: 'think', make: reciprocals },
];
