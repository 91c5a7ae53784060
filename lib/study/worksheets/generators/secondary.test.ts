import { checkKeys } from '@/lib/study/worksheets/testing/checkKeys';
import { isNear, type Rule, worthOf } from '@/lib/study/worksheets/testing/readBack';
import { GRADE_9_COURSE } from './grade9/course';
import { GRADE_10_COURSE } from './grade10/course';

/** Both sides of every equation agree when the answers are put in. */
const agrees = (equations: string, letters: Record<string, number>): boolean =>
  equations.split(' and ').every((equation) => {
    const [left = '', right = ''] = equation.split(' = ');
    return isNear(worthOf(left, letters), worthOf(right, letters));
  });

const isSame = (one: string, other: string): boolean =>
  [-3, -1.5, 0, 2, 7.25].every((x) => isNear(worthOf(one, { x }), worthOf(other, { x })));

const SURD = /^(?:\d+|\d*√\d+|\[\d*√?\d*\|\d+\])$/;

/** No square is left under a root, and none below a line. */
const isSimple = (surd: string): boolean => {
  const under = Number(surd.match(/√(\d+)/)?.[1] ?? 1);
  const squares = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((side) => side * side);
  return SURD.test(surd) && !squares.some((square) => under % square === 0) && !/\|.*√/.test(surd);
};

const sorted = (values: number[]): number[] => [...values].sort((one, other) => one - other);

