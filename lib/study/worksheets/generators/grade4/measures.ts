import type { Draw } from '@/lib/study/worksheets/draw';
import { drawMeasure } from '@/lib/study/worksheets/generators/plausible';
import { CHILDREN } from '@/lib/study/worksheets/generators/primary/names';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { type Question, several, single } from '@/lib/study/worksheets/question';
import { show } from '@/lib/study/worksheets/text';

type Unit = { big: string; small: string; each: number };

const KILOGRAM: Unit = { big: 'kg', small: 'g', each: 1000 };
const LITRE: Unit = { big: 'L', small: 'mL', each: 1000 };
const KILOMETRE: Unit = { big: 'km', small: 'm', each: 1000 };
const METRE: Unit = { big: 'm', small: 'cm', each: 100 };

/** `2 kg 350 g`; a part that is nothing is left out. */
const inBoth = (amount: number, { big, small, each }: Unit): string => {
  const [whole, rest] = [Math.floor(amount / each), amount % each];
  return [whole > 0 && `${whole} ${big}`, rest > 0 && `${rest} ${small}`].filter(Boolean).join(' ');
};

const blanksOf = (amount: number, { big, small, each }: Unit) => [
  { label: '', answer: String(Math.floor(amount / each)), unit: big },
  { label: 'and', answer: String(amount % each), unit: small },
];

const addOrTake = (draw: Draw, unit: Unit): Question => {
  const step = unit.each / 20;
  const [one, other] = [draw.whole(42, 180) * step, draw.whole(21, 95) * step];
  const [larger, smaller] = [Math.max(one, other), Math.min(one, other)];
  const isSum = draw.chance() || larger === smaller;
  const answer = isSum ? larger + smaller : larger - smaller;
  return several(
    `${inBoth(larger, unit)} ${isSum ? '+' : '−'} ${inBoth(smaller, unit)}`,
    blanksOf(answer, unit),
    { how: `1 ${unit.big} = ${show(unit.each)} ${unit.small}` },
  );
};

const compare = (draw: Draw, unit: Unit): Question => {
  const [whole, rest] = [draw.whole(2, 9), draw.whole(3, 95)];
  const amount = whole * unit.each + rest;
  const other = draw.pick([
    amount,
    whole * 10 * (unit.each / 100) + rest,
    amount + 9 * rest,
    amount - rest,
  ]);
  return single(
    `${inBoth(amount, unit)} ___ ${show(other)} ${unit.small}`,
    amount > other ? '>' : amount < other ? '<' : '=',
    { choices: ['>', '<', '='], how: `${inBoth(amount, unit)} = ${show(amount)} ${unit.small}` },
  );
};

const WEIGH_AND_POUR = inSlots(10, [
  (draw) => addOrTake(draw, KILOGRAM),
  (draw) => addOrTake(draw, LITRE),
  (draw) => compare(draw, draw.pick([KILOGRAM, LITRE])),
  (draw) => {
    const [packet, each] = draw.pick([
      ['tea', 250],
      ['salt', 500],
      ['dal', 500],
      ['pepper', 50],
      ['sugar', 250],
    ] as const);
    const many = (1000 / each) * draw.whole(1, 4);
    return single(
      `How many packets of ${each} g of ${packet} make ${(many * each) / 1000} kg?`,
      String(many),
      { unit: 'packets', how: `${1000 / each} packets make 1 kg` },
    );
  },
  (draw) => {
    const [glass, jugs] = [draw.pick([200, 250]), draw.whole(1, 4)];
    return single(
      `How many glasses of ${glass} mL can be filled from ${jugs} L of buttermilk?`,
      String((jugs * 1000) / glass),
      { unit: 'glasses', how: `${1000 / glass} glasses from 1 L` },
    );
  },
  (draw) => {
    const [empty, full] = [
      drawMeasure(draw, 'weight of a basket', 50),
      drawMeasure(draw, 'weight of fruit', 50),
    ];
    return several(
      `A basket weighs ${inBoth(empty, KILOGRAM)} when empty and ${inBoth(empty + full, KILOGRAM)} when full of guavas. How much do the guavas weigh?`,
      blanksOf(full, KILOGRAM),
      { how: `${inBoth(empty + full, KILOGRAM)} − ${inBoth(empty, KILOGRAM)}` },
    );
  },
  (draw) => {
    const [daily, days] = [draw.whole(2, 7) * 250, draw.whole(3, 9)];
    return several(
      `A family uses ${inBoth(daily, LITRE)} of milk a day. How much is that in ${days} days?`,
      blanksOf(daily * days, LITRE),
      { how: `${days} × ${daily} mL = ${show(daily * days)} mL` },
    );
  },
  (draw) => {
    const [one, two] = [draw.whole(2, 15) * 50, draw.whole(2, 15) * 50];
    return single(
      `${draw.pick(CHILDREN)} puts ${one} g of onions and ${two} g of tomatoes on one pan of a balance. How many grams are missing for 2 kg?`,
      show(2000 - one - two),
      { unit: 'g', how: `${one} + ${two} = ${one + two}, and 2 kg are 2,000 g` },
    );
  },
  (draw) => {
    const [thing, right, ...wrong] = draw.pick([
      ['a school bag with books', '4 kg', '4 g', '400 kg'],
      ['an egg', '50 g', '5 kg', '5 g'],
      ['a cricket ball', '160 g', '16 g', '16 kg'],
      ['a newborn baby', '3 kg', '30 kg', '30 g'],
      ['a bucket', '15 L', '15 mL', '150 L'],
      ['a spoon', '10 mL', '1 L', '100 mL'],
      ['a cup of tea', '150 mL', '15 mL', '15 L'],
      ['a full gas cylinder', '30 kg', '30 g', '3 kg'],
    ] as const);
    const holds = right.endsWith('L') && thing !== 'a cup of tea';
    return single(
      `What comes nearest to what ${thing} ${holds ? 'holds' : thing === 'a cup of tea' ? 'measures' : 'weighs'}?`,
      right,
      { choices: draw.shuffle([right, ...wrong]) },
    );
  },
  (draw) => compare(draw, draw.pick([KILOGRAM, LITRE])),
]);

