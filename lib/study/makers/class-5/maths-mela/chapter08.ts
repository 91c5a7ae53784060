import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import { groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const AMOUNTS: Sorting<'g' | 'kg' | 'mL' | 'L'> = {
  marks: {
    g: 'Grams (g) are for light things.',
    kg: 'Kilograms (kg) are for heavy things.',
    mL: 'Millilitres (mL) tell how much a small vessel holds.',
    L: 'Litres (L) tell how much a large vessel holds.',
  },
  facts: [
    ['the weight of an egg', 'g', 'Some 20 eggs make a kilogram.'],
    ['the weight of a pencil', 'g', 'A pencil is hardly felt in the hand.'],
    ['the weight of a letter', 'g', 'A letter is a few sheets of paper.'],
    ['the weight of a coin', 'g', 'A coin is hardly felt in the hand.'],
    ['the weight of a sack of rice', 'kg', 'A grown-up has to lift it with both arms.'],
    ['the weight of a bicycle', 'kg', 'A bicycle weighs as much as a heavy suitcase.'],
    ['the weight of a child', 'kg', 'A child of ten weighs about as much as a sack of rice.'],
    [
      'the weight of a gas cylinder',
      'kg',
      'A cylinder has to be rolled or carried by a strong person.',
    ],
    ['what a spoon holds', 'mL', 'A spoon holds less than a sip.'],
    ['what a cup of tea holds', 'mL', 'Several cups are filled from one litre.'],
    ['what a bottle of eye drops holds', 'mL', 'It is emptied drop by drop.'],
    ['what an ink pen holds', 'mL', 'A pen holds some drops of ink.'],
    ['what a bucket holds', 'L', 'A bucket holds many bottles of water.'],
    ['what the water tank on a roof holds', 'L', 'A tank fills many buckets.'],
    ['what the fuel tank of a car holds', 'L', 'Petrol is sold by the litre.'],
    ['what a pressure cooker holds', 'L', 'A cooker holds several bottles of water.'],
  ],
};

const IN_WORDS: Readonly<Record<string, string>> = {
  g: 'gram',
  kg: 'kilogram',
  mL: 'millilitre',
  L: 'litre',
};

const bestUnit = groupOf(
  AMOUNTS,
  (thing) => `In which unit would you best give ${thing}: g, kg, mL or L?`,
  'Is it weighed, or is it measured in a vessel? Is it little or much?',
);

const unitFor = (draw: Draw): MadeQuestion => {
  const made = bestUnit(draw);
  const word = IN_WORDS[made.answer] ?? made.answer;
  return { ...made, accept: [word, `${word}s`] };
};

const UNITS = [
  ['kg', 'g', 'grams'],
  ['L', 'mL', 'millilitres'],
] as const;

const toSmaller = (draw: Draw): MadeQuestion => {
  const [large, small, name] = draw.pick(UNITS);
  const [count, rest] = [draw.whole(2, 9), draw.whole(2, 19) * 5];
  const total = count * 1000 + rest;
  return {
    ask: `How many ${name} are ${count} ${large} ${rest} ${small}?`,
    hint: `1 ${large} has 1,000 ${small}.`,
    steps: [
      `${count} ${large} = ${show(count * 1000)} ${small}.`,
      `${show(count * 1000)} + ${rest} = ${show(total)} ${small}.`,
    ],
    answer: `${show(total)} ${small}`,
    check: `${count} * 1000 + ${rest}`,
    slips: [
      {
        answer: `${show(count * 100 + rest)} ${small}`,
        why: `You took 100 ${small} for 1 ${large}. It has 1,000.`,
        check: `${count} * 100 + ${rest}`,
      },
      {
        answer: `${show(count * 1000 + rest * 10)} ${small}`,
        why: `${rest} ${small} have no hundreds: the place after the comma is 0.`,
        check: `${count} * 1000 + ${rest} * 10`,
      },
    ],
  };
};

const BASKETS = [
  ['onions', 'tomatoes'],
  ['potatoes', 'carrots'],
  ['rice', 'lentils'],
  ['guavas', 'bananas'],
  ['wheat flour', 'sugar'],
  ['fish', 'prawns'],
] as const;

const bagInAll = (draw: Draw): MadeQuestion => {
  const [one, other] = draw.pick(BASKETS);
  const [kilos, more] = [draw.whole(1, 4), draw.whole(1, 3)];
  const [grams, others] = [draw.whole(11, 19) * 50, draw.whole(10, 19) * 50];
  const [total, rest] = [kilos + more + 1, grams + others - 1000];
  const answer = `${total} kg ${rest} g`;
  const name = draw.pick(CHILDREN);
  return {
    ask: `${name} buys ${kilos} kg ${grams} g of ${one} and ${more} kg ${others} g of ${other}. How heavy is that together, in kilograms and grams?`,
    hint: 'Add the grams first. 1,000 g make 1 kg.',
    steps: [
      `${grams} g + ${others} g = ${show(grams + others)} g = 1 kg ${rest} g.`,
      `${kilos} kg + ${more} kg + 1 kg = ${total} kg: ${answer}.`,
    ],
    answer,
    check: `[floor((${(kilos + more) * 1000} + ${grams} + ${others}) / 1000), mod(${grams} + ${others}, 1000)]`,
    slips: [
      {
        answer: `${total - 1} kg ${rest} g`,
        why: 'The 1,000 g that make a kilogram got lost. Add it to the others.',
        check: `[${kilos} + ${more}, ${grams} + ${others} - 1000]`,
      },
    ],
  };
};

const GOODS = [
  ['almonds', 88, 112],
  ['ghee', 60, 80],
  ['paneer', 36, 48],
  ['tea leaves', 32, 60],
  ['grapes', 10, 20],
  ['jaggery', 6, 10],
  ['cashew nuts', 84, 112],
] as const;

const PORTIONS = [
  [250, 4, 1],
  [500, 2, 1],
  [750, 4, 3],
] as const;

const priceOfPart = (draw: Draw): MadeQuestion => {
  const [goods, low, high] = draw.pick(GOODS);
  const price = draw.whole(Math.ceil(low / 4) * 2, Math.floor(high / 4) * 2) * 20;
  const [grams, parts, taken] = draw.pick(PORTIONS);
  const cost = (price * taken) / parts;
  const size = parts === 2 ? 'half' : 'a quarter';
  const wrong = parts === 2 ? price / 4 : taken === 1 ? price / 2 : price / 4;
  const why = {
    250: 'That is the price of half a kilogram. 250 g are a quarter.',
    500: 'That is the price of a quarter of a kilogram. 500 g are half of it.',
    750: 'That is the price of 250 g. 750 g are three times as much.',
  }[grams];
  return {
    ask: `1 kg of ${goods} costs ₹${show(price)}. What do ${grams} g cost?`,
    hint: `Which part of 1,000 g is ${grams} g?`,
    steps: [
      `1,000 ÷ ${parts} = ${1000 / parts}: ${1000 / parts} g are ${size} of a kilogram and cost ${show(price)} ÷ ${parts} = ₹${show(price / parts)}.`,
      ...(taken === 3
        ? [`750 g are three times that: 3 × ${show(price / 4)} = ₹${show(cost)}.`]
        : []),
    ],
    answer: `₹${show(cost)}`,
    check: `${price} * ${grams} / 1000`,
    slips: [{ answer: `₹${show(wrong)}`, why }],
  };
};

const VESSELS = [
  ['A jug', [2, 3], 'glasses', [200, 250]],
  ['A bucket', [9, 12, 15, 18], 'bottles', [500, 750]],
  ['A water pot', [6, 9, 12], 'bottles', [500, 750, 600]],
  ['A pot of buttermilk', [4, 5, 6], 'tumblers', [200, 250]],
  ['A can of paint', [2, 4, 10], 'tins', [200, 250, 500]],
] as const;

const vesselsFilled = (draw: Draw): MadeQuestion => {
  const [vessel, holds, smalls, sizes] = draw.pick(VESSELS);
  const [litres, size] = [draw.pick(holds), draw.pick(sizes)];
  const count = (litres * 1000) / size;
  const answer = `${count} ${smalls}`;
  return {
    ask: `${vessel} holds ${litres} litres. How many ${smalls} of ${size} mL can be filled from it?`,
    hint: `Write ${litres} litres in millilitres.`,
    steps: [
      `${litres} litres = ${show(litres * 1000)} mL.`,
      `${show(litres * 1000)} ÷ ${size} = ${count} ${smalls}.`,
    ],
    answer,
    check: `${litres} * 1000 / ${size}`,
    slips: [
      {
        answer: `${litres} ${smalls}`,
        why: `That would be one litre in each. Each holds only ${size} mL.`,
        check: `${litres}`,
      },
      {
        answer: `${count * 10} ${smalls}`,
        why: 'That is ten times too many. A litre has 1,000 mL, not 10,000.',
        check: `${litres} * 10000 / ${size}`,
      },
    ],
  };
};

const JARS = [
  ['A jar of honey', 'honey', 'jar'],
  ['A tin of ghee', 'ghee', 'tin'],
  ['A bottle of oil', 'oil', 'bottle'],
  ['A pot of pickle', 'pickle', 'pot'],
  ['A box of sweets', 'sweets', 'box'],
] as const;

const emptyJar = (draw: Draw): MadeQuestion => {
  const [whole, inside, vessel] = draw.pick(JARS);
  const [half, empty] = [draw.whole(6, 14) * 50, draw.whole(3, 11) * 25];
  const [halfFull, full] = [empty + half, empty + 2 * half];
  return {
    ask: `${whole} weighs ${show(full)} g when it is full and ${show(halfFull)} g when it is half full. How heavy is the empty ${vessel}?`,
    hint: 'What is missing in the half-full one, and how heavy is that?',
    steps: [
      `Half of the ${inside}: ${show(full)} − ${show(halfFull)} = ${half} g.`,
      `The half-full ${vessel} has as much inside: ${show(halfFull)} − ${half} = ${empty} g.`,
    ],
    answer: `${empty} g`,
    check: `2 * ${halfFull} - ${full}`,
    slips: [
      {
        answer: `${half} g`,
        why: `That is half of the ${inside}. Take it away from the half-full ${vessel}.`,
        check: `${full} - ${halfFull}`,
      },
      {
        answer: `${show(2 * half)} g`,
        why: `That is all of the ${inside}. The question asks for the ${vessel} alone.`,
        check: `2 * (${full} - ${halfFull})`,
      },
    ],
  };
};

export const CHAPTER_08 = [
  { id: 'to-smaller', level: 'know', make: toSmaller },
  { id: 'bag-in-all', level: 'use', make: bagInAll },
  { id: 'vessels-filled', level: 'use', make: vesselsFilled },
  { id: 'empty-jar', level: 'think', make: emptyJar },
  { id: 'unit-for', level: 'know', make: unitFor },
  { id: 'price-of-part', level: 'use', make: priceOfPart },
] as const;