const GRADE_9: Record<string, Rule[]> = {
  SRD: [
    [
      /^Simplify (.+)$/,
      ({ a, answers: [surd = ''], part: [ask = ''] }) =>
        isNear(worthOf(ask), a[0] ?? 0) && isSimple(surd),
    ],
    [
      /rational: (.+)$/,
      ({ a, answers: [surd = ''], part: [ask = ''] }) =>
        isNear(worthOf(ask), a[0] ?? 0) && isSimple(surd),
    ],
  ],
  PYN: [
    [
      /^p\(x\) = (.+)\. Find p\((.+)\)/,
      ({ a, part: [p = '', at = ''] }) => worthOf(p, { x: worthOf(at) }) === a[0],
    ],
    // Long division, by Horner's way.
    [
      /when (.+) is divided by x ([+−] \d)\.$/,
      ({ a: [remainder = 0], part: [p = '', shift = ''] }) => {
        const root = -worthOf(shift.replace(' ', ''));
        const rest = (x: number) => (worthOf(p, { x }) - remainder) / (x - root);
        const [one, two, three] = [rest(root + 1), rest(root + 2), rest(root + 3)];
        return isNear(three - two, two - one);
      },
    ],
    [/zero of (.+)\.$/, ({ a: [x = Number.NaN], part: [p = ''] }) => worthOf(p, { x }) === 0],
    [
      /^x ([+−] \d) is a factor of (.+ \+ k)\./,
      ({ a: [k = Number.NaN], part: [shift = '', p = ''] }) =>
        worthOf(p, { x: -worthOf(shift.replace(' ', '')), k }) === 0,
    ],
  ],
  NEQ: [
    [
      /^(.+)\. Find y for x = (.+)\.$/,
      ({ a: [y = 0], part: [line = '', x = ''] }) => agrees(line, { x: worthOf(x), y }),
    ],
    [
      /^(.+)\. Find x for y = (.+)\.$/,
      ({ a: [x = 0], part: [line = '', y = ''] }) => agrees(line, { x, y: worthOf(y) }),
    ],
    [
      /^x = (\S+), y = (\S+) is a solution of (.+)\. Find k/,
      ({ a: [k = 0], part: [x = '', y = '', line = ''] }) =>
        agrees(line, { x: worthOf(x), y: worthOf(y), k }),
    ],
    [
      /graph of (.+) cross/,
      ({ a: [x = 0, y = 0], part: [line = ''] }) =>
        agrees(line, { x, y: 0 }) && agrees(line, { x: 0, y }),
    ],
  ],
  CRD: [
    [
      /quadrant/,
      ({ n: [x = 0, y = 0], answers }) => {
        const turn = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
        return ['first', 'second', 'third', 'fourth'][Math.floor(turn / 90)] === answers[0];
      },
    ],
    [
      /in the ([xy])-axis/,
      ({ n: [x = 0, y = 0], a: [left = 0, up = 0], part: [axis] }) =>
        // Point and image have their middle on the axis, and only one coordinate changes.
        axis === 'x' ? x === left && y + up === 0 : y === up && x + left === 0,
    ],
    [
      /from the ([xy])-axis/,
      ({ n: [x = 0, y = 0], a, part: [axis] }) => Math.hypot(axis === 'x' ? y : x, 0) === a[0],
    ],
  ],
  ANG: [
    [/co-interior/, ({ n: [one = 0], a: [other = 0] }) => one + other === 180],
    [/alternate/, ({ n: [one = 0], a: [other = 0] }) => one - other === 0],
    [/isosceles/, ({ n: [base = 0], a: [top = 0] }) => base + base + top === 180],
    [
      /measure x and (.+) degrees/,
      ({ a: [x = 0], part: [second = ''] }) => x + worthOf(second, { x }) === 180,
    ],
    [
      /measure x, (.+) and (.+) degrees/,
      ({ a: [x = 0], part: [second = '', third = ''] }) =>
        x + worthOf(second, { x }) + worthOf(third) === 180,
    ],
  ],
  // Half of base times height, the height by Pythagoras.
  HRN: [
    [
      /Heron/,
      ({ n: [a = 0, b = 0, c = 0], a: [area = 0] }) => {
        const foot = (a * a + b * b - c * c) / (2 * a);
        return isNear((a * Math.sqrt(b * b - foot * foot)) / 2, area) && Number.isInteger(area);
      },
    ],
  ],
  SAV: [
    // The derivative of the volume is the surface.
    [
      /surface area of a sphere/,
      ({ n: [r = 0], a: [area = 0] }) => {
        const ball = (radius: number) => (4 / 3) * Math.PI * radius ** 3;
        const slope = (ball(r + 1e-4) - ball(r - 1e-4)) / 2e-4;
        return Math.abs(slope - area) < 1e-4 * area;
      },
    ],
    // Thin slices of the ball, by Simpson's rule, which is exact for their areas.
    [
      /volume of a sphere/,
      ({ n: [r = 0], a: [volume = 0] }) => isNear(((2 * r) / 6) * 4 * Math.PI * r * r, volume),
    ],
    [
      /hemisphere/,
      ({ n: [r = 0], a: [area = 0] }) => isNear(2 * Math.PI * r * r + Math.PI * r * r, area),
    ],
    [
      /cone.*curved/,
      ({ n: [r = 0, high = 0], a: [area = 0] }) => {
        const slant = Math.hypot(r, high);
        return isNear((slant * (2 * Math.PI * r)) / 2, area);
      },
    ],
    [
      /cone.*volume/,
      ({ n: [r = 0, high = 0], a: [volume = 0] }) => isNear(3 * volume, Math.PI * r * r * high),
    ],
  ],
  STT: [
    [
      /^Marks of/,
      ({ n: [count, ...values], a: [mean = 0, median = 0, mode = 0] }) => {
        const below = values.filter((value) => value < median).length;
        const above = values.filter((value) => value > median).length;
        const often = (value: number) => values.filter((other) => other === value).length;
        const [low = 0, high = 0] = [
          sorted(values)[below - 1],
          sorted(values)[values.length - above],
        ];
        const isMiddle = values.includes(median)
          ? below <= values.length / 2 && above <= values.length / 2
          : below === above && isNear(median, (low + high) / 2);
        return (
          values.length === count &&
          isNear(
            values.reduce((left, value) => left + value - mean, 0),
            0,
          ) &&
          isMiddle &&
          values.every((value) => value === mode || often(value) < often(mode))
        );
      },
    ],
  ],
};

const EXACT: Record<string, (degrees: number) => number> = {
  sin: (degrees) => Math.sin((degrees * Math.PI) / 180),
  cos: (degrees) => Math.cos((degrees * Math.PI) / 180),
  tan: (degrees) => Math.tan((degrees * Math.PI) / 180),
};

