import type { MadeQuestion } from '@/lib/study/makers/maker';
import { countOf, groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const FOODS: Sorting<'energy' | 'growth' | 'protection'> = {
  marks: {
    energy: 'Grains, sugar, oil and starchy roots mostly give energy.',
    growth: 'Foods rich in protein build and repair the body.',
    protection: 'Vegetables and fruit mostly protect the body from illness.',
  },
  facts: [
    ['rice', 'energy', 'Rice is a grain full of starch.'],
    ['roti', 'energy', 'Roti is made of wheat, a grain full of starch.'],
    ['ghee', 'energy', 'Ghee is fat, and fat gives much energy.'],
    ['jaggery', 'energy', 'Jaggery is a kind of sugar.'],
    ['potato', 'energy', 'Potato is full of starch.'],
    ['poha', 'energy', 'Poha is flattened rice.'],
    ['coconut oil', 'energy', 'Oil is fat, and fat gives much energy.'],
    ['dal', 'growth', 'Dal is rich in protein.'],
    ['paneer', 'growth', 'Paneer is made of milk and rich in protein.'],
    ['boiled egg', 'growth', 'Eggs are rich in protein.'],
    ['rajma', 'growth', 'Rajma beans are rich in protein.'],
    ['fish', 'growth', 'Fish is rich in protein.'],
    ['sprouted moong', 'growth', 'Moong is a pulse, rich in protein.'],
    ['spinach', 'protection', 'Spinach is a green leafy vegetable.'],
    ['guava', 'protection', 'Guava is a fruit with much vitamin C.'],
    ['carrot', 'protection', 'Carrot is a vegetable that is good for the eyes.'],
    ['amla', 'protection', 'Amla is a fruit with very much vitamin C.'],
    ['tomato', 'protection', 'Tomato is eaten as a vegetable and has vitamins.'],
    ['papaya', 'protection', 'Papaya is a fruit with many vitamins.'],
  ],
};

const workOfFood = groupOf(
  FOODS,
  (thing) => `What do we mostly get from ${thing}: energy, growth or protection?`,
  'Is it a grain, sugar or fat; rich in protein; or a vegetable or fruit?',
);

const countGrowth = countOf(
  FOODS,
  'growth',
  'How many of these foods mostly help the body to grow',
);

const countProtection = countOf(
  FOODS,
  'protection',
  'How many of these foods mostly protect us from illness',
);

const CHILDREN = ['Aarav', 'Zara', 'Nitya', 'Kabir', 'Chungthang', 'Meera', 'Rahul'] as const;

const sugar = (draw: Draw): MadeQuestion => {
  const [spoons, often, weeks] = [draw.whole(4, 8), draw.whole(2, 5), draw.whole(2, 4)];
  const weekly = spoons * often;
  return {
    ask: `A bottle of sweet drink has ${spoons * 5} g of sugar; one spoon holds 5 g. ${draw.pick(CHILDREN)} drinks ${often} such bottles a week. How many spoons of sugar is that in ${weeks} weeks?`,
    hint: 'First find the spoons in one bottle, then in a week.',
    steps: [
      `One bottle: ${spoons * 5} ÷ 5 = ${spoons} spoons.`,
      `A week: ${often} × ${spoons} = ${weekly} spoons.`,
      `${weeks} weeks: ${weeks} × ${weekly} = ${weekly * weeks} spoons.`,
    ],
    answer: `${weekly * weeks} spoons`,
    check: `${spoons * 5} / 5 * ${often} * ${weeks}`,
    slips: [
      {
        answer: `${weekly} spoons`,
        why: `This is one week. Asked are ${weeks} weeks.`,
        check: `${spoons * 5} / 5 * ${often}`,
      },
      {
        answer: `${show(weekly * weeks * 5)} spoons`,
        why: 'Those are grams. A spoon holds 5 g.',
        check: `${spoons * 5} * ${often} * ${weeks}`,
      },
    ],
  };
};

const water = (draw: Draw): MadeQuestion => {
  const [glasses, size] = [draw.whole(4, 8), draw.pick([200, 250])];
  const what = draw.pick(['water', 'water and buttermilk', 'water and lemon water']);
  return {
    ask: `On a hot day ${draw.pick(CHILDREN)} drinks ${glasses} glasses of ${what}, each of ${size} ml. How many millilitres is that?`,
    hint: `Each glass holds ${size} ml.`,
    steps: [`${glasses} × ${size} = ${show(glasses * size)} ml.`],
    answer: `${show(glasses * size)} ml`,
    check: `${glasses} * ${size}`,
    slips: [
      {
        answer: `${size + glasses} ml`,
        why: `You added. Each of the ${glasses} glasses holds ${size} ml.`,
        check: `${size} + ${glasses}`,
      },
    ],
  };
};

export const CHAPTER_05 = [
  { id: 'work-of-food', level: 'know', make: workOfFood },
  { id: 'water', level: 'use', make: water },
  { id: 'count-growth', level: 'use', make: countGrowth },
  { id: 'sugar', level: 'think', make: sugar },
  { id: 'count-protection', level: 'use', make: countProtection },
] as const;
