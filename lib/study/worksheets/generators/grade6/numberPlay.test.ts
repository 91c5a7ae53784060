import { checkKeys } from '@/lib/study/worksheets/testing/checkKeys';
import { numbersTo } from '@/lib/study/worksheets/testing/lists';
import type { Rule } from '@/lib/study/worksheets/testing/readBack';
import { fitsRiddle } from '@/lib/study/worksheets/testing/riddles';
import { PATTERN_ROW } from '@/lib/study/worksheets/testing/rules';
import { GRADE_6_ANGLES } from './angles';
import { GRADE_6_NUMBER_PLAY } from './numberPlay';

const readsSame = (number: number): boolean => {
  const digits = Array.from(String(number));
  return digits.every((digit, at) => digit === digits[digits.length - 1 - at]);
};

/** All orders of the digits of a row. */
const orders = (digits: readonly string[]): string[] =>
  digits.length < 2
    ? [...digits]
    : digits.flatMap((digit, at) =>
        orders(digits.filter((_, other) => other !== at)).map((rest) => digit + rest),
      );

const NUMBER_PLAY: Record<string, Rule[]> = {
  NPY: [
    [
      /next palindrome/,
      ({ n: [start = 0], a: [end = 0] }) =>
        numbersTo(end - start)
          .filter((step) => readsSame(start + step))
          .join() === String(end - start),
    ],
    [
      /with the digits (.+), each/,
      ({ part: [digits = ''], a }) => {
        const all = orders(digits.split(', ')).map(Number);
        return Math.max(...all) - Math.min(...all) === a[0];
      },
    ],
    [
      /^Start with (\d+)\./,
      ({ n: [start = 0], a: [end, many] }) => {
        let [now, additions] = [start, 0];
        while (!readsSame(now)) {
          now += Number(Array.from(String(now)).toReversed().join(''));
          additions += 1;
        }
        return now === end && additions === many && additions > 0;
      },
    ],
    [
      /smallest three-digit/,
      ({ n: [sum = 0], a }) =>
        numbersTo(999).find(
          (number) =>
            number > 99 &&
            Array.from(String(number)).reduce((left, digit) => left - Number(digit), sum) === 0,
        ) === a[0],
    ],
    [
      /^How many multiples/,
      ({ n: [by = 1, low = 0, high = 0], a }) =>
        numbersTo(high).filter((number) => number > low && number % by === 0).length === a[0],
    ],
    [
      /^All numbers/,
      ({ n: [, high = 0, digit = 0], a }) =>
        numbersTo(high).reduce(
          (all, number) => all + String(number).split(String(digit)).length - 1,
          0,
        ) === a[0],
    ],
    [/^Three numbers/, ({ n, a: [middle = 0] }) => middle - 1 + middle + (middle + 1) === n.at(-1)],
    [
      /^Two numbers/,
      ({ n: [sum, gap], a: [large = 0, small = 0] }) =>
        large + small === sum && large - small === gap,
    ],
  ],
  RDE: [
    [
      /^I am between/,
      ({ question: { ask }, a }) =>
        numbersTo(500)
          .filter((number) => fitsRiddle(ask, number))
          .join() === String(a[0]),
    ],
  ],
  PTN: [
    [
      /^Is (\d+) a square/,
      ({ n: [number = 0], answers }) => {
        const isSquare = numbersTo(40).some((side) => side * side === number);
        let [row, triangle] = [0, 0];
        while (triangle < number) triangle += ++row;
        const isTriangular = triangle === number;
        const kind = isSquare
          ? isTriangular
            ? 'both'
            : 'square'
          : isTriangular
            ? 'triangular'
            : 'neither';
        return kind === answers[0];
      },
    ],
    [
      /first (\d+) odd numbers/,
      ({ part: [many], a }) =>
        numbersTo(Number(many)).reduce((all, at) => all + 2 * at - 1, 0) === a[0],
    ],
    [
      /… \+ (\d+) is a triangular/,
      ({ part: [many], a }) => numbersTo(Number(many)).reduce((all, at) => all + at, 0) === a[0],
    ],
    [
      /handshakes/,
      ({ n: [people = 0], a }) =>
        numbersTo(people).reduce((all, person) => all + people - person, 0) === a[0],
    ],
    PATTERN_ROW,
  ],
};

const ANGLES: Record<string, Rule[]> = {
  ANG: [
    [
      /^Name the kind of angle: (\d+)°/,
      ({ n: [degrees = 0], answers: [kind = ''] }) => {
        const [low = 0, high = 0] =
          {
            acute: [1, 89],
            right: [90, 90],
            obtuse: [91, 179],
            straight: [180, 180],
            reflex: [181, 359],
          }[kind] ?? [];
        return degrees >= low && degrees <= high;
      },
    ],
    [
      /straight line/,
      ({ n: [one = 0, other = 0], a: [third = 0] }) => third > 0 && one + other + third === 180,
    ],
    [/reflex angle/, ({ n: [inner = 0], a: [outer = 0] }) => outer > 180 && inner + outer === 360],
    [
      /clock at (\d+):(\d\d)/,
      ({ part: [hour, minute], a }) => {
        const gap = Math.abs((Number(hour) + Number(minute) / 60) * 30 - Number(minute) * 6);
        return (gap > 180 ? 360 - gap : gap) === a[0];
      },
    ],
    [
      /^Four angles/,
      ({ n, a: [fourth = 0] }) =>
        fourth > 0 && n.reduce((all, angle) => all + angle, fourth) === 360,
    ],
    [
      /points lie/,
      ({ n: [points = 0], a }) =>
        numbersTo(points).flatMap((one) => numbersTo(points).filter((other) => other > one))
          .length === a[0],
    ],
    [
      /^A (straight|right) angle/,
      ({ n: [parts = 0], part: [name], a: [each = 0] }) =>
        each * parts === (name === 'right' ? 90 : 180),
    ],
    [/^Two angles/, ({ n: [gap = 0], a: [small = 0] }) => small > 0 && small + small + gap === 180],
  ],
};

describe('number play', () => checkKeys('grade-6', GRADE_6_NUMBER_PLAY, NUMBER_PLAY));
describe('angles', () => checkKeys('grade-6', GRADE_6_ANGLES, ANGLES));
