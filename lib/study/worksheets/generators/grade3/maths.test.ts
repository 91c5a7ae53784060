import { toWords } from 'to-words';
import { checkKeys } from '@/lib/study/worksheets/testing/checkKeys';
import { isTrueClaim } from '@/lib/study/worksheets/testing/claims';
import { type Rule, SUM, worthOf } from '@/lib/study/worksheets/testing/readBack';
import { fitsRiddle } from '@/lib/study/worksheets/testing/riddles';
import { CHART, CLAIMS, PATTERN_ROW } from '@/lib/study/worksheets/testing/rules';
import { GRADE_3_CALENDAR } from './calendar';
import { GRADE_3_CHARTS } from './charts';
import { GRADE_3_NUMBER_SENSE } from './numberSense';
import { GRADE_3_REASONING } from './reasoning';
import { GRADE_3_SHAPES } from './shapes';

const SIZES: Record<string, number> = { hundred: 100, ten: 10, one: 1 };

/** `4 hundreds + 7 tens`, counted up one by one. */
const countUp = (parts: string): number =>
  parts.split(' + ').reduce((before, part) => {
    const [many = '', place = ''] = part.split(' ');
    const size = SIZES[place.replace(/s$/, '')] ?? Number.NaN;
    return before + Array.from({ length: Number(many) }, () => size).reduce((a, b) => a + b, 0);
  }, 0);

const isOrdered = (one: number, sign: string | undefined, other: number): boolean =>
  ({ '>': one > other, '<': one < other, '=': one === other })[sign ?? ''] ?? false;

/** Every number that the three digits can make. */
const allFrom = (digits: readonly number[]): number[] =>
  digits
    .flatMap((one) => digits.flatMap((two) => digits.map((three) => [one, two, three])))
    .filter((row) => new Set(row).size === 3 && row[0] !== 0)
    .map((row) => Number(row.join('')));

const NUMBER_SENSE: Record<string, Rule[]> = {
  PVE: [
    [/^Write as a number: (.+)$/, ({ part: [parts = ''], a }) => countUp(parts) === a[0]],
    [
      /^Write in figures: (.+)$/,
      ({ part: [words = ''], a: [number = 0] }) =>
        toWords(number, { localeCode: 'en-IN' })
          .toLowerCase()
          .replace(/ and |-/g, ' ')
          .trim() === words.replaceAll('-', ' '),
    ],
    [
      /^Use (.+) once each: .* (largest|smallest)/,
      ({ part: [digits = '', which], a: [answer] }) => {
        const all = allFrom(digits.split(', ').map(Number));
        return answer === (which === 'largest' ? Math.max(...all) : Math.min(...all));
      },
    ],
    [
      /^(\d+) (more|less) than (\d+)$/,
      ({ n: [by = 0, number = 0], part: [, way], a: [answer = 0] }) =>
        (way === 'more' ? answer - by : answer + by) === number,
    ],
    SUM,
    [
      /^(\d+) tens ___ (\d+) ones$/,
      ({ n: [tens = 0, ones = 0], answers: [sign] }) => isOrdered(tens, sign, ones / 10),
    ],
    [
      /^Between which/,
      ({ n: [number = 0], a: [low = 0, high = 0] }) =>
        low % 100 === 0 && high - low === 100 && low < number && number <= high,
    ],
    [
      /^Which digit of (\d+) stands for (\w+)\?/,
      ({ part: [number = '', place = ''], answers }) =>
        number.charAt(['hundreds', 'tens', 'ones'].indexOf(place)) === answers[0],
    ],
    [/^How many tens/, ({ n: [number], a: [tens = 0] }) => countUp(`${tens} tens`) === number],
  ],
  PTN: [PATTERN_ROW],
};

const NAMES = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

// 2023 begins on a Sunday and has no 29 February.
const dateOf = (month: string, day: number): Date =>
  new Date(Date.UTC(2023, MONTHS.indexOf(month), day));

