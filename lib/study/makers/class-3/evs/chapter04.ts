import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import { countOf, groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const PLANTS: Sorting<'tree' | 'shrub' | 'herb' | 'climber' | 'creeper'> = {
  marks: {
    tree: 'A tree is tall, with one strong trunk.',
    shrub: 'A shrub is a bush, with several hard stems from near the ground.',
    herb: 'A herb is small, with a soft green stem.',
    climber: 'A climber has a weak stem and goes up on a support.',
    creeper: 'A creeper has a weak stem and spreads along the ground.',
  },
  facts: [
    ['mango', 'tree', 'A mango has a strong trunk.'],
    ['neem', 'tree', 'A neem has a strong trunk.'],
    ['banyan', 'tree', 'A banyan has a mighty trunk, and more that grow down from its branches.'],
    ['coconut', 'tree', 'A coconut has one tall trunk.'],
    ['peepal', 'tree', 'A peepal has a strong trunk.'],
    ['hibiscus', 'shrub', 'A hibiscus is a bush with hard stems.'],
    ['rose', 'shrub', 'A rose is a bush with hard stems.'],
    ['cotton', 'shrub', 'Cotton grows as a bush.'],
    ['henna', 'shrub', 'Henna is a bush with hard stems.'],
    ['mint', 'herb', 'Mint is small and soft.'],
    ['coriander', 'herb', 'Coriander is small and soft.'],
    ['spinach', 'herb', 'Spinach is small and soft.'],
    ['wheat', 'herb', 'Wheat has a thin green stem that dries in one season.'],
    ['money plant', 'climber', 'A money plant goes up a tree or a wall.'],
    ['grapevine', 'climber', 'A grapevine holds on with its tendrils.'],
    ['pea', 'climber', 'A pea holds on with its tendrils.'],
    ['pumpkin', 'creeper', 'A pumpkin lies along the ground.'],
    ['watermelon', 'creeper', 'A watermelon lies along the ground.'],
    ['strawberry', 'creeper', 'A strawberry spreads along the ground.'],
  ],
};

const kind = groupOf(
  PLANTS,
  (plant) => `Is the ${plant} plant a tree, a shrub, a herb, a climber or a creeper?`,
  'Think of its stem: strong or weak, one or many?',
);

const part = groupOf(
  {
    marks: {
      root: 'The root holds the plant in the soil and takes in water.',
      stem: 'The stem holds the plant up and carries water to the leaves.',
      leaf: 'The leaf makes food for the plant in sunlight.',
      flower: 'The flower later turns into a fruit.',
      seed: 'A new plant grows from the seed.',
    },
    facts: [
      ['drinks water from the soil', 'root', 'Only the root lies in wet soil.'],
      ['holds the plant fast in a storm', 'root', 'It grips the soil.'],
      ['is seen when you pull out a radish', 'root', 'A radish is a thick root.'],
      ['grows downwards, away from the light', 'root', 'All other parts grow up.'],
      ['carries water from below to the leaves', 'stem', 'The water has to pass through it.'],
      ['becomes the trunk of a tree', 'stem', 'A trunk is a thick, hard stem.'],
      ['bears the branches', 'stem', 'Branches grow out of it.'],
      ['makes food with the help of sunlight', 'leaf', 'It is green, and the food is made there.'],
      ['is flat and green and catches light', 'leaf', 'It is flat to catch much light.'],
      [
        'is green in most plants and falls off some trees in winter',
        'leaf',
        'Many trees shed their leaves.',
      ],
      ['turns into a fruit', 'flower', 'A fruit grows where it was.'],
      ['calls bees with colour and smell', 'flower', 'Bees come for its nectar.'],
      ['opens from a bud and has petals', 'flower', 'Petals belong to it.'],
      [
        'has a tiny new plant asleep inside it',
        'seed',
        'Soak a bean and open it: the baby plant is there.',
      ],
      ['lies inside a mango, hard and large', 'seed', 'It is the stone of the mango.'],
      ['is sown by the farmer', 'seed', 'From it the crop will grow.'],
    ],
  },
  (work) => `Which part of a plant ${work}: root, stem, leaf, flower or seed?`,
  'Go through the plant from below to the top.',
);

const pressed = (draw: Draw): MadeQuestion => {
  const [pages, each] = [draw.whole(3, 8), draw.whole(4, 8)];
  const total = pages * each;
  const some = draw.whole(5, total - 4);
  const [one, other] = draw.pick([
    ['smooth edges', 'toothed'],
    ['short stalks', 'long-stalked'],
    ['a light green colour', 'dark green'],
  ] as const);
  return {
    ask: `${draw.pick(CHILDREN)} presses leaves in an old book: ${pages} pages with ${each} leaves each. ${some} leaves have ${one}, the others are ${other}. How many are ${other}?`,
    hint: 'How many leaves are there in all?',
    steps: [
      `${pages} × ${each} = ${total} leaves.`,
      `${total} − ${some} = ${total - some} leaves.`,
    ],
    answer: `${total - some} leaves`,
    check: `${pages} * ${each} - ${some}`,
    slips: [
      {
        answer: `${total} leaves`,
        why: `These are all leaves. ${some} of them have ${one}.`,
        check: `${pages} * ${each}`,
      },
      {
        answer: `${total + some} leaves`,
        why: 'You added. The two kinds together make all the leaves.',
        check: `${pages} * ${each} + ${some}`,
      },
    ],
  };
};

const growing = (draw: Draw): MadeQuestion => {
  const [start, daily, days] = [draw.whole(4, 15), draw.whole(2, 5), draw.whole(4, 9)];
  const end = start + daily * days;
  const plant = draw.pick(['pumpkin plant', 'bean plant', 'bottle gourd plant', 'cucumber plant']);
  return {
    ask: `A ${plant} is ${start} cm long and grows ${daily} cm every day. After how many days is it ${end} cm long?`,
    hint: 'How many cm has it still to grow?',
    steps: [
      `It has to grow ${end} − ${start} = ${end - start} cm.`,
      `${end - start} ÷ ${daily} = ${days} days.`,
    ],
    answer: `${days} days`,
    check: `(${end} - ${start}) / ${daily}`,
    slips: [
      {
        answer: `${end - start} days`,
        why: `These are the centimetres it has to grow. Each day brings ${daily} of them.`,
        check: `${end} - ${start}`,
      },
      {
        answer: `${days + 1} days`,
        why: 'One day too many: the first day counts when it has passed.',
        check: `(${end} - ${start}) / ${daily} + 1`,
      },
    ],
  };
};

export const CHAPTER_04 = [
  { id: 'kind', level: 'know', make: kind },
  {
    id: 'count-trees',
    level: 'use',
    make: countOf(PLANTS, 'tree', 'How many of these plants are trees'),
  },
  { id: 'pressed', level: 'use', make: pressed },
  { id: 'growing', level: 'think', make: growing },
  { id: 'part', level: 'know', make: part },
] as const;
