import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { countOf, groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const stems = groupOf(
  {
    marks: {
      herb: 'A herb is small, with a soft green stem.',
      shrub: 'A shrub has several hard stems that branch near the ground.',
      tree: 'A tree has one thick, hard trunk with branches higher up.',
    },
    facts: [
      ['mint (pudina)', 'herb', 'Its stem is soft and green.'],
      ['coriander (dhania)', 'herb', 'Its stem is soft and green.'],
      ['a tomato plant', 'herb', 'Its stem is green and bends easily.'],
      ['spinach (palak)', 'herb', 'Its stem is soft and short.'],
      ['wheat', 'herb', 'Its stem is thin and soft.'],
      ['a hibiscus', 'shrub', 'Hard stems branch near the ground.'],
      ['a rose', 'shrub', 'Hard, thorny stems branch near the ground.'],
      ['a lemon plant', 'shrub', 'Hard stems branch near the ground.'],
      ['a henna plant (mehndi)', 'shrub', 'Hard stems branch near the ground.'],
      ['a neem', 'tree', 'It has one thick trunk.'],
      ['a banyan', 'tree', 'It has a thick trunk, and later props from its branches.'],
      ['a peepal', 'tree', 'It has one thick trunk.'],
      ['a mango', 'tree', 'It has one thick trunk.'],
      ['a jamun', 'tree', 'It has one thick trunk.'],
    ],
  },
  (plant) => `Is ${plant} a herb, a shrub or a tree?`,
  'Is the stem soft and green, or hard? Where does it branch?',
);

const LEAVES: Sorting<'parallel' | 'net-like'> = {
  marks: {
    parallel: 'Parallel veins run side by side, as in all grasses and their kin.',
    'net-like': 'Net-like veins branch again and again, as a net does.',
  },
  facts: [
    ['wheat', 'parallel', 'Wheat is a grass.'],
    ['maize', 'parallel', 'Maize is a grass.'],
    ['rice', 'parallel', 'Rice is a grass.'],
    ['sugar cane', 'parallel', 'Sugar cane is a tall grass.'],
    ['bamboo', 'parallel', 'Bamboo is a very tall grass.'],
    ['banana', 'parallel', 'In a banana leaf the veins lie side by side.'],
    ['lemongrass', 'parallel', 'Lemongrass is a grass.'],
    ['hibiscus', 'net-like', 'In a hibiscus leaf the veins form a net.'],
    ['mango', 'net-like', 'In a mango leaf the veins form a net.'],
    ['peepal', 'net-like', 'A dried peepal leaf shows a fine net.'],
    ['tulsi', 'net-like', 'In a tulsi leaf the veins form a net.'],
    ['chana', 'net-like', 'In the small leaves of chana the veins form a net.'],
    ['rose', 'net-like', 'In a rose leaf the veins form a net.'],
    ['mustard', 'net-like', 'In a mustard leaf the veins form a net.'],
  ],
};

const veins = groupOf(
  LEAVES,
  (plant) => `Are the veins in the leaves of ${plant} parallel or net-like?`,
  'Is the plant a grass or something like it?',
);

const ROOTS = {
  parallel: ['fibrous', 'taproot', 'one cotyledon'],
  'net-like': ['taproot', 'fibrous', 'two cotyledons'],
} as const;

const rootFrom = (draw: Draw): MadeQuestion => {
  const [plant, kind, why] = draw.pick(LEAVES.facts);
  const [root, other, seed] = ROOTS[kind];
  const [asked, hint] = draw.pick([
    ['', 'Think of its leaves first: do the veins run side by side, or do they form a net?'],
    [`, whose seeds have ${seed}`, 'How many cotyledons go with which leaves and roots?'],
  ] as const);
  return {
    ask: `Which kind of root do you expect under ${plant} plants${asked}: taproot or fibrous?`,
    hint,
    steps: [
      `${why} Its veins are ${kind}.`,
      `With ${kind} veins and ${seed} one usually finds this kind of root: ${root}.`,
    ],
    answer: root,
    accept: root === 'fibrous' ? ['fibrous root', 'fibrous roots'] : ['a taproot', 'tap root'],
    slips: [
      {
        answer: other,
        why: 'A net of veins goes with a taproot, parallel veins with fibrous roots.',
      },
    ],
  };
};

const homes = groupOf(
  {
    marks: {
      desert: 'In a desert it is hot and dry, and sand lies loose.',
      mountain: 'On high mountains it is cold, windy and steep.',
      water: 'In water a body must swim or float and get its oxygen there.',
    },
    facts: [
      [
        'long legs and broad feet that do not sink into sand',
        'desert',
        'Broad feet are made for loose sand.',
      ],
      ['a hump that stores fat', 'desert', 'Stored fat helps where food is scarce.'],
      [
        'a thick green stem that stores water, and spines for leaves',
        'desert',
        'It saves water, as a cactus does.',
      ],
      ['very little sweat, and dry dung', 'desert', 'The body saves water.'],
      ['long roots that reach for deep water', 'desert', 'Water lies deep there.'],
      ['thick fur, also on the paws', 'mountain', 'Fur keeps out the cold of snow.'],
      ['strong hooves for running up rocks', 'mountain', 'Hooves grip steep, stony ground.'],
      [
        'a cone shape with sloping branches, from which snow slides',
        'mountain',
        'Trees such as deodar let snow slide off.',
      ],
      [
        'long hair that hangs down to the ground in the cold',
        'mountain',
        'A yak keeps warm by it.',
      ],
      ['needle-like leaves that stand the cold', 'mountain', 'Pine leaves stand cold and wind.'],
      ['a streamlined body with fins', 'water', 'Fins and shape are made for swimming.'],
      ['gills for breathing', 'water', 'Gills take oxygen from water.'],
      [
        'broad floating leaves on long hollow stalks',
        'water',
        'Air in the stalks lets the leaves float, as in a lotus.',
      ],
      ['webbed feet that push like oars', 'water', 'A duck swims with them.'],
    ],
  },
  (body) =>
    `A living being has ${body}. Does this suit life in a desert, on a mountain or in water? Write desert, mountain or water.`,
  'What is difficult in each of these places?',
);

export const chapter02 = [
  { id: 'stems', level: 'know', make: stems },
  { id: 'veins', level: 'know', make: veins },
  { id: 'homes', level: 'use', make: homes },
  { id: 'root-from', level: 'think', make: rootFrom },
  {
    id: 'count-net-like',
    level: 'use',
    make: countOf(
      LEAVES,
      'net-like',
      'How many of these plants have net-like veins in their leaves',
    ),
  },
] as const satisfies readonly Maker[];
