import { CHILDREN } from '@/lib/study/makers/children';
import { counted } from '@/lib/study/makers/counted';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const unit = groupOf(
  {
    marks: {
      grams: 'Light things are weighed in grams.',
      kilograms: 'Heavy things are weighed in kilograms.',
      litres: 'Liquids in large vessels are measured in litres.',
      millilitres: 'A little liquid is measured in millilitres.',
    },
    facts: [
      ['the weight of a letter', 'grams', 'A letter is light, far less than a kilogram.'],
      ['the weight of a pinch of saffron', 'grams', 'Saffron weighs next to nothing.'],
      ['the weight of an egg', 'grams', 'An egg weighs some 50 grams.'],
      ['the weight of a gold ring', 'grams', 'A ring weighs a few grams.'],
      ['the weight of a sack of wheat', 'kilograms', 'A sack is heavy to lift.'],
      ['the weight of a goat', 'kilograms', 'A goat is heavy to lift.'],
      ['the weight of a full gas cylinder', 'kilograms', 'It takes strength to lift it.'],
      ['your own weight', 'kilograms', 'A child of eight weighs more than 20 kilograms.'],
      ['the water in a full bucket', 'litres', 'A bucket holds 10 litres or more.'],
      ['the water in a roof tank', 'litres', 'A tank holds hundreds of litres.'],
      ['the petrol in a car', 'litres', 'A tank holds many litres.'],
      ['the milk of a cow in a day', 'litres', 'A cow gives several litres a day.'],
      ['the cough syrup in a spoon', 'millilitres', 'A small spoon holds 5 millilitres.'],
      ['the eye drops in a tiny bottle', 'millilitres', 'The bottle holds about 10 millilitres.'],
      ['the ink in a pen', 'millilitres', 'A pen holds a very little ink.'],
    ],
  },
  (thing) => `Which unit fits best for ${thing}: grams, kilograms, litres or millilitres?`,
  'Is it something to weigh or something to pour? Is it much or little?',
);

const MUGS = [
  ['mugs of half a litre', 2],
  ['cups of a quarter of a litre', 4],
] as const;

const mugs = (draw: Draw): MadeQuestion => {
  const [name, each] = draw.pick(MUGS);
  const litres = draw.whole(3, each === 2 ? 20 : 10);
  const vessel = draw.pick(litres > 6 ? ['bucket', 'can', 'tub'] : ['pot', 'pan', 'jug']);
  const word = name.split(' ')[0] ?? 'cups';
  return {
    ask: `A ${vessel} holds ${litres} litres of water. How many ${name} fill it?`,
    hint: 'How many of them make one litre?',
    steps: [`${each} ${word} make 1 litre.`, `${litres} × ${each} = ${litres * each} ${word}.`],
    answer: `${litres * each} ${word}`,
    check: `${litres} * ${each}`,
    slips: [
      {
        answer: `${litres} ${word}`,
        why: `That would be right if each held a whole litre.`,
      },
      {
        answer: `${litres + each} ${word}`,
        why: `You added ${each}. Every litre needs ${each} ${word}.`,
        check: `${litres} + ${each}`,
      },
    ],
  };
};

const FRUITS = ['pumpkin', 'watermelon', 'jackfruit', 'bag of potatoes', 'stone'] as const;

const balance = (draw: Draw): MadeQuestion => {
  const [weight, with1] = [draw.whole(2, 7), draw.whole(1, 3)];
  const total = weight + with1;
  const thing = draw.pick(FRUITS);
  return {
    ask: `A balance is level. On one side are a ${thing} and a ${with1} kg weight, on the other side lie weights of ${total} kg. How heavy is the ${thing}, in kg?`,
    hint: 'Both sides weigh the same. Take the same away from both.',
    steps: [
      `The ${thing} and ${with1} kg weigh ${total} kg.`,
      `${total} − ${with1} = ${weight} kg.`,
    ],
    answer: `${weight} kg`,
    check: `${total} - ${with1}`,
    slips: [
      {
        answer: `${total + with1} kg`,
        why: `You added the ${with1} kg. It lies beside the ${thing} and helps it.`,
        check: `${total} + ${with1}`,
      },
      {
        answer: `${total} kg`,
        why: `That is the ${thing} together with the ${with1} kg weight.`,
      },
    ],
  };
};

