import { checkKeys } from '@/lib/study/worksheets/testing/checkKeys';
import { isNear, type Rule, SUM, worthOf } from '@/lib/study/worksheets/testing/readBack';
import { GRADE_3_NUMBERS } from './grade3/numbers';
import { GRADE_4_NUMBERS } from './grade4/numbers';
import { GRADE_5_NUMBERS } from './grade5/numbers';

const divisorsOf = (number: number): number[] => {
  const found: number[] = [];
  for (let candidate = 1; candidate <= number; candidate++) {
    if (number % candidate === 0) found.push(candidate);
  }
  return found;
};

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

const DIVISION: Rule[] = [
  [
    /^[\d,]+ ÷ \d$/,
    ({ n: [number, divisor = 0], a: [quotient = 0, remainder = 0] }) =>
      quotient * divisor + remainder === number && remainder >= 0 && remainder < divisor,
  ],
];

const CLOCK: Rule = [
  /^What time/,
  ({ answers: [shown = ''], question: { picture } }) =>
    picture?.kind === 'clock' && minutesOf(shown) === picture.hour * 60 + picture.minute,
];

const COMPARE: Rule = [
  /^(\S+) ___ (\S+)$/,
  ({ part: [left = '', right = ''], answers: [sign] }) => {
    const gap = worthOf(left) - worthOf(right);
    return (isNear(gap, 0) ? '=' : gap > 0 ? '>' : '<') === sign;
  },
];

const GRADE_3: Record<string, Rule[]> = {
  ADD: [SUM],
  SUB: [SUM],
  TMS: [SUM],
  DVD: DIVISION,
  FRC: [
    [
      /shaded/,
      ({ a: [part = 0], question: { picture } }) =>
        picture?.kind === 'parts' && isNear(part * picture.parts, picture.shaded),
    ],
    [
      /^What is one (\w+) of/,
      ({ n: [all], a: [each = 0], part: [name = ''] }) =>
        each * ['', '', 'half', 'third', 'quarter', 'fifth'].indexOf(name) === all,
    ],
  ],
  TME: [
    CLOCK,
    [
      /from (\S+) to (\S+)\?$/,
      ({ part: [from = '', to = ''], a }) => minutesOf(from) + (a[0] ?? 0) === minutesOf(to),
    ],
  ],
  MNY: [
    [/the bill/, ({ n: [many = 0, price], a: [bill = 0] }) => bill / many === price],
    [
      /comes back/,
      ({ n: [many = 0, price = 0, paid = 0], a: [back = 0] }) =>
        back >= 0 && (paid - back) / price === many,
    ],
  ],
  MSR: [
    [
      /^\d+ (m|kg|L) [\d.]+ \w+ in/,
      ({ n: [big = 0, small = 0], a: [all = 0], part: [unit] }) =>
        small > 0 && (all - small) / (unit === 'm' ? 100 : 1000) === big,
    ],
    [
      /^[\d,]+ (cm|g|mL) in/,
      ({ n: [all], a: [big = 0, small = 0], part: [unit] }) =>
        big * (unit === 'cm' ? 100 : 1000) + small === all && small < (unit === 'cm' ? 100 : 1000),
    ],
  ],
};

const PLACE_NAMES: Record<string, number> = {
  hundreds: 3,
  thousands: 4,
  lakhs: 6,
  tens: 2,
  'ten thousands': 5,
};

