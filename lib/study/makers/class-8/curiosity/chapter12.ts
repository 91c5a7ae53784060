import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const role = groupOf(
  {
    marks: {
      producer: 'A producer makes its own food with light.',
      consumer: 'A consumer eats other living beings.',
      decomposer: 'A decomposer breaks down what is dead.',
    },
    facts: [
      ['grass', 'producer', 'Grass is a green plant.'],
      ['a neem tree', 'producer', 'A neem is a green plant.'],
      ['a rice plant', 'producer', 'Rice is a green plant.'],
      ['a green alga in a pond', 'producer', 'Algae have chlorophyll and make food.'],
      ['a lotus', 'producer', 'A lotus is a green plant.'],
      ['a tiger', 'consumer', 'A tiger eats other animals.'],
      ['a deer', 'consumer', 'A deer eats plants.'],
      ['a grasshopper', 'consumer', 'A grasshopper eats plants.'],
      ['a frog', 'consumer', 'A frog eats insects.'],
      ['a crow', 'consumer', 'A crow eats plants and animals.'],
      ['a mould on rotting leaves', 'decomposer', 'The mould breaks the dead leaves down.'],
      ['a mushroom on a dead log', 'decomposer', 'The mushroom breaks the dead wood down.'],
      [
        'a bacterium that turns dead leaves into manure',
        'decomposer',
        'It breaks the dead leaves down.',
      ],
      ['a bacterium that breaks down a dead fish', 'decomposer', 'It breaks down what is dead.'],
    ],
  },
  (thing) => `Is ${thing} a producer, a consumer or a decomposer?`,
  'Does it make food, eat others, or break down what is dead?',
);

const tie = groupOf(
  {
    marks: {
      mutualism: 'In mutualism both gain.',
      commensalism: 'In commensalism one gains and the other is neither helped nor harmed.',
      parasitism: 'In parasitism one gains and the other is harmed.',
    },
    facts: [
      [
        'A bee drinks nectar and pollinates the flower.',
        'mutualism',
        'Both the bee and the flower gain.',
      ],
      [
        'Rhizobium in pea roots gives nitrogen and gets food.',
        'mutualism',
        'Both the pea and the bacteria gain.',
      ],
      [
        'A fungus and an alga live together as a lichen.',
        'mutualism',
        'The alga makes food, the fungus gives water and shelter.',
      ],
      [
        'A sunbird drinks from a flower and carries its pollen.',
        'mutualism',
        'Both the bird and the flower gain.',
      ],
      [
        'Microbes in a cow’s stomach digest grass and are fed.',
        'mutualism',
        'Both the cow and the microbes gain.',
      ],
      [
        'An orchid grows high on a tree without taking food from it.',
        'commensalism',
        'The orchid gets light; the tree is not harmed.',
      ],
      [
        'A fern sits on the bark of a tree without taking its food.',
        'commensalism',
        'The fern gets a place; the tree is not harmed.',
      ],
      [
        'Cattle egrets catch insects that grazing cows stir up.',
        'commensalism',
        'The birds get food; the cow is neither helped nor harmed by that.',
      ],
      [
        'A bird builds its nest in a tree and does it no harm.',
        'commensalism',
        'The bird gets a place; the tree is not harmed.',
      ],
      ['A tick sucks the blood of a dog.', 'parasitism', 'The tick gains, the dog is harmed.'],
      [
        'Dodder (amarbel) draws food from the shrub on which it grows.',
        'parasitism',
        'The dodder gains, the shrub is harmed.',
      ],
      [
        'A tapeworm lives on food in a child’s intestine.',
        'parasitism',
        'The worm gains, the child is harmed.',
      ],
      [
        'Head lice suck blood from the scalp.',
        'parasitism',
        'The lice gain, the person is harmed.',
      ],
      [
        'The parasite of malaria lives in a person’s blood.',
        'parasitism',
        'The parasite gains, the person falls ill.',
      ],
    ],
  },
  (event) => `${event} Is this mutualism, commensalism or parasitism?`,
  'Who gains? Is the other one helped, harmed or neither?',
);

const estimate = (draw: Draw): MadeQuestion => {
  const counts = [draw.whole(4, 12), draw.whole(13, 20)];
  const area = draw.whole(2, 20) * 200;
  const sum = (counts[0] ?? 0) + (counts[1] ?? 0);
  const answer = (sum * area) / 2;
  return {
    ask: `On one square metre of a meadow ${counts[0]} plants of a kind are counted, on another ${counts[1]}. With their average, about how many are there on ${show(area)} square metres?`,
    hint: 'Find the average for one square metre first.',
    steps: [
      `(${counts[0]} + ${counts[1]}) ÷ 2 = ${show(sum / 2)} plants on one square metre.`,
      `${show(sum / 2)} × ${show(area)} = ${show(answer)} plants.`,
    ],
    answer: show(answer),
    accept: [`${show(answer)} plants`],
    check: `(${counts[0]} + ${counts[1]}) / 2 * ${area}`,
    slips: [
      {
        answer: show(sum * area),
        why: 'You took the sum of both counts. The average is half of it.',
        check: `(${counts[0]} + ${counts[1]}) * ${area}`,
      },
    ],
  };
};

const CHAINS = [
  ['grass', 'grasshoppers', 'frogs', 'snakes'],
  ['algae', 'small fish', 'large fish', 'kingfishers'],
  ['rice plants', 'rats', 'snakes', 'eagles'],
  ['leaves', 'caterpillars', 'sparrows', 'hawks'],
  ['grain', 'mice', 'owls', 'wild cats'],
  ['water plants', 'tadpoles', 'fish', 'herons'],
] as const;

const chain = (draw: Draw): MadeQuestion => {
  const links = draw.pick(CHAINS);
  const lost = draw.pick([1, 2, 3] as const);
  const isAbove = lost < 3 && draw.chance();
  const asked = links[isAbove ? lost + 1 : lost - 1] ?? links[0];
  const gone = links[lost];
  const answer = isAbove ? 'fall' : 'rise';
  const why = isAbove
    ? `In this chain the ${asked} eat the ${gone}, so their food is gone.`
    : `In this chain the ${gone} eat the ${asked}, and with them gone nobody does.`;
  return {
    ask: `In the food chain ${links.join(' → ')} all ${gone} disappear. Looking at this chain alone, does the amount of ${asked} at first rise or fall?`,
    hint: `Who eats whom: do the ${gone} eat the ${asked}, or is it the other way round?`,
    steps: ['The arrow points from what is eaten to the eater.', why],
    answer,
    accept: [`${answer}s`],
    slips: [{ answer: isAbove ? 'rise' : 'fall', why }],
  };
};

export const chapter12 = [
  { id: 'role', level: 'know', make: role },
  { id: 'tie', level: 'know', make: tie },
  { id: 'estimate', level: 'use', make: estimate },
  { id: 'chain', level: 'think', make: chain },
] as const satisfies readonly Maker[];
