import { checkKeys } from '@/lib/study/worksheets/testing/checkKeys';
import { isNear, type Rule, SUM, worthOf } from '@/lib/study/worksheets/testing/readBack';
import { GRADE_6_NUMBERS } from './grade6/numbers';
import { GRADE_7_COURSE } from './grade7/course';
import { GRADE_8_COURSE } from './grade8/course';

/** Both sides agree when the answer is put in for x. */
const ROOT: Rule = [
  /^(.*x.*) = (.+)$/,
  ({ a: [x = Number.NaN], part: [left = '', right = ''] }) =>
    isNear(worthOf(left, { x }), worthOf(right, { x })),
];

/** Two expressions that agree for five values of their letters are the same one here. */
const isSame = (one: string, other: string): boolean =>
  [-3, -1.5, 0, 2, 7.25].every((x, at) =>
    isNear(worthOf(one, { x, y: at - 2.75 }), worthOf(other, { x, y: at - 2.75 })),
  );

const rest =
  (whole: number): Rule[1] =>
  ({ n, a }) =>
    n.reduce((left, part) => left - part, whole) === a[0] && (a[0] ?? 0) > 0;

const isPrime = (number: number): boolean =>
  number > 1 &&
  Array.from({ length: number }, (_, at) => number % (at + 1)).filter((left) => left === 0)
    .length === 2;

const GRADE_6: Record<string, Rule[]> = {
  NEG: [SUM],
  PRM: [
    [
      /product of primes/,
      ({ n: [number = 0], answers: [product = ''] }) => {
        const primes = product.split(' × ').map(Number);
        return primes.every(isPrime) && primes.reduce((left, prime) => left / prime, number) === 1;
      },
    ],
    [
      /is a prime number/,
      ({ n, a: [prime = 0] }) =>
        n.filter(isPrime).length === 1 && n.includes(prime) && isPrime(prime),
    ],
  ],
  FRC: [SUM],
  DEC: [SUM],
  RAT: [
    [
      /simplest form/,
      ({ n: [one = 0, other = 0], answers: [ratio = ''] }) => {
        const [first = 0, second = 0] = ratio.split(' : ').map(Number);
        const shared = Array.from({ length: first }, (_, at) => at + 1).filter(
          (by) => first % by === 0 && second % by === 0,
        );
        return first * other === second * one && shared.length === 1;
      },
    ],
    [
      /___$/,
      ({ n: [one = 0, other = 0, first = 0], a: [second = 0] }) => one * second === other * first,
    ],
    [
      /^Share/,
      ({ n: [all, one = 0, other = 0], a: [first = 0, second = 0] }) =>
        first + second === all && first * other === second * one,
    ],
  ],
  EQN: [ROOT],
  MNS: [
    [
      /rectangle is .* perimeter/,
      ({ n: [long = 0, wide = 0], a }) => long + wide + long + wide === a[0],
    ],
    [/^A triangle/, ({ n: [base = 0, high], a: [area = 0] }) => (2 * area) / base === high],
    // Two strips: the full length below the cut, the shorter one beside it.
    [
      /cut away/,
      ({ n: [long = 0, wide = 0, cutLong = 0, cutWide = 0], a }) =>
        long * (wide - cutWide) + (long - cutLong) * cutWide === a[0] &&
        cutLong < long &&
        cutWide < wide,
    ],
    [/^A square/, ({ n: [around = 0], a: [area = 0] }) => Math.sqrt(area) * 4 === around],
  ],
  STT: [
    [
      /^The chart/,
      ({ a: [total = 0, range = 0, mean = 0], question: { picture } }) => {
        if (picture?.kind !== 'bars') return false;
        const values = picture.bars.map(({ value }) => value).sort((one, other) => one - other);
        return (
          values.reduce((left, value) => left - value, total) === 0 &&
          (values[0] ?? 0) + range === values.at(-1) &&
          values.reduce((left, value) => left + value - mean, 0) === 0
        );
      },
    ],
  ],
};

