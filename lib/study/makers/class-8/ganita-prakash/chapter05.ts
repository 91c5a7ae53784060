import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { lcm } from '@/lib/study/worksheets/fraction';
import { show } from '@/lib/study/worksheets/text';

const digits = (value: number): number[] => [...String(value)].map(Number);
const sumOfDigits = (value: number): number =>
  digits(value).reduce((total, digit) => total + digit, 0);

const remainderOfNine = (draw: Draw): MadeQuestion => {
  const times = draw.whole(200, 1000);
  const rest = draw.whole(1, 8);
  const value = 9 * times + rest;
  // One slip at least has to differ from the answer.
  if (sumOfDigits(value) === rest) return remainderOfNine(draw);
  const sum = sumOfDigits(value);
  return {
    ask: `What is the remainder when ${show(value)} is divided by 9? Find it from the digits.`,
    hint: 'A number and the sum of its digits leave the same remainder.',
    steps: [
      `${digits(value).join(' + ')} = ${sum}.`,
      `${sum} = ${Math.floor(sum / 9)} × 9 + ${rest}, so the remainder is ${rest}.`,
    ],
    answer: show(rest),
    check: `mod(${value}, 9)`,
    slips: [
      {
        answer: show(sum),
        why: 'A remainder is less than 9: take the nines out of the digit sum too.',
        check: digits(value).join(' + '),
      },
      {
        answer: show(value % 10),
        why: 'The last digit alone decides for 2, 5 and 10. For 9 all digits count.',
      },
    ],
  };
};

/** A four-digit number with a box in place of one digit. */
const boxed = (value: number, at: number): string =>
  [...String(value)].map((digit, place) => (place === at ? '□' : digit)).join('');

const missingForNine = (draw: Draw): MadeQuestion => {
  const value = 9 * draw.whole(112, 1111);
  const at = digits(value).findIndex((digit) => digit > 0 && digit < 9);
  const missing = digits(value)[at];
  if (missing === undefined) return missingForNine(draw);
  const known = sumOfDigits(value) - missing;
  const three = missing > 3 ? missing - 3 : missing + 3;
  return {
    ask: `The number ${boxed(value, at)} is divisible by 9. Which digit stands in the box?`,
    hint: 'What must the sum of the digits be?',
    steps: [
      `The known digits add up to ${known}.`,
      `The next multiple of 9 is ${known + missing}: ${known + missing} − ${known} = ${missing}.`,
      `Check: ${show(value)} = 9 × ${show(value / 9)}.`,
    ],
    answer: show(missing),
    check: `9 * ceil(${known} / 9) - ${known}`,
    slips: [
      {
        answer: show(three),
        why: `That gives the digit sum ${known + three}: divisible by 3, but not by 9.`,
      },
    ],
  };
};

const missingForEleven = (draw: Draw): MadeQuestion => {
  const [a, b, d] = [draw.whole(1, 9), draw.whole(0, 9), draw.whole(0, 9)];
  // a + □ and b + d leave the same remainder on division by 11.
  const turned = (b + d - a + 11) % 11;
  if (turned === 10) return missingForEleven(draw);
  const value = 1000 * a + 100 * b + 10 * turned + d;
  const nine = (18 - ((a + b + d) % 9)) % 9;
  return {
    ask: `The number ${boxed(value, 2)} is divisible by 11. Which digit stands in the box?`,
    hint: 'Add the first and the third digit, then the second and the fourth, and compare.',
    steps: [
      `First and third digit: ${a} + □. Second and fourth digit: ${b} + ${d} = ${b + d}.`,
      `The two sums must be equal or differ by 11: the digit is ${turned}.`,
      `Check: ${show(value)} = 11 × ${show(value / 11)}.`,
    ],
    answer: show(turned),
    check: `(${value} - ${1000 * a + 100 * b + d}) / 10`,
    slips:
      nine === turned
        ? [
            {
              answer: show((turned + 1) % 10),
              why: 'Compare the two sums again: with this digit they do not differ by 0 or 11.',
            },
          ]
        : [
            {
              answer: show(nine),
              why: `That makes the digit sum ${a + b + d + nine}, a multiple of 9. For 11 digits are added and subtracted in turn.`,
            },
          ],
  };
};