const hasHcfAndLcm = (one: number, other: number, highest: number, lowest: number): boolean => {
  let [large, small] = [one, other];
  while (large !== small)
    [large, small] = large > small ? [large - small, small] : [large, small - large];
  return highest === large && one * other === highest * lowest;
};

const CARD_RANKS = ['ace', 'two', ...'3456789', 'ten', 'jack', 'queen', 'king'];
const PACK = ['hearts', 'diamonds', 'clubs', 'spades'].flatMap((suit) =>
  CARD_RANKS.map((rank) => ({
    suit,
    rank,
    isRed: suit === 'hearts' || suit === 'diamonds',
    isFace: ['jack', 'queen', 'king'].includes(rank),
  })),
);
type Card = (typeof PACK)[number];

const CARD_EVENTS: Record<string, (card: Card) => boolean> = {
  'a king': ({ rank }) => rank === 'king',
  'a red card': ({ isRed }) => isRed,
  'a face card (jack, queen or king)': ({ isFace }) => isFace,
  'a heart': ({ suit }) => suit === 'hearts',
  'a black queen': ({ isRed, rank }) => !isRed && rank === 'queen',
  'an ace or a two': ({ rank }) => rank === 'ace' || rank === 'two',
  'the ace of spades': ({ suit, rank }) => suit === 'spades' && rank === 'ace',
  'a red face card': ({ isRed, isFace }) => isRed && isFace,
  'a card that is not a club': ({ suit }) => suit !== 'clubs',
};

const FACES = [1, 2, 3, 4, 5, 6];
const DIE_EVENTS: Record<string, (face: number) => boolean> = {
  'an even number': (face) => face % 2 === 0,
  'a number greater than 4': (face) => face > 4,
  'a prime number': (face) => [2, 3, 5].includes(face),
  'a number less than 6': (face) => face < 6,
  'a multiple of 3': (face) => face % 3 === 0,
  'the number 5': (face) => face === 5,
};

const COIN_EVENTS: Record<string, (heads: number) => boolean> = {
  'two heads': (heads) => heads === 2,
  'exactly one head': (heads) => heads === 1,
  'at least one head': (heads) => heads > 0,
  'no head': (heads) => heads === 0,
};

/** The share of a list, counted. */
const share = <Item>(
  items: readonly Item[],
  fits: ((item: Item) => boolean) | undefined,
): number => (fits ? items.filter(fits).length / items.length : Number.NaN);

