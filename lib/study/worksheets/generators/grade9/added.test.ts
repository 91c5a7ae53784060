import { plainFormula } from '@/lib/study/calculators/chemistry/formulaText';
import { fraction, hcf } from '@/lib/study/worksheets/fraction';
import { atomsOf } from '@/lib/study/worksheets/testing/atomsOf';
import { checkKeys } from '@/lib/study/worksheets/testing/checkKeys';
import { numbersTo, sumOf } from '@/lib/study/worksheets/testing/lists';
import { isNear, type Rule, worthOf } from '@/lib/study/worksheets/testing/readBack';
import { FIND_THE_MISTAKE } from '@/lib/study/worksheets/testing/workings';
import { GRADE_9_FIGURES } from './figures';
import { GRADE_9_FORMULAS } from './formulas';
import { GRADE_9_REASONING } from './reasoning';
import { GRADE_9_SCIENCE } from './science';
import { GRADE_9_STORIES } from './stories';

const meanOf = (values: readonly number[]): number => sumOf(values) / values.length;
const copies = (value: number, many: number): number[] => numbersTo(many).map(() => value);

const isWholeRoot = (square: number): boolean => Number.isInteger(Math.sqrt(square));

const FIGURES: Record<string, Rule[]> = {
  DST: [
    [
      /^How far apart/,
      ({ n: [x = 0, y = 0, toX = 0, toY = 0], a: [far = 0] }) =>
        isNear(Math.hypot(toX - x, toY - y), far),
    ],
    [
      /^Find the midpoint/,
      ({ n: [x = 0, y = 0, toX = 0, toY = 0], a: [middle = 0, height = 0] }) =>
        middle - x === toX - middle && height - y === toY - height,
    ],
    [
      /^Find the exact distance/,
      ({ n: [x = 0, y = 0, toX = 0, toY = 0], a: [far = 0], answers: [surd = ''] }) => {
        const [, under = '1'] = /√(\d+)/.exec(surd) ?? [];
        const isSimple = numbersTo(20).every(
          (side) => side === 1 || Number(under) % (side * side) !== 0,
        );
        return isSimple && isNear(Math.hypot(toX - x, toY - y), far);
      },
    ],
    [
      /is the midpoint of AB/,
      ({ n: [middle, height, x = 0, y = 0], a: [toX = 0, toY = 0] }) =>
        (x + toX) / 2 === middle && (y + toY) / 2 === height,
    ],
    [
      /^A rectangle has/,
      ({ n: [x = 0, y = 0, toX = 0, toY = 0], a: [around, area] }) =>
        2 * Math.abs(toX - x) + 2 * Math.abs(toY - y) === around &&
        Math.abs((toX - x) * (toY - y)) === area,
    ],
  ],
  XPN: [
    [/^Work out (.+) with/, ({ part: [task = ''], a: [value = 0] }) => worthOf(task) === value],
    [/^Find (.+) without/, ({ part: [task = ''], a: [value = 0] }) => worthOf(task) === value],
    [
      /Find x² \+ y²/,
      // x and y are found by trial.
      ({ n: [sum = 0, product], a: [squares] }) =>
        numbersTo(60).some((at) => {
          const [x, y] = [at - 30, sum - (at - 30)];
          return x * y === product && x * x + y * y === squares;
        }),
    ],
    [
      /Find x³ \+ y³/,
      ({ n: [sum = 0, product], a: [cubes] }) =>
        numbersTo(20).some((x) => x * (sum - x) === product && x ** 3 + (sum - x) ** 3 === cubes),
    ],
    [
      /^Expand (\(.+\))³/,
      // x³ and y³ taken away, the rest at (1, 1) and (1, −1) gives its two middle numbers.
      ({ part: [bracket = ''], a: [wanted = 0] }) => {
        const at = (x: number, y: number) => worthOf(bracket, { x, y }) ** 3;
        const rest = at(1, 1) - at(1, 0) - at(0, 1);
        const other = at(1, -1) - at(1, 0) - at(0, -1);
        return isNear((rest - other) / 2, wanted);
      },
    ],
    [
      /^Expand (\(.+\))²/,
      ({ part: [bracket = ''], a: [wanted = 0] }) => {
        const at = (y: number, z: number) => worthOf(bracket, { x: 0, y, z }) ** 2;
        return isNear(at(1, 1) - at(1, 0) - at(0, 1), wanted);
      },
    ],
    [
      /^x \+ \[1\|x\] = (\d+)/,
      ({ part: [sum], a: [wanted = 0] }) => {
        const x = (Number(sum) + Math.sqrt(Number(sum) ** 2 - 4)) / 2;
        return Math.abs(x * x + 1 / (x * x) - wanted) < 1e-6;
      },
    ],
  ],
};

