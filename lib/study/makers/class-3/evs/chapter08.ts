import { counted } from '@/lib/study/makers/counted';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import { countOf, groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const part = groupOf(
  {
    marks: {
      root: 'A root grows down into the soil.',
      leaf: 'A leaf is flat and mostly green.',
      flower: 'A flower, or its bud, comes before the fruit.',
      fruit: 'A fruit has the seeds inside it.',
      seed: 'From a seed a new plant can grow.',
    },
    facts: [
      ['a carrot', 'root', 'A carrot is pulled out of the soil.'],
      ['a radish', 'root', 'A radish is pulled out of the soil.'],
      ['a beetroot', 'root', 'A beetroot grows in the soil.'],
      ['a turnip', 'root', 'A turnip grows in the soil.'],
      ['spinach', 'leaf', 'We eat its green leaves.'],
      ['cabbage', 'leaf', 'A cabbage is a ball of leaves.'],
      ['methi saag', 'leaf', 'We eat the small leaves of methi.'],
      ['mint chutney', 'leaf', 'It is ground from the leaves of mint.'],
      ['cauliflower', 'flower', 'Its white head is made of flower buds.'],
      ['broccoli', 'flower', 'Its green head is made of flower buds.'],
      ['saffron', 'flower', 'Saffron is picked from inside a flower.'],
      ['a mango', 'fruit', 'A mango has its seed inside.'],
      ['a tomato', 'fruit', 'A tomato has many seeds inside.'],
      ['a brinjal', 'fruit', 'A brinjal has many seeds inside.'],
      ['a cucumber', 'fruit', 'A cucumber has many seeds inside.'],
      ['chana', 'seed', 'Soaked chana begins to sprout.'],
      ['rajma', 'seed', 'Soaked rajma begins to sprout.'],
      ['moong', 'seed', 'Soaked moong begins to sprout.'],
      ['a groundnut without its shell', 'seed', 'A new plant can grow from it.'],
    ],
  },
  (food) => `Which part of the plant do we eat as ${food}: root, leaf, flower, fruit or seed?`,
  'Where does it grow on the plant, and is there a seed inside?',
);

const FOODS: Sorting<'animals' | 'plants'> = {
  marks: {
    animals: 'Milk, eggs, honey, fish and meat come from animals.',
    plants: 'Grain, pulses, vegetables, fruits and spices come from plants.',
  },
  facts: [
    ['paneer', 'animals', 'Paneer is made of milk.'],
    ['curd', 'animals', 'Curd is made of milk.'],
    ['ghee', 'animals', 'Ghee is made of milk.'],
    ['honey', 'animals', 'Honey is made by bees.'],
    ['eggs', 'animals', 'Hens lay eggs.'],
    ['fish', 'animals', 'A fish is an animal.'],
    ['buttermilk', 'animals', 'Buttermilk is made of milk.'],
    ['rice', 'plants', 'Rice is the grain of a grass.'],
    ['dal', 'plants', 'Dal is made of seeds.'],
    ['jaggery', 'plants', 'Jaggery is made of the juice of sugar cane.'],
    ['mustard oil', 'plants', 'The oil is pressed from mustard seeds.'],
    ['turmeric', 'plants', 'Turmeric is ground from a part of the plant that grows in the soil.'],
    ['poha', 'plants', 'Poha is beaten rice.'],
    ['ragi', 'plants', 'Ragi is a grain.'],
    ['coconut', 'plants', 'Coconuts grow on palms.'],
    ['tea', 'plants', 'Tea is made of leaves.'],
  ],
};

const rotis = (draw: Draw): MadeQuestion => {
  const [people, each, left] = [draw.whole(4, 8), draw.whole(2, 4), draw.whole(2, 7)];
  const made = people * each + left;
  const food = draw.pick(['rotis', 'idlis', 'puris', 'dosas', 'theplas', 'momos']);
  return {
    ask: `A family of ${people} makes ${made} ${food}, and everyone eats ${each}. How many ${food} are left?`,
    hint: 'How many were eaten?',
    steps: [
      `${people} × ${each} = ${people * each} were eaten.`,
      `${made} − ${people * each} = ${left} ${food}.`,
    ],
    answer: `${left} ${food}`,
    check: `${made} - ${people} * ${each}`,
    slips: [
      {
        answer: `${people * each} ${food}`,
        why: 'These were eaten. How many are left?',
        check: `${people} * ${each}`,
      },
      {
        answer: `${made - each} ${food}`,
        why: `That is after one person has eaten. There are ${people}.`,
        check: `${made} - ${each}`,
      },
    ],
  };
};

const RECIPES = [
  ['khichdi', 'cup of rice', 'cups of rice'],
  ['poha', 'onion', 'onions'],
  ['kheer', 'cup of milk', 'cups of milk'],
  ['upma', 'cup of rava', 'cups of rava'],
  ['sambar', 'tomato', 'tomatoes'],
] as const;

const recipe = (draw: Draw): MadeQuestion => {
  const [small, need, times] = [draw.whole(2, 5), draw.whole(2, 4), draw.whole(2, 5)];
  const [dish, one, more] = draw.pick(RECIPES);
  const large = small * times;
  return {
    ask: `${dish.charAt(0).toUpperCase()}${dish.slice(1)} for ${small} people needs ${counted(need, one, more)}. How many ${more} are needed for ${large} people?`,
    hint: `How many times do ${small} people go into ${large}?`,
    steps: [
      `${large} ÷ ${small} = ${times}, so everything is needed ${times} times.`,
      `${times} × ${need} = ${counted(times * need, one, more)}.`,
    ],
    answer: counted(times * need, one, more),
    check: `${large} / ${small} * ${need}`,
    slips: [
      {
        answer: counted(need + large - small, one, more),
        why: `You added as many as there are more people. Each group of ${small} needs ${need}.`,
        check: `${need} + ${large} - ${small}`,
      },
      {
        answer: counted(large * need, one, more),
        why: `${need} are for ${small} people together, not for each of them.`,
        check: `${large} * ${need}`,
      },
    ],
  };
};

export const CHAPTER_08 = [
  { id: 'part', level: 'know', make: part },
  {
    id: 'count-animal-foods',
    level: 'use',
    make: countOf(FOODS, 'animals', 'How many of these foods come from animals'),
  },
  { id: 'rotis', level: 'use', make: rotis },
  { id: 'recipe', level: 'think', make: recipe },
  {
    id: 'animal-or-plant',
    level: 'know',
    make: groupOf(
      FOODS,
      (food) => `${food}: does this food come from animals or from plants?`,
      'What is it made of at the very beginning?',
    ),
  },
] as const;
