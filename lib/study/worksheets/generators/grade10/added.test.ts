import { atomsOf } from '@/lib/study/worksheets/testing/atomsOf';
import { checkKeys } from '@/lib/study/worksheets/testing/checkKeys';
import { numbersTo, sumOf } from '@/lib/study/worksheets/testing/lists';
import { isNear, type Rule } from '@/lib/study/worksheets/testing/readBack';
import { FIND_THE_MISTAKE } from '@/lib/study/worksheets/testing/workings';
import { GRADE_10_FIGURES } from './figures';
import { GRADE_10_REASONING } from './reasoning';
import { GRADE_10_SCIENCE } from './science';
import { GRADE_10_STORIES } from './stories';

/** The values that come one after the other, each so much more than the one before. */
const walk = (first: number, step: number, many: number): number[] =>
  numbersTo(many).map((at) => first + (at - 1) * step);

const STORIES: Record<string, Rule[]> = {
  WPE: [
    [
      /pens and/,
      ({ n: [p = 0, q = 0, one, r = 0, s = 0, other], a: [x = 0, y = 0] }) =>
        p * x + q * y === one && r * x + s * y === other,
    ],
    [
      /^A boat/,
      ({ n: [down = 0, hours, up = 0, more], a: [x = 0, y = 0] }) =>
        down / (x + y) === hours && up / (x - y) === more,
    ],
    [
      /^The ages/,
      ({ n: [sum, ago = 0, times = 0], a: [old = 0, young = 0], question: { ask } }) =>
        old + young === sum &&
        ask.includes(`${ago} years ago`) &&
        old - ago === times * (young - ago),
    ],
    [
      /^The digits/,
      ({ n: [sum, more], answers: [number = ''] }) =>
        sumOf(Array.from(number, Number)) === sum &&
        Number([...number].reverse().join('')) - Number(number) === more,
    ],
    [
      /^Cows/,
      ({ n: [heads, legs], a: [cows = 0, hens = 0] }) =>
        cows + hens === heads && 4 * cows + 2 * hens === legs,
    ],
    [
      /^A tin/,
      ({ n: [coins, , , worth], a: [twos = 0, fives = 0] }) =>
        twos + fives === coins && 2 * twos + 5 * fives === worth,
    ],
  ],
  WQD: [
    [/^A rectangular/, ({ n: [more = 0, area], a: [wide = 0] }) => wide * (wide + more) === area],
    [/^The product of two/, ({ n: [product], a: [one = 0] }) => one * (one + 1) === product],
    [
      /^A train/,
      ({ n: [far = 0, faster = 0, saved = 0], a: [speed = 0] }) =>
        isNear(far / speed - far / (speed + faster), saved),
    ],
    [
      /^The hypotenuse/,
      ({ n: [side = 0, more], a: [short = 0, long = 0] }) =>
        Math.hypot(short, long) === side && long - short === more,
    ],
    [/^A girl/, ({ n: [more = 0, product], a: [boy = 0] }) => boy * (boy + more) === product],
    [/^The squares/, ({ n: [sum], a: [one = 0] }) => one ** 2 + (one + 1) ** 2 === sum],
    [
      /^A number greater/,
      ({ n: [, top = 0, over = 1], a: [x = 0] }) => x > 1 && isNear(x + 1 / x, top / over),
    ],
  ],
  WAP: [
    [
      /saves/,
      ({ n: [first = 0, more = 0, months = 0], a: [all] }) =>
        sumOf(walk(first, more, months)) === all,
    ],
    [
      /^A hall/,
      ({ n: [first = 0, more = 0, row = 0], a: [seats] }) =>
        walk(first, more, row).at(-1) === seats,
    ],
    [/^Logs/, ({ n: [low = 0, top = 0], a: [all] }) => sumOf(walk(top, 1, low - top + 1)) === all],
    [
      /^A taxi/,
      ({ n: [first = 0, more = 0, far = 0], a: [fare] }) => walk(first, more, far).at(-1) === fare,
    ],
    [
      /^A builder/,
      ({ n: [first = 0, more = 0, days = 0], a: [all] }) => sumOf(walk(first, more, days)) === all,
    ],
    [
      /^How many (two|three)-digit/,
      ({ n: [by = 1], part: [name], a: [many] }) =>
        numbersTo(999).filter(
          (number) => String(number).length === (name === 'two' ? 2 : 3) && number % by === 0,
        ).length === many,
    ],
    [
      /^A loan/,
      ({ n: [first = 0, more = 0, paid], a: [month = 0] }) =>
        walk(first, more, month).at(-1) === paid,
    ],
  ],
};

describe('stories', () => checkKeys('grade-10', GRADE_10_STORIES, STORIES));

/** A volume as many thin slices, each with the area that this gives at its height. */
const slices = (high: number, areaAt: (height: number) => number): number =>
  sumOf(numbersTo(20_000).map((at) => (high / 20_000) * areaAt(((at - 0.5) * high) / 20_000)));