describe('figures', () => checkKeys('grade-9', GRADE_9_FIGURES, FIGURES));

const STORIES: Record<string, Rule[]> = {
  WNE: [
    [
      /^An auto-rickshaw/,
      ({ n: [start = 0, free = 0, more = 0, fare = 0], a: [far = 0] }) =>
        (fare - start) / more === far - free,
    ],
    [
      /^Pens cost/,
      ({ n: [pen = 0, notebook = 0, pens = 0, bill], a: [notebooks = 0] }) =>
        sumOf([...copies(pen, pens), ...copies(notebook, notebooks)]) === bill,
    ],
    // From ice at 32 °F to steam at 212 °F are 100 °C.
    [
      /^Fahrenheit/,
      ({ n: [, , celsius = 0], a: [shown = 0] }) => isNear((shown - 32) / 180, celsius / 100),
    ],
    [
      /^A tank holds/,
      ({ n: [all = 0, rate = 0, left = 0], a: [minutes = 0] }) => (all - left) / minutes === rate,
    ],
    [
      /^Seats/,
      ({ n: [adult = 0, child = 0, children = 0, taken], a: [adults = 0] }) =>
        sumOf([...copies(adult, adults), ...copies(child, children)]) === taken,
    ],
    [
      /^A candle/,
      ({ n: [long = 0, less = 0, hours = 0], a: [left = 0] }) =>
        isNear(left + sumOf(copies(less, hours)), long),
    ],
  ],
  WSV: [
    [
      /^A triangular flower bed/,
      // The height on the first side, by the law of cosines.
      ({ n: [a = 0, b = 0, c = 0, rate = 0], a: [cost = 0] }) => {
        const foot = (a * a + b * b - c * c) / (2 * a);
        return isNear((a * Math.sqrt(b * b - foot * foot) * rate) / 2, cost);
      },
    ],
    [
      /^A tent is/,
      // The cone unrolled: a sector of the slant height, with the way round the tent as its arc.
      ({ n: [r = 0, slant = 0], a: [area = 0] }) => isNear((((2 * 22) / 7) * r * slant) / 2, area),
    ],
    [
      /^A water tank/,
      // In decimetres: a cubic decimetre is a litre.
      ({ n: [r = 0, h = 0], a: [litres = 0] }) =>
        isNear(((22 * (10 * r) ** 2) / 7) * (10 * h), litres),
    ],
    [
      /^A room is/,
      ({ n: [long = 0, wide = 0, high = 0, rate = 0], a: [cost] }) =>
        sumOf([long, wide, long, wide].map((wall) => wall * high * rate)) === cost,
    ],
    [
      /balls of radius/,
      // A ball has the surface of the cylinder round it without its ends.
      ({ n: [balls = 0, r = 0], a: [area = 0] }) =>
        isNear(((2 * 22) / 7) * r * (2 * r) * balls, area),
    ],
    [
      /^A swimming pool/,
      ({ n: [long = 0, wide = 0, high = 0], a: [volume = 0] }) =>
        isNear(volume / long / wide, high),
    ],
    [
      /^An umbrella/,
      ({ n: [panels = 0, a = 0, b = 0, c = 0], a: [cloth = 0] }) => {
        const s = (a + b + c) / 2;
        return isNear(panels * Math.sqrt(s * (s - a) * (s - b) * (s - c)), cloth);
      },
    ],
  ],
  WMN: [
    [
      /has a mean of/,
      ({ n: [mean = 0, tests = 0, next = 0], a: [now = 0] }) =>
        isNear(meanOf([...copies(mean, tests), next]), now),
    ],
    [
      /^In a class/,
      ({ n: [girls = 0, one = 0, boys = 0, other = 0], a: [all = 0] }) =>
        isNear(meanOf([...copies(one, girls), ...copies(other, boys)]), all),
    ],
    [
      /^After \d tests/,
      ({ n: [tests = 0, mean = 0, wanted = 0], a: [next = 0] }) =>
        isNear(meanOf([...copies(mean, tests), next]), wanted),
    ],
    [
      /^The mean height/,
      ({ n: [pupils = 0, mean = 0, wrong = 0, right = 0], a: [found = 0] }) =>
        // Any heights with this mean and the wrong one among them will do.
        isNear(
          meanOf([...copies((pupils * mean - wrong) / (pupils - 1), pupils - 1), right]),
          found,
        ),
    ],
    [
      /^The mean mass/,
      ({ n: [boxes = 0, mean = 0, now = 0], a: [next = 0] }) =>
        isNear(meanOf([...copies(mean, boxes), next]), now),
    ],
    [
      /kg of rice/,
      ({ n: [one = 0, cheap = 0, other = 0, dear = 0], a: [mixed = 0] }) =>
        isNear((mixed - cheap) * one, (dear - mixed) * other),
    ],
  ],
};

