import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { ordinal, show } from '@/lib/study/worksheets/text';

const parityOfSum = (draw: Draw): MadeQuestion => {
  const [odd, even] = [draw.whole(3, 25), draw.whole(2, 20)];
  const isOdd = odd % 2 === 1;
  return {
    ask: `Someone adds ${odd} odd numbers and ${even} even numbers. Is the sum odd or even?`,
    hint: 'Even numbers do not matter. Pair off the odd ones.',
    steps: [
      'Two odd numbers together are even, and even numbers change nothing.',
      isOdd
        ? `Of ${odd} odd numbers one stays without a partner: the sum is odd.`
        : `${odd} odd numbers make ${odd / 2} pairs and none is left: the sum is even.`,
    ],
    answer: isOdd ? 'odd' : 'even',
    slips: [
      {
        answer: isOdd ? 'even' : 'odd',
        why: `Only the count of odd numbers decides, and ${odd} is ${isOdd ? 'odd' : 'even'}.`,
      },
    ],
  };
};

const nthOdd = (draw: Draw): MadeQuestion => {
  const place = draw.whole(20, 250);
  return {
    ask: `The odd numbers begin 1, 3, 5, 7. What is the ${ordinal(place)} odd number?`,
    hint: `What is the ${ordinal(place)} even number?`,
    steps: [
      `The ${ordinal(place)} even number is 2 × ${place} = ${2 * place}.`,
      `The odd number before it is ${2 * place - 1}.`,
    ],
    answer: show(2 * place - 1),
    check: `2 * ${place} - 1`,
    slips: [
      {
        answer: show(2 * place + 1),
        why: 'That is one place too far: test your rule with the first odd number, 1.',
        check: `2 * ${place} + 1`,
      },
      {
        answer: show(2 * place),
        why: 'That is the even number in this place. The odd one is 1 less.',
        check: `2 * ${place}`,
      },
    ],
  };
};

const sumOfTwoBefore = (draw: Draw): MadeQuestion => {
  const [one, other] = [draw.whole(1, 9), draw.whole(2, 12)];
  const third = one + other;
  const [fourth, fifth] = [other + third, other + 2 * third];
  const sixth = fourth + fifth;
  return {
    ask: `A sequence begins ${one}, ${other}, and from then on each number is the sum of the two before it. What is the sixth number?`,
    hint: 'Write the numbers one after the other.',
    steps: [
      `${one} + ${other} = ${third}, ${other} + ${third} = ${fourth}, ${third} + ${fourth} = ${fifth}.`,
      `Sixth: ${fourth} + ${fifth} = ${sixth}.`,
    ],
    answer: `${sixth}`,
    check: `3 * ${one} + 5 * ${other}`,
    slips: [
      {
        answer: `${fifth}`,
        why: `That is the fifth number: ${one} and ${other} count as well.`,
        check: `2 * ${one} + 3 * ${other}`,
      },
      {
        answer: `${fifth + sixth}`,
        why: 'That is already the seventh number.',
        check: `5 * ${one} + 8 * ${other}`,
      },
    ],
  };
};

const magicSquare = (draw: Draw): MadeQuestion => {
  const first = draw.whole(2, 60);
  const middle = first + 4;
  return {
    ask: `A 3 × 3 magic square is filled with the numbers ${first} to ${first + 8}, each once. What is the sum of each row?`,
    hint: 'The three rows together hold all nine numbers.',
    steps: [
      `The nine numbers add up to 9 × ${middle} = ${show(9 * middle)}, since ${middle} is the one in the middle.`,
      `Three equal rows: ${show(9 * middle)} ÷ 3 = ${show(3 * middle)}.`,
    ],
    answer: show(3 * middle),
    check: `(9 * ${first} + 36) / 3`,
    slips: [
      {
        answer: show(9 * middle),
        why: 'That is the sum of all nine numbers. Share it among three rows.',
        check: `9 * ${first} + 36`,
      },
      {
        answer: show(3 * first + 3),
        why: 'You added the three smallest numbers. The rows must all be equal.',
        check: `${first} + ${first + 1} + ${first + 2}`,
      },
    ],
  };
};

const numberAndReverse = (draw: Draw): MadeQuestion => {
  const [small, more] = [draw.whole(1, 5), draw.whole(1, 4)];
  const large = small + more;
  const sum = small + large;
  return {
    ask: `A two-digit number AB and its reverse BA add up to ${11 * sum}, and A is ${more} more than B. Which number is AB?`,
    hint: 'AB is 10 × A + B. What is AB + BA?',
    steps: [
      `AB + BA = 11 × A + 11 × B, so A + B = ${11 * sum} ÷ 11 = ${sum}.`,
      `The digits have the sum ${sum} and the difference ${more}: A = ${large} and B = ${small}, so AB is ${large}${small}.`,
    ],
    answer: `${large}${small}`,
    check: `10 * (${11 * sum} / 11 + ${more}) / 2 + (${11 * sum} / 11 - ${more}) / 2`,
    slips: [
      {
        answer: `${small}${large}`,
        why: 'The digits are right, but A is the larger one and stands in front.',
        check: `11 * ${sum} - ${large}${small}`,
      },
    ],
  };
};

export const CHAPTER_06 = [
  { id: 'parity-of-sum', level: 'know', make: parityOfSum },
  { id: 'nth-odd', level: 'know', make: nthOdd },
  { id: 'sum-of-two-before', level: 'use', make: sumOfTwoBefore },
  { id: 'magic-square', level: 'use', make: magicSquare },
  { id: 'number-and-reverse', level: 'think', make: numberAndReverse },
] as const;