const CALENDAR: Record<string, Rule[]> = {
  CDR: [
    [
      /^Today is (\w+)\. .* in (\d+) days/,
      ({ part: [day = '', days], answers }) => {
        const then = dateOf('January', 1 + NAMES.indexOf(day) + Number(days));
        return NAMES[then.getUTCDay()] === answers[0];
      },
    ],
    [
      /^Which month comes (.+) (\w+)\?$/,
      ({ part: [where = '', month = ''], answers: [answer = ''] }) => {
        const by =
          { 'just before': -1, 'just after': 1, 'two months after': 2, 'three months before': -3 }[
            where
          ] ?? Number.NaN;
        const then = new Date(Date.UTC(2023, MONTHS.indexOf(month) + by, 1));
        return MONTHS[then.getUTCMonth()] === answer;
      },
    ],
    [
      /^The (\d+)\w\w of a month is a (\w+)\. Which day is the (\d+)/,
      ({ part: [date, day = '', later], answers }) => {
        const gap = Number(later) - Number(date);
        return (
          gap > 0 && NAMES[(NAMES.indexOf(day) + gap) % 7] === answers[0] && Number(later) < 31
        );
      },
    ],
    [
      /^The mela begins on (\d+) (\w+)\. .* (\d+) days/,
      ({ part: [date, month = '', days], answers }) => {
        const then = dateOf(month, Number(date) + Number(days));
        return `${then.getUTCDate()} ${MONTHS[then.getUTCMonth()]}` === answers.join(' ');
      },
    ],
    [
      /^Today is (\d+) (\w+)\. How many days/,
      ({ part: [date, month = ''], a: [left = 0] }) => {
        const last = dateOf(month, Number(date) + left);
        return (
          last.getUTCMonth() === MONTHS.indexOf(month) &&
          dateOf(month, Number(date) + left + 1).getUTCDate() === 1
        );
      },
    ],
    [
      /are how many days\?/,
      ({ n: [weeks = 0, days = 0], a: [all = 0] }) => (all - days) / 7 === weeks,
    ],
    [
      /are how many weeks/,
      ({ n: [all], a: [weeks = 0, days = 0] }) => weeks * 7 + days === all && days < 7,
    ],
    [
      /How many months/,
      ({ n: [years, months = 0], a: [all = 0] }) => (all - months) / 12 === years,
    ],
    [
      /^How many days has (\w+)( in a leap year)?\?/,
      ({ part: [month = '', leap], a: [days = 0] }) =>
        new Date(Date.UTC(leap ? 2024 : 2023, MONTHS.indexOf(month), days + 1)).getUTCDate() === 1,
    ],
    [/^Exams/, ({ n: [from = 0, to], a: [days = 0] }) => from + days - 1 === to],
    [
      /^Today is (\w+)\. Which day (?:is|was) (.+)\?$/,
      ({ part: [day = '', when = ''], answers: [answer = ''] }) => {
        const by =
          { yesterday: -1, 'the day after tomorrow': 2, 'the day before yesterday': -2 }[when] ??
          Number.NaN;
        return NAMES.at((NAMES.indexOf(day) + by) % 7) === answer;
      },
    ],
  ],
};

const FLAT: Record<string, number> = {
  triangles: 3,
  squares: 4,
  rectangles: 4,
  pentagons: 5,
  hexagons: 6,
};

/** By Euler: faces and corners of a solid with flat faces are two more than its edges. */
const SOLIDS: Record<string, Record<string, number>> = {
  cube: { faces: 6, corners: 8 },
  cuboid: { faces: 6, corners: 8 },
  'square pyramid': { faces: 4 + 1, corners: 4 + 1 },
  'triangular prism': { faces: 3 + 2, corners: 3 * 2 },
  'triangular pyramid': { faces: 3 + 1, corners: 3 + 1 },
};