const consecutive = (draw: Draw): MadeQuestion => {
  const [count, word] = draw.pick([
    [3, 'Three'],
    [5, 'Five'],
    [7, 'Seven'],
  ] as const);
  const [kind, step] = draw.pick([
    ['consecutive numbers', 1],
    ['consecutive even numbers', 2],
  ] as const);
  const middle = step * draw.whole(10, 60);
  const below = (step * (count - 1)) / 2;
  return {
    ask: `${word} ${kind} add up to ${show(count * middle)}. What is the smallest of them?`,
    hint: 'Which of them is the average?',
    steps: [
      `The one in the middle is the average: ${show(count * middle)} ÷ ${count} = ${middle}.`,
      `The smallest is ${below} less: ${middle} − ${below} = ${middle - below}.`,
    ],
    answer: show(middle - below),
    check: `${count * middle} / ${count} - ${step} * (${count} - 1) / 2`,
    slips: [
      {
        answer: show(middle),
        why: 'That is the one in the middle. Go down to the first.',
        check: `${count * middle} / ${count}`,
      },
      {
        answer: show(middle + below),
        why: 'That is the largest of them.',
        check: `${middle} + ${below}`,
      },
    ],
  };
};

const exchangedDigits = (draw: Draw): MadeQuestion => {
  const [small, more] = [draw.whole(1, 5), draw.whole(1, 4)];
  const large = small + more;
  const [value, turned] = [10 * large + small, 10 * small + large];
  return {
    ask: `A two-digit number and the same number with its digits exchanged add up to ${value + turned}. The first digit is ${more} more than the last. Which number is it?`,
    hint: 'Write the number as 10a + b. How much is the sum in terms of a + b?',
    steps: [
      `(10a + b) + (10b + a) = 11 × (a + b), so a + b = ${value + turned} ÷ 11 = ${small + large}.`,
      `a is ${more} more than b: a = ${large} and b = ${small}.`,
      `The number is ${value}.`,
    ],
    answer: show(value),
    check: `(${value + turned} + 9 * ${more}) / 2`,
    slips: [
      {
        answer: show(turned),
        why: 'The digits are right, but the first one has to be the larger.',
        check: `(${value + turned} - 9 * ${more}) / 2`,
      },
    ],
  };
};

const DIVISORS = [
  [4, 6],
  [6, 8],
  [6, 9],
  [8, 12],
  [4, 10],
  [6, 10],
  [9, 12],
  [10, 12],
  [6, 15],
  [8, 10],
] as const;

const sameRemainder = (draw: Draw): MadeQuestion => {
  const [one, other] = draw.pick(DIVISORS);
  const rest = draw.whole(1, one - 1);
  const both = lcm(one, other);
  return {
    ask: `What is the smallest number above ${rest} that leaves the remainder ${rest} when it is divided by ${one} and also when it is divided by ${other}?`,
    hint: 'Take the remainder away. What do you know of the number that is left?',
    steps: [
      `Without the remainder the number is divisible by ${one} and by ${other}.`,
      `Their LCM is ${both}, and ${both} + ${rest} = ${both + rest}.`,
    ],
    answer: show(both + rest),
    check: `lcm(${one}, ${other}) + ${rest}`,
    slips: [
      {
        answer: show(one * other + rest),
        why: `${one} × ${other} is a common multiple, but not the least.`,
        check: `${one} * ${other} + ${rest}`,
      },
      {
        answer: show(both),
        why: `${both} leaves no remainder. Add ${rest}.`,
        check: `lcm(${one}, ${other})`,
      },
    ],
  };
};

export const CHAPTER_5 = [
  { id: 'remainder-of-nine', level: 'know', make: remainderOfNine },
  { id: 'missing-for-nine', level: 'use', make: missingForNine },
  { id: 'missing-for-eleven', level: 'use', make: missingForEleven },
  { id: 'consecutive', level: 'use', make: consecutive },
  { id: 'exchanged-digits', level: 'think', make: exchangedDigits },
  { id: 'same-remainder', level: 'think', make: sameRemainder },
] as const satisfies BookMakers[number];
