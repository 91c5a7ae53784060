import { GOODS, type GoodName, MEASURES } from '@/data/study/worksheets/plausible';
import { fraction, hcf, lcm, minus, plus, showFraction } from '@/lib/study/worksheets/fraction';
import { drawPrice } from '@/lib/study/worksheets/generators/plausible';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { several, single } from '@/lib/study/worksheets/question';
import { hundredths, show } from '@/lib/study/worksheets/text';

const ROUNDINGS = [
  ['ten', 10],
  ['hundred', 100],
  ['thousand', 1000],
] as const;
const PLACES = [
  ['lakhs', 100_000],
  ['ten thousands', 10_000],
  ['thousands', 1000],
  ['hundreds', 100],
] as const;
const BOUGHT = [
  'pen',
  'notebook',
  'orange',
  'metro ticket',
  'diya',
  'bangle',
] as const satisfies readonly GoodName[];
const PLACES_TO_WALK = ['field', 'garden', 'playground', 'hall'] as const;
const KINDS = ['acute', 'right', 'obtuse', 'straight', 'reflex'] as const;

const kindOfAngle = (degrees: number): (typeof KINDS)[number] => {
  if (degrees < 90) return 'acute';
  if (degrees === 90) return 'right';
  if (degrees < 180) return 'obtuse';
  return degrees === 180 ? 'straight' : 'reflex';
};

