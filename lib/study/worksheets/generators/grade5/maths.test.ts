import { checkKeys } from '@/lib/study/worksheets/testing/checkKeys';
import { isSquare, leadsTo, placeOn, walkFrom } from '@/lib/study/worksheets/testing/maps';
import { isNear, type Rule, worthOf } from '@/lib/study/worksheets/testing/readBack';
import { fitsRiddle } from '@/lib/study/worksheets/testing/riddles';
import { PATTERN_ROW } from '@/lib/study/worksheets/testing/rules';
import { HOW_OFTEN } from '@/lib/study/worksheets/testing/statements';
import { FIND_THE_MISTAKE } from '@/lib/study/worksheets/testing/workings';
import { GRADE_5_MEASURES_TOPICS } from './measures';
import { GRADE_5_REASONING } from './reasoning';

/** `3 min 25 s` in seconds, `2 h` too. */
const secondsIn = (text: string): number =>
  [...text.matchAll(/(\d[\d,]*) (days|h|min|s)\b/g)].reduce(
    (before, [, many = '', unit = '']) =>
      before +
      Number(many.replaceAll(',', '')) *
        ({ days: 86_400, h: 3600, min: 60, s: 1 }[unit] ?? Number.NaN),
    0,
  );

type Printed = { blanks: readonly { answer: string; unit?: string }[] };

const printedTime = ({ blanks }: Printed): number =>
  secondsIn(blanks.map(({ answer, unit }) => `${answer} ${unit}`).join(' '));

const SIZES: Record<string, number> = {
  kg: 1000,
  g: 1,
  L: 1000,
  mL: 1,
  km: 100_000,
  m: 100,
  cm: 1,
  mm: 0.1,
};

const sizeOf = (text: string): number => {
  const [, amount = '', unit = ''] = /^(.+) (kg|g|L|mL|km|m|cm|mm)$/.exec(text) ?? [];
  return worthOf(amount) * (SIZES[unit] ?? Number.NaN);
};

const COMPASS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
];

const TURNS: Record<string, number> = {
  'a quarter turn': 1 / 4,
  'half a turn': 1 / 2,
  'three quarter turns': 3 / 4,
  'two full turns': 2,
  'a third of a turn': 1 / 3,
  'an eighth of a turn': 1 / 8,
  'a sixth of a turn': 1 / 6,
  'one and a half turns': 3 / 2,
  'a tenth of a turn': 1 / 10,
  'a fifth of a turn': 1 / 5,
};

