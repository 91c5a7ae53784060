import { figure, line } from '@/data/study/tables/figure';
import type { PatternText } from './text';

export const oddTable = (factor: number): PatternText => ({
  title: 'Odd, even, odd, even',
  text: `An odd number of ${factor}s is odd and an even number of them is even: ${line(factor, 11)}, but ${line(factor, 12)}.`,
});

export const halfOdd = (factor: number): PatternText => ({
  title: 'Even, but half of it is odd',
  text: `All products are even. Halve them, and odd and even numbers take turns, for ${factor} is twice the odd number ${factor / 2}: ${figure(factor * 5)} ÷ 2 = ${figure((factor * 5) / 2)}, ${figure(factor * 6)} ÷ 2 = ${figure(factor * 3)}.`,
});

export const quarterOdd = (factor: number): PatternText => ({
  title: 'Halve it twice',
  text: `4 divides every product, and 8 divides only those of even lines. ${line(factor, 3)} can be halved twice, to ${figure((factor * 3) / 4)}; ${line(factor, 6)} goes one half further.`,
});

export const byEight = (factor: number): PatternText => ({
  title: 'Deeply even',
  text: `Each product can be halved three times and stays whole: ${figure(factor * 9)}, ${figure((factor * 9) / 2)}, ${figure((factor * 9) / 4)}, ${figure((factor * 9) / 8)}. Only one table in eight can promise this.`,
});
