import { checkKeys } from '@/lib/study/worksheets/testing/checkKeys';
import { isNear, type Rule, worthOf } from '@/lib/study/worksheets/testing/readBack';
import { fitsRiddle } from '@/lib/study/worksheets/testing/riddles';
import { PATTERN_ROW } from '@/lib/study/worksheets/testing/rules';
import { HOW_OFTEN } from '@/lib/study/worksheets/testing/statements';
import { FIND_THE_MISTAKE } from '@/lib/study/worksheets/testing/workings';
import { GRADE_4_MEASURES_TOPICS } from './measures';
import { GRADE_4_REASONING } from './reasoning';
import { GRADE_4_TABLES } from './tables';

const SMALL: Record<string, number> = { kg: 1000, g: 1, L: 1000, mL: 1, km: 1000, m: 1, cm: 0.01 };

/** Lengths in metres, weights in grams, capacities in millilitres. */
const sizeOf = (text: string): number =>
  [...text.matchAll(/(\d[\d,]*) (kg|km|mL|L|cm|m|g)\b/g)].reduce(
    (before, [, many = '', unit = '']) =>
      before + Number(many.replaceAll(',', '')) * (SMALL[unit] ?? Number.NaN),
    0,
  );

const printed = (question: { blanks: readonly { answer: string; unit?: string }[] }): number =>
  sizeOf(question.blanks.map(({ answer, unit }) => `${answer} ${unit}`).join(' '));

const COMPARE: Rule = [
  /^(.+) ___ (.+)$/,
  ({ part: [left = '', right = ''], answers: [sign = ''] }) => {
    const gap = sizeOf(left) - sizeOf(right);
    return (isNear(gap, 0) ? '=' : gap > 0 ? '>' : '<') === sign;
  },
];

const ADD_OR_TAKE: Rule = [
  /^([^?]+) ([+−]) ([^?]+)$/,
  ({ part: [one = '', sign, other = ''], question }) =>
    isNear(printed(question) - (sign === '+' ? sizeOf(other) : -sizeOf(other)), sizeOf(one)),
];

const NEAREST: readonly (readonly [RegExp, string])[] = [
  [/school bag/, '4 kg'],
  [/egg/, '50 g'],
  [/cricket ball/, '160 g'],
  [/newborn/, '3 kg'],
  [/bucket/, '15 L'],
  [/spoon/, '10 mL'],
  [/cup of tea/, '150 mL'],
  [/gas cylinder/, '30 kg'],
  [/pencil/, '18 cm'],
  [/door/, '2 m'],
  [/cricket pitch/, '20 m'],
  [/coin/, '2 mm'],
  [/house/, '7 m'],
  [/walks in an hour/, '5 km'],
  [/city bus/, '11 m'],
  [/thumb/, '2 cm'],
];

const KNOWN: Rule = [
  /^What comes nearest to/,
  ({ question: { ask }, answers }) =>
    NEAREST.find(([thing]) => thing.test(ask))?.[1] === answers[0],
];

const MEASURES: Record<string, Rule[]> = {
  WGT: [
    KNOWN,
    [
      /^How many packets/,
      ({ n: [each = 0, all = 0], a: [many = 0] }) => many * each === all * 1000,
    ],
    [
      /^How many glasses/,
      ({ n: [each = 0, jug = 0], a: [many = 0] }) => many * each === jug * 1000,
    ],
    [
      /weighs (.+) when empty and (.+) when full/,
      ({ part: [empty = '', full = ''], question }) =>
        sizeOf(empty) + printed(question) === sizeOf(full),
    ],
    [
      /uses (.+) of milk a day\? ?|uses (.+) of milk a day\./,
      ({ question, n }) => {
        const daily = /uses (.+) of milk/.exec(question.ask)?.[1] ?? '';
        return printed(question) / (n.at(-1) ?? 0) === sizeOf(daily);
      },
    ],
    [/balance/, ({ n: [one = 0, two = 0], a: [missing = 0] }) => one + two + missing === 2000],
    COMPARE,
    ADD_OR_TAKE,
  ],
  MTR: [
    KNOWN,
    [
      /to school it is (.+)\. How far .* on (\d) days/,
      ({ part: [way = '', days], question }) =>
        isNear(printed(question) / Number(days) / 2, sizeOf(way)),
    ],
    [
      /ribbon/,
      ({ n: [many = 0, each = 0], question }) => isNear(printed(question) * 100, many * each),
    ],
    [
      /(\d m \d+ cm) tall and .* (\d m \d+ cm)/,
      ({ part: [one = '', other = ''], a: [gap = 0] }) =>
        isNear(Math.abs(sizeOf(one) - sizeOf(other)) * 100, gap) && gap > 0,
    ],
    [
      /poles/,
      ({ n: [poles = 0, gap = 0], a: [far = 0] }) =>
        Array.from({ length: poles }, (_, at) => at * gap).at(-1) === far,
    ],
    [/step/, ({ n: [step = 0, many = 0], a: [far = 0] }) => isNear((far * 100) / many, step)],
    COMPARE,
    ADD_OR_TAKE,
  ],
};

