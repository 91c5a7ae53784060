import { atomsOf } from '@/lib/study/worksheets/testing/atomsOf';
import { checkKeys } from '@/lib/study/worksheets/testing/checkKeys';
import { numbersTo, sumOf } from '@/lib/study/worksheets/testing/lists';
import { isNear, type Rule, SUM } from '@/lib/study/worksheets/testing/readBack';
import { FIND_THE_MISTAKE } from '@/lib/study/worksheets/testing/workings';
import { GRADE_8_FIGURES } from './figures';
import { GRADE_8_REASONING } from './reasoning';
import { GRADE_8_SCIENCE } from './science';
import { GRADE_8_STORIES } from './stories';

/** The last digit by multiplying one factor after the other. */
const lastDigit = (base: number, power: number): number =>
  numbersTo(power).reduce((digit) => (digit * base) % 10, 1);

const POWERS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const TRIANGULAR = numbersTo(60).map((many) => sumOf(numbersTo(many)));

const FIGURES: Record<string, Rule[]> = {
  NPS: [
    [
      /odd numbers/,
      ({ n: [many = 0], a: [sum] }) => sumOf(numbersTo(many).map((at) => 2 * at - 1)) === sum,
    ],
    [
      /lie between/,
      ({ n: [one = 0, other = 0], a: [many] }) =>
        numbersTo(other * other).filter((number) => number > one * one && number < other * other)
          .length === many,
    ],
    [
      /^Which digit does (\d)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/,
      ({ part: [base, power = ''], a: [digit] }) =>
        lastDigit(
          Number(base),
          Number(Array.from(power, (raised) => POWERS.indexOf(raised)).join('')),
        ) === digit,
    ],
    SUM,
    [
      /^The triangular/,
      ({ n, a: [one = 0, other = 0] }) =>
        one + other === (n.at(-1) ?? 0) ** 2 &&
        TRIANGULAR.indexOf(one) >= 0 &&
        TRIANGULAR.indexOf(one) + 1 === TRIANGULAR.indexOf(other),
    ],
    [
      /cubes, 1³/,
      ({ n: [many = 0], a: [sum] }) => sumOf(numbersTo(many).map((at) => at ** 3)) === sum,
    ],
  ],
  PTH: [
    [
      /^The legs/,
      ({ n: [one = 0, other = 0], a: [long = 0] }) => isNear(Math.hypot(one, other), long),
    ],
    [
      /^The hypotenuse/,
      ({ n: [long = 0, one = 0], a: [other = 0] }) => isNear(Math.hypot(one, other), long),
    ],
    [
      /^A ladder/,
      ({ n: [long = 0, foot = 0], a: [high = 0] }) => isNear(Math.hypot(foot, high), long),
    ],
    [
      /^The sides/,
      ({ n: [one = 0, other = 0, third = 0], answers: [answer] }) => {
        const [long = 0, ...legs] = [one, other, third].sort((a, b) => b - a);
        return isNear(Math.hypot(...legs), long) === (answer === 'yes');
      },
    ],
    [
      /^A rectangle/,
      ({ n: [one = 0, other = 0], a: [long = 0] }) => isNear(Math.hypot(one, other), long),
    ],
    [
      /^A square/,
      ({ n: [side = 0], a: [area = 0] }) => isNear(Math.sqrt(area), Math.hypot(side, side)),
    ],
  ],
};

describe('figures', () => checkKeys('grade-8', GRADE_8_FIGURES, FIGURES));

