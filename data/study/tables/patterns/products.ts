import { figure, line, listed } from '@/data/study/tables/figure';
import type { PatternText } from './text';

const lines = (factor: number, all: readonly number[]): string =>
  listed(all.map((times) => line(factor, times)));

export const sameDigits = (factor: number, all: readonly number[]): PatternText => ({
  title: 'All digits alike',
  text: `A rare sight: ${lines(factor, all.slice(0, 3))}. ${all.length > 1 ? 'Such products are' : 'It is'} good to know by heart, because the lines next door follow from ${all.length > 1 ? 'them' : 'it'} by one step of ${factor}.`,
});

export const palindromes = (factor: number, all: readonly number[]): PatternText => ({
  title: 'The same from both ends',
  text: `Read ${listed(all.slice(0, 3).map((times) => factor * times))} from the right, and nothing changes. ${all.length === 1 ? `This palindrome stands in line ${all[0]}.` : `These palindromes stand in lines ${listed(all.slice(0, 3))}.`}`,
});

export const squares = (
  factor: number,
  all: readonly { times: number; root: number }[],
): PatternText => ({
  title: 'Squares hidden in the table',
  text: `${listed(all.slice(0, 3).map(({ times, root }) => `${line(factor, times)} = ${root} × ${root}`))}: ${all.length > 1 ? 'these products are squares' : 'this product is a square'}. ${factor} lacks a factor ${all[0]?.times} to be one, and the line supplies it.`,
});

export const straights = (factor: number, all: readonly number[]): PatternText => ({
  title: 'Digits in order',
  text: `The digits of ${listed(all.slice(0, 2).map((times) => factor * times))} follow one another like steps of a stair. You meet ${all.length > 1 ? 'them' : 'it'} as ${lines(factor, all.slice(0, 2))}.`,
});

export const sameDigitsAsQuestion = (factor: number, times: number): PatternText => ({
  title: 'Question and answer, same digits',
  text: `${line(factor, times)}: sort the digits on the left and those on the right, and you find the same ones. Very few products manage that.`,
});

export const mirrorTable = (factor: number, mirror: number, times: number): PatternText => ({
  title: `Its mirror is the table of ${mirror}`,
  text: `Turn ${factor} round and there is ${mirror}. As long as nothing has to be carried, their products are turned round too: ${line(factor, times)} and ${line(mirror, times)}.`,
});

export const mirrorProducts = (factor: number, one: number, other: number): PatternText => ({
  title: 'Products that mirror each other',
  text: `Lines ${one} and ${other} use one set of digits in opposite order: ${figure(factor * one)} and ${figure(factor * other)}. Who remembers the first has the second.`,
});

export const justBeside = (
  factor: number,
  all: readonly { times: number; off: number }[],
): PatternText => {
  const first = all[0] ?? { times: 0, off: 0 };
  const many = all.map(
    ({ times, off }) =>
      `${line(factor, times)}, ${Math.abs(off)} ${off > 0 ? 'above' : 'below'} ${figure(factor * times - off)}`,
  );
  return {
    title: 'Close to a full hundred',
    text: `Keep in mind ${listed(many.slice(0, 2))}. With ${all.length > 1 ? 'these landmarks' : 'this landmark'} the lines around come easily: line ${first.times + 1} is ${figure(factor * first.times - first.off)} ${first.off > 0 ? '+' : '−'} ${Math.abs(first.off)} + ${factor} = ${figure(factor * (first.times + 1))}.`,
  };
};

export const fullHundreds = (factor: number, all: readonly number[]): PatternText => ({
  title: 'Where it meets the hundreds',
  text: `${all.length === 1 ? `Once in twenty lines the table stops at a full hundred: ${lines(factor, all)}` : `Every ${all[0] === 2 ? 'second' : `${all[0]}th`} line stops at a full hundred, as in ${lines(factor, all.slice(0, 2))}`}. After each stop the last two digits begin their round again.`,
});

export const pairsOfTen = (factor: number, one: number): PatternText => ({
  title: 'Pairs that make line 10',
  text: `Lines ${one} and ${10 - one} together are line 10: ${figure(factor * one)} + ${figure(factor * (10 - one))} = ${figure(factor * 10)}. So each of the first nine products tells you another one.`,
});
