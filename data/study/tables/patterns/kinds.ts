import { figure, line, listed } from '@/data/study/tables/figure';
import type { PatternText } from './text';

export const twinPrime = (factor: number, twin: number): PatternText => ({
  title: 'A prime with a twin',
  text: `Nothing but 1 and ${factor} divides ${factor}, so it is prime, and with ${twin}, only two away, it forms a pair of twin primes. ${(factor + twin) / 2 === 4 ? 'They are the smallest such pair.' : `Between such twins there is always a multiple of six, here ${(factor + twin) / 2}; only 3 and 5 are an exception.`}`,
});

export const primeOfTwoSquares = (factor: number, roots: readonly number[]): PatternText => ({
  title: 'A prime made of two squares',
  text: `${factor} is prime and leaves 1 when shared among four. Such primes are the sum of two square numbers, and in a single way: ${listed(roots.map((root) => `${root} × ${root}`))}, that is ${roots.map((root) => root * root).join(' + ')}.`,
});

export const lonelyPrime = (
  factor: number,
  place: number,
  before: number,
  after: number,
): PatternText => ({
  title: `Prime number ${place} of the list`,
  text: `${factor} cannot be laid out as a rectangle, only as one long row: it is prime, number ${place} in the list of primes. The one before it is ${before} and the next ${after}. Whatever else divides a product here comes from the line alone, as the 5 does in ${line(factor, 5)}.`,
});

export const squareNumber = (factor: number, root: number): PatternText => ({
  title: `${factor} is a square number`,
  text: `Since ${factor} is ${root} × ${root}, every square line gives a square again: ${line(factor, 4)} is ${root * 2} × ${root * 2}, ${line(factor, 9)} is ${root * 3} × ${root * 3}, and ${line(factor, 16)} is ${root * 4} × ${root * 4}.`,
});

export const cubeNumber = (factor: number, root: number): PatternText => ({
  title: 'A cube of small cubes',
  text: `${factor} is ${root} × ${root} × ${root}, so that many small blocks make a solid cube. Double its edge and you need line 8, ${line(factor, 8)}, which is ${root * 2} × ${root * 2} × ${root * 2}.`,
});

export const powerOfTwo = (factor: number, doublings: number): PatternText => ({
  title: 'Made by doubling alone',
  text: `Begin with 1 and double ${doublings === 1 ? 'once' : doublings === 2 ? 'twice' : `${doublings} times`}: there is ${factor}. Lines 1, 2, 4, 8 and 16 of this table go on doubling: ${listed([1, 2, 4, 8, 16].map((times) => factor * times))}.`,
});

export const oblong = (factor: number, side: number): PatternText => ({
  title: 'Two neighbours multiplied',
  text: `${side} × ${side + 1} is ${factor}: a rectangle whose sides differ by one. It also is the sum of the first ${side} even numbers, ${side < 5 ? listed(Array.from({ length: side }, (_, at) => 2 * at + 2)) : `2 + 4 + 6 and so on up to ${2 * side}`}.`,
});

export const triangle = (factor: number, rows: number): PatternText => ({
  title: `${rows} rows make a triangle`,
  text: `Lay one coin, below it two, then three, and stop after ${rows} rows: you have used ${factor}. ${factor} is a triangular number, 1 + 2 + 3 up to ${rows}. Eight such triangles and one coin more, ${line(factor, 8)} and 1, make a square with ${2 * rows + 1} a side.`,
});

export const repdigit = (factor: number, digit: number): PatternText => ({
  title: 'Twin digits',
  text: `${factor} is eleven times ${digit}, so its table is the ${digit} times table made eleven times as large. While ${digit} × the line stays below ten, you only write it twice: ${line(factor, 1)}${digit * 2 < 10 ? `, ${line(factor, 2)}` : ''}. Later a carry parts the twins, as in ${line(factor, 13)}.`,
});

export const manyDivisors = (factor: number, all: readonly number[]): PatternText => ({
  title: `${all.length} numbers divide it`,
  text: `${factor} can be shared out in many ways: ${listed(all)} all divide it without remainder. Each line of its table therefore turns up in ${all.length - 1} smaller tables as well, for example ${figure(factor * 3)} in those of ${listed(all.slice(2, 5))}.`,
});

export const twoPrimes = (factor: number, small: number, large: number): PatternText => ({
  title: `Built of ${small} and ${large}`,
  text: `${factor} = ${small} × ${large}, both of them prime. So a number belongs to this table exactly when it is in the table of ${small} and in that of ${large}. Line 4, ${figure(factor * 4)}, is line ${large * 4} of the ${small} times table and line ${small * 4} of the other.`,
});

export const product = (factor: number, one: number, other: number): PatternText => ({
  title: `${one} rows of ${other}`,
  text: `Arrange ${factor} as ${one} rows with ${other} in each. Then every line here hides a longer one there: ${line(factor, 6)} is also ${line(one, other * 6)}, and ${line(factor, 5)} is the same as ${line(other, one * 5)}.`,
});

export const fibonacci = (factor: number, one: number, other: number): PatternText => ({
  title: 'A number of the golden row',
  text: `In the row 1, 1, 2, 3, 5, 8, where each number is the sum of the two before, ${factor} appears as ${one} + ${other}. Line by line its table is therefore those two added: ${line(factor, 6)} = ${figure(one * 6)} + ${figure(other * 6)}.`,
});

export const perfect = (factor: number, parts: readonly number[]): PatternText => ({
  title: 'A perfect number',
  text: `Add up everything smaller that divides ${factor}: ${parts.join(' + ')} = ${factor}. A number that equals this sum is called perfect, and below 400 there are just two, 6 and 28.`,
});

export const factorial = (factor: number, last: number): PatternText => ({
  title: `${last} things in a row`,
  text: `${factor} is 1 × 2${last > 2 ? ` × 3${last > 3 ? ` × 4${last > 4 ? ' × 5' : ''}` : ''}` : ''}, the number of ways to set ${last} different books on a shelf. One book more, and line ${last + 1} has the answer: ${line(factor, last + 1)}.`,
});

export const one = (): PatternText => ({
  title: 'The number that changes nothing',
  text: 'Multiplying by 1 gives back what you began with. That is why this table is simply counting, and why every other table has its own number in line 1.',
});

export const fourSquares = (factor: number, first: string, second: string): PatternText => ({
  title: 'Two squares, in two ways',
  text: `${factor} is a sum of two square numbers twice over: ${first}, and also ${second}. Few numbers can do that.`,
});

export const oddRun = (
  factor: number,
  first: number,
  last: number,
  count: number,
): PatternText => ({
  title: 'A run of odd numbers',
  text: `Add the ${count} odd numbers from ${first} to ${last}, and you arrive at ${factor}. It works because it is a difference of two squares, ${figure(((last + 1) / 2) ** 2)} − ${figure(((first - 1) / 2) ** 2)}.`,
});
