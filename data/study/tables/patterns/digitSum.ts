import { figure, line } from '@/data/study/tables/figure';
import type { PatternText } from './text';

/** Shows how the digits of a product add up to one digit: 3 + 5 + 1 = 9. */
const adding = (product: number): string => {
  const sum = Array.from(String(product), Number).reduce((total, digit) => total + digit, 0);
  const shown = `${Array.from(String(product)).join(' + ')} = ${sum}`;
  return sum < 10 ? shown : `${shown}, and ${adding(sum)}`;
};

const shown = (factor: number, times: number): string =>
  factor * times < 10
    ? `${line(factor, times)} is one digit already`
    : `${line(factor, times)} and ${adding(factor * times)}`;

/** What the digit sums of a table do; the place in the list is what is left of its number by nines. */
export const DIGIT_SUM_TEXTS: readonly ((factor: number) => PatternText)[] = [
  (factor) => ({
    title: 'The nines check',
    text: `All products here are multiples of 9, so their digits, added until a single one is left, give 9: ${shown(factor, 7)}. If you get anything else, the product is wrong.`,
  }),
  (factor) => ({
    title: 'Digit sums that count',
    text: `${factor === 1 ? 'One' : `${factor} is one more than ${figure(factor - 1)}, a multiple of nine. That`} makes the digit sums count along with the lines, 1 to 9 and again from 1: for line 5, ${shown(factor, 5)}; for line 14, ${shown(factor, 14)}.`,
  }),
  (factor) => ({
    title: 'First the even sums, then the odd',
    text: `Add up digits until a single one remains, and the lines give 2, 4, 6, 8, followed by 1, 3, 5, 7 and 9. For instance ${shown(factor, 6)}. The whole pattern takes nine lines.`,
  }),
  (factor) => ({
    title: 'Three, six, nine',
    text: `As a multiple of 3 that is not one of 9, ${factor} has only three digit sums, and they take turns: 3, 6, 9. Every third line is therefore in the 9 times table too, such as ${shown(factor, 6)}.`,
  }),
  (factor) => ({
    title: 'Two staircases of digit sums',
    text: `The digit sums run 4, 8, 3, 7, 2, 6, 1, 5, 9. Read every other one, and two staircases lead down: 4, 3, 2, 1 and 8, 7, 6, 5. Step four of them: ${shown(factor, 4)}.`,
  }),
  (factor) => ({
    title: 'Digit sums by leaps',
    text: `Reduce the products to one digit each: 5, 1, 6, 2, 7, 3, 8, 4, 9. Odd lines climb from 5 to 9, and the even lines between them climb from 1 to 4. Line 11 repeats line 2: ${shown(factor, 11)}.`,
  }),
  (factor) => ({
    title: 'Six, three, nine',
    text: `Digits added up come out as 6, 3, 9, over and over, because 3 divides ${factor} and 9 does not. A result such as ${factor * 8 + 1} gives itself away at once; the true line is ${shown(factor, 8)}.`,
  }),
  (factor) => ({
    title: 'Odd sums going down',
    text: `Summing digits gives 7, 5, 3, 1, then 8, 6, 4, 2, and 9 on every ninth line: down by two each time, since adding ${factor} leaves the sum as if you took 2 away. Take ${shown(factor, 12)}.`,
  }),
  (factor) => ({
    title: 'Digit sums that count backwards',
    text: `${factor} is one short of ${factor === 8 ? 'nine' : `${figure(factor + 1)}, a multiple of 9`}. So each line lowers the digit sum by one, from 8 to 1 and then 9: line 2 has 7, since ${shown(factor, 2)}, and line 7 has 2, since ${shown(factor, 7)}.`,
  }),
];
