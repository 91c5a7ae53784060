import { figure, line, listed } from '@/data/study/tables/figure';
import type { PatternText } from './text';

/** Tables that stay below a hundred for ten lines or more. */
export const withinHundred = (factor: number): PatternText => ({
  title: 'A table of small steps',
  text: `After ten lines you are only at ${figure(factor * 10)}, and after twenty at ${figure(factor * 20)}. Whoever can count in steps of ${factor} knows it already; multiplying just saves the counting.`,
});

/** Tables that reach each new hundred after the same number of lines. */
export const evenCrossings = (factor: number, all: readonly number[]): PatternText => ({
  title: `A new hundred every ${all[0]} lines`,
  text: `Line ${all[0]} is the first to reach a hundred: ${line(factor, all[0] ?? 0)}. From there on the hundreds change with the same rhythm, at ${listed(all.slice(1, 4).map((times) => figure(factor * times)))}.`,
});

export const crossings = (factor: number, all: readonly number[]): PatternText => ({
  title: 'Where the hundreds begin',
  text: `The first products to reach a new hundred are ${listed(all.slice(0, 4).map((times) => line(factor, times)))}. No even rhythm lasts here, because ${factor} does not go into a hundred without a remainder.`,
});

export const oneOrTwoAHundred = (factor: number, both: readonly number[]): PatternText => ({
  title: 'One or two in every hundred',
  text: `A step of ${factor} is more than half a hundred and less than a whole one, so each hundred holds one product or two. Two share a hundred for the first time at ${listed(both.map((times) => figure(factor * times)))}, lines ${listed(both)}.`,
});

export const skipping = (factor: number, times: number): PatternText => ({
  title: 'The hundred that is left out',
  text: `Up to line ${times - 1} the hundreds simply count the lines. Then ${factor - 100} × ${times} = ${figure((factor - 100) * times)} has grown to a hundred of its own, and line ${times} leaps over one: ${line(factor, times - 1)}, but ${line(factor, times)}.`,
});

export const oneHundredBehind = (factor: number): PatternText => ({
  title: 'Always one hundred behind',
  text: `Each line falls ${100 - factor} short of a new hundred, and twenty lines are not enough to lose a second one. So the hundreds are always one less than the line: ${line(factor, 4)}, ${line(factor, 11)}, ${line(factor, 18)}.`,
});

export const neverSkipping = (factor: number): PatternText => ({
  title: 'Hundreds that count the lines',
  text: `${factor} is a hundred and only ${factor - 100} more. All the way to line 20 the hundreds equal the number of the line: ${line(factor, 9)}, ${line(factor, 16)}, ${line(factor, 20)}.`,
});