const LENGTHS = inSlots(10, [
  (draw) => addOrTake(draw, METRE),
  (draw) => addOrTake(draw, KILOMETRE),
  (draw) => compare(draw, draw.pick([METRE, KILOMETRE])),
  (draw) => {
    const [way, days] = [draw.whole(6, 38) * 50, draw.whole(2, 5)];
    return several(
      `From home to school it is ${inBoth(way, KILOMETRE)}. How far is it there and back on ${days} days?`,
      blanksOf(2 * way * days, KILOMETRE),
      { how: `${2 * days} × ${show(way)} m = ${show(2 * way * days)} m` },
    );
  },
  (draw) => {
    const [many, each] = [draw.whole(4, 12), draw.whole(3, 9) * 5];
    return several(
      `${many} pieces of ribbon of ${each} cm each are cut from a roll. How much ribbon is that?`,
      blanksOf(many * each, METRE),
      { how: `${many} × ${each} = ${many * each} cm` },
    );
  },
  (draw) => {
    const [first, second] = draw.some([118, 121, 124, 126, 129, 131, 133, 136, 138, 141], 2);
    const [one = 118, other = 121] = [first, second];
    const [name = '', twin = ''] = draw.some(CHILDREN, 2);
    return single(
      `${name} is ${inBoth(one, METRE)} tall and ${twin} ${inBoth(other, METRE)}. How many centimetres is the taller child taller?`,
      String(Math.abs(one - other)),
      { unit: 'cm', how: `${Math.max(one, other)} − ${Math.min(one, other)}` },
    );
  },
  (draw) => {
    const [poles, gap] = [draw.whole(4, 12), draw.pick([5, 8, 10, 12])];
    return single(
      `${poles} poles stand in a row along a road, ${gap} m from one to the next. How far is it from the first pole to the last?`,
      String((poles - 1) * gap),
      { unit: 'm', how: `${poles} poles have ${poles - 1} gaps between them` },
    );
  },
  (draw) => {
    const [step, way] = [draw.pick([50, 60, 75]), draw.whole(2, 8)];
    const steps = way * 20;
    return single(
      `A child’s step is ${step} cm long. How many metres are ${steps} steps?`,
      String((steps * step) / 100),
      { unit: 'm', how: `${steps} × ${step} cm = ${show(steps * step)} cm` },
    );
  },
  (draw) => {
    const [thing, right, ...wrong] = draw.pick([
      ['the length of a new pencil', '18 cm', '18 m', '1 cm'],
      ['the height of a door', '2 m', '20 m', '20 cm'],
      ['the length of a cricket pitch', '20 m', '2 m', '200 m'],
      ['the thickness of a coin', '2 mm', '2 cm', '20 cm'],
      ['the height of a two-storey house', '7 m', '70 m', '70 cm'],
      ['the distance that a person walks in an hour', '5 km', '5 m', '50 km'],
      ['the length of a city bus', '11 m', '1 m', '110 m'],
      ['the width of a thumb', '2 cm', '20 cm', '2 m'],
    ] as const);
    return single(`What comes nearest to ${thing}?`, right, {
      choices: draw.shuffle([right, ...wrong]),
    });
  },
  (draw) => compare(draw, draw.pick([METRE, KILOMETRE])),
]);

export const GRADE_4_MEASURES_TOPICS = {
  WGT: { count: 10, layout: 'list', make: WEIGH_AND_POUR },
  MTR: { count: 10, layout: 'list', make: LENGTHS },
} as const satisfies Record<string, TopicGenerator>;