const potOfGlasses = (draw: Draw): MadeQuestion => {
  const [glasses, jugs, gone] = [draw.whole(4, 8), draw.whole(3, 7), draw.whole(3, 9)];
  const drink = draw.pick(['buttermilk', 'lemon water', 'water', 'lassi', 'sherbet']);
  const full = glasses * jugs;
  return {
    ask: `A jug fills ${glasses} glasses, and a clay pot holds ${jugs} such jugs of ${drink}. From the full pot ${gone} glasses are drunk. How many glasses of ${drink} are left?`,
    hint: 'First find out how many glasses the full pot holds.',
    steps: [
      `${jugs} × ${glasses} = ${full} glasses.`,
      `${full} − ${gone} = ${full - gone}, so ${counted(full - gone, 'glass', 'glasses')}.`,
    ],
    answer: counted(full - gone, 'glass', 'glasses'),
    check: `${jugs} * ${glasses} - ${gone}`,
    slips: [
      {
        answer: counted(full, 'glass', 'glasses'),
        why: `This is the full pot. ${gone} glasses are drunk.`,
        check: `${jugs} * ${glasses}`,
      },
      {
        answer: counted(glasses + jugs, 'glass', 'glasses'),
        why: 'You added. Each jug fills that many glasses.',
        check: `${glasses} + ${jugs}`,
      },
    ],
  };
};

const packets = (draw: Draw): MadeQuestion => {
  const [grams, each] = draw.pick([
    [500, 2],
    [250, 4],
    [200, 5],
    [100, 10],
  ] as const);
  const kilos = draw.whole(2, 9);
  const thing = draw.pick(['tea', 'dal', 'jaggery', 'peanuts', 'salt', 'poha']);
  return {
    ask: `A shopkeeper packs ${kilos} kg of ${thing} into packets of ${grams} g. How many packets does that give?`,
    hint: 'How many packets make 1 kg, that is 1,000 g?',
    steps: [
      `${each} × ${grams} g = 1,000 g, so ${each} packets make 1 kg.`,
      `${kilos} × ${each} = ${kilos * each} packets.`,
    ],
    answer: `${kilos * each} packets`,
    check: `${kilos} * 1000 / ${grams}`,
    slips: [
      {
        answer: `${each} packets`,
        why: `That is for 1 kg. There are ${kilos} kg.`,
        check: `1000 / ${grams}`,
      },
      {
        answer: `${kilos + each} packets`,
        why: `You added. Each of the ${kilos} kg gives ${each} packets.`,
        check: `${kilos} + ${each}`,
      },
    ],
  };
};

const FRUIT_WEIGHTS = [
  ['papaya', 'papayas', 'guavas', 4, 6],
  ['cabbage', 'cabbages', 'potatoes', 4, 7],
  ['mango', 'mangoes', 'lemons', 4, 6],
  ['brinjal', 'brinjals', 'tomatoes', 2, 4],
] as const;

const likeFruits = (draw: Draw): MadeQuestion => {
  const [big, bigs, small, low, high] = draw.pick(FRUIT_WEIGHTS);
  const [each, heavy] = [draw.whole(low, high), draw.whole(2, 4)];
  const need = heavy * each;
  const there = draw.whole(2, each + 1);
  return {
    ask: `On a balance a ${big} is as heavy as ${each} ${small}. ${draw.pick(CHILDREN)} puts ${heavy} such ${bigs} on one pan and ${there} ${small} on the other. How many more ${small} are needed to make it level?`,
    hint: 'How many are needed in all, and how many lie there?',
    steps: [
      `${heavy} × ${each} = ${need} ${small} are needed in all.`,
      `${need} − ${there} = ${need - there}.`,
    ],
    answer: `${need - there}`,
    check: `${heavy} * ${each} - ${there}`,
    slips: [
      {
        answer: `${need}`,
        why: `These are all that are needed. ${there} of them lie there already.`,
        check: `${heavy} * ${each}`,
      },
    ],
  };
};

export const CHAPTER_11 = [
  { id: 'unit', level: 'know', make: unit },
  { id: 'mugs', level: 'use', make: mugs },
  { id: 'pot-of-glasses', level: 'use', make: potOfGlasses },
  { id: 'like-fruits', level: 'think', make: likeFruits },
  { id: 'balance', level: 'know', make: balance },
  { id: 'packets', level: 'use', make: packets },
] as const;
