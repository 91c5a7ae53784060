import { figure, line } from '@/data/study/tables/figure';
import type { PatternText } from './text';

const tens = (factor: number): string => figure(factor - (factor % 10));

/** What the last digits of a table do; the place in the list is the last digit of its number. */
export const LAST_DIGIT_TEXTS: readonly ((factor: number) => PatternText)[] = [
  (factor) => ({
    title: 'Always a nought at the end',
    text: `Every product ends in 0, because ${factor} is ${factor / 10} tens. So you only need the ${factor / 10} times table: ${line(factor / 10, 7)}, and with a nought behind it ${line(factor, 7)}.`,
  }),
  (factor) => ({
    title: 'The last digit tells the line',
    text: `Ending in 1 makes this table its own counter: the last digits run 1, 2, 3 and on to 9, then 0. Line 7 has to end in 7, and so it does: ${line(factor, 7)}; line 17 does too, ${line(factor, 17)}.`,
  }),
  (factor) => ({
    title: 'Twos at the end',
    text: `Look only at the units: 2, 4, 6, 8, 0 and the same five over again. Lines that lie five apart share their ending, such as ${line(factor, 3)} and ${line(factor, 8)}.`,
  }),
  (factor) => ({
    title: 'Three short ladders',
    text: `The endings climb by threes, on three ladders: 3, 6, 9, then 2, 5, 8, then 1, 4, 7, and 0 closes the round. Each digit has its one turn in ten lines, so an ending of 2 can only mean ${line(factor, 4)} or ${line(factor, 14)}.`,
  }),
  (factor) => ({
    title: 'Five endings, paired to ten',
    text: `Just 4, 8, 2, 6 and 0 appear as units, in this order, and come round after five lines. Lines 1 and 4 fill each other up to ten (4 and 6), and lines 2 and 3 as well (8 and 2): compare ${line(factor, 2)} with ${line(factor, 3)}.`,
  }),
  (factor) => ({
    title: 'Five, nought, five, nought',
    text: `Odd lines finish with 5 and even lines with 0. Two lines together are always ${figure(factor * 2)}, a number that ends in 0; a single ${factor} left over puts the 5 there, as in ${line(factor, 9)}.`,
  }),
  (factor) => ({
    title: 'Even lines keep their digit',
    text: `Multiply ${factor} by an even digit and that digit stays at the end: ${line(factor, 2)}, ${line(factor, 4)}, ${line(factor, 8)}. The whole round is 6, 2, 8, 4, 0.`,
  }),
  (factor) => ({
    title: 'Down by three each time',
    text: `Each step of ${factor} is three less than ${figure(factor + 3)}, so the endings drop by three: 7, 4, 1, then 8, 5, 2, then 9, 6, 3 and last 0. All ten digits come exactly once; something that ends in 6 must be ${line(factor, 8)} or ${line(factor, 18)}.`,
  }),
  (factor) => ({
    title: 'Counting down in twos',
    text: `The units fall 8, 6, 4, 2, 0 and jump up again, since adding ${factor} is adding ${figure(factor + 2)} and taking 2 away. No odd digit ever ends a product: ${line(factor, 6)}, ${line(factor, 7)}.`,
  }),
  (factor) => ({
    title: 'A countdown at the end',
    text: `Read the endings downwards: 9, 8, 7 and on to 1, then 0. In lines 1 to 9 the line and the ending make ten: line 3 ends in 7 (${line(factor, 3)}), line 6 in 4 (${line(factor, 6)}). The rest of the product grows by ${factor < 10 ? 'one' : `${tens(factor)} and ten`} a line.`,
  }),
];