const GRADE_4: Record<string, Rule[]> = {
  ASB: [SUM],
  TMS: [SUM],
  DVD: DIVISION,
  PVE: [
    SUM,
    [/just after/, ({ n, a }) => (a[0] ?? 0) - 1 === n[0]],
    [/just before/, ({ n, a }) => (a[0] ?? 0) + 1 === n[0]],
    [
      /in the (.+) place of/,
      ({ n: [number], a: [worth], part: [place = ''] }) => {
        const from = PLACE_NAMES[place] ?? 0;
        const digit = String(number).at(-from) ?? '';
        return worth === Number(digit.padEnd(from, '0'));
      },
    ],
  ],
  FCT: [
    [/How many factors/, ({ n: [number = 0], a }) => divisorsOf(number).length === a[0]],
    [
      /^Is (\d+) a factor/,
      ({ n: [small = 0, number = 0], answers }) =>
        (divisorsOf(number).includes(small) ? 'yes' : 'no') === answers[0],
    ],
    [
      /smallest multiple/,
      ({ n: [of = 0, above = 0], a: [answer = 0] }) =>
        answer > above && answer - of <= above && divisorsOf(answer).includes(of),
    ],
  ],
  FRC: [
    SUM,
    COMPARE,
    [
      /^Find the missing number: (\S+) = \[___\|\d+\]$/,
      ({ part: [left = ''], n, a: [top = 0] }) => isNear(worthOf(left), top / (n.at(-1) ?? 0)),
    ],
  ],
  PRM: [
    [/^A square.*perimeter/, ({ n: [side], a }) => (a[0] ?? 0) / 4 === side],
    [/^A square.*area/, ({ n: [side = 0], a }) => (a[0] ?? 0) / side === side],
    [
      /^A rectangle.*perimeter/,
      ({ n: [long = 0, wide = 0], a }) => long + wide + long + wide === a[0],
    ],
    [/^A rectangle.*area/, ({ n: [long = 0, wide], a }) => (a[0] ?? 0) / long === wide],
  ],
  TME: [
    [
      /^Write (\S+) (am|pm)/,
      ({ part: [shown = '', half], answers: [answer = ''] }) =>
        /^\d\d:\d\d$/.test(answer) &&
        minutesOf(answer) - minutesOf(shown) === (half === 'pm' ? 720 : 0),
    ],
    [
      /leaves at (\S+) and arrives at (\S+)\. /,
      ({ part: [from = '', to = ''], a: [hours = 0, minutes = 0] }) =>
        minutes < 60 &&
        minutesOf(to) < 1440 &&
        minutesOf(from) + 60 * hours + minutes === minutesOf(to),
    ],
  ],
  BAR: [
    [
      /“(.+)”\?\n\(2\)[^“]*“(.+)” than “(.+)”/,
      ({ answers, a, part: [, one, other], question: { picture } }) => {
        if (picture?.kind !== 'bars') return false;
        const heightOf = (name?: string) =>
          picture.bars.find((bar) => bar.name === name)?.value ?? -1;
        const others = picture.bars.filter(({ name }) => name !== answers[1]);
        return (
          a[0] === heightOf(one) &&
          others.every(({ value }) => value < heightOf(answers[1])) &&
          (a[2] ?? -1) >= 0 &&
          heightOf(other) + (a[2] ?? 0) === heightOf(one) &&
          picture.bars.reduce((left, { value }) => left - value, a[3] ?? 0) === 0
        );
      },
    ],
  ],
};

const SIZES: Record<string, number> = { ten: 10, hundred: 100, thousand: 1000 };

const GRADE_5: Record<string, Rule[]> = {
  NMB: [
    [
      /^Round .* nearest (\w+)\.$/,
      ({ n: [number = 0], a: [near = 0], part: [name = ''] }) => {
        const size = SIZES[name] ?? 0;
        const gap = near - number;
        return near % size === 0 && gap > -size / 2 && gap <= size / 2;
      },
    ],
    [
      /in the (.+) place of/,
      ({ n: [number], a, part: [place = ''] }) =>
        String(number).at(-(PLACE_NAMES[place] ?? 0)) === String(a[0]),
    ],
  ],
  RDR: [SUM],
  HCM: [
    [
      /HCF and the LCM/,
      ({ n: [one = 0, other = 0], a: [highest = 0, lowest = 0] }) => {
        const shared = divisorsOf(one).filter((divisor) => other % divisor === 0);
        let multiple = one;
        while (multiple % other !== 0) multiple += one;
        return shared.at(-1) === highest && multiple === lowest;
      },
    ],
  ],
  FRC: [SUM],
  DEC: [SUM],
  ANG: [
    [
      /^What kind .* (\d+)°/,
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
      /^A (right|straight) angle/,
      ({ n: [one = 0], a: [other = 0], part: [name] }) =>
        other > 0 && one + other === (name === 'right' ? 90 : 180),
    ],
  ],
  PRA: [
    [/once around\?$/, ({ n: [long = 0, wide = 0], a }) => long + wide + long + wide === a[0]],
    [/What is its area/, ({ n: [long = 0, wide], a }) => (a[0] ?? 0) / long === wide],
    [/^The area of/, ({ n: [area, long = 0], a }) => (a[0] ?? 0) * long === area],
    [/^A fence/, ({ n: [all, wide = 0], a: [long = 0] }) => 2 * long + 2 * wide === all],
  ],
  AVG: [
    [
      /average/,
      ({ n, a: [average = 0], question }) => {
        const values = /^Find/.test(question.ask) ? n : n.slice(1);
        const off = values.reduce((before, value) => before + value - average, 0);
        return off === 0 && (/^Find/.test(question.ask) || values.length === n[0]);
      },
    ],
  ],
  CST: [
    [
      /cost/,
      ({ n: [some = 0, price = 0, many = 0], a: [cost = 0] }) =>
        isNear(cost * some, price * many) && Number.isInteger(price / some),
    ],
  ],
};

const CLASSES = [
  ['grade-3', GRADE_3_NUMBERS, GRADE_3],
  ['grade-4', GRADE_4_NUMBERS, GRADE_4],
  ['grade-5', GRADE_5_NUMBERS, GRADE_5],
] as const;

describe.each(CLASSES)('%s', (slug, topics, rules) => checkKeys(slug, topics, rules));
