import { MEASURES } from '@/data/study/worksheets/plausible';
import {
  fraction,
  hcf,
  lcm,
  minus,
  plus,
  showFraction,
  times,
} from '@/lib/study/worksheets/fraction';
import { isPrime, primesOf, reducedRatio, sum } from '@/lib/study/worksheets/generators/sums';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { several, single } from '@/lib/study/worksheets/question';
import { hundredths, raised, show } from '@/lib/study/worksheets/text';

const CHART_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;

/** `2³ × 3`. */
const showPrimes = (number: number): string => {
  const primes = primesOf(number);
  return [...new Set(primes)]
    .map((prime) => {
      const power = primes.filter((other) => other === prime).length;
      return power === 1 ? String(prime) : `${prime}${raised(power)}`;
    })
    .join(' × ');
};

export const GRADE_6_NUMBERS = {
  NEG: {
    count: 16,
    layout: 'grid',
    make: (draw) => {
      const [one, other] = [draw.whole(-20, 20), draw.whole(-20, 20)];
      return draw.chance() ? sum(one, '+', other, one + other) : sum(one, '−', other, one - other);
    },
  },
  PRM: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      if (draw.whole(1, 3) > 1) {
        const number = draw.pick([2, 3, 4, 6]) * draw.pick([3, 5, 6, 7, 9, 10, 14, 15, 22]);
        const primes = primesOf(number).join(' × ');
        return single(`Write ${number} as a product of primes.`, primes, {
          accept: [showPrimes(number)],
        });
      }
      const composite = [21, 27, 33, 39, 49, 51, 57, 63, 69, 77, 87, 91, 93];
      const primes = Array.from({ length: 90 }, (_, at) => at + 11).filter(isPrime);
      const [answer = 11] = draw.some(primes, 1);
      const row = draw.shuffle([answer, ...draw.some(composite, 3)]).map(String);
      return single(`Which of these is a prime number: ${row.join(', ')}?`, String(answer), {
        choices: row,
      });
    },
  },
  FRC: {
    count: 12,
    layout: 'grid',
    make: (draw) => {
      const [below = 3, under = 4] = draw.some([2, 3, 4, 5, 6, 7, 8, 9, 10, 12], 2);
      const [one, other] = [
        fraction(draw.whole(1, below + 3), below),
        fraction(draw.whole(1, under - 1), under),
      ];
      const how = `Common denominator ${lcm(one.over, other.over)}`;
      const difference = minus(one, other);
      const kind = draw.whole(1, 3);
      const [first, second] = [showFraction(one), showFraction(other)];
      if (kind === 1)
        return single(`${first} + ${second} =`, showFraction(plus(one, other)), { how });
      if (kind === 2 && difference.top > 0)
        return single(`${first} − ${second} =`, showFraction(difference), { how });
      return single(`${first} × ${second} =`, showFraction(times(one, other)), {
        how: 'Top times top, bottom times bottom, then reduce',
      });
    },
  },
  DEC: {
    count: 14,
    layout: 'grid',
    make: (draw) => {
      const [one, other] = [draw.whole(105, 9999), draw.whole(105, 4999)];
      const [larger, smaller] = [Math.max(one, other), Math.min(one, other)];
      const [left, right] = [draw.whole(12, 99), draw.whole(3, 29)];
      const by = draw.whole(2, 9);
      const [ask, answer] = draw.pick([
        [`${hundredths(one)} + ${hundredths(other)}`, one + other],
        [`${hundredths(larger)} − ${hundredths(smaller)}`, larger - smaller],
        [`${hundredths(left * 10)} × ${hundredths(right * 10)}`, left * right],
        [`${hundredths(left * by)} ÷ ${by}`, left],
      ]);
      return single(`${ask} =`, hundredths(Number(answer)));
    },
  },
  RAT: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const [one = 2, other = 3] = draw.some([1, 2, 3, 4, 5, 6, 7], 2);
      const by = draw.whole(3, 12);
      const kind = draw.whole(1, 3);
      if (kind === 1) {
        return single(
          `Write ${one * by} : ${other * by} in simplest form.`,
          reducedRatio(one, other),
          { how: `Divide both by ${by * hcf(one, other)}` },
        );
      }
      if (kind === 2)
        return single(`${one} : ${other} = ${one * by} : ___`, String(other * by), {
          how: `Both times ${by}`,
        });
      const unit = by * 10;
      return several(
        `Share ₹${show((one + other) * unit)} between Lata and Imran in the ratio ${one} : ${other}.`,
        [
          { label: 'Lata', answer: show(one * unit), unit: '₹' },
          { label: 'Imran', answer: show(other * unit), unit: '₹' },
        ],
        { how: `One part is ${show((one + other) * unit)} ÷ ${one + other} = ₹${unit}` },
      );
    },
  },
  EQN: {
    count: 12,
    layout: 'grid',
    make: (draw) => {
      const [x, by] = [draw.whole(2, 20), draw.whole(2, 9)];
      const shift = draw.whole(3, 25);
      const [ask, how] = draw.pick([
        [`x + ${shift} = ${x + shift}`, `x = ${x + shift} − ${shift}`],
        [`x − ${shift} = ${show(x - shift)}`, `x = ${show(x - shift)} + ${shift}`],
        [`${by}x = ${by * x}`, `x = ${by * x} ÷ ${by}`],
      ] as const);
      return draw.whole(1, 4) > 1
        ? several(ask, [{ label: 'x =', answer: String(x) }], { how })
        : several(`[x|${by}] = ${x}`, [{ label: 'x =', answer: String(x * by) }], {
            how: `x = ${x} × ${by}`,
          });
    },
  },
  MNS: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const wide = draw.whole(4, 14);
      const long = wide + draw.whole(2, 12);
      const [cutWide, cutLong] = [draw.whole(1, wide - 2), draw.whole(1, long - 2)];
      const high = draw.whole(2, 9) * 2;
      const square = { unit: 'cm²', accept: [] };
      return draw.pick([
        single(
          `A rectangle is ${long} cm by ${wide} cm. What is its perimeter?`,
          String(2 * (long + wide)),
          { unit: 'cm', how: `2 × (${long} + ${wide})` },
        ),
        single(
          `A triangle has a base of ${long} cm and a height of ${high} cm. What is its area?`,
          String((long * high) / 2),
          { ...square, how: `½ × ${long} × ${high}` },
        ),
        single(
          `From a rectangle of ${long} cm by ${wide} cm a corner of ${cutLong} cm by ${cutWide} cm is cut away. What area is left?`,
          String(long * wide - cutLong * cutWide),
          { ...square, how: `${long} × ${wide} − ${cutLong} × ${cutWide}` },
        ),
        single(
          `A square has a perimeter of ${4 * wide} cm. What is its area?`,
          String(wide * wide),
          { ...square, how: `Side ${4 * wide} ÷ 4 = ${wide}` },
        ),
      ]);
    },
  },
  STT: {
    count: 3,
    layout: 'list',
    make: (draw) => {
      const { low, high } = MEASURES['milk of a hostel in a day'];
      const values = Array.from({ length: 4 }, () => draw.whole(low / 5, high / 5) * 5);
      const total = values.reduce((before, value) => before + value, 0);
      // Of five multiples of five the total is one of 25 when the mean is a multiple of five.
      const first = low + ((25 - ((total + low) % 25)) % 25);
      const last = first + 25 * draw.whole(0, Math.floor((high - first) / 25));
      const all = draw.shuffle([...values, last]);
      const bars = CHART_NAMES.map((name, at) => ({ name, value: all[at] ?? 0 }));
      return several(
        'The chart shows how many litres of milk a hostel used on five days.\n(1) What is the total?\n(2) What is the range, the largest minus the smallest?\n(3) What is the mean for a day?',
        [
          { label: '(1)', answer: String(total + last), unit: 'litres' },
          { label: '(2)', answer: String(Math.max(...all) - Math.min(...all)), unit: 'litres' },
          { label: '(3)', answer: String((total + last) / 5), unit: 'litres' },
        ],
        { picture: { kind: 'bars', unit: 'litres', bars } },
      );
    },
  },
} as const satisfies Record<string, TopicGenerator>;
