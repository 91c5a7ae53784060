import { GOODS, type GoodName } from '@/data/study/worksheets/plausible';
import { drawPrice } from '@/lib/study/worksheets/generators/plausible';
import { sum } from '@/lib/study/worksheets/generators/sums';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { several, single } from '@/lib/study/worksheets/question';
import { show } from '@/lib/study/worksheets/text';

const NAMES = ['Anaya', 'Vikram', 'Sana', 'Tenzin', 'Maria', 'Harish'] as const;
const PARTS = [
  ['half', 2],
  ['third', 3],
  ['quarter', 4],
  ['fifth', 5],
] as const;

const MEASURES = [
  { big: 'm', small: 'cm', each: 100 },
  { big: 'kg', small: 'g', each: 1000 },
  { big: 'L', small: 'mL', each: 1000 },
] as const;

/** Eight of the dearest cost no more than ₹500. */
const BOUGHT = [
  'notebook',
  'pen',
  'idli',
  'kite',
  'bus ticket',
  'rose',
] as const satisfies readonly GoodName[];

const twoDigits = (number: number): string => String(number).padStart(2, '0');

export const GRADE_3_NUMBERS = {
  ADD: {
    count: 16,
    layout: 'grid',
    make: (draw) => {
      const first = draw.whole(115, 780);
      const second = draw.whole(105, 999 - first);
      return sum(first, '+', second, first + second);
    },
  },
  SUB: {
    count: 16,
    layout: 'grid',
    make: (draw) => {
      // One in four is a full hundred or has a zero in the middle.
      const from =
        draw.whole(1, 4) === 1 ? draw.whole(3, 9) * 100 + draw.whole(0, 9) : draw.whole(300, 998);
      const taken = draw.whole(105, from - 20);
      return sum(from, '−', taken, from - taken);
    },
  },
  TMS: {
    count: 16,
    layout: 'grid',
    make: (draw) => {
      const first = draw.chance() ? draw.whole(4, 10) : draw.whole(12, 99);
      const second = draw.whole(3, 9);
      return sum(first, '×', second, first * second);
    },
  },
  DVD: {
    count: 12,
    layout: 'grid',
    make: (draw) => {
      const [divisor, quotient] = [draw.whole(3, 9), draw.whole(3, 12)];
      const remainder = draw.whole(0, divisor - 1);
      const number = divisor * quotient + remainder;
      return several(
        `${number} ÷ ${divisor}`,
        [
          { label: 'Quotient', answer: String(quotient) },
          { label: 'Remainder', answer: String(remainder) },
        ],
        { how: `${divisor} × ${quotient} = ${divisor * quotient}` },
      );
    },
  },
  FRC: {
    count: 8,
    layout: 'grid',
    make: (draw) => {
      if (draw.chance()) {
        const parts = draw.whole(3, 8);
        const shaded = draw.whole(1, parts - 1);
        return single('What part of the bar is shaded?', `[${shaded}|${parts}]`, {
          picture: { kind: 'parts', parts, shaded },
          how: `${shaded} of ${parts} equal parts`,
        });
      }
      const [name, parts] = draw.pick(PARTS);
      const each = draw.whole(2, 9);
      return single(`What is one ${name} of ${parts * each}?`, String(each), {
        how: `${parts * each} ÷ ${parts} = ${each}`,
      });
    },
  },
  TME: {
    count: 8,
    layout: 'grid',
    make: (draw) => {
      const [hour, minute] = [draw.whole(1, 10), draw.whole(0, 11) * 5];
      if (draw.chance()) {
        return single('What time is it?', `${hour}:${twoDigits(minute)}`, {
          picture: { kind: 'clock', hour, minute },
          ...(minute === 0 && { accept: [String(hour), `${hour} o'clock`] }),
        });
      }
      const passed = draw.whole(3, 17) * 5;
      const end = hour * 60 + minute + passed;
      const later = `${Math.floor(end / 60)}:${twoDigits(end % 60)}`;
      return single(
        `How many minutes pass from ${hour}:${twoDigits(minute)} to ${later}?`,
        String(passed),
        { unit: 'minutes' },
      );
    },
  },
  MNY: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const good = draw.pick(BOUGHT);
      const things = GOODS[good].many;
      const [price, many] = [drawPrice(draw, good), draw.whole(3, 8)];
      const bill = price * many;
      const name = draw.pick(NAMES);
      if (draw.chance()) {
        return single(
          `${name} buys ${many} ${things} at ₹${price} each. What is the bill?`,
          show(bill),
          {
            unit: '₹',
            how: `${many} × ${price} = ${bill}`,
          },
        );
      }
      return single(
        `${name} buys ${many} ${things} at ₹${price} each and pays ₹500. How much comes back?`,
        show(500 - bill),
        { unit: '₹', how: `500 − ${many} × ${price} = 500 − ${bill} = ${500 - bill}` },
      );
    },
  },
  MSR: {
    count: 12,
    layout: 'grid',
    make: (draw) => {
      const { big, small, each } = draw.pick(MEASURES);
      const [whole, rest] = [draw.whole(1, 9), draw.whole(1, 19) * (each / 20)];
      const total = whole * each + rest;
      if (draw.chance()) {
        return single(`${whole} ${big} ${rest} ${small} in ${small}`, show(total), { unit: small });
      }
      return several(`${show(total)} ${small} in ${big} and ${small}`, [
        { label: '', answer: String(whole), unit: big },
        { label: 'and', answer: String(rest), unit: small },
      ]);
    },
  },
} as const satisfies Record<string, TopicGenerator>;
