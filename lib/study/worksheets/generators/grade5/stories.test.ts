import { checkKeys } from '@/lib/study/worksheets/testing/checkKeys';
import { isNear, type Rule } from '@/lib/study/worksheets/testing/readBack';
import { GRADE_5_STORIES } from './stories';

const dividesBoth = (by: number, one: number, other: number): boolean =>
  one % by === 0 && other % by === 0;

/** The answer put back into the story, or tried out. */
const RULES: Record<string, Rule[]> = {
  WRD: [
    [
      /farmers bring/,
      ({ n: [farmers = 0, each, sold = 0], a: [cans = 0] }) =>
        (cans * 20 + sold) / farmers === each && cans > 0,
    ],
    [
      /^A train goes/,
      ({ n: [speed, hours = 0, more = 0], a: [far = 0] }) => (far - more) / hours === speed,
    ],
    [
      /^A city had/,
      ({ n: [before, more = 0, children = 0], a: [grown = 0] }) =>
        grown + children - more === before,
    ],
    [
      /coconut palms/,
      ({ n: [trees = 0, each, bad = 0], a: [bags = 0, left = 0] }) =>
        left < 50 && (bags * 50 + left + bad) / trees === each,
    ],
    [
      /come by bus/,
      ({ n: [, , pupils = 0], a: [walk = 0] }) => walk + walk + (pupils * 3) / 4 === pupils,
    ],
    [
      /kg of rice/,
      ({ n: [rice = 0, one = 0, dal = 0, other = 0, paid], a: [back = 0] }) =>
        back > 0 && back + dal * other + rice * one === paid,
    ],
    [
      /rounds of wire/,
      ({ n: [long = 0, wide = 0, rounds = 0, price = 0], a: [cost = 0] }) =>
        isNear(cost / price / rounds, long + wide + long + wide),
    ],
    [
      /kites a day/,
      ({ n: [average = 0, ...days], a: [last = 0] }) =>
        [...days, last].reduce((off, day) => off + day - average, 0) === 0 && days.length === 3,
    ],
    [
      /leave together/,
      ({ n: [one = 1, other = 1], a: [minutes = 0] }) =>
        Array.from({ length: minutes }, (_, at) => at + 1)
          .filter((minute) => minute % one === 0 && minute % other === 0)
          .join() === String(minutes),
    ],
    [
      /cut into squares/,
      ({ n: [one = 0, other = 0], a: [side = 0] }) =>
        Array.from({ length: one }, (_, at) => at + 1)
          .filter((by) => dividesBoth(by, one, other))
          .at(-1) === side,
    ],
    [
      /^A tank of/,
      ({ n: [full, inside = 0, each = 0], a: [minutes = 0] }) => inside + minutes * each === full,
    ],
    [
      /kurtas/,
      ({ n: [cloth = 0, shirts = 0, more = 0], a: [metres = 0] }) =>
        metres * shirts === cloth * more,
    ],
  ],
};

checkKeys('grade-5', GRADE_5_STORIES, RULES);