const featureOf = (solid: string, feature: string): number => {
  const { faces = 0, corners = 0 } = SOLIDS[solid] ?? {};
  return { faces, corners, edges: faces + corners - 2 }[feature] ?? Number.NaN;
};

const LIKE: Record<string, RegExp> = {
  cube: /dice|cube/,
  cuboid: /brick|box|book|soap/,
  sphere: /ball|marble|laddoo|globe/,
  cylinder: /tin|pipe$|candle|drum/,
  cone: /cap|cone|heap/,
};

const solidLike = (thing = ''): string | undefined =>
  Object.keys(LIKE).find((solid) => LIKE[solid]?.test(thing));

const SHAPES: Record<string, Rule[]> = {
  SHP: [
    [
      /^How many (\w+) has a ([\w ]+)\?$/,
      ({ part: [feature = '', solid = ''], a }) => featureOf(solid, feature) === a[0],
    ],
    [
      /^How many more (\w+) has a ([\w ]+) than a ([\w ]+)\?$/,
      ({ part: [feature = '', one = '', other = ''], a: [more = 0] }) =>
        more >= 0 && featureOf(other, feature) + more === featureOf(one, feature),
    ],
    [
      /^How many sides have \d (\w+) and \d (\w+)/,
      ({ n: [one = 0, other = 0], part: [first = '', second = ''], a: [all = 0] }) =>
        (all - one * (FLAT[first] ?? 0)) / other === FLAT[second],
    ],
    [
      /^How many (\w+) have \d ([\w ]+)s together/,
      ({ n: [many = 0], part: [feature = '', solid = ''], a: [all = 0] }) =>
        all / many === featureOf(solid, feature),
    ],
    [
      /^Which solid is like (.+)\?/,
      ({ part: [thing], answers }) => solidLike(thing) === answers[0],
    ],
    [
      /same shape as (.+)\?/,
      ({ part: [thing], answers: [twin], question }) =>
        thing !== twin &&
        question.blanks[0]?.choices?.filter((choice) => solidLike(choice) === solidLike(thing))
          .length === 1 &&
        solidLike(twin) === solidLike(thing),
    ],
    [
      /Which solid am I/,
      ({ question: { ask }, answers: [solid = ''] }) => {
        const own: [RegExp, string][] = [
          [/squares of one size/, 'cube'],
          [/brick/, 'cuboid'],
          [/stand on a square/, 'square pyramid'],
          [/tent/, 'triangular prism'],
          [/only four/, 'triangular pyramid'],
        ];
        return own.filter(([clue, name]) => clue.test(ask) && name === solid).length === 1;
      },
    ],
    [
      /separate (\w+) with/,
      ({ part: [name = ''], n, a: [many = 0] }) => {
        const [sticks = 0] = n;
        const sides = FLAT[name] ?? 0;
        return many * sides <= sticks && (many + 1) * sides > sticks;
      },
    ],
  ],
};

const REASONING: Record<string, Rule[]> = {
  WHR: [CLAIMS(isTrueClaim)],
  RDE: [
    [
      /^I am between/,
      ({ question: { ask }, a }) =>
        Array.from({ length: 1000 }, (_, at) => at)
          .filter((number) => fitsRiddle(ask, number))
          .join() === String(a[0]),
    ],
  ],
};

describe('numbers', () => checkKeys('grade-3', GRADE_3_NUMBER_SENSE, NUMBER_SENSE));
describe('calendar', () => checkKeys('grade-3', GRADE_3_CALENDAR, CALENDAR));
describe('shapes', () => checkKeys('grade-3', GRADE_3_SHAPES, SHAPES));
describe('reasoning', () => checkKeys('grade-3', GRADE_3_REASONING, REASONING));
describe('charts', () => checkKeys('grade-3', GRADE_3_CHARTS, { BAR: [CHART] }));

it('knows a false claim', () => {
  expect(worthOf('2 + 2')).toBe(4);
  expect(isTrueClaim('7 × 0 = 7')).toBe(false);
});
