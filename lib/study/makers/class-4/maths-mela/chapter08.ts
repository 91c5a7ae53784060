import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

/** What is weighed or poured, with its two units: of the larger one 1 to 9 are usual. */
const AMOUNTS = [
  ['A bag of potatoes weighs', 'kg', 'g', 'grams', 'kilogram'],
  ['A pumpkin weighs', 'kg', 'g', 'grams', 'kilogram'],
  ['A school bag weighs', 'kg', 'g', 'grams', 'kilogram'],
  ['A bucket holds', 'litres', 'ml', 'millilitres', 'litre'],
  ['A can of oil holds', 'litres', 'ml', 'millilitres', 'litre'],
] as const;

const smallUnit = (draw: Draw): MadeQuestion => {
  const [what, large, small, many, one] = draw.pick(AMOUNTS);
  const whole = draw.whole(2, 5);
  const rest = draw.chance() ? draw.whole(1, 9) * 10 : draw.whole(1, 9) * 50;
  const value = whole * 1000 + rest;
  const answer = `${show(value)} ${small}`;
  return {
    ask: `${what} ${whole} ${large} ${rest} ${small}. How many ${many} is that?`,
    hint: `A ${one} has a thousand ${many}.`,
    steps: [
      `${whole} ${large} are ${show(whole * 1000)} ${small}.`,
      `${show(whole * 1000)} + ${rest} = ${show(value)} ${small}.`,
    ],
    answer,
    check: `${whole} * 1000 + ${rest}`,
    slips: [
      {
        answer: `${show(whole * 100 + rest)} ${small}`,
        why: `You counted a hundred for a ${one}. It has a thousand ${many}.`,
        check: `${whole} * 100 + ${rest}`,
      },
      {
        answer: `${show(Number(`${whole}${rest}`))} ${small}`,
        why: `You wrote the two numbers in a row. First change the ${one}s into ${many}.`,
      },
    ],
  };
};

const FRUITS = ['watermelon', 'pumpkin', 'jackfruit', 'ash gourd'] as const;

const balance = (draw: Draw): MadeQuestion => {
  const fruit = draw.pick(FRUITS);
  const [kilograms, grams] = [draw.pick([2, 3, 4]), draw.pick([100, 200, 500])];
  const beside = grams === 500 ? draw.pick([100, 200]) : draw.pick([50, 500]);
  const full = kilograms * 1000 + grams;
  const weight = full - beside;
  const answer = `${show(weight)} g`;
  return {
    ask: `A balance stands level. In one pan lies a ${fruit} with a weight of ${beside} g, in the other pan lie weights of ${kilograms} kg and ${grams} g. How many grams does the ${fruit} weigh?`,
    hint: 'Both pans are equally heavy. What would you take out to leave the fruit alone?',
    steps: [
      `The other pan: ${show(kilograms * 1000)} + ${grams} = ${show(full)} g.`,
      `Take ${beside} g out of both pans: ${show(full)} − ${beside} = ${show(weight)} g.`,
    ],
    answer,
    check: `${kilograms} * 1000 + ${grams} - ${beside}`,
    slips: [
      {
        answer: `${show(full + beside)} g`,
        why: `The ${beside} g lie beside the ${fruit} and help it. Take them away.`,
        check: `${full} + ${beside}`,
      },
      {
        answer: `${show(full)} g`,
        why: `That is the ${fruit} with the weight of ${beside} g beside it.`,
        check: String(full),
      },
    ],
  };
};

const DRINKS = ['lassi', 'lime juice', 'buttermilk', 'coconut water', 'milk'] as const;