const STORIES: Record<string, Rule[]> = {
  WEQ: [
    [
      /^A mother/,
      ({ n: [times = 0, sum], a: [young = 0, old = 0] }) =>
        old / young === times && young + old === sum,
    ],
    [
      /^Three consecutive/,
      ({ n: [sum], a: [one = 0] }) => one + (one + 1) + (one + 2) === sum && one > 0,
    ],
    [
      /^A ticket/,
      ({ n: [more = 0, adults = 0, children = 0, all = 0], a: [child = 0] }) =>
        (all - adults * more) / (adults + children) === child,
    ],
    [
      /^An auto/,
      ({ n: [start = 0, rate = 0, fare = 0], a: [far] }) => (fare - start) / rate === far,
    ],
    [
      /(plus|minus) \d+\. Which/,
      ({ n: [many = 0, less = 0, fewer = 0, more = 0], part: [sign], a: [number = 0] }) =>
        many * number - less === fewer * number + (sign === 'plus' ? more : -more),
    ],
    [
      /^The fence/,
      ({ n: [around, more = 0], a: [wide = 0] }) =>
        wide + (wide + more) + wide + (wide + more) === around,
    ],
  ],
  WPC: [
    [
      /discount/,
      ({ n: [off = 0, now = 0], a: [before = 0] }) => isNear(before - (before / 100) * off, now),
    ],
    [
      /vote/,
      ({ n: [pupils = 0, rate = 0], a: [votes = 0] }) =>
        isNear(votes / pupils, rate / 100) && Number.isInteger(votes),
    ],
    [
      /village/,
      ({ n: [before = 0, rate = 0], a: [now = 0] }) => {
        const next = before + (before / 100) * rate;
        return isNear(next + (next / 100) * rate, now) && Number.isInteger(now);
      },
    ],
    [
      /marks out of/,
      ({ n: [marks = 0, all = 0], a: [rate = 0] }) => isNear((all * rate) / 100, marks),
    ],
    [
      /^A phone/,
      ({ n: [before = 0, rate = 0], a: [now = 0] }) => {
        const next = before - (before / 100) * rate;
        return isNear(next - (next / 100) * rate, now);
      },
    ],
    [
      /^A bottle/,
      ({ n: [bottle = 0, rate = 0], a: [water = 0] }) => isNear(water / bottle, rate / 100),
    ],
  ],
  WAR: [
    // Two strips along the park and two at its ends, with the corners.
    [
      /^A park/,
      ({ n: [long = 0, wide = 0, path = 0], a: [area] }) =>
        2 * path * (long + 2 * path) + 2 * path * wide === area,
    ],
    // Half of the rectangle around it.
    [/kite/, ({ n: [one = 0, other = 0], a: [paper = 0] }) => paper + paper === one * other],
    [/^A square field/, ({ n: [area = 0], a: [fence = 0] }) => (fence / 4) ** 2 === area],
    [
      /^A floor/,
      ({ n: [long = 0, wide = 0, tile = 0], a: [tiles = 0] }) =>
        tiles * tile * tile === long * 100 * (wide * 100),
    ],
    [
      /^A plot/,
      ({ n: [long = 0, short = 0, apart = 0], a: [area = 0] }) =>
        short * apart + ((long - short) * apart) / 2 === area,
    ],
    [
      /^A wall/,
      ({ n: [long = 0, high = 0, up = 0, across = 0, price = 0], a: [cost = 0] }) =>
        cost / price + up * across === long * high,
    ],
  ],
};

describe('stories', () => checkKeys('grade-8', GRADE_8_STORIES, STORIES));

const often = (found: readonly boolean[]): string =>
  found.every(Boolean) ? 'always' : found.some(Boolean) ? 'sometimes' : 'never';

/** Parallelograms as their two sides and one angle. */
const SHAPES = [1, 2].flatMap((one) =>
  [1, 2].flatMap((other) => [60, 90].map((angle) => ({ one, other, angle }))),
);

const IS_SHAPE: Readonly<Record<string, (shape: (typeof SHAPES)[number]) => boolean>> = {
  square: ({ one, other, angle }) => one === other && angle === 90,
  rhombus: ({ one, other }) => one === other,
  rectangle: ({ angle }) => angle === 90,
  parallelogram: () => true,
};

const REASONING: Record<string, Rule[]> = {
  ASN: [
    [
      /^The square of/,
      ({ n: [digit = 0, end], answers }) =>
        often(numbersTo(30).map((tens) => (tens * 10 + digit) ** 2 % 10 === end)) === answers[0],
    ],
    [
      /is a perfect square/,
      ({ n: [, digit = 0], answers }) =>
        often(numbersTo(40).map((tens) => Number.isInteger(Math.sqrt(tens * 10 + digit)))) ===
        answers[0],
    ],
    [
      /^A (\w+) is a (\w+)\./,
      ({ part: [one = '', other = ''], answers }) =>
        often(
          SHAPES.filter((shape) => IS_SHAPE[one]?.(shape)).map(
            (shape) => IS_SHAPE[other]?.(shape) === true,
          ),
        ) === answers[0],
    ],
    [
      /^The sum of/,
      ({ n: [many = 0, by = 1], answers }) =>
        often(
          numbersTo(60).map((first) => sumOf(numbersTo(many).map((at) => first + at)) % by === 0),
        ) === answers[0],
    ],
    [
      /^A price .* (higher|lower) than/,
      ({ n: [up = 0, down = 0], part: [word], answers }) => {
        const more = 100 * up - 100 * down - up * down;
        return often([word === 'higher' ? more > 0 : more < 0]) === answers[0];
      },
    ],
    [
      /^A power of/,
      ({ n, answers }) =>
        often(numbersTo(20).map((power) => lastDigit(n[0] ?? 0, power) === n.at(-1))) ===
        answers[0],
    ],
  ],
  MST: [FIND_THE_MISTAKE],
  DAT: [
    [
      /^The table .* came on (\w+)\?/s,
      ({ part: [name], question: { picture }, a: [adults, all = 0, rate = 0, mean = 0] }) => {
        const rows = picture?.kind === 'table' ? picture.rows.slice(1) : [];
        const [, one = 0, other = 0] = (rows.find(([day]) => day === name) ?? []).map(Number);
        return (
          sumOf(rows.map(([, grown]) => Number(grown))) === adults &&
          one + other === all &&
          isNear((all / 100) * rate, other) &&
          isNear(sumOf(rows.map(([, , young]) => Number(young) - mean)) + 1, 1)
        );
      },
    ],
  ],
};