const REASONING: Record<string, Rule[]> = {
  MST: [FIND_THE_MISTAKE],
  ASN: [HOW_OFTEN],
  RDE: [
    [
      /^I am between/,
      ({ question: { ask }, a }) =>
        Array.from({ length: 1200 }, (_, at) => at)
          .filter((number) => fitsRiddle(ask, number))
          .join() === String(a[0]),
    ],
  ],
  EQM: [
    [
      /^(.*) = (.*)$/,
      ({ part: [left = '', right = ''], answers: [answer = ''] }) =>
        isNear(worthOf(left.replace('___', answer)), worthOf(right.replace('___', answer))),
    ],
  ],
  PTN: [PATTERN_ROW],
};

const minutesOf = (clock = ''): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

const TABLES: Record<string, Rule[]> = {
  TTB: [
    [
      /the (first|second|third) \w+ reach (.+)\?\n.* from (.+) to (.+)\?\n.* at (\d\d:\d\d)\. .*\n.* is (\d+) minutes late\. When is it at (.+)\?$/,
      ({
        part: [which = '', asked, from, to, came, late, middle],
        answers,
        a,
        question: { picture },
      }) => {
        if (picture?.kind !== 'table') return false;
        const cell = (stop: string | undefined, journey: number) =>
          picture.rows.find(([name]) => name === stop)?.[journey] ?? '';
        const journey = ['first', 'second', 'third'].indexOf(which) + 1;
        const next = [1, 2, 3]
          .map((at) => minutesOf(cell(picture.rows[1]?.[0], at)))
          .find((time) => time >= minutesOf(came));
        return (
          cell(asked, journey) === answers[0] &&
          [1, 2, 3].every((at) => minutesOf(cell(to, at)) - minutesOf(cell(from, at)) === a[1]) &&
          (next ?? 0) - minutesOf(came) === a[2] &&
          minutesOf(answers[3]) - Number(late) === minutesOf(cell(middle, 3)) &&
          minutesOf(cell(to, 3)) < 1440
        );
      },
    ],
    [
      /What do (\d) × (.+) and 1 × (.+) cost\?\n.* with ₹([\d,]+)\..*\n.* how many of “(.+)” is ₹([\d,]+) enough\?$/,
      ({
        part: [many, one, other, note = '', third, money = ''],
        a: [bill = 0, back = 0, times = 0],
        question: { picture },
      }) => {
        if (picture?.kind !== 'table') return false;
        const priceOf = (name?: string) =>
          worthOf((picture.rows.find(([own]) => own === name)?.[1] ?? '').replace('₹', ''));
        const left = worthOf(money) - times * priceOf(third);
        return (
          bill - priceOf(other) === Number(many) * priceOf(one) &&
          back > 0 &&
          bill + back === worthOf(note) &&
          left >= 0 &&
          left < priceOf(third)
        );
      },
    ],
  ],
};

describe('measures', () => checkKeys('grade-4', GRADE_4_MEASURES_TOPICS, MEASURES));
describe('reasoning', () => checkKeys('grade-4', GRADE_4_REASONING, REASONING));
describe('tables', () => checkKeys('grade-4', GRADE_4_TABLES, TABLES));