const glasses = (draw: Draw): MadeQuestion => {
  const [size, litres] = [draw.pick([100, 200, 250, 500]), draw.whole(2, 6)];
  const each = 1000 / size;
  const answer = `${litres * each} glasses`;
  return {
    ask: `${draw.pick(CHILDREN)} pours ${litres} litres of ${draw.pick(DRINKS)} into glasses of ${size} ml. How many glasses can be filled?`,
    hint: 'How many glasses does one litre fill?',
    steps: [
      `1 litre is 1,000 ml and fills 1,000 ÷ ${size} = ${each} glasses.`,
      `${litres} × ${each} = ${litres * each} glasses.`,
    ],
    answer,
    check: `${litres} * 1000 / ${size}`,
    slips: [
      {
        answer: `${each} glasses`,
        why: `That is one litre. There are ${litres}.`,
        check: `1000 / ${size}`,
      },
      {
        answer: `${litres * each * 2} glasses`,
        why: `${each * 2} glasses of ${size} ml take 2 litres, not one.`,
        check: `${litres} * 2000 / ${size}`,
      },
    ],
  };
};

const PACKETS = [
  ['tea', [250, 500]],
  ['biscuits', [50, 75, 150]],
  ['jeera', [50, 100]],
  ['poha', [250, 500]],
  ['peanuts', [200, 250]],
] as const;

const packets = (draw: Draw): MadeQuestion => {
  const [what, sizes] = draw.pick(PACKETS);
  const [size, count] = [draw.pick(sizes), draw.whole(3, 7)];
  const total = size * count;
  const left = 5000 - total;
  const answer = `${show(left)} g`;
  return {
    ask: `A bag can carry 5 kg. ${draw.pick(CHILDREN)} puts in ${count} packets of ${what}, ${size} g each. How many more grams can the bag carry?`,
    hint: 'Find the weight of the packets, and write 5 kg in grams.',
    steps: [
      `${count} × ${size} = ${show(total)} g.`,
      `5 kg are 5,000 g: 5,000 − ${show(total)} = ${show(left)} g.`,
    ],
    answer,
    check: `5 * 1000 - ${count} * ${size}`,
    slips: [
      {
        answer: `${show(total)} g`,
        why: 'That is in the bag already. What it can carry besides is asked.',
        check: `${count} * ${size}`,
      },
      {
        answer: `${show(5000 - size)} g`,
        why: `You took one packet away. There are ${count}.`,
        check: `5000 - ${size}`,
      },
    ],
  };
};

const JARS = [
  ['jar of honey', 'honey'],
  ['tin of ghee', 'ghee'],
  ['bottle of oil', 'oil'],
  ['jar of pickle', 'pickle'],
] as const;

const emptyJar = (draw: Draw): MadeQuestion => {
  const [jar, food] = draw.pick(JARS);
  const [empty, half] = [draw.whole(4, 9) * 25, draw.whole(3, 9) * 100];
  const full = empty + 2 * half;
  const answer = `${show(empty)} g`;
  return {
    ask: `A full ${jar} weighs ${show(full)} g. When half of the ${food} is used up, it weighs ${show(empty + half)} g. How many grams does it weigh when it is empty?`,
    hint: `How heavy is the half of the ${food} that is used up?`,
    steps: [
      `Half of the ${food}: ${show(full)} − ${show(empty + half)} = ${half} g.`,
      `The other half goes too: ${show(empty + half)} − ${half} = ${empty} g.`,
    ],
    answer,
    check: `2 * ${empty + half} - ${full}`,
    slips: [
      {
        answer: `${show(half)} g`,
        why: `That is half of the ${food}. Take it away once more from what is left.`,
        check: `${full} - ${empty + half}`,
      },
      {
        answer: '0 g',
        why: `The ${food} is gone, but what it was in has a weight of its own.`,
        check: '0',
      },
    ],
  };
};

export const CHAPTER_8 = [
  { id: 'small-unit', level: 'know', make: smallUnit },
  { id: 'balance', level: 'use', make: balance },
  { id: 'glasses', level: 'use', make: glasses },
  { id: 'empty-jar', level: 'think', make: emptyJar },
  { id: 'packets', level: 'use', make: packets },
] as const satisfies readonly Maker[];