export const GRADE_5_NUMBERS = {
  NMB: {
    count: 12,
    layout: 'list',
    make: (draw) => {
      const number = draw.whole(123_456, 9_876_543);
      if (draw.chance()) {
        const [name, size] = draw.pick(ROUNDINGS);
        return single(
          `Round ${show(number)} to the nearest ${name}.`,
          show(Math.round(number / size) * size),
        );
      }
      const [place, size] = draw.pick(PLACES);
      return single(
        `Which digit stands in the ${place} place of ${show(number)}?`,
        String(Math.floor(number / size) % 10),
      );
    },
  },
  RDR: {
    count: 12,
    layout: 'grid',
    make: (draw) => {
      const [one, two, three, four] = [
        draw.whole(2, 9),
        draw.whole(2, 9),
        draw.whole(2, 9),
        draw.whole(2, 20),
      ];
      const [ask, answer] = draw.pick([
        [`${four} + ${one} × ${two}`, four + one * two],
        [`(${four} + ${one}) × ${two}`, (four + one) * two],
        [`${one * two} ÷ ${two} + ${three} × ${four}`, one + three * four],
        [`${one * two + four} − ${one} × ${two}`, four],
        [`${three} × (${four + one} − ${one}) + ${two}`, three * four + two],
        [`${one * two * three} ÷ (${two} × ${three})`, one],
      ]);
      return single(`${ask} =`, show(Number(answer)));
    },
  },
  HCM: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const common = draw.whole(2, 12);
      const [one, other] = draw.some([1, 2, 3, 4, 5, 6, 7, 8], 2).map((by) => by * common);
      const [first = 12, second = 18] = [one, other];
      const highest = hcf(first, second);
      return several(
        `Find the HCF and the LCM of ${first} and ${second}.`,
        [
          { label: 'HCF', answer: String(highest) },
          { label: 'LCM', answer: show(lcm(first, second)) },
        ],
        { how: `LCM = ${first} × ${second} ÷ ${highest}` },
      );
    },
  },
  FRC: {
    count: 12,
    layout: 'grid',
    make: (draw) => {
      const [below = 3, under = 4] = draw.some([2, 3, 4, 5, 6, 8, 9, 10, 12], 2);
      const [one, other] = [
        fraction(draw.whole(1, below - 1), below),
        fraction(draw.whole(1, under - 1), under),
      ];
      const difference = minus(one, other);
      const common = lcm(one.over, other.over);
      const how = `Common denominator ${common}`;
      if (draw.chance() || difference.top <= 0) {
        return single(
          `${showFraction(one)} + ${showFraction(other)} =`,
          showFraction(plus(one, other)),
          { how },
        );
      }
      return single(`${showFraction(one)} − ${showFraction(other)} =`, showFraction(difference), {
        how,
      });
    },
  },
  DEC: {
    count: 14,
    layout: 'grid',
    make: (draw) => {
      const [one, other] = [draw.whole(105, 9999), draw.whole(105, 4999)];
      const [larger, smaller] = [Math.max(one, other), Math.min(one, other)];
      const by = draw.whole(2, 9);
      const [ask, answer] = draw.pick([
        [`${hundredths(one)} + ${hundredths(other)}`, one + other],
        [`${hundredths(larger)} − ${hundredths(smaller)}`, larger - smaller],
        [`${hundredths(smaller)} × ${by}`, smaller * by],
        [`${hundredths(smaller)} × 10`, smaller * 10],
      ]);
      return single(`${ask} =`, hundredths(Number(answer)));
    },
  },
  ANG: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const degrees = draw.pick([
        90,
        180,
        draw.whole(5, 89),
        draw.whole(91, 179),
        draw.whole(181, 355),
      ]);
      const part = draw.whole(8, 82);
      const [whole, name] = draw.pick([
        [90, 'right'],
        [180, 'straight'],
      ] as const);
      const cut = whole === 90 ? part : part * 2 + 5;
      return draw.chance()
        ? single(`What kind of angle measures ${degrees}°?`, kindOfAngle(degrees), {
            choices: KINDS,
          })
        : single(
            `A ${name} angle is cut into two. One part measures ${cut}°. How large is the other?`,
            String(whole - cut),
            { unit: '°', how: `${whole}° − ${cut}°` },
          );
    },
  },
  PRA: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const field = draw.pick(PLACES_TO_WALK);
      const { low, high } = MEASURES[`side of a ${field}`];
      const wide = draw.whole(low, high - 8);
      const long = draw.whole(wide + 2, high);
      const [area, boundary] = [long * wide, 2 * (long + wide)];
      return draw.pick([
        single(
          `A ${field} is ${long} m long and ${wide} m wide. How many metres is it once around?`,
          String(boundary),
          { unit: 'm', how: `2 × (${long} + ${wide})` },
        ),
        single(
          `A ${field} is ${long} m long and ${wide} m wide. What is its area in square metres?`,
          show(area),
          {
            unit: 'm²',
            accept: [`${area} sq m`, `${area} square metres`],
            how: `${long} × ${wide}`,
          },
        ),
        single(
          `The area of a rectangular ${field} is ${show(area)} square metres and its length is ${long} m. How wide is it?`,
          String(wide),
          { unit: 'm', how: `${area} ÷ ${long}` },
        ),
        single(
          `A fence of ${boundary} m goes once around a rectangular ${field} that is ${wide} m wide. How long is it?`,
          String(long),
          { unit: 'm', how: `${boundary} ÷ 2 − ${wide}` },
        ),
      ]);
    },
  },
  AVG: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const count = draw.whole(3, 6);
      const kind = draw.whole(1, 3);
      const [low, high] = kind === 2 ? [60, 240] : [12, 60];
      const values = Array.from({ length: count - 1 }, () => draw.whole(low, high));
      const total = values.reduce((before, value) => before + value, 0);
      // The last one makes the average a whole number.
      const last = count - (total % count) + count * Math.floor(draw.whole(low, high) / count);
      const all = draw.shuffle([...values, last]);
      const average = (total + last) / count;
      const asks = [
        `Find the average of ${all.join(', ')}.`,
        `On ${count} days ${all.join(', ')} visitors came to a museum. How many is that on average each day?`,
        `In ${count} matches Priya scored ${all.join(', ')} runs. What is her average?`,
      ];
      return single(asks[kind - 1] ?? '', String(average), { how: `${total + last} ÷ ${count}` });
    },
  },
  CST: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const good = draw.pick(BOUGHT);
      const things = GOODS[good].many;
      const price = drawPrice(draw, good);
      const [some = 3, many = 5] = draw.some([3, 4, 5, 6, 7, 8, 9, 10, 12], 2);
      return single(
        `${some} ${things} cost ₹${show(some * price)}. What do ${many} ${things} cost?`,
        show(many * price),
        { unit: '₹', how: `One costs ${some * price} ÷ ${some} = ₹${price}` },
      );
    },
  },
} as const satisfies Record<string, TopicGenerator>;
