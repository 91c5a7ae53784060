import { GOODS, type GoodName, MEASURES, type Measured } from '@/data/study/worksheets/plausible';
import type { Draw } from '@/lib/study/worksheets/draw';
import { fraction, showFraction } from '@/lib/study/worksheets/fraction';
import { drawMeasure, drawPrice } from '@/lib/study/worksheets/generators/plausible';
import { primesOf } from '@/lib/study/worksheets/generators/sums';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { several, single } from '@/lib/study/worksheets/question';
import { capital, moreOf, raised, show, sumOf } from '@/lib/study/worksheets/text';

const POLYGONS = [
  ['pentagon', 5],
  ['hexagon', 6],
  ['octagon', 8],
  ['decagon', 10],
] as const;
const SOLD = [
  'school bag',
  'kurta',
  'table fan',
  'shoes',
  'pressure cooker',
] as const satisfies readonly GoodName[];

/** Rates with the steps of the principal for which the amount after two years is in whole rupees. */
const LOANS = [
  [4, 625],
  [5, 400],
  [8, 625],
  [10, 100],
  [12, 625],
] as const;

/** What takes part in a proportion: two of these are never the same. */
const SHARES = [2, 3, 4, 5, 6, 8, 10, 12] as const;

/** `(x + 3)(x − 2)`, also the other way round. */
const twoBrackets = (one: number, other: number): [string, string] => {
  const [first, second] = [`(x${moreOf(one, '')})`, `(x${moreOf(other, '')})`];
  return [first + second, second + first];
};

/** A number of days that stays within what is plausible both times one and times the other. */
const drawDays = (draw: Draw, name: Measured, one: number, other: number): number => {
  const { low, high } = MEASURES[name];
  return draw.whole(Math.ceil(low / Math.min(one, other)), Math.floor(high / Math.max(one, other)));
};

/** What a number has to be multiplied with to become a perfect square. */
const missingFactor = (number: number): number => {
  const primes = primesOf(number);
  return [...new Set(primes)]
    .filter((prime) => primes.filter((other) => other === prime).length % 2 === 1)
    .reduce((before, prime) => before * prime, 1);
};