const GRADE_10: Record<string, Rule[]> = {
  HCM: [
    [
      /^Find the HCF/,
      ({ n: [one = 0, other = 0], a: [highest = 0, lowest = 0] }) =>
        hasHcfAndLcm(one, other, highest, lowest),
    ],
    [
      /bells/,
      ({ n: [one = 0, other = 0], a: [at = 0] }) =>
        hasHcfAndLcm(one, other, (one * other) / at, at),
    ],
    [
      /[Rr]opes/,
      ({ n: [one = 0, other = 0], a: [piece = 0] }) =>
        hasHcfAndLcm(one, other, piece, (one * other) / piece),
    ],
  ],
  PYN: [
    // By the zeroes themselves.
    [
      /zeroes of (.+)\.$/,
      ({ a: [sum = 0, product = 0], part: [p = ''] }) => {
        const at = (x: number) => worthOf(p, { x });
        const [c, plus, minus] = [at(0), at(1), at(-1)];
        const [a, b] = [(plus + minus) / 2 - c, (plus - minus) / 2];
        const root = Math.sqrt(b * b - 4 * a * c);
        const [one, other] = [(-b + root) / (2 * a), (-b - root) / (2 * a)];
        return isNear(one + other, sum) && isNear(one * other, product);
      },
    ],
    [
      /zeroes are (\S+) and (\S+)\.$/,
      ({ answers: [p = ''], part: [one = '', other = ''] }) =>
        p.startsWith('x²') &&
        isSame(p, `(x-(${one.replace('−', '-')}))*(x-(${other.replace('−', '-')}))`),
    ],
  ],
  PRS: [[/^(.+)$/, ({ a: [x = 0, y = 0], part: [pair = ''] }) => agrees(pair, { x, y })]],
  QDR: [
    [
      /^Solve (.+) = 0\.$/,
      ({ a: [small = 0, large = 0], part: [p = ''] }) =>
        // Two values where it is zero; for one double root it touches: the same on both sides.
        [small, large].every((x) => worthOf(p, { x }) === 0) &&
        (small < large || worthOf(p, { x: small + 1 }) === worthOf(p, { x: small - 1 })),
    ],
    [
      /^(.+) = 0\. Find the discriminant/,
      ({ a: [discriminant = 0], answers: [, nature], part: [p = ''] }) => {
        const at = (x: number) => worthOf(p, { x });
        const [c, plus, minus] = [at(0), at(1), at(-1)];
        const [a, b] = [(plus + minus) / 2 - c, (plus - minus) / 2];
        // The lowest point of the parabola tells how often it meets the axis.
        const lowest = at(-b / (2 * a));
        const seen = isNear(lowest, 0)
          ? 'two equal real roots'
          : lowest < 0
            ? 'two different real roots'
            : 'no real roots';
        return a > 0 && isNear(discriminant, -4 * a * lowest) && seen === nature;
      },
    ],
  ],
  APN: [
    [
      /^Find the (\d+)\w\w term/,
      ({ n: [place = 0, first = 0, second = 0], a }) => {
        let term = first;
        for (let at = 1; at < place; at++) term += second - first;
        return term === a[0];
      },
    ],
    [
      /^How many terms/,
      ({ n: [first = 0, second = 0, , last = 0], a }) => {
        let [count, term] = [1, first];
        while (term !== last && count < 100) [count, term] = [count + 1, term + second - first];
        return count === a[0];
      },
    ],
    [
      /^Find the sum of the first/,
      ({ n: [count = 0, first = 0, second = 0], a }) =>
        Array.from({ length: count }, (_, at) => first + at * (second - first)).reduce(
          (sum, term) => sum + term,
          0,
        ) === a[0],
    ],
  ],
  CRD: [
    [
      /^How far/,
      ({ n: [x = 0, y = 0, right = 0, up = 0], a: [far = 0], answers: [surd = ''] }) =>
        isNear(Math.hypot(right - x, up - y), far) && isSimple(surd),
    ],
    [
      /midpoint/,
      ({ n: [x = 0, y = 0, right = 0, up = 0], a: [middle = 0, high = 0] }) =>
        isNear(middle - x, right - middle) && isNear(high - y, up - high),
    ],
    [
      /in the ratio/,
      ({ n: [x = 0, y = 0, right = 0, up = 0, m = 0, n = 0], a: [cut = 0, high = 0] }) =>
        isNear((cut - x) * n, (right - cut) * m) && isNear((high - y) * n, (up - high) * m),
    ],
  ],
  TRG: [
    [
      /exact value of (sin|cos|tan) (\d+)°/,
      ({ a: [value = Number.NaN], part: [name = '', degrees] }) =>
        isNear(EXACT[name]?.(Number(degrees)) ?? Number.NaN, value),
    ],
    [
      /value of (\d?)sin² (\d+)° \+ cos² (\d+)°/,
      ({ a: [value = 0], part: [many, one, other] }) =>
        isNear(
          Number(many || 1) * Math.sin((Number(one) * Math.PI) / 180) ** 2 +
            Math.cos((Number(other) * Math.PI) / 180) ** 2,
          value,
        ),
    ],
    [
      /and (sin|cos|tan) A = (\S+)\. Find (sin|cos|tan) A/,
      ({ a: [value = 0], part: [given = '', ratio = '', wanted = ''] }) => {
        const undo: Record<string, (value: number) => number> = {
          sin: Math.asin,
          cos: Math.acos,
          tan: Math.atan,
        };
        const angle = undo[given]?.(worthOf(ratio)) ?? Number.NaN;
        return isNear(EXACT[wanted]?.((angle * 180) / Math.PI) ?? Number.NaN, value);
      },
    ],
  ],
  HGT: [
    [
      /elevation/,
      ({ n: [base = 0, angle = 0], a: [high = 0], answers: [surd = ''] }) =>
        isNear((Math.atan2(high, base) * 180) / Math.PI, angle) && isSimple(surd),
    ],
    [
      /shadow/,
      ({ n: [high = 0, angle = 0], a: [base = 0], answers: [surd = ''] }) =>
        isNear((Math.atan2(high, base) * 180) / Math.PI, angle) && isSimple(surd),
    ],
    [
      /ladder/,
      ({ n: [long = 0, angle = 0], a: [high = 0], answers: [surd = ''] }) =>
        isNear((Math.asin(high / long) * 180) / Math.PI, angle) && isSimple(surd),
    ],
  ],
  CRC: [
    [
      /How long is the tangent/,
      ({ n: [away = 0, radius = 0], a: [tangent = 0] }) => Math.hypot(radius, tangent) === away,
    ],
    [
      /What is the radius/,
      ({ n: [tangent = 0, away = 0], a: [radius = 0] }) => Math.hypot(radius, tangent) === away,
    ],
    [
      /length of an arc/,
      ({ n: [degrees = 0, radius = 0], a: [arc = 0] }) =>
        isNear((arc * 360) / degrees, (44 / 7) * radius),
    ],
    [
      /area of a sector/,
      ({ n: [degrees = 0, radius = 0], a: [area = 0] }) =>
        isNear((area * 360) / degrees, (22 / 7) * radius * radius),
    ],
  ],
  STT: [
    [
      /^Marks and number of pupils: (.+)\. Find/,
      ({ a: [mean = 0, median = 0, mode = 0], part: [table = ''] }) => {
        const rows = table.split('; ').map((row) => (row.match(/\d+/g) ?? []).map(Number));
        const all = rows.reduce((sum, [, , count = 0]) => sum + count, 0);
        // Pupils below a mark, spread evenly over each class.
        const below = (mark: number) =>
          rows.reduce(
            (sum, [low = 0, high = 0, count = 0]) =>
              sum + count * Math.min(1, Math.max(0, (mark - low) / (high - low))),
            0,
          );
        const off = rows.reduce(
          (sum, [low = 0, high = 0, count = 0]) => sum + count * ((low + high) / 2 - mean),
          0,
        );
        const [low = 0, high = 0, most = 0] = rows[2] ?? [];
        const [before, after] = [rows[1]?.[2] ?? 0, rows[3]?.[2] ?? 0];
        // The mode cuts its class in the ratio of the two drops beside it.
        const isMode = isNear((mode - low) * (most - after), (high - mode) * (most - before));
        return isNear(off, 0) && isNear(below(median), all / 2) && isMode;
      },
    ],
  ],
  PRB: [
    [
      /^A die is thrown once.*probability of (.+)\?$/,
      ({ a: [value], part: [event = ''] }) => isNear(share(FACES, DIE_EVENTS[event]), value ?? 0),
    ],
    [
      /^One card.*probability of (.+)\?$/,
      ({ a: [value], part: [event = ''] }) => isNear(share(PACK, CARD_EVENTS[event]), value ?? 0),
    ],
    [
      /^Two coins.*probability of (.+)\?$/,
      ({ a: [value], part: [event = ''] }) =>
        isNear(share([0, 1, 1, 2], COIN_EVENTS[event]), value ?? 0),
    ],
    [
      /^Two dice.*sum is (\d+)/,
      ({ a: [value], part: [sum] }) =>
        isNear(
          share(
            FACES.flatMap((one) => FACES.map((other) => one + other)),
            (total) => total === Number(sum),
          ),
          value ?? 0,
        ),
    ],
    [
      /^A bag holds (\d+) (\w+), (\d+) (\w+) and (\d+) (\w+) balls.*that it is (not )?(\w+)\?$/,
      ({ a: [value], part }) => {
        const [one, first = '', two, second = '', three, third = '', not, wanted] = part;
        const balls = [
          ...Array(Number(one)).fill(first),
          ...Array(Number(two)).fill(second),
          ...Array(Number(three)).fill(third),
        ];
        return isNear(
          share(balls, (ball) => (ball === wanted) !== Boolean(not)),
          value ?? 0,
        );
      },
    ],
  ],
};

describe('grade-9', () => checkKeys('grade-9', GRADE_9_COURSE, GRADE_9));
describe('grade-10', () => checkKeys('grade-10', GRADE_10_COURSE, GRADE_10));