const isAbout = (one: number, other = 0): boolean => Math.abs(one - other) < 1e-5 * other;

const FIGURES: Record<string, Rule[]> = {
  SMT: [
    [/DB = .*Find EC/, ({ n: [ad = 0, db = 0, ae = 0], a: [ec = 0] }) => isNear(ad / db, ae / ec)],
    [
      /^A pole/,
      ({ n: [pole = 0, shadow = 0, long = 0], a: [high = 0] }) =>
        isNear(pole / shadow, high / long),
    ],
    [/Find QR/, ({ n: [ab = 0, pq = 0, bc = 0], a: [qr = 0] }) => isNear(ab / pq, bc / qr)],
    [
      /perimeters/,
      ({ n: [one = 0, other = 0, side = 0], a: [match = 0] }) => isNear(one / side, other / match),
    ],
    [/Find DE/, ({ n: [ad = 0, ab = 0, bc = 0], a: [de = 0] }) => isNear(de / ad, bc / ab)],
  ],
  SAV: [
    [
      /^A toy/,
      ({ n: [h = 0, r = 0], a: [volume] }) =>
        isAbout(
          slices(h, (at) => Math.PI * ((r * at) / h) ** 2) +
            slices(r, (at) => Math.PI * (r * r - at * at)),
          volume,
        ),
    ],
    [
      /^A top/,
      ({ n: [h = 0, r = 0], a: [area = 0] }) =>
        isNear(Math.PI * r * Math.hypot(r, h) + (4 * Math.PI * r * r) / 2, area),
    ],
    [
      /hemisphere at each end/,
      ({ n: [h = 0, r = 0], a: [area = 0] }) =>
        isNear(area - 4 * Math.PI * r * r, h * 2 * Math.PI * r),
    ],
    [
      /^A metal sphere/,
      ({ n: [large = 0, small = 0], a: [many = 0] }) => isNear(many * small ** 3, large ** 3),
    ],
    [
      /cubes with edges/,
      ({ n: [many = 0, edge = 0], a: [area] }) =>
        2 * (edge * edge + 2 * edge * (many * edge)) === area,
    ],
    [
      /^The largest possible cone/,
      ({ n: [edge = 0], a: [volume] }) =>
        isAbout(
          slices(edge, (at) => Math.PI * (at / 2) ** 2),
          volume,
        ),
    ],
    [
      /^A hollow/,
      ({ n: [r = 0, h = 0], a: [volume] }) =>
        isAbout(
          slices(h, (at) => Math.PI * (r * r - ((r * at) / h) ** 2)),
          volume,
        ),
    ],
  ],
};

describe('figures', () => checkKeys('grade-10', GRADE_10_FIGURES, FIGURES));

/** Object and image with the signs of the new Cartesian convention. */
const isImage = (
  name: string,
  object: number,
  focal: number,
  image: number,
  size: number,
): boolean => {
  const u = -object;
  const f = name === 'concave mirror' || name === 'concave lens' ? -focal : focal;
  const isMirror = name.endsWith('mirror');
  const v = name === 'concave mirror' || name === 'concave lens' ? -image : image;
  return isMirror
    ? isNear(1 / v + 1 / u, 1 / f) && isNear(size, -v / u)
    : isNear(1 / v - 1 / u, 1 / f) && isNear(size, v / u);
};

const isBalanced: Rule = [
  /^(.+) → (.+)$/,
  ({ part: [left = '', right = ''], a }) => {
    const [one, other] = [left.split(' + '), right.split(' + ')];
    const formulas = [...one, ...other].map(atomsOf);
    const elements = new Set(formulas.flatMap((atoms) => [...atoms.keys()]));
    const isEven = [...elements].every(
      (element) =>
        sumOf(
          formulas.map(
            (atoms, at) => (at < one.length ? 1 : -1) * (a[at] ?? 0) * (atoms.get(element) ?? 0),
          ),
        ) === 0,
    );
    return isEven && !numbersTo(12).some((by) => by > 1 && a.every((many) => many % by === 0));
  },
];

