import { GOODS, type GoodName } from '@/data/study/worksheets/plausible';
import { by, fraction, minus, plus, showFraction, times } from '@/lib/study/worksheets/fraction';
import { drawMeasure, drawPrice } from '@/lib/study/worksheets/generators/plausible';
import { sum } from '@/lib/study/worksheets/generators/sums';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { several, single } from '@/lib/study/worksheets/question';
import { bracketed, capital, moreOf, raised, show, sumOf } from '@/lib/study/worksheets/text';

const SOLD = [
  'cycle',
  'phone',
  'chair',
  'saree',
  'mixer',
  'cricket bat',
] as const satisfies readonly GoodName[];

export const GRADE_7_COURSE = {
  NEG: {
    count: 16,
    layout: 'grid',
    make: (draw) => {
      const [one, other] = [
        draw.pick([-1, 1]) * draw.whole(2, 15),
        draw.pick([-1, 1]) * draw.whole(2, 12),
      ];
      const third = draw.whole(-9, 9);
      const kind = draw.whole(1, 3);
      if (kind === 1) return sum(one, '×', other, one * other);
      if (kind === 2) return sum(one * other, '÷', other, one);
      return single(
        `${show(third)} + ${bracketed(one)} × ${bracketed(other)} =`,
        show(third + one * other),
        { how: `${show(third)} + ${bracketed(one * other)}` },
      );
    },
  },
  RTN: {
    count: 12,
    layout: 'grid',
    make: (draw) => {
      const [below = 3, under = 4] = draw.some([2, 3, 4, 5, 6, 7, 8, 9], 2);
      const one = fraction(draw.pick([-1, 1]) * draw.whole(1, below + 2), below);
      const other = fraction(draw.pick([-1, 1]) * draw.whole(1, under + 2), under);
      const second = other.top < 0 ? `(${showFraction(other)})` : showFraction(other);
      const [sign, answer] = draw.pick([
        ['+', plus(one, other)],
        ['−', minus(one, other)],
        ['×', times(one, other)],
        ['÷', by(one, other)],
      ] as const);
      return single(`${showFraction(one)} ${sign} ${second} =`, showFraction(answer));
    },
  },
  EQN: {
    count: 12,
    layout: 'grid',
    make: (draw) => {
      const [x, many, shift] = [
        draw.whole(-9, 15),
        draw.whole(2, 9),
        draw.pick([-1, 1]) * draw.whole(2, 20),
      ];
      const value = many * x + shift;
      if (draw.whole(1, 4) > 1) {
        return several(
          `${many}x${moreOf(shift, '')} = ${show(value)}`,
          [{ label: 'x =', answer: show(x) }],
          { how: `${many}x = ${show(value - shift)}` },
        );
      }
      return several(
        `${many}(x${moreOf(shift, '')}) = ${show(many * (x + shift))}`,
        [{ label: 'x =', answer: show(x) }],
        { how: `x${moreOf(shift, '')} = ${show(x + shift)}` },
      );
    },
  },
  XPR: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const [a, b, c, d] = [draw.whole(2, 9), draw.whole(1, 9), draw.whole(1, 9), draw.whole(1, 9)];
      const [x, y] = [draw.whole(-4, 5), draw.whole(-4, 5)];
      if (draw.chance()) {
        return single(
          `Find the value of ${sumOf([
            [a, 'x'],
            [-b, 'y'],
            [c, ''],
          ])} for x = ${show(x)} and y = ${show(y)}.`,
          show(a * x - b * y + c),
          { how: `${a} × ${bracketed(x)} − ${b} × ${bracketed(y)} + ${c}` },
        );
      }
      const answer = sumOf([
        [a - c, 'x'],
        [d - b, 'y'],
      ]);
      return single(
        `Simplify: ${sumOf([
          [a, 'x'],
          [-b, 'y'],
          [-c, 'x'],
          [d, 'y'],
        ])}`,
        answer,
        {
          accept: [
            sumOf([
              [d - b, 'y'],
              [a - c, 'x'],
            ]),
          ],
          how: `(${a} − ${c})x + (${d} − ${b})y`,
        },
      );
    },
  },
  PCT: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const rate = draw.whole(1, 19) * 5;
      const base = draw.whole(2, 40) * 20;
      const part = (base * rate) / 100;
      const before = drawMeasure(draw, 'pupils of a school', 20);
      const growth = drawMeasure(draw, 'growth of a school', 5);
      const more = (before * growth) / 100;
      return draw.pick([
        single(`Find ${rate}% of ${show(base)}.`, show(part), { how: `${base} × ${rate} ÷ 100` }),
        single(`${show(part)} is what percentage of ${show(base)}?`, String(rate), {
          unit: '%',
          how: `${show(part)} ÷ ${show(base)} × 100`,
        }),
        single(
          `A school had ${show(before)} pupils and now has ${growth}% more. How many has it now?`,
          show(before + more),
          { how: `${show(before)} + ${show(more)}` },
        ),
        single(`Write ${rate}% as a fraction in simplest form.`, showFraction(fraction(rate, 100))),
      ]);
    },
  },
  PRF: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const good = draw.pick(SOLD);
      const thing = capital(GOODS[good].one);
      const cost = drawPrice(draw, good, 100);
      const rate = draw.pick([5, 8, 10, 12, 15, 20, 25, 30]);
      const change = (cost * rate) / 100;
      const isProfit = draw.chance();
      const selling = isProfit ? cost + change : cost - change;
      const word = isProfit ? 'profit' : 'loss';
      if (draw.chance()) {
        return several(
          `${thing} is bought for ₹${show(cost)} and sold for ₹${show(selling)}. Find the ${word} and the ${word} per cent.`,
          [
            { label: isProfit ? 'Profit' : 'Loss', answer: show(change), unit: '₹' },
            { label: 'Per cent', answer: String(rate), unit: '%' },
          ],
          { how: `${show(change)} ÷ ${show(cost)} × 100` },
        );
      }
      return single(
        `${thing} is bought for ₹${show(cost)} and sold at a ${word} of ${rate}%. What is the selling price?`,
        show(selling),
        { unit: '₹', how: `${show(cost)} ${isProfit ? '+' : '−'} ${show(change)}` },
      );
    },
  },
  SNT: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const [principal, rate, years] = [
        drawMeasure(draw, 'money in a bank', 500),
        drawMeasure(draw, 'rate of a bank'),
        draw.whole(2, 5),
      ];
      const interest = (principal * rate * years) / 100;
      return several(
        `Find the simple interest and the amount on ₹${show(principal)} at ${rate}% a year for ${years} years.`,
        [
          { label: 'Interest', answer: show(interest), unit: '₹' },
          { label: 'Amount', answer: show(principal + interest), unit: '₹' },
        ],
        { how: `${show(principal)} × ${rate} × ${years} ÷ 100` },
      );
    },
  },
  ANG: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const [one, other] = [draw.whole(25, 80), draw.whole(30, 85)];
      return draw.pick([
        single(`What is the complement of ${one}°?`, String(90 - one), {
          unit: '°',
          how: `90° − ${one}°`,
        }),
        single(`What is the supplement of ${one + other}°?`, String(180 - one - other), {
          unit: '°',
          how: `180° − ${one + other}°`,
        }),
        single(
          `Two angles of a triangle measure ${one}° and ${other}°. How large is the third?`,
          String(180 - one - other),
          { unit: '°', how: `180° − ${one}° − ${other}°` },
        ),
        single(
          `An exterior angle of a triangle measures ${one + other}°. One of the two opposite interior angles is ${one}°. How large is the other one?`,
          String(other),
          { unit: '°', how: `${one + other}° − ${one}°` },
        ),
      ]);
    },
  },
  PWR: {
    count: 12,
    layout: 'grid',
    make: (draw) => {
      const [base, high, low] = [draw.whole(2, 9), draw.whole(4, 9), draw.whole(2, 4)];
      const inner = draw.whole(2, 4);
      const [ask, power, how] = draw.pick([
        [
          `${base}${raised(high)} × ${base}${raised(low)}`,
          high + low,
          'Same base: add the exponents',
        ],
        [
          `${base}${raised(high + 1)} ÷ ${base}${raised(low)}`,
          high + 1 - low,
          'Same base: subtract the exponents',
        ],
        [
          `(${base}${raised(low)})${raised(inner)}`,
          low * inner,
          'Power of a power: multiply the exponents',
        ],
      ] as const);
      return single(`${ask} = ${base} to which power?`, String(power), { how });
    },
  },
} as const satisfies Record<string, TopicGenerator>;
