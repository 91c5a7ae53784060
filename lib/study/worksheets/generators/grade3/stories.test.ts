import { checkKeys } from '@/lib/study/worksheets/testing/checkKeys';
import type { Rule } from '@/lib/study/worksheets/testing/readBack';
import { GRADE_3_STORIES } from './stories';

/** The answer put back into the story. */
const RULES: Record<string, Rule[]> = {
  WAD: [
    [/girls and/, ({ n: [girls, boys = 0], a: [all = 0] }) => all - boys === girls],
    [/mangoes/, ({ n: [few = 0, many], a: [more = 0] }) => more > 0 && few + more === many],
    [
      /chairs/,
      ({ n: [chairs, taken = 0], a: [empty = 0] }) => empty > 0 && taken + empty === chairs,
    ],
    [/storybook/, ({ n: [pages, read = 0], a: [left = 0] }) => left > 0 && read + left === pages],
    [
      /passengers/,
      ({ n: [first, off = 0, on = 0], a: [now = 0] }) => now - on + off === first && now > on,
    ],
    [/skates/, ({ n: [price, saved = 0], a: [rest = 0] }) => rest > 0 && saved + rest === price],
    [/stamps/, ({ n: [given = 0, left], a: [first = 0] }) => first - given === left],
    [/bottle caps/, ({ n, a: [all = 0] }) => n.reduce((rest, part) => rest - part, all) === 0],
    [
      /fewer/,
      ({ n: [morning, fewer = 0], a: [later = 0] }) => later > 0 && later + fewer === morning,
    ],
    [/marigolds/, ({ n: [roses = 0, more = 0], a: [marigolds = 0] }) => marigolds - roses === more],
    [/buns/, ({ n: [made, left = 0], a: [sold = 0] }) => sold > 0 && sold + left === made],
    [
      /jumps/,
      ({ n: [goal, one = 0, two = 0], a: [rest = 0] }) => rest > 0 && one + two + rest === goal,
    ],
  ],
  WMD: [
    [/laddoos/, ({ n: [each = 0, boxes], a: [all = 0] }) => all / each === boxes],
    [
      /bangles/,
      ({ n: [all, each = 0], a: [boxes = 0, left = 0] }) =>
        boxes * each + left === all && left < each,
    ],
    [/drill/, ({ n: [all, each = 0], a: [rows = 0] }) => rows * each === all],
    [
      /bench|auto-rickshaw/,
      ({ n: [seats = 0, people = 0], a: [many = 0] }) =>
        many * seats >= people && (many - 1) * seats < people,
    ],
    [
      /spiders/,
      ({ n: [eight, six, spiders = 0, ants = 0], a: [legs = 0] }) =>
        eight === 8 && six === 6 && (legs - ants * 6) / spiders === 8,
    ],
    [
      /cycles/,
      ({ n: [cycles = 0, , tricycles = 0], a: [wheels = 0] }) =>
        (wheels - cycles - cycles) / tricycles === 3,
    ],
    [/pages/, ({ n: [daily = 0, pages], a: [days = 0] }) => daily * days === pages],
    [
      /rangoli/,
      ({ n: [rows = 0, dots, gone = 0], a: [left = 0] }) => (left + gone) / rows === dots,
    ],
    [
      /buttons/,
      ({ n: [each = 0, all], a: [shirts = 0, left = 0] }) =>
        shirts * each + left === all && left < each,
    ],
    [/seeds/, ({ n: [seeds, pots = 0], a: [all = 0] }) => all / pots === seeds],
    [/shells/, ({ n: [friends = 0, all], a: [each = 0] }) => friends * each === all],
  ],
};

checkKeys('grade-3', GRADE_3_STORIES, RULES);