export const GRADE_8_COURSE = {
  EQN: {
    count: 12,
    layout: 'grid',
    make: (draw) => {
      const x = draw.whole(-9, 12);
      const [many, fewer] = [draw.whole(5, 12), draw.whole(2, 4)];
      const shift = draw.pick([-1, 1]) * draw.whole(1, 15);
      const rest = (many - fewer) * x + shift;
      return several(
        `${many}x${moreOf(shift, '')} = ${sumOf([
          [fewer, 'x'],
          [rest, ''],
        ])}`,
        [{ label: 'x =', answer: show(x) }],
        { how: `${sumOf([[many - fewer, 'x']])} = ${show(rest - shift)}` },
      );
    },
  },
  SQR: {
    count: 12,
    layout: 'list',
    make: (draw) => {
      const side = draw.whole(12, 60);
      const number = draw.whole(2, 9) * draw.whole(6, 20);
      const missing = missingFactor(number);
      const kind = draw.whole(1, 4);
      if (kind === 1) return single(`${side}² =`, show(side * side));
      if (kind === 4 && missing > 1) {
        return single(
          `What is the smallest whole number that ${number} has to be multiplied by to become a perfect square?`,
          String(missing),
          { how: `${number} = ${primesOf(number).join(' × ')}` },
        );
      }
      return single(`√${show(side * side)} =`, String(side), { how: `${side} × ${side}` });
    },
  },
  CUB: {
    count: 10,
    layout: 'grid',
    make: (draw) => {
      const side = draw.whole(3, 25);
      if (draw.chance()) return single(`${side}³ =`, show(side ** 3));
      return single(`∛${show(side ** 3)} =`, String(side), { how: `${side} × ${side} × ${side}` });
    },
  },
  XPN: {
    count: 10,
    layout: 'grid',
    make: (draw) => {
      const [many, one, other] = [
        draw.whole(1, 5),
        draw.whole(1, 9),
        draw.pick([-1, 1]) * draw.whole(1, 9),
      ];
      const x = sumOf([[many, 'x']]);
      const [ask, terms, how] = draw.pick([
        [`(${x} + ${one})²`, [many * many, 2 * many * one, one * one], '(a + b)² = a² + 2ab + b²'],
        [`(${x} − ${one})²`, [many * many, -2 * many * one, one * one], '(a − b)² = a² − 2ab + b²'],
        [
          `(${x} + ${one})(${x} − ${one})`,
          [many * many, 0, -one * one],
          '(a + b)(a − b) = a² − b²',
        ],
        [
          `(x + ${one})(x${moreOf(other, '')})`,
          [1, one + other, one * other],
          '(x + a)(x + b) = x² + (a + b)x + ab',
        ],
      ] as const);
      const [square, middle, last] = terms;
      return single(
        `Expand ${ask}`,
        sumOf([
          [square, 'x²'],
          [middle, 'x'],
          [last, ''],
        ]),
        { how },
      );
    },
  },
  FAC: {
    count: 10,
    layout: 'grid',
    make: (draw) => {
      const [one, other] = [
        draw.pick([-1, 1]) * draw.whole(1, 9),
        draw.pick([-1, 1]) * draw.whole(2, 9),
      ];
      const kind = draw.whole(1, 3);
      if (kind === 1) {
        const [common, many, rest] = draw.pick([
          [3, 2, 5],
          [4, 3, 7],
          [5, 2, 9],
          [6, 5, 7],
          [7, 3, 4],
          [8, 3, 5],
        ] as const);
        const inside = sumOf([
          [many, 'x'],
          [rest * Math.sign(one), ''],
        ]);
        return single(
          `Take out the largest common factor: ${sumOf([
            [common * many, 'x'],
            [common * rest * Math.sign(one), ''],
          ])}`,
          `${common}(${inside})`,
        );
      }
      if (kind === 2) {
        const [answer, turned] = twoBrackets(Math.abs(other), -Math.abs(other));
        return single(`Factorise x² − ${other * other}`, answer, {
          accept: [turned],
          how: 'a² − b² = (a + b)(a − b)',
        });
      }
      if (one + other === 0)
        return single(
          `Factorise x² − ${one * one}`,
          twoBrackets(Math.abs(one), -Math.abs(one))[0],
          {
            accept: [twoBrackets(-Math.abs(one), Math.abs(one))[0]],
            how: 'a² − b² = (a + b)(a − b)',
          },
        );
      const [answer, turned] = twoBrackets(Math.max(one, other), Math.min(one, other));
      return single(
        `Factorise ${sumOf([
          [1, 'x²'],
          [one + other, 'x'],
          [one * other, ''],
        ])}`,
        answer,
        {
          accept: [turned, ...(one === other ? [`(x${moreOf(one, '')})²`] : [])],
          how: `Two numbers with the sum ${show(one + other)} and the product ${show(one * other)}`,
        },
      );
    },
  },
  CMD: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const [rate, step] = draw.pick(LOANS);
      const principal = drawMeasure(draw, 'money in a bank', step);
      const amount = (principal * (100 + rate) ** 2) / 10_000;
      const good = draw.pick(SOLD);
      const thing = capital(GOODS[good].one);
      const [price, off] = [drawPrice(draw, good, 100), draw.whole(1, 9) * 5];
      const tax = draw.pick([5, 18]);
      return draw.pick([
        several(
          `₹${show(principal)} is lent at ${rate}% a year, compounded yearly, for 2 years. Find the amount and the interest.`,
          [
            { label: 'Amount', answer: show(amount), unit: '₹' },
            { label: 'Interest', answer: show(amount - principal), unit: '₹' },
          ],
          { how: `${show(principal)} × (1 + [${rate}|100])²` },
        ),
        single(
          `${thing} is marked ₹${show(price)} and sold at ${off}% discount. What is its price now?`,
          show((price * (100 - off)) / 100),
          { unit: '₹', how: `${show(price)} − ${show((price * off) / 100)}` },
        ),
        single(
          `${thing} costs ₹${show(price)} before tax. What is the bill with ${tax}% tax?`,
          show((price * (100 + tax)) / 100),
          { unit: '₹', how: `${show(price)} + ${show((price * tax) / 100)}` },
        ),
      ]);
    },
  },
  PRP: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const [one = 4, other = 6] = draw.some(SHARES, 2);
      const metre = drawMeasure(draw, 'a metre of cloth', 10);
      const rate = drawMeasure(draw, 'way of a car on a litre');
      const days = drawDays(draw, 'days for a wall', one, other);
      const meals = drawDays(draw, 'days that food lasts', one, other);
      return draw.pick([
        single(
          `${one} metres of cloth cost ₹${show(one * metre)}. What do ${other} metres cost?`,
          show(other * metre),
          { unit: '₹', how: 'Direct: one metre first' },
        ),
        single(
          `A car needs ${one} litres of petrol for ${one * rate} km. How far does it go on ${other} litres?`,
          String(other * rate),
          { unit: 'km', how: `Direct: ${rate} km for a litre` },
        ),
        single(
          `${one} workers build a wall in ${other * days} days. How many days do ${other} workers need at the same pace?`,
          String(one * days),
          { unit: 'days', how: `Inverse: ${one} × ${other * days} ÷ ${other}` },
        ),
        single(
          `A hostel has food for ${one * 10} students for ${other * meals} days. How many days does it last for ${other * 10} students?`,
          String(one * meals),
          { unit: 'days', how: `Inverse: ${one * 10} × ${other * meals} ÷ ${other * 10}` },
        ),
      ]);
    },
  },
  MNS: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const [long, wide, high] = [draw.whole(4, 14), draw.whole(3, 12), draw.whole(2, 10)];
      const top = long + 2 * draw.whole(1, 6);
      return draw.pick([
        single(
          `A cuboid measures ${long} cm by ${wide} cm by ${high} cm. What is its volume?`,
          show(long * wide * high),
          { unit: 'cm³', how: `${long} × ${wide} × ${high}` },
        ),
        single(
          `A cuboid measures ${long} cm by ${wide} cm by ${high} cm. What is its total surface area?`,
          show(2 * (long * wide + wide * high + high * long)),
          { unit: 'cm²', how: `2 × (${long * wide} + ${wide * high} + ${high * long})` },
        ),
        single(
          `A cube has edges of ${long} cm. What is its total surface area?`,
          show(6 * long * long),
          { unit: 'cm²', how: `6 × ${long}²` },
        ),
        single(
          `A trapezium has parallel sides of ${top} cm and ${long} cm that are ${high} cm apart. What is its area?`,
          show(((top + long) * high) / 2),
          { unit: 'cm²', how: `½ × (${top} + ${long}) × ${high}` },
        ),
      ]);
    },
  },
  QAD: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const [a, b, c] = [draw.whole(60, 110), draw.whole(60, 110), draw.whole(60, 110)];
      const [name, sides] = draw.pick(POLYGONS);
      return draw.pick([
        single(
          `Three angles of a quadrilateral measure ${a}°, ${b}° and ${c}°. How large is the fourth?`,
          String(360 - a - b - c),
          { unit: '°', how: `360° − ${a + b + c}°` },
        ),
        single(
          `One angle of a parallelogram measures ${a}°. How large is the angle next to it?`,
          String(180 - a),
          { unit: '°', how: `180° − ${a}°` },
        ),
        single(
          `How large is each interior angle of a regular ${name}?`,
          String(((sides - 2) * 180) / sides),
          { unit: '°', how: `(${sides} − 2) × 180° ÷ ${sides}` },
        ),
        single(
          `Each exterior angle of a regular polygon measures ${360 / sides}°. How many sides has it?`,
          String(sides),
          { how: `360 ÷ ${360 / sides}` },
        ),
      ]);
    },
  },
  PWR: {
    count: 12,
    layout: 'grid',
    make: (draw) => {
      const [base, power, less] = [draw.whole(2, 6), draw.whole(1, 3), draw.whole(1, 3)];
      const top = draw.whole(1, 4);
      const under = top + draw.whole(1, 3);
      const [ask, answer] = draw.pick([
        [`${base}${raised(-power)}`, fraction(1, base ** power)],
        [`([${top}|${under}])${raised(-less)}`, fraction(under ** less, top ** less)],
        [`${base}${raised(power)} × ${base}${raised(-power - less)}`, fraction(1, base ** less)],
        [`${base}${raised(-power)} ÷ ${base}${raised(-power - less)}`, fraction(base ** less)],
      ] as const);
      return single(`${ask} =`, showFraction(answer), { how: 'a⁻ⁿ is 1 over aⁿ' });
    },
  },
} as const satisfies Record<string, TopicGenerator>;
