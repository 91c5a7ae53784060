import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { countOf, groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const WASTE: Sorting<'biodegradable' | 'non-biodegradable'> = {
  marks: {
    biodegradable: 'What comes from living things is mostly broken down by microbes.',
    'non-biodegradable': 'Plastic, glass and metal are broken down by no microbe in a lifetime.',
  },
  facts: [
    ['a banana peel', 'biodegradable', 'A banana peel rots.'],
    ['a newspaper', 'biodegradable', 'Paper comes from plants and rots.'],
    ['a cotton shirt', 'biodegradable', 'Cotton comes from a plant and rots.'],
    ['a jute bag', 'biodegradable', 'Jute comes from a plant and rots.'],
    ['a leaf plate', 'biodegradable', 'Leaves rot.'],
    ['cow dung', 'biodegradable', 'Dung becomes manure.'],
    ['a wool shawl', 'biodegradable', 'Wool comes from sheep and rots.'],
    ['a wooden spoon', 'biodegradable', 'Wood rots, though slowly.'],
    ['a marigold garland', 'biodegradable', 'Flowers rot.'],
    ['a plastic bottle', 'non-biodegradable', 'No microbe breaks plastic down in a lifetime.'],
    ['a glass jar', 'non-biodegradable', 'Glass does not rot.'],
    ['a steel nail', 'non-biodegradable', 'Steel may rust, but no microbe eats it.'],
    ['an aluminium can', 'non-biodegradable', 'Metal does not rot.'],
    ['a nylon rope', 'non-biodegradable', 'Nylon is a man-made plastic.'],
    ['a chips packet', 'non-biodegradable', 'It is made of plastic and a film of metal.'],
    ['a ballpoint pen', 'non-biodegradable', 'It is made of plastic and metal.'],
    ['a polythene bag', 'non-biodegradable', 'Polythene is a plastic.'],
  ],
};

const waste = groupOf(
  WASTE,
  (thing) => `Is ${thing} biodegradable or non-biodegradable?`,
  'Could fungi and bacteria eat what it is made of?',
);

const roleOf = groupOf(
  {
    marks: {
      producer: 'A producer makes its own food with sunlight.',
      'primary consumer': 'A primary consumer eats plants.',
      'secondary consumer': 'A secondary consumer eats plant eaters.',
      decomposer: 'A decomposer breaks down what is dead.',
    },
    facts: [
      ['wheat in a field', 'producer', 'It is a green plant.'],
      ['a banyan tree', 'producer', 'It is a green plant.'],
      ['the green algae of a pond', 'producer', 'They have chlorophyll.'],
      ['tea on a hillside', 'producer', 'It is a green plant.'],
      ['a goat on a meadow', 'primary consumer', 'It eats plants.'],
      ['a grasshopper in a field', 'primary consumer', 'It eats leaves.'],
      ['a chital in the forest', 'primary consumer', 'It eats grass and leaves.'],
      ['a caterpillar on a cabbage', 'primary consumer', 'It eats leaves.'],
      ['a rabbit in the grass', 'primary consumer', 'It eats plants.'],
      ['a frog that lives on grasshoppers', 'secondary consumer', 'Grasshoppers eat plants.'],
      ['a spider that catches bees', 'secondary consumer', 'Bees live on flowers.'],
      ['a tiger that lives on chital', 'secondary consumer', 'Chital eat plants.'],
      [
        'a lizard that catches moths at their nectar',
        'secondary consumer',
        'Such moths live on plants.',
      ],
      ['a mushroom on a dead log', 'decomposer', 'It breaks down dead wood.'],
      ['the bacteria in a compost heap', 'decomposer', 'They break down peels and leaves.'],
      [
        'the mould on an old roti',
        'decomposer',
        'It feeds on what was once alive and breaks it down.',
      ],
    ],
  },
  (thing) =>
    `What role is played by ${thing}: producer, primary consumer, secondary consumer or decomposer?`,
  'What does it live on: light, plants, plant eaters or dead things?',
);

/** Food chains, the plants first. */
const CHAINS = [
  ['meadow plants', 'grasshoppers', 'frogs', 'snakes'],
  ['rice plants', 'rats', 'snakes', 'eagles'],
  ['water plants', 'small fish', 'large fish', 'herons'],
  ['algae', 'water fleas', 'small fish', 'kingfishers'],
  ['mustard plants', 'aphids', 'ladybirds', 'mynas'],
  ['leaves', 'caterpillars', 'sparrows', 'hawks'],
] as const;

const energyDown = (draw: Draw): MadeQuestion => {
  const chain = draw.pick(CHAINS);
  const [steps, hundreds] = [draw.whole(2, 3), draw.whole(12, 95)];
  const joules = hundreds * 1000;
  const reach = (count: number) => `${show(joules / 10 ** count)} J`;
  const answer = reach(steps);
  return {
    ask: `In the food chain ${chain.join(' → ')}, the ${chain[0]} hold ${show(joules)} J of energy. By the rule of 10%, how many joules reach the ${chain[steps]}?`,
    hint: `How many steps lead from the ${chain[0]} to the ${chain[steps]}?`,
    steps: Array.from({ length: steps }, (_, at) =>
      `${chain[at + 1]} get 10% of ${reach(at)}, which is ${reach(at + 1)}.`.replace(/^./, (sign) =>
        sign.toUpperCase(),
      ),
    ),
    answer,
    check: `${joules} * 0.1^${steps}`,
    slips: [
      {
        answer: reach(1),
        why: `The ${chain[1]} get this much. There is another step to go.`,
        check: `${joules} * 0.1`,
      },
      {
        answer: reach(steps + 1),
        why: `You counted the ${chain[0]} as a step. They hold the full amount.`,
        check: `${joules} * 0.1^${steps + 1}`,
      },
    ],
  };
};

const energyUp = (draw: Draw): MadeQuestion => {
  const chain = draw.pick(CHAINS);
  const [steps, joules] = [draw.whole(2, 3), draw.whole(3, 60)];
  const need = (count: number) => `${show(joules * 10 ** count)} J`;
  const answer = need(steps);
  return {
    ask: `In the food chain ${chain.join(' → ')}, the ${chain[steps]} take up ${joules} J of energy. By the rule of 10%, how many joules did the ${chain[0]} hold for this?`,
    hint: 'Go backwards: the step before has ten times as much.',
    steps: Array.from({ length: steps }, (_, at) =>
      `${chain[steps - at - 1]} hold ten times ${need(at)}, which is ${need(at + 1)}.`.replace(
        /^./,
        (sign) => sign.toUpperCase(),
      ),
    ),
    answer,
    check: `${joules} / 0.1^${steps}`,
    slips: [
      {
        answer: need(1),
        why: `The ${chain[steps - 1]} hold this much. There is another step to go back.`,
        check: `${joules} * 10`,
      },
      {
        answer: `${show(joules / 10 ** steps)} J`,
        why: 'You went on along the chain. Backwards, each step has ten times as much.',
        check: `${joules} * 0.1^${steps}`,
      },
    ],
  };
};

const magnified = (draw: Draw): MadeQuestion => {
  const chain = draw.pick(CHAINS);
  const [start, times, steps] = [draw.whole(1, 9), draw.whole(3, 10), draw.whole(2, 3)];
  const amount = (count: number) => `${show((start * times ** count) / 100)} mg`;
  const answer = amount(steps);
  return {
    ask: `A pesticide that does not break down gets into the food chain ${chain.join(' → ')}. In each kilogram the ${chain[0]} have ${amount(0)} of it, and at each step this becomes ${times} times as much. How many milligrams do the ${chain[steps]} have in each kilogram?`,
    hint: `How many steps lead from the ${chain[0]} to the ${chain[steps]}?`,
    steps: Array.from(
      { length: steps },
      (_, at) =>
        `In a kilogram, the ${chain[at + 1]} have ${show((start * times ** at) / 100)} × ${times} = ${amount(at + 1)}.`,
    ),
    answer,
    check: `${start} / 100 * ${times}^${steps}`,
    slips: [
      {
        answer: `${show((start * times * steps) / 100)} mg`,
        why: `You added the steps. At each one the amount is multiplied by ${times}.`,
        check: `${start} / 100 * ${times} * ${steps}`,
      },
      {
        answer: amount(1),
        why: `The ${chain[1]} have this much. There is another step to go.`,
        check: `${start} / 100 * ${times}`,
      },
    ],
  };
};

export const CHAPTER_13 = [
  { id: 'waste', level: 'know', make: waste },
  { id: 'role', level: 'use', make: roleOf },
  { id: 'energy-down', level: 'use', make: energyDown },
  { id: 'energy-up', level: 'think', make: energyUp },
  { id: 'magnified', level: 'think', make: magnified },
  {
    id: 'count-waste',
    level: 'use',
    make: countOf(WASTE, 'biodegradable', 'How many of these are biodegradable'),
  },
] as const satisfies readonly Maker[];
