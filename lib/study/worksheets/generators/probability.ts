import type { Draw } from '@/lib/study/worksheets/draw';
import { fraction, showFraction } from '@/lib/study/worksheets/fraction';
import { type Question, single } from '@/lib/study/worksheets/question';

/** Asked of one die: how many of its six faces fit. */
const DIE = [
  ['an even number', 3],
  ['a number greater than 4', 2],
  ['a prime number', 3],
  ['a number less than 6', 5],
  ['a multiple of 3', 2],
  ['the number 5', 1],
] as const;

/** Asked of a pack of 52: how many cards fit. */
const CARDS = [
  ['a king', 4],
  ['a red card', 26],
  ['a face card (jack, queen or king)', 12],
  ['a heart', 13],
  ['a black queen', 2],
  ['an ace or a two', 8],
  ['the ace of spades', 1],
  ['a red face card', 6],
  ['a card that is not a club', 39],
] as const;

/** Asked of two coins: how many of the four results fit. */
const COINS = [
  ['two heads', 1],
  ['exactly one head', 2],
  ['at least one head', 3],
  ['no head', 1],
] as const;

const COLOURS = ['red', 'blue', 'green', 'yellow', 'white'] as const;

const of = (ask: string, fits: number, all: number): Question =>
  single(ask, showFraction(fraction(fits, all)), {
    how: `${fits} of ${all} equally likely results`,
  });

const bag = (draw: Draw): Question => {
  const [one = 'red', other = 'blue', third = 'green'] = draw.some(COLOURS, 3);
  const [a, b, c] = [draw.whole(2, 9), draw.whole(2, 9), draw.whole(2, 9)];
  const all = a + b + c;
  const start = `A bag holds ${a} ${one}, ${b} ${other} and ${c} ${third} balls. One is drawn without looking. What is the probability that it is`;
  return draw.chance() ? of(`${start} ${one}?`, a, all) : of(`${start} not ${one}?`, b + c, all);
};

const twoDice = (draw: Draw): Question => {
  const total = draw.whole(2, 12);
  const ways = 6 - Math.abs(7 - total);
  return of(`Two dice are thrown. What is the probability that the sum is ${total}?`, ways, 36);
};

/** Dice, coins, cards and balls. */
export const findProbability = (draw: Draw): Question => {
  const kind = draw.whole(1, 5);
  if (kind === 1) return bag(draw);
  if (kind === 2) return twoDice(draw);
  const [things, result, all] = draw.pick([
    ['A die is thrown once. What is the probability of', draw.pick(DIE), 6],
    [
      'One card is drawn from a well-shuffled pack of 52. What is the probability of',
      draw.pick(CARDS),
      52,
    ],
    ['Two coins are tossed. What is the probability of', draw.pick(COINS), 4],
  ] as const);
  return of(`${things} ${result[0]}?`, result[1], all);
};
