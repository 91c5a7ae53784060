import fc from '@/lib/testing/properties';
import { questionsFor } from './halving';

/** Plays the method as the page of coding words it; answers how many questions it took. */
const play = (secret: number, highest: number): number => {
  let [low, high, questions] = [1, highest, 0];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    questions += 1;
    if (secret > middle) low = middle + 1;
    else high = middle;
  }
  expect(low).toBe(secret);
  return questions;
};

it.each([
  [1, 0],
  [2, 1],
  [10, 4],
  [100, 7],
  [1_000, 10],
  [1_00_000, 17],
  [10_00_000, 20],
  [140_00_00_000, 31],
])('one of %d needs %d questions', (count, questions) => {
  expect(questionsFor(count)).toBe(questions);
});

it('finds every number from 1 to 100 in seven questions at most, as the page says', () => {
  const all = Array.from({ length: 100 }, (_, at) => play(at + 1, 100));
  expect(Math.max(...all)).toBe(7);
});

it('is enough for any number of any range, and for some number necessary', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), (highest) => {
      const all = Array.from({ length: highest }, (_, at) => play(at + 1, highest));
      expect(Math.max(...all)).toBe(questionsFor(highest));
    }),
  );
});