describe('reasoning', () => checkKeys('grade-8', GRADE_8_REASONING, REASONING));

const SCIENCE: Record<string, Rule[]> = {
  PRS: [
    [
      /Find the pressure/,
      ({ n: [force, area = 0], a: [pressure = 0] }) => isNear(pressure * area, force ?? 0),
    ],
    [
      /^A box/,
      ({ n: [force = 0, long = 0, wide = 0], a: [pressure = 0] }) =>
        isNear(pressure * long * wide, force),
    ],
    [
      /What force/,
      ({ n: [area = 0, pressure = 0], a: [force = 0] }) => isNear(force / area, pressure),
    ],
    [
      /what area/,
      ({ n: [force = 0, pressure = 0], a: [area = 0] }) => isNear(force / area, pressure),
    ],
    [
      /^A wooden/,
      ({ n: [weight = 0, large = 0, small = 0], a: [times = 0] }) =>
        isNear((weight / large) * times, weight / small),
    ],
  ],
  CKT: [
    [
      /wrong way/,
      // Each cell pushes forward, the turned one pushes back.
      ({ n: [cells = 0, cell = 0], a: [volts = 0] }) =>
        isNear(sumOf(numbersTo(cells).map((at) => (at === 1 ? -cell : cell))), volts),
    ],
    [
      /^\d+ cells of .* in series/,
      ({ n: [cells = 0, cell = 0], a: [volts = 0] }) =>
        isNear(sumOf(numbersTo(cells).map(() => cell)), volts),
    ],
    [/in parallel, plus to plus/, ({ n: [, cell = 0], a: [volts] }) => volts === cell],
    [
      /^A toy/,
      ({ n: [volts = 0, cell = 0], a: [cells = 0] }) =>
        isNear(sumOf(numbersTo(cells).map(() => cell)), volts),
    ],
    [
      /^A battery/,
      ({ n: [rows = 0, each = 0, cell = 0], a: [cells = 0, volts = 0] }) =>
        cells / rows === each && isNear(volts / each, cell),
    ],
    [
      /in (series|parallel) to one battery/,
      ({ n: [lamps = 0], part: [how], a: [left] }) => (how === 'series' ? 0 : lamps - 1) === left,
    ],
  ],
  SBT: [
    [
      /grams of ([a-z ]+) dissolve in (\d+) g of water at (\d+ °C)\?\n.* as much ([a-z ]+) as will dissolve cools from (\d+ °C) to (\d+ °C)/,
      ({
        part: [one, water, at = '', other, warm = '', cold = ''],
        question: { picture },
        a: [grams, solid],
        answers,
      }) => {
        const [head = [], ...rows] = picture?.kind === 'table' ? picture.rows : [];
        const cell = (name: string | undefined, temperature: string) =>
          Number(rows.find(([own]) => own === name)?.[head.indexOf(temperature)]);
        const most = Math.max(...rows.map(([name]) => cell(name, at)));
        return (
          isNear((cell(one, at) / 100) * Number(water), grams ?? 0) &&
          cell(other, cold) + (solid ?? 0) === cell(other, warm) &&
          (solid ?? 0) > 0 &&
          cell(answers[2], at) === most
        );
      },
    ],
  ],
  ATM: [
    [
      /^(\d) molecules? of [a-z ]+, (\S+): /,
      ({ part: [many, formula = ''], question: { blanks } }) => {
        const atoms = [...atomsOf(formula)].map(
          ([element, each]) => `${element} ${Number(many) * each}`,
        );
        const counted = blanks.slice(0, -1).map(({ label, answer }) => `${label} ${answer}`);
        return (
          atoms.join() === counted.join() &&
          blanks.at(-1)?.answer === (atoms.length > 1 ? 'compound' : 'element')
        );
      },
    ],
  ],
};

describe('science', () => checkKeys('grade-8', GRADE_8_SCIENCE, SCIENCE));
