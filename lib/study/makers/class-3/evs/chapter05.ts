import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import { countOf, groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const home = groupOf(
  {
    marks: {
      water: 'Some animals live in water all the time, and find their food there.',
      soil: 'Some animals live in the soil, where it is dark and cool.',
      trees: 'Some animals live up in the trees, safe from those below.',
      'open land': 'Some animals live on open land, where they can graze and run.',
    },
    facts: [
      ['a rohu fish', 'water', 'A fish breathes with gills in water.'],
      ['a prawn', 'water', 'A prawn swims and breathes in water.'],
      ['a dolphin', 'water', 'A dolphin swims in the river or the sea.'],
      ['a whale', 'water', 'A whale swims in the sea.'],
      ['an earthworm', 'soil', 'An earthworm digs through wet soil.'],
      ['a mole', 'soil', 'A mole digs tunnels in the soil.'],
      ['a termite of a mound', 'soil', 'Termites build their home of soil.'],
      ['a squirrel', 'trees', 'A squirrel builds its nest on branches.'],
      ['a parrot', 'trees', 'A parrot nests in the hollow of a tree.'],
      ['a langur', 'trees', 'A langur eats and sleeps in trees.'],
      ['a woodpecker', 'trees', 'A woodpecker makes its hole in a trunk.'],
      ['a blackbuck', 'open land', 'A blackbuck grazes on the plains.'],
      ['a camel', 'open land', 'A camel walks over dry open land.'],
      ['an ostrich', 'open land', 'An ostrich cannot fly, but runs over the plains.'],
      ['a yak', 'open land', 'A yak grazes on the slopes of high mountains.'],
    ],
  },
  (animal) =>
    `Where does ${animal} live most of all: in water, in the soil, in trees or on open land?`,
  'Where does it find its food and its safety?',
);

const eats = groupOf(
  {
    marks: {
      plants: 'Some animals eat plants only.',
      animals: 'Some animals eat other animals.',
      both: 'Some animals eat plants as well as other animals.',
    },
    facts: [
      ['a cow', 'plants', 'A cow eats grass and leaves.'],
      ['a goat', 'plants', 'A goat eats leaves and grass.'],
      ['an elephant', 'plants', 'An elephant eats leaves, bark and grass.'],
      ['a deer', 'plants', 'A deer eats grass and leaves.'],
      ['a rabbit', 'plants', 'A rabbit eats grass and roots.'],
      ['a tiger', 'animals', 'A tiger hunts deer and wild boar.'],
      ['an eagle', 'animals', 'An eagle catches mice and snakes.'],
      ['a house lizard', 'animals', 'A house lizard catches insects.'],
      ['a garden spider', 'animals', 'A spider catches insects in its web.'],
      ['a cobra', 'animals', 'A cobra catches rats and frogs.'],
      ['a crow', 'both', 'A crow eats grain as well as insects.'],
      ['a bear', 'both', 'A bear eats fruit and honey as well as insects and fish.'],
      ['a hen', 'both', 'A hen picks grain as well as worms.'],
      ['a myna', 'both', 'A myna eats fruit as well as insects.'],
    ],
  },
  (animal) => `What does ${animal} eat: plants, animals or both?`,
  'Think of what you have seen it eat.',
);

const INSECTS = {
  marks: {
    insect: 'An insect has six legs.',
    other: 'An animal that has not six legs is no insect.',
  },
  facts: [
    ['an ant', 'insect', 'An ant has six legs.'],
    ['a bee', 'insect', 'A bee has six legs.'],
    ['a butterfly', 'insect', 'A butterfly has six legs.'],
    ['a grasshopper', 'insect', 'A grasshopper has six legs.'],
    ['a mosquito', 'insect', 'A mosquito has six legs.'],
    ['a ladybird', 'insect', 'A ladybird has six legs.'],
    ['a spider', 'other', 'A spider has eight legs.'],
    ['an earthworm', 'other', 'An earthworm has no legs.'],
    ['a snail', 'other', 'A snail has no legs.'],
    ['a sparrow', 'other', 'A sparrow has two legs: it is a bird.'],
    ['a scorpion', 'other', 'A scorpion has eight legs.'],
    ['a centipede', 'other', 'A centipede has many legs.'],
  ],
} as const;

const LIVELY = [
  ['ants', 6],
  ['butterflies', 6],
  ['bees', 6],
] as const;

const legs = (draw: Draw): MadeQuestion => {
  const [insect, six] = draw.pick(LIVELY);
  const [insects, others] = [draw.whole(2, 6), draw.whole(2, 5)];
  const [other, each] = draw.pick([
    ['spiders', 8],
    ['sparrows', 2],
    ['squirrels', 4],
    ['lizards', 4],
  ] as const);
  const total = insects * six + others * each;
  return {
    ask: `On a tree there are ${insects} ${insect} and ${others} ${other}. How many legs have they altogether?`,
    hint: `How many legs has one of the ${insect}, and one of the ${other}?`,
    steps: [
      `${insects} × 6 = ${insects * six} legs of the ${insect}.`,
      `${others} × ${each} = ${others * each} legs of the ${other}.`,
      `${insects * six} + ${others * each} = ${total} legs.`,
    ],
    answer: `${total} legs`,
    check: `${insects} * 6 + ${others} * ${each}`,
    slips: [
      {
        answer: `${(insects + others) * 6} legs`,
        why: `You gave six legs to the ${other} too. They have ${each} each.`,
        check: `(${insects} + ${others}) * 6`,
      },
      {
        answer: `${insects * 4 + others * each} legs`,
        why: `You gave four legs to the ${insect}. Insects have six.`,
        check: `${insects} * 4 + ${others} * ${each}`,
      },
    ],
  };
};

const hiddenSpiders = (draw: Draw): MadeQuestion => {
  const [spiders, insects] = [draw.whole(2, 5), draw.whole(2, 6)];
  const insect = draw.pick(['ants', 'bees', 'beetles', 'grasshoppers']);
  const place = draw.pick(['under a leaf', 'in a box', 'on a wall', 'behind a pot']);
  const total = spiders * 8 + insects * 6;
  return {
    ask: `${draw.pick(CHILDREN)} finds ${insects} ${insect} and some spiders ${place} and counts ${total} legs. How many spiders are there?`,
    hint: `How many legs belong to the ${insect}?`,
    steps: [
      `The ${insect}: ${insects} × 6 = ${insects * 6} legs.`,
      `${total} − ${insects * 6} = ${spiders * 8} legs belong to spiders.`,
      `A spider has 8 legs: ${spiders * 8} ÷ 8 = ${spiders} spiders.`,
    ],
    answer: `${spiders} spiders`,
    check: `(${total} - ${insects} * 6) / 8`,
    slips: [
      {
        answer: `${spiders * 8} spiders`,
        why: 'These are the legs of the spiders. Each spider has eight.',
        check: `${total} - ${insects} * 6`,
      },
      {
        answer: `${spiders + 1} spiders`,
        why: 'Count back: that would be eight legs too many.',
        check: `(${total} - ${insects} * 6) / 8 + 1`,
      },
    ],
  };
};

export const CHAPTER_05 = [
  { id: 'home', level: 'know', make: home },
  { id: 'legs', level: 'use', make: legs },
  {
    id: 'count-insects',
    level: 'use',
    make: countOf(INSECTS, 'insect', 'How many of these are insects'),
  },
  { id: 'hidden-spiders', level: 'think', make: hiddenSpiders },
  { id: 'eats', level: 'know', make: eats },
] as const;
