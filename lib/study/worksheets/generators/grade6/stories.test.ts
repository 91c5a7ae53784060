import { listPicture } from '@/lib/study/worksheets/listPicture';
import { checkKeys } from '@/lib/study/worksheets/testing/checkKeys';
import { isNear, type Rule, worthOf } from '@/lib/study/worksheets/testing/readBack';
import { HOW_OFTEN } from '@/lib/study/worksheets/testing/statements';
import { FIND_THE_MISTAKE } from '@/lib/study/worksheets/testing/workings';
import { GRADE_6_REASONING } from './reasoning';
import { GRADE_6_STORIES } from './stories';

/** The fractions of a sentence, mixed numbers too. */
const fractionsIn = (text: string): number[] =>
  (text.match(/\d*\[\d+\|\d+\]/g) ?? []).map((fraction) => worthOf(fraction));

const STORIES: Record<string, Rule[]> = {
  WRF: [
    [
      /library card/,
      ({ question: { ask }, n, a: [none = 0] }) => {
        const [part = 0] = fractionsIn(ask);
        return isNear(none / (n[2] ?? 0), 1 - part);
      },
    ],
    [
      /^Of a pizza/,
      ({ question: { ask }, a: [left = 0] }) =>
        left > 0 &&
        isNear(
          fractionsIn(ask).reduce((all, part) => all + part, left),
          1,
        ),
    ],
    [
      /^A curtain/,
      ({ question: { ask }, n, a: [all = 0] }) =>
        isNear(all / (n.at(-1) ?? 0), fractionsIn(ask)[0] ?? 0),
    ],
    [
      /honey/,
      ({ question: { ask }, n, a: [bottles = 0] }) =>
        isNear(bottles * (fractionsIn(ask)[0] ?? 0), n.at(-1) ?? 0),
    ],
    [
      /pages has the book/,
      ({ question: { ask }, n: [read = 0], a: [pages = 0] }) =>
        isNear(pages * (fractionsIn(ask)[0] ?? 0), read),
    ],
    [
      /rice a day/,
      ({ question: { ask }, n, a: [all = 0] }) =>
        isNear(all / (n.at(-1) ?? 0), fractionsIn(ask)[0] ?? 0),
    ],
    [
      /^A farmer owns/,
      ({ question: { ask }, n: [acres = 0], a: [watered = 0] }) => {
        const [one = 0, other = 0] = fractionsIn(ask);
        return isNear(watered, acres * one * other);
      },
    ],
    [
      / km and /,
      ({ question: { ask }, a: [gap = 0] }) => {
        const [one = 0, other = 0] = fractionsIn(ask);
        return gap > 0 && isNear(gap, Math.abs(one - other));
      },
    ],
  ],
  WRN: [
    [/^In a mountain town/, ({ n: [morning, rise = 0], a: [noon = 0] }) => noon - rise === morning],
    [/^In the evening/, ({ n: [evening, fall = 0], a: [night = 0] }) => night + fall === evening],
    [/^A lift/, ({ n: [start, up = 0, down = 0], a: [end = 0] }) => end + down - up === start],
    [/Dras/, ({ n: [cold = 0, warm], a: [gap = 0] }) => gap > 0 && cold + gap === warm],
    [/^A diver/, ({ n: [deep, up = 0], a: [now = 0] }) => now - up === deep && now < 0],
    [/^In a game/, ({ n: [before, won = 0], a: [now = 0] }) => now - won === before],
    [
      /^At midnight/,
      ({ n, a: [lowest = 0, gap = 0] }) =>
        n.length === 4 &&
        n.every((value) => value >= lowest) &&
        n.includes(lowest) &&
        n.includes(lowest + gap) &&
        n.every((value) => value <= lowest + gap),
    ],
    [
      /^At 8 pm/,
      ({ n: [, start = 0, each = 0, hours = 0], a }) => {
        let now = start;
        for (let hour = 0; hour < hours; hour++) now -= each;
        return now === a[0];
      },
    ],
  ],
  WRD: [
    [
      /onions/,
      ({ n: [, one = 0, , other = 0, much = 0, more = 0], a: [cost = 0] }) =>
        isNear(cost - other * more, one * much) && much === more + 0.5,
    ],
    [
      /^A pen costs/,
      ({ n: [pen = 0, notebook = 0, pens = 0, notebooks = 0], a: [cost = 0] }) =>
        isNear((cost - pens * pen) / notebooks, notebook),
    ],
    [
      /ratio/,
      ({ n: [boys = 0, girls = 0, all = 0], a: [pupils = 0] }) =>
        (pupils - all) * boys === all * girls,
    ],
    [/recipe/, ({ n: [dal = 0, rice = 0, more = 0], a: [cups = 0] }) => cups * rice === dal * more],
    [
      /^A bus goes/,
      ({ n: [far = 0, hours = 0, more = 0], a: [answer = 0] }) => answer * hours === far * more,
    ],
    // Two long strips and two short ones between them.
    [
      /path/,
      ({ n: [long = 0, wide = 0, path = 0], a: [area = 0] }) =>
        2 * long * path + 2 * (wide - 2 * path) * path === area,
    ],
    [
      /tiles/,
      ({ n: [long = 0, wide = 0, side = 0], a: [many = 0] }) =>
        isNear((many * side * side) / 10_000, long * wide) && (long * 100) % side === 0,
    ],
    [
      /bell/,
      ({ n: [, one = 1, , other = 1], question: { ask }, a: [minutes = 0] }) => {
        const [first = one, second = other] = [...ask.matchAll(/every (\d+) minutes/g)].map(
          ([, every]) => Number(every),
        );
        return (
          Array.from({ length: minutes }, (_, at) => at + 1)
            .filter((minute) => minute % first === 0 && minute % second === 0)
            .join() === String(minutes)
        );
      },
    ],
  ],
};

const REASONING: Record<string, Rule[]> = {
  MST: [FIND_THE_MISTAKE],
  ASN: [HOW_OFTEN],
  DAT: [
    [
      /is “(.+)”\?\n.* than “(.+)”\?\n.* stands for (\d)\. .*“(.+)” get/,
      ({
        part: [asked, other, key, most],
        a: [all, part = 0, gap, pictures = 0],
        question: { picture },
      }) => {
        if (picture?.kind !== 'tally') return false;
        // As it is read out, stroke by stroke.
        const counts = new Map(
          listPicture(picture)
            .split('; ')
            .map((row) => [row.split(': ')[0] ?? '', row.match(/stroke/g)?.length ?? 0]),
        );
        const countOf = (name = '') => counts.get(name) ?? Number.NaN;
        const total = [...counts.values()].reduce((before, count) => before + count, 0);
        return (
          total === all &&
          isNear(part * total, countOf(asked)) &&
          Math.abs(countOf(asked) - countOf(other)) === gap &&
          Math.max(...counts.values()) === countOf(most) &&
          pictures * Number(key) <= countOf(most) &&
          (pictures + 1) * Number(key) > countOf(most)
        );
      },
    ],
  ],
};

describe('stories', () => checkKeys('grade-6', GRADE_6_STORIES, STORIES));
describe('reasoning', () => checkKeys('grade-6', GRADE_6_REASONING, REASONING));