const MEASURES: Record<string, Rule[]> = {
  SEC: [
    [
      /^A tap loses a drop every (\d)/,
      ({ n: [every = 0, minutes = 0], a: [drops = 0] }) => drops * every === minutes * 60,
    ],
    [
      / runs 400 m in (.+)\. .* takes (\d+) seconds longer/,
      ({ part: [time = '', more], question }) =>
        printedTime(question) - Number(more) === secondsIn(time),
    ],
    [
      /^A cyclist/,
      ({ n: [rounds = 0, each], question }) => printedTime(question) / rounds === each,
    ],
    [/heartbeats/, ({ n: [beats = 0, seconds = 0], a: [all = 0] }) => all * seconds === beats * 60],
    [
      /^(.+) in (?:seconds|minutes and seconds|minutes|hours)$/,
      ({ part: [time = ''], question }) => printedTime(question) === secondsIn(time),
    ],
    [
      /^(.+) ([+−]) (.+)$/,
      ({ part: [one = '', sign, other = ''], question, a: [, seconds = 0] }) =>
        printedTime(question) === secondsIn(one) + (sign === '+' ? 1 : -1) * secondsIn(other) &&
        seconds < 60,
    ],
  ],
  WGT: [
    [
      /^(.+) in (g|mL|m|cm|mm|kg|L|km)$/,
      ({ part: [amount = '', unit], answers }) =>
        isNear(sizeOf(amount), sizeOf(`${answers[0]} ${unit}`)),
    ],
    [
      /^(.+) ___ (.+)$/,
      ({ part: [left = '', right = ''], answers: [sign = ''] }) => {
        const gap = sizeOf(left) - sizeOf(right);
        return (isNear(gap / 1000, 0) ? '=' : gap > 0 ? '>' : '<') === sign;
      },
    ],
    [/parcels/, ({ n: [one = 0, other], a: [both = 0] }) => isNear(both - one, other ?? 0)],
    [
      /sweets/,
      ({ n: [, price = 0, part = 0], a: [cost = 0] }) => isNear(cost / part, price / 1000),
    ],
    [
      /glasses/,
      ({ n: [glass = 0, jar = 0], a: [many = 0] }) =>
        many * glass <= jar * 1000 && (many + 1) * glass > jar * 1000,
    ],
    [/^A can/, ({ n: [full, used = 0], a: [left = 0] }) => isNear(left + used, full ?? 0)],
  ],
  MAP: [
    [
      /square is (\d+) m .*\n.*direction is “(.+)” from “(.+)”\?\n.* from “(.+)” to “(.+)” on .*\n.*From “(.+)” you go (.+)\. In/,
      ({
        question,
        answers: [direction = '', , end],
        a: [, far, , walked],
        part: [side, to, from, start, goal, begin, way = ''],
      }) => {
        const [one, two, first] = [start, goal, begin].map((name) => placeOn(question, name));
        if (!one || !two || !first) return false;
        const squares = Math.abs(one.column - two.column) + Math.abs(one.row - two.row);
        const steps = (way.match(/\d+/g) ?? []).map(Number);
        return (
          leadsTo(placeOn(question, from), direction, placeOn(question, to)) &&
          squares === (far ?? 0) / Number(side) &&
          isSquare(walkFrom(first, way), end) &&
          steps.reduce((left, step) => left - step * Number(side), walked ?? 0) === 0
        );
      },
    ],
  ],
  TRN: [
    [
      /^How many degrees are (.+)\?/,
      ({ part: [turn = ''], a }) => isNear((TURNS[turn] ?? 0) * 360, a[0] ?? 0),
    ],
    [
      /from (\d+) to (\d+)\. Through/,
      ({ n: [from = 0, to = 0], a: [degrees = 0] }) =>
        ((from + degrees / 30 - 1) % 12) + 1 === to && degrees > 0 && degrees < 360,
    ],
    [
      /smaller angle .* at (\d+) o/,
      ({ n: [hour = 0], a: [degrees = 0] }) =>
        degrees <= 180 && (degrees === hour * 30 || degrees === 360 - hour * 30),
    ],
    [/turned through/, ({ n: [degrees], a: [minutes = 0] }) => (minutes / 60) * 360 === degrees],
    [
      /^You face (\S+) and turn (\d+)° to the (right|left)/,
      ({ part: [facing = '', degrees, side], answers }) => {
        const angle = COMPASS.indexOf(facing) * 45 + Number(degrees) * (side === 'right' ? 1 : -1);
        return COMPASS[(((angle % 360) + 360) % 360) / 45] === answers[0];
      },
    ],
    [/^A knob/, ({ n: [right, left = 0], a: [now = 0] }) => now > 0 && now + left === right],
    [/^A round cake/, ({ n: [pieces = 0], a: [angle = 0] }) => pieces * angle === 360],
  ],
};

/** Lays the row stick by stick. */
const sticksFor = (figures: number, sides: number): number =>
  Array.from({ length: figures }, (_, at) => (at === 0 ? sides : sides - 1)).reduce(
    (a, b) => a + b,
    0,
  );

const SIDES: Record<string, number> = { triangles: 3, squares: 4, pentagons: 5, hexagons: 6 };

const REASONING: Record<string, Rule[]> = {
  MST: [FIND_THE_MISTAKE],
  ASN: [HOW_OFTEN],
  RDE: [
    [
      /^I am between/,
      ({ question: { ask }, a }) =>
        Array.from({ length: 400 }, (_, at) => at)
          .filter((number) => fitsRiddle(ask, number))
          .join() === String(a[0]),
    ],
  ],
  PTN: [
    [
      /^A row of (\w+) .* do (\d+) \w+ need/,
      ({ part: [figure = '', many], a }) => sticksFor(Number(many), SIDES[figure] ?? 0) === a[0],
    ],
    [
      /^A row of (\w+) .* with (\d+) matchsticks/,
      ({ part: [figure = '', sticks], a: [many = 0] }) =>
        sticksFor(many, SIDES[figure] ?? 0) === Number(sticks),
    ],
    PATTERN_ROW,
  ],
  BAR: [
    [
      /shortest\?\n.* more than (\d+) .*\n.* would “(.+)” need/,
      ({ part: [bound, name], a: [all = 0, gap, over, missing = 0], question: { picture } }) => {
        if (picture?.kind !== 'bars') return false;
        const values = picture.bars.map(({ value }) => value).sort((one, other) => one - other);
        const [least = 0, most = 0] = [values[0], values.at(-1)];
        const second = picture.bars.find((bar) => bar.name === name)?.value ?? 0;
        return (
          values.reduce((left, value) => left - value, all) === 0 &&
          most - least === gap &&
          values.length - 1 - values.indexOf(Number(bound)) === over &&
          second + missing === most &&
          missing > 0
        );
      },
    ],
  ],
};

describe('measures', () => checkKeys('grade-5', GRADE_5_MEASURES_TOPICS, MEASURES));
describe('reasoning', () => checkKeys('grade-5', GRADE_5_REASONING, REASONING));