describe('stories', () => checkKeys('grade-9', GRADE_9_STORIES, STORIES));

const often = (found: readonly boolean[]): string =>
  found.every(Boolean) ? 'always' : found.some(Boolean) ? 'sometimes' : 'never';

const SIGNS: Readonly<Record<string, readonly [number, number]>> = {
  first: [1, 1],
  second: [-1, 1],
  third: [-1, -1],
  fourth: [1, -1],
};

/** The results of a table of trials, one by one. */
const resultsIn: (rows: readonly (readonly string[])[]) => number[] = (rows) =>
  rows.slice(1).flatMap(([score, times]) => copies(Number(score), Number(times)));

const REASONING: Record<string, Rule[]> = {
  ASN: [
    [
      /times √(\d+) is/,
      ({ part: [k], answers }) =>
        often(numbersTo(40).map((times) => isWholeRoot(times * times * Number(k)))) === answers[0],
    ],
    [
      /whose (x|y)-coordinate is (.+) lies in the (\w+) quadrant/,
      ({ part: [axis, , name = ''], n: [k = 0], answers }) => {
        const [x, y] = SIGNS[name] ?? [0, 0];
        const inside = [-2, -1, 0, 1, 2].map((other) => {
          const at = axis === 'x' ? [k, other] : [other, k];
          return Math.sign(at[0] ?? 0) === x && Math.sign(at[1] ?? 0) === y;
        });
        return often(inside) === answers[0];
      },
    ],
    [
      /^In a triangle/,
      ({ n: [a = 0, b = 0, k = 0], answers }) =>
        often(
          numbersTo(300)
            .map((tenth) => tenth / 10)
            .filter((c) => a + b > c && a + c > b + 1e-9 && b + c > a + 1e-9)
            .map((c) => c > k),
        ) === answers[0],
    ],
    [
      /greater than (\d+), the value of (.+) is positive/,
      ({ part: [limit, value = ''], answers }) =>
        often(numbersTo(400).map((at) => worthOf(value, { x: Number(limit) + at / 40 }) > 1e-9)) ===
        answers[0],
    ],
    [
      /^A polynomial of degree/,
      // (x − 1)(x − 2) … with so many different factors, the first of them repeated.
      ({ n: [degree = 0, many = 0], answers }) =>
        often(numbersTo(degree).map((zeroes) => zeroes > many)) === answers[0],
    ],
    [
      /^The mean of some/,
      ({ n: [low = 0, high = 0, k = 0], answers }) =>
        often(
          numbersTo(high - low + 1).flatMap((at) =>
            [low, high].map((end) => (low + at - 1 + end) / 2 > k),
          ),
        ) === answers[0],
    ],
  ],
  MST: [FIND_THE_MISTAKE],
  DAT: [
    [
      /^A die is thrown/,
      ({ question: { picture, ask }, a: [all, chance = 0, higher = 0, mean = 0] }) => {
        const thrown = picture?.kind === 'table' ? resultsIn(picture.rows) : [];
        const [, face] = /probability of a (\d)/.exec(ask) ?? [];
        const [, above] = /greater than (\d)/.exec(ask) ?? [];
        return (
          thrown.length === all &&
          isNear(thrown.filter((score) => score === Number(face)).length / all, chance) &&
          isNear(thrown.filter((score) => score > Number(above)).length / all, higher) &&
          isNear(meanOf(thrown), mean)
        );
      },
    ],
    [
      /^The table shows in how many matches/,
      ({ question: { picture, ask }, a: [all, goals, chance = 0, mean = 0] }) => {
        const played = picture?.kind === 'table' ? resultsIn(picture.rows) : [];
        const [, least] = /at least (\d)/.exec(ask) ?? [];
        return (
          played.length === all &&
          sumOf(played) === goals &&
          isNear(played.filter((score) => score >= Number(least)).length / all, chance) &&
          isNear(meanOf(played), mean)
        );
      },
    ],
  ],
};

