import { checkKeys } from '@/lib/study/worksheets/testing/checkKeys';
import type { Rule } from '@/lib/study/worksheets/testing/readBack';
import { GRADE_4_STORIES } from './stories';

/** The answer put back into the story, from its end to its beginning. */
const RULES: Record<string, Rule[]> = {
  WRD: [
    [
      /^A zoo/,
      ({ n: [first = 0, second = 0, children = 0], a: [grown = 0] }) =>
        grown >= 0 && children + grown - second === first,
    ],
    [
      /^A school buys/,
      ({ n: [many = 0, price, board = 0], a: [bill = 0] }) => (bill - board) / many === price,
    ],
    [
      /science fair/,
      ({ n: [buses = 0, seats, children = 0], a: [empty = 0] }) =>
        empty > 0 && (children + empty) / buses === seats,
    ],
    [
      /^A farmer picks/,
      ({ n: [all, sold = 0, each = 0], a: [sacks = 0] }) => sacks * each + sold === all,
    ],
    [
      /^A village/,
      ({ n: [all, women = 0, men = 0], a: [children = 0] }) => women + men + children === all,
    ],
    [
      /^A dairy/,
      ({ n: [morning = 0, evening, each = 0], a: [crates = 0] }) =>
        crates * each - morning === evening,
    ],
    [
      /^A boat ride/,
      ({ n: [grownPrice = 0, childPrice = 0, grown = 0, children = 0], a: [money = 0] }) =>
        (money - childPrice * children) / grown === grownPrice && grownPrice === 2 * childPrice,
    ],
    [
      /^A tanker/,
      ({ n: [all, houses = 0, each = 0], a: [left = 0] }) =>
        left >= 0 &&
        left + Array.from({ length: houses }, () => each).reduce((a, b) => a + b) === all,
    ],
    [
      /^A painter/,
      ({ n: [wage, days = 0, rent = 0], a: [left = 0] }) =>
        left > 0 && (left + rent) / days === wage,
    ],
    [/^A forest/, ({ n: [tigers = 0, more = 0], a: [all = 0] }) => all - tigers - more === tigers],
    [
      /^A tailor/,
      ({ n: [pieces = 0, long, roll = 0], a: [rest = 0] }) => (roll - rest) / pieces === long,
    ],
    [
      /pages has the book/,
      ({ n: [daily, days = 0, rest = 0], a: [pages = 0] }) => (pages - rest) / days === daily,
    ],
  ],
};

checkKeys('grade-4', GRADE_4_STORIES, RULES);
