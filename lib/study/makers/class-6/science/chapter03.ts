import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf, memberOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const FOODS: Sorting<'carbohydrate' | 'protein' | 'fat'> = {
  marks: {
    carbohydrate: 'Grains, starchy roots and sugar give mostly carbohydrates.',
    protein: 'Pulses, eggs, paneer, fish and meat are the rich sources of protein.',
    fat: 'Oil, ghee and butter are nearly all fat.',
  },
  facts: [
    ['boiled rice', 'carbohydrate', 'Rice is mostly starch.'],
    ['roti', 'carbohydrate', 'Wheat flour is mostly starch.'],
    ['boiled potato', 'carbohydrate', 'Potato is mostly starch, apart from water.'],
    ['sugar cane', 'carbohydrate', 'Sugar cane is full of sugar.'],
    ['sweet potato', 'carbohydrate', 'Sweet potato has starch and sugar.'],
    ['sago', 'carbohydrate', 'Sago is nearly all starch.'],
    ['bajra', 'carbohydrate', 'Bajra is a grain: mostly starch.'],
    ['white of egg', 'protein', 'White of egg is protein and water.'],
    ['lean fish', 'protein', 'Lean fish is rich in protein.'],
    ['roasted soya beans', 'protein', 'Soya beans are the pulse with most protein.'],
    ['lean chicken', 'protein', 'Lean meat is rich in protein.'],
    ['ghee', 'fat', 'Ghee is nearly all fat.'],
    ['mustard oil', 'fat', 'Oil is all fat.'],
    ['butter', 'fat', 'Butter is mostly fat.'],
    ['coconut oil', 'fat', 'Oil is all fat.'],
  ],
};

const mainNutrient = groupOf(
  FOODS,
  (food) => `Apart from water, what does ${food} give most: carbohydrate, protein or fat?`,
  'Is it a grain or root, a builder of the body, or something oily?',
);

const LACKS = groupOf(
  {
    marks: {
      'vitamin A': 'Vitamin A keeps the eyes and the skin healthy.',
      'vitamin C': 'Vitamin C keeps the gums healthy and helps wounds to heal.',
      'vitamin D': 'Vitamin D helps the bones to take up calcium.',
      iodine: 'Iodine is needed by the thyroid gland in the neck.',
      iron: 'Iron is needed to make healthy blood.',
    },
    facts: [
      [
        'can hardly see in dim light',
        'vitamin A',
        'Poor sight in the dark is a sign that vitamin A is missing.',
      ],
      [
        'eats no carrots, mango, papaya or leafy vegetables, and the eyes suffer',
        'vitamin A',
        'Yellow fruit and green leaves are rich in vitamin A.',
      ],
      [
        'has loss of vision in the evening',
        'vitamin A',
        'Night blindness comes from too little vitamin A.',
      ],
      ['has bleeding gums', 'vitamin C', 'Bleeding gums are a sign of scurvy.'],
      ['has scurvy', 'vitamin C', 'Scurvy comes from too little vitamin C.'],
      [
        'gets no amla, lemon, guava or orange for months, and the gums swell',
        'vitamin C',
        'These fruits are rich in vitamin C.',
      ],
      ['has soft, bent leg bones', 'vitamin D', 'Soft bones are a sign of rickets.'],
      ['has rickets', 'vitamin D', 'Rickets comes from too little vitamin D.'],
      [
        'never gets sunshine on the skin, and the bones grow soft',
        'vitamin D',
        'The skin makes vitamin D in sunlight.',
      ],
      ['has a swelling at the front of the neck', 'iodine', 'Such a swelling is called goitre.'],
      ['has goitre', 'iodine', 'Goitre comes from too little iodine.'],
      [
        'used plain rock salt for years, and the neck swells',
        'iodine',
        'Iodised salt prevents goitre.',
      ],
      ['has anaemia, is pale and soon tired', 'iron', 'Anaemia often comes from too little iron.'],
      ['has too little of the red colouring matter of blood', 'iron', 'Iron is part of it.'],
      [
        'eats hardly any green leaves, jaggery or beetroot, and feels weak',
        'iron',
        'Leafy vegetables and beetroot supply iron.',
      ],
    ],
  },
  (sign) => sign,
  'Which part of the body suffers: eyes, gums, bones, neck or blood?',
);

const PEOPLE = ['A patient', 'A boy', 'A girl', 'A villager'] as const;

const lack = (draw: Draw): MadeQuestion => {
  const made = LACKS(draw);
  const sign = made.ask.charAt(0).toLowerCase() + made.ask.slice(1);
  return {
    ...made,
    ask: `${draw.pick(PEOPLE)} ${sign}. What is most likely missing: vitamin A, vitamin C, vitamin D, iodine or iron?`,
  };
};