describe('reasoning', () => checkKeys('grade-9', GRADE_9_REASONING, REASONING));

const SCIENCE: Record<string, Rule[]> = {
  SPD: [
    [/^A bus/, ({ n: [u = 0, v = 0, t = 0], a: [a = 0] }) => isNear(u + a * t, v)],
    [/^How many metres/, ({ n: [fast = 0], a: [slow = 0] }) => isNear(slow * 3.6, fast)],
    [
      /^A car/,
      // With v² = 2as.
      ({ n: [a = 0, t = 0], a: [s = 0] }) => isNear((a * t) ** 2, 2 * a * s),
    ],
    [
      /^A cyclist goes/,
      ({ n: [one = 0, first = 0, other = 0, second = 0], a: [mean = 0] }) =>
        isNear(mean * first + mean * second, one + other),
    ],
    [
      /^A train/,
      ({ n: [u = 0, slowing = 0], a: [t = 0, s = 0] }) =>
        isNear(u - slowing * t, 0) && isNear(u * u, 2 * slowing * s),
    ],
    [
      /^A ball is thrown/,
      // It rises for u ÷ g seconds with half of the speed on average.
      ({ n: [u = 0, g = 0], a: [high = 0] }) => isNear((u / 2) * (u / g), high),
    ],
  ],
  FRC: [
    [/^What net force/, ({ n: [m = 0, a = 0], a: [f = 0] }) => isNear(f / m, a)],
    [/^A ball of/, ({ n: [grams = 0, v = 0], a: [p = 0] }) => isNear((1000 * p) / v, grams)],
    [/^A net force/, ({ n: [f = 0, m = 0], a: [a = 0] }) => isNear(m * a, f)],
    [/^A sack/, ({ n: [m = 0, g = 0], a: [w = 0] }) => isNear(w / m, g)],
    [
      /^Two children/,
      ({ n: [m = 0, one = 0, other = 0], a: [a = 0] }) => isNear(other + m * a, one),
    ],
    [
      /^A fielder/,
      // By the slowing: a = v ÷ t.
      ({ n: [grams = 0, v = 0, t = 0], a: [f = 0] }) => isNear((grams / 1000) * (v / t), f),
    ],
  ],
  WRK: [
    [/^A box/, ({ n: [way = 0, force = 0], a: [work = 0] }) => isNear(work / way, force)],
    [
      /^A cyclist and/,
      ({ n: [m = 0, v = 0], a: [energy = 0] }) => isNear((2 * energy) / (v * v), m),
    ],
    [
      /^A bucket/,
      ({ n: [m = 0, high = 0, g = 0], a: [energy = 0] }) => isNear(energy / high, m * g),
    ],
    [
      /^A load/,
      ({ n: [load = 0, one = 0, other = 0], a: [effort = 0] }) =>
        isNear(effort * other, load * one),
    ],
    [
      /^A pump/,
      ({ n: [m = 0, high = 0, t = 0, g = 0], a: [power = 0] }) =>
        isNear((power * t) / (g * high), m),
    ],
    [
      /^A stone falls/,
      // By the time of the fall: h = ½gt², v = gt.
      ({ n: [high = 0, g = 0], a: [v = 0] }) => isNear(g * Math.sqrt((2 * high) / g), v),
    ],
  ],
  DNS: [
    [/^A stone has/, ({ n: [m = 0, volume = 0], a: [d = 0] }) => isNear(d * volume, m)],
    [/What is the mass/, ({ n: [d = 0, volume = 0], a: [m = 0] }) => isNear(m / volume, d)],
    [/^A stone of/, ({ n: [m = 0, low = 0, high = 0], a: [d = 0] }) => isNear(d * (high - low), m)],
    [/How many cubic/, ({ n: [d = 0, m = 0], a: [volume = 0] }) => isNear(d * volume, m)],
    [
      /^A closed solid/,
      ({ n: [m = 0, volume = 0], answers }) => (m > volume ? 'sinks' : 'floats') === answers[0],
    ],
    // 1 kg is 1,000 g, 1 m is 100 cm.
    [
      /^A density/,
      ({ n: [small = 0], a: [large = 0] }) => isNear((large * 1000) / 100 ** 3, small),
    ],
  ],
};