const GRADE_7: Record<string, Rule[]> = {
  NEG: [SUM],
  RTN: [SUM],
  EQN: [ROOT],
  XPR: [
    [
      /value of (.+) for x = (\S+) and y = (\S+)\.$/,
      ({ a, part: [expression = '', x = '', y = ''] }) =>
        worthOf(expression, { x: worthOf(x), y: worthOf(y) }) === a[0],
    ],
    [
      /^Simplify: (.+)$/,
      ({ answers: [answer = ''], part: [expression = ''] }) => isSame(expression, answer),
    ],
  ],
  PCT: [
    [
      /^Find (\d+)% of/,
      ({ n: [rate = 0, base = 0], a: [part = 0] }) => isNear(part / base, rate / 100),
    ],
    [
      /what percentage/,
      ({ n: [part = 0, base = 0], a: [rate = 0] }) => isNear((base / 100) * rate, part),
    ],
    [
      /now has/,
      ({ n: [before = 0, rate = 0], a: [now = 0] }) =>
        isNear(now / before - 1, rate / 100) && Number.isInteger(now),
    ],
    [/as a fraction/, ({ n: [rate = 0], a: [part = 0] }) => isNear(part * 100, rate)],
  ],
  PRF: [
    [
      /Find the (profit|loss)/,
      ({ n: [cost = 0, selling = 0], a: [change = 0, rate = 0], part: [word] }) =>
        (word === 'profit' ? cost + change : cost - change) === selling &&
        isNear((cost * rate) / 100, change),
    ],
    [
      /at a (profit|loss)/,
      ({ n: [cost = 0, rate = 0], a: [selling = 0], part: [word] }) =>
        isNear(selling / cost, word === 'profit' ? 1 + rate / 100 : 1 - rate / 100),
    ],
  ],
  // Year by year, as a bank book would show it.
  SNT: [
    [
      /simple interest/,
      ({ n: [principal = 0, rate = 0, years = 0], a: [interest = 0, amount = 0] }) => {
        const yearly = Array.from({ length: years }, () => principal * (rate / 100));
        const all = yearly.reduce((before, one) => before + one, 0);
        return isNear(all, interest) && principal + interest === amount;
      },
    ],
  ],
  ANG: [
    [/complement/, rest(90)],
    [/supplement/, rest(180)],
    [/third\?$/, rest(180)],
    [
      /exterior/,
      ({ n: [outside = 0, one = 0], a: [other = 0] }) => 180 - outside + one + other === 180,
    ],
  ],
  PWR: [
    [
      /^(.+) = (\d) to which power/,
      ({ a: [power = 0], part: [left = '', base = ''] }) =>
        isNear(Number(base) ** power, worthOf(left)),
    ],
  ],
};

const GRADE_8: Record<string, Rule[]> = {
  EQN: [ROOT],
  SQR: [
    SUM,
    [
      /perfect square/,
      ({ n: [number = 0], a: [factor = 0] }) => {
        const works = (by: number) => Number.isInteger(Math.sqrt(number * by));
        return (
          Array.from({ length: factor }, (_, at) => at + 1)
            .filter(works)
            .join() === String(factor)
        );
      },
    ],
  ],
  CUB: [SUM],
  XPN: [
    [
      /^Expand (.+)$/,
      ({ answers: [answer = ''], part: [ask = ''] }) =>
        isSame(ask, answer) && !answer.includes('('),
    ],
  ],
  FAC: [
    [
      /(?:Factorise|factor:) (.+)$/,
      ({ question, part: [ask = ''] }) =>
        [question.blanks[0]?.answer ?? '', ...(question.blanks[0]?.accept ?? [])].every(
          (answer) => isSame(ask, answer) && answer.includes('('),
        ),
    ],
  ],
  CMD: [
    [
      /compounded/,
      ({ n: [principal = 0, rate = 0], a: [amount = 0, interest = 0] }) => {
        const first = principal + (principal * rate) / 100;
        return isNear(first + (first * rate) / 100, amount) && isNear(amount - interest, principal);
      },
    ],
    [/discount/, ({ n: [price = 0, off = 0], a: [now = 0] }) => isNear(1 - now / price, off / 100)],
    [
      /before tax/,
      ({ n: [price = 0, tax = 0], a: [bill = 0] }) => isNear(bill / price - 1, tax / 100),
    ],
  ],
  PRP: [
    [
      /cloth/,
      ({ n: [one = 0, cost = 0, other = 0], a }) => isNear((cost / one) * other, a[0] ?? 0),
    ],
    [/petrol/, ({ n: [one = 0, far = 0, other = 0], a }) => isNear((far / one) * other, a[0] ?? 0)],
    [
      /build a wall/,
      ({ n: [one = 0, days = 0, other = 0], a }) => one * days === other * (a[0] ?? 0),
    ],
    [/hostel/, ({ n: [one = 0, days = 0, other = 0], a }) => one * days === other * (a[0] ?? 0)],
  ],
  MNS: [
    [
      /cuboid.*volume/,
      ({ n: [long = 0, wide = 0, high], a: [volume = 0] }) => volume / long / wide === high,
    ],
    [
      /cuboid.*surface/,
      ({ n: [long = 0, wide = 0, high = 0], a }) =>
        // The walls unrolled, then floor and lid.
        2 * (long + wide) * high + 2 * long * wide === a[0],
    ],
    [/^A cube/, ({ n: [edge = 0], a: [area = 0] }) => Math.sqrt(area / 6) === edge],
    // A rectangle and the triangles beside it.
    [
      /trapezium/,
      ({ n: [top = 0, low = 0, high = 0], a }) => low * high + ((top - low) * high) / 2 === a[0],
    ],
  ],
  QAD: [
    [/quadrilateral/, rest(360)],
    [/parallelogram/, rest(180)],
    [
      /regular (\w+)\?$/,
      ({ a: [inside = 0], part: [name = ''] }) => {
        const sides = { pentagon: 5, hexagon: 6, octagon: 8, decagon: 10 }[name] ?? 0;
        return isNear(sides * (180 - inside), 360);
      },
    ],
    [/How many sides/, ({ n: [outside = 0], a: [sides = 0] }) => isNear(outside * sides, 360)],
  ],
  PWR: [SUM],
};

describe('grade-6', () => checkKeys('grade-6', GRADE_6_NUMBERS, GRADE_6));
describe('grade-7', () => checkKeys('grade-7', GRADE_7_COURSE, GRADE_7));
describe('grade-8', () => checkKeys('grade-8', GRADE_8_COURSE, GRADE_8));