/** A food, and the grams of a nutrient in 100 g of it, rounded. */
const PACKETS = [
  ['roasted makhana', 'protein', 10],
  ['roasted chana', 'protein', 20],
  ['peanuts', 'protein', 25],
  ['oats', 'protein', 12],
  ['ragi flour', 'protein', 7],
  ['wheat flour', 'fibre', 11],
  ['paneer', 'fat', 22],
  ['poha', 'protein', 6],
] as const;

const helping = (draw: Draw): MadeQuestion => {
  const [[food, nutrient, share], grams] = [draw.pick(PACKETS), draw.whole(2, 16) * 10];
  if (grams === 100) return helping(draw);
  const answer = (grams * share) / 100;
  return {
    ask: `A packet of ${food} says that 100 g has ${share} g of ${nutrient}. How many grams of ${nutrient} are in ${grams} g?`,
    hint: 'Find how much is in 10 g first.',
    steps: [
      `10 g has ${share} ÷ 10 = ${show(share / 10)} g.`,
      `${grams} g is ${grams / 10} times as much: ${grams / 10} × ${show(share / 10)} = ${show(answer)} g.`,
    ],
    answer: `${show(answer)} g`,
    accept: [`${show(answer)} grams`],
    check: `${share} / 100 * ${grams}`,
    slips: [
      {
        answer: `${share} g`,
        why: `That is what 100 g has. Here are ${grams} g.`,
      },
      {
        answer: `${show(answer * 10)} g`,
        why: `You took ${share} g for every 10 g of food. On the packet it is for 100 g.`,
        check: `${share} / 10 * ${grams}`,
      },
    ],
  };
};

const MEALS = [
  [
    'rice, potato curry and roti',
    'dal',
    'sago',
    'Rice, potato and roti are mostly starch, and so is sago. Dal brings protein.',
  ],
  [
    'idli with sugar',
    'sambar',
    'jam',
    'Jam is more sugar. Sambar brings the protein of dal and vegetables.',
  ],
  [
    'bread with jam',
    'a boiled egg',
    'a sweet biscuit',
    'A biscuit is flour and sugar again. An egg brings protein.',
  ],
  [
    'fried puris and chips',
    'a salad of cucumber and tomato',
    'papad fried in oil',
    'Puris and chips have fat enough. A salad brings vitamins and fibre.',
  ],
  [
    'paneer and boiled eggs',
    'an orange',
    'fish',
    'Paneer, eggs and fish all bring protein. An orange brings vitamin C and fibre.',
  ],
  [
    'dal and rice',
    'palak',
    'more rice',
    'Dal and rice have protein and starch. Palak brings vitamins, iron and fibre.',
  ],
  [
    'noodles of white flour',
    'beans and carrots',
    'white bread',
    'White bread is starch again. Vegetables bring vitamins and fibre.',
  ],
  [
    'khichdi',
    'a carrot salad',
    'boiled potato',
    'Khichdi has rice enough. Carrots bring vitamin A and fibre.',
  ],
  ['poha', 'roasted peanuts', 'sugar', 'Poha is flattened rice. Peanuts bring protein.'],
  [
    'bajra roti with ghee',
    'curd and a leafy sabzi',
    'more ghee',
    'Curd and leaves bring protein, calcium and vitamins.',
  ],
  [
    'fruit juice from a packet and cake',
    'a glass of milk',
    'a cold drink',
    'Juice and cake are sugary already. Milk brings protein and calcium.',
  ],
  [
    'fish and rice',
    'a sabzi of lauki and tomato',
    'fried fish',
    'Protein and starch are there. A vegetable brings vitamins and fibre.',
  ],
] as const;
const EATERS = ['Rani', 'Imran', 'Tsering', 'Kaveri', 'Peter', 'Simran'] as const;

const balance = (draw: Draw): MadeQuestion => {
  const [meal, right, wrong, why] = draw.pick(MEALS);
  const shown = draw.shuffle([right, wrong]);
  return {
    ask: `For lunch ${draw.pick(EATERS)} has ${meal}. Which makes the meal more balanced: ${shown.join(' or ')}?`,
    hint: 'Which nutrients are on the plate already, and which are scarce?',
    steps: [why, `So the better choice is ${right}.`],
    answer: right,
    accept: [right.replace(/^an? /, '')].filter((bare) => bare !== right),
    slips: [{ answer: wrong, why }],
  };
};

export const chapter03 = [
  { id: 'main-nutrient', level: 'know', make: mainNutrient },
  { id: 'lack', level: 'use', make: lack },
  { id: 'helping', level: 'use', make: helping },
  { id: 'balance', level: 'think', make: balance },
  {
    id: 'which-protein',
    level: 'know',
    make: memberOf(
      FOODS,
      'protein',
      'Which of these is the best source of protein',
      'Two of them give mostly energy.',
    ),
  },
] as const satisfies readonly Maker[];