describe('science', () => checkKeys('grade-9', GRADE_9_SCIENCE, SCIENCE));

/** Ions by their names, as a table of charges lists them. */
const CHARGES: Readonly<Record<string, readonly [formula: string, charge: number]>> = {
  sodium: ['Na', 1],
  potassium: ['K', 1],
  ammonium: ['NH4', 1],
  magnesium: ['Mg', 2],
  calcium: ['Ca', 2],
  zinc: ['Zn', 2],
  aluminium: ['Al', 3],
  chloride: ['Cl', 1],
  bromide: ['Br', 1],
  hydroxide: ['OH', 1],
  nitrate: ['NO3', 1],
  oxide: ['O', 2],
  sulphide: ['S', 2],
  sulphate: ['SO4', 2],
  carbonate: ['CO3', 2],
  phosphate: ['PO4', 3],
};

/** One part of a formula: brackets stand where a group comes more than once, and only there. */
const written = (part: string, many: number): string => {
  if (many === 1) return part;
  return /[A-Z].*[A-Z]/.test(part) ? `(${part})${many}` : `${part}${many}`;
};

const FORMULAS: Record<string, Rule[]> = {
  CHM: [
    [
      /formula of (\w+) (\w+)\./,
      ({ part: [first = '', second = ''], answers: [formula = ''] }) => {
        const [one = '', plus = 0] = CHARGES[first] ?? [];
        const [other = '', minus = 0] = CHARGES[second] ?? [];
        const { top, over } = fraction(minus, plus);
        return (
          hcf(top, over) === 1 &&
          plainFormula(formula) === written(one, top) + written(other, over) &&
          top * plus - over * minus === 0
        );
      },
    ],
    [
      /formula unit of (\S+) have/,
      ({ part: [formula = ''], a: [many] }) => sumOf([...atomsOf(formula).values()]) === many,
    ],
    [
      /mass of (\S+) in u\. \((.+)\)/,
      ({ part: [formula = '', table = ''], a: [mass = 0] }) => {
        const masses = new Map(
          table.split(', ').map((entry) => {
            const [element = '', value] = entry.split(' = ');
            return [element, Number(value)] as const;
          }),
        );
        const parts = [...atomsOf(formula)].map(
          ([element, count]) => count * (masses.get(element) ?? 0),
        );
        return isNear(sumOf(parts), mass);
      },
    ],
  ],
};

describe('formulas', () => checkKeys('grade-9', GRADE_9_FORMULAS, FORMULAS));