const SCIENCE: Record<string, Rule[]> = {
  CUR: [
    [
      /^A resistor/,
      ({ n: [ohms = 0, volts = 0], a: [current = 0] }) => isNear(ohms * current, volts),
    ],
    [/in series/, ({ n, a: [all] }) => sumOf(n) === all],
    [
      /in parallel/,
      ({ n: [one = 0, other = 0], a: [all = 0] }) => isNear(1 / one + 1 / other, 1 / all),
    ],
    [
      /How much charge/,
      ({ n: [amperes = 0, minutes = 0], a: [charge = 0] }) =>
        isNear(charge / (60 * minutes), amperes),
    ],
    [
      /^A wire/,
      ({ n: [ohms = 0, longer = 0, thicker = 0], a: [other = 0] }) =>
        isNear((other * thicker) / longer, ohms),
    ],
    [/^How much work/, ({ n: [charge = 0, volts = 0], a: [work = 0] }) => work / charge === volts],
  ],
  PWH: [
    [
      /^An appliance/,
      ({ n: [amperes = 0, volts = 0], a: [power = 0] }) => isNear(power / volts, amperes),
    ],
    [
      /^A heater/,
      // One unit is 3,600,000 joules.
      ({ n: [watts = 0, hours = 0, days = 0], a: [units = 0] }) =>
        isNear(watts * hours * 3600 * days, units * 3_600_000),
    ],
    [
      /lamps of/,
      ({ n: [lamps = 0, watts = 0, hours = 0, days = 0, price = 0], a: [cost = 0] }) =>
        isNear(cost / price, (lamps * watts * hours * days) / 1000),
    ],
    [
      /How much heat/,
      ({ n: [amperes = 0, ohms = 0, seconds = 0], a: [heat = 0] }) =>
        // By the voltage: V = IR, and the energy is VIt.
        isNear(amperes * ohms * amperes * seconds, heat),
    ],
    [
      /^An electric iron/,
      ({ n: [power = 0, volts = 0], a: [amperes = 0] }) => isNear(volts * amperes, power),
    ],
  ],
  MRR: [
    [
      /front of a (con\w+ (?:mirror|lens))/,
      ({ part: [name = ''], n: [object = 0, focal = 0], a: [image = 0, size = 0] }) =>
        isImage(name, object, focal, image, size),
    ],
    [
      /^A (convex|concave) lens has/,
      ({ part: [name], n: [focal = 0], a: [power = 0] }) =>
        isNear(Math.abs(power) * (focal / 100), 1) && power > 0 === (name === 'convex'),
    ],
    [/^The radius/, ({ n: [radius], a: [focal = 0] }) => focal + focal === radius],
    [/^Two thin lenses/, ({ n: [one = 0, other = 0], a: [both = 0] }) => isNear(both - one, other)],
  ],
  BAC: [isBalanced],
};

describe('science', () => checkKeys('grade-10', GRADE_10_SCIENCE, SCIENCE));

const often = (found: readonly boolean[]): string =>
  found.every(Boolean) ? 'always' : found.some(Boolean) ? 'sometimes' : 'never';

const REASONING: Record<string, Rule[]> = {
  ASN: [
    [
      /times √(\d+)/,
      ({ n: [k = 0], answers }) =>
        often([!numbersTo(10).some((root) => root * root === k)]) === answers[0],
    ],
    [
      /^A term of the AP/,
      ({ n: [first = 0, step = 0], answers }) =>
        often(walk(first, step, 60).map((term) => term > 0)) === answers[0],
    ],
    [
      /two tangents/,
      ({ n: [far = 0, radius = 0], answers }) =>
        often([far * far - radius * radius > 0]) === answers[0],
    ],
    [
      /^The probability/,
      ({ n: [value = 0], answers }) =>
        // Events of ten equally likely cases.
        often([...numbersTo(10), 0].map((good) => isNear(good / 10, value))) === answers[0],
    ],
    [
      /^The (sine|tangent) of/,
      ({ part: [ratio], n: [limit = 0], answers }) =>
        often(
          numbersTo(89).map((degrees) => {
            const angle = (degrees * Math.PI) / 180;
            return (ratio === 'sine' ? Math.sin(angle) : Math.tan(angle)) > limit;
          }),
        ) === answers[0],
    ],
    [
      /^The equation (\d*)x² \+ bx ([+−]) (\d+)/,
      ({ part: [many, sign, last], answers }) => {
        const [a, c] = [Number(many || 1), Number(last) * (sign === '−' ? -1 : 1)];
        return often(numbersTo(81).map((at) => (at - 41) ** 2 - 4 * a * c > 0)) === answers[0];
      },
    ],
  ],
  MST: [FIND_THE_MISTAKE],
  DAT: [
    [
      /^The table/,
      ({ question: { picture, ask }, a: [all = 0, between, begin = 0, chance = 0] }) => {
        const sums =
          picture?.kind === 'table' ? picture.rows.slice(1).map(([, sum]) => Number(sum)) : [];
        const marks = sums.flatMap((sum, at) =>
          Array.from({ length: sum - (sums[at - 1] ?? 0) }, () => at * 10),
        );
        const [, low = ''] = /scored (\d+) or more/.exec(ask) ?? [];
        const [, limit = ''] = /score is less than (\d+)/.exec(ask) ?? [];
        return (
          marks.length === all &&
          marks.filter((mark) => mark === Number(low)).length === between &&
          marks[Math.ceil(all / 2) - 1] === begin &&
          isNear(marks.filter((mark) => mark < Number(limit)).length / all, chance)
        );
      },
    ],
  ],
};

describe('reasoning', () => checkKeys('grade-10', GRADE_10_REASONING, REASONING));
