import type { MadeQuestion } from '@/lib/study/makers/maker';
import { countOf, groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { capital } from '@/lib/study/worksheets/text';

const kind = groupOf(
  {
    marks: {
      insect: 'A grown insect has six legs.',
      bird: 'A bird has feathers.',
      neither: 'An animal without feathers and without six legs is neither of the two.',
    },
    facts: [
      ['an ant', 'insect', 'An ant has six legs.'],
      ['a butterfly', 'insect', 'A butterfly has six legs and four wings.'],
      ['a honeybee', 'insect', 'A honeybee has six legs.'],
      ['a grasshopper', 'insect', 'A grasshopper has six legs; two of them are for jumping.'],
      ['a ladybird', 'insect', 'A ladybird is a beetle with six legs, in spite of its name.'],
      ['a mosquito', 'insect', 'A mosquito has six legs.'],
      ['a firefly', 'insect', 'A firefly is a beetle with six legs.'],
      ['a sparrow', 'bird', 'A sparrow has feathers.'],
      ['a peacock', 'bird', 'A peacock has feathers, and very long ones.'],
      ['a hen', 'bird', 'A hen has feathers, even if it flies only a little.'],
      ['an ostrich', 'bird', 'An ostrich has feathers, though it cannot fly.'],
      ['an owl', 'bird', 'An owl has soft feathers.'],
      ['a penguin', 'bird', 'A penguin has short thick feathers.'],
      ['a bat', 'neither', 'A bat has fur and feeds its young with milk.'],
      ['a spider', 'neither', 'A spider has eight legs.'],
      ['a squirrel', 'neither', 'A squirrel has fur and four legs.'],
      ['an earthworm', 'neither', 'An earthworm has no legs at all.'],
      ['a lizard', 'neither', 'A lizard has scales and four legs.'],
      ['a scorpion', 'neither', 'A scorpion has eight legs.'],
    ],
  },
  (thing) => `Is ${thing} an insect, a bird or neither?`,
  'Look for feathers, or count the legs.',
);

const traces = countOf(
  {
    marks: {
      trace: 'A trace shows that an animal was here.',
      other: 'What no animal made is no trace of one.',
    },
    facts: [
      ['a feather', 'trace', 'A feather fell from a bird.'],
      ['a hoof print in the mud', 'trace', 'An animal with hooves walked here.'],
      ['an old nest', 'trace', 'Birds built the nest.'],
      ['a chewed leaf', 'trace', 'A caterpillar or another animal ate from the leaf.'],
      ['the dry skin of a snake', 'trace', 'A snake left its old skin.'],
      ['a cobweb', 'trace', 'A spider spun the web.'],
      ['droppings on a stone', 'trace', 'An animal left the droppings.'],
      ['a burrow in the ground', 'trace', 'An animal dug the burrow.'],
      ['an empty snail shell', 'trace', 'A snail lived in the shell.'],
      ['a pebble', 'other', 'A pebble is a piece of rock.'],
      ['a puddle', 'other', 'A puddle comes from rain.'],
      ['a fallen branch', 'other', 'The wind broke the branch.'],
      ['a mango flower', 'other', 'The flower belongs to the tree.'],
      ['a patch of moss', 'other', 'Moss is a plant.'],
      ['the root of a banyan', 'other', 'The root belongs to the tree.'],
    ],
  },
  'trace',
  'How many of these are traces that an animal left',
);

const FINDERS = ['Dev', 'Sana', 'Kavya', 'Rinchen', 'Abdul', 'Meenakshi', 'Peter'] as const;

const legs = (draw: Draw): MadeQuestion => {
  const [ants, spiders, birds] = [draw.whole(3, 9), draw.whole(2, 5), draw.whole(2, 6)];
  const [insect, bird] = [
    draw.pick(['ants', 'beetles', 'bees', 'butterflies']),
    draw.pick(['mynas', 'bulbuls', 'parrots', 'crows']),
  ];
  const total = 6 * ants + 8 * spiders + 2 * birds;
  return {
    ask: `On a trail ${draw.pick(FINDERS)} counts ${ants} ${insect}, ${spiders} spiders and ${birds} ${bird}. How many legs have they in all?`,
    hint: 'An insect has 6 legs, a spider 8, a bird 2.',
    steps: [
      `${capital(insect)}: ${ants} × 6 = ${6 * ants}.`,
      `Spiders: ${spiders} × 8 = ${8 * spiders}.`,
      `${capital(bird)}: ${birds} × 2 = ${2 * birds}.`,
      `${6 * ants} + ${8 * spiders} + ${2 * birds} = ${total} legs.`,
    ],
    answer: `${total} legs`,
    check: `${ants} * 6 + ${spiders} * 8 + ${birds} * 2`,
    slips: [
      {
        answer: `${total - 2 * spiders} legs`,
        why: 'You gave the spiders 6 legs. Spiders have 8.',
        check: `(${ants} + ${spiders}) * 6 + ${birds} * 2`,
      },
    ],
  };
};

const TREES = ['neem', 'ashoka', 'gulmohar', 'coconut', 'jamun', 'deodar'] as const;

const treesOnPath = (draw: Draw): MadeQuestion => {
  const [gap, gaps, tree] = [draw.pick([5, 8, 10, 12]), draw.whole(5, 12), draw.pick(TREES)];
  return {
    ask: `A path is ${gap * gaps} m long. Along one side a ${tree} tree stands at the beginning, at the end and after every ${gap} m in between. How many ${tree} trees are there?`,
    hint: 'Draw a short path first. Count the gaps, then the trees.',
    steps: [
      `${gap * gaps} ÷ ${gap} = ${gaps} gaps.`,
      `There is one tree more than there are gaps: ${gaps} + 1 = ${gaps + 1} trees.`,
    ],
    answer: `${gaps + 1} trees`,
    check: `${gap * gaps} / ${gap} + 1`,
    slips: [
      {
        answer: `${gaps} trees`,
        why: 'You counted the gaps. The tree at the beginning has no gap before it.',
        check: `${gap * gaps} / ${gap}`,
      },
    ],
  };
};

const spidersOrInsects = (draw: Draw): MadeQuestion => {
  const [spiders, insects] = [draw.whole(2, 5), draw.whole(2, 6)];
  const animals = spiders + insects;
  const all = 8 * spiders + 6 * insects;
  const [insect, singular] = draw.pick([
    ['beetles', 'a beetle'],
    ['ants', 'an ant'],
    ['flies', 'a fly'],
  ] as const);
  return {
    ask: `Under a stone ${draw.pick(FINDERS)} finds ${animals} animals, only spiders and ${insect}. Together they have ${all} legs. How many spiders are there?`,
    hint: `How many legs would there be if all were ${insect}?`,
    steps: [
      `${animals} ${insect} would have ${animals} × 6 = ${6 * animals} legs.`,
      `${all} − ${6 * animals} = ${2 * spiders} legs more, and a spider has 2 more than ${singular}.`,
      `${2 * spiders} ÷ 2 = ${spiders} spiders.`,
    ],
    answer: `${spiders} spiders`,
    check: `(${all} - ${animals} * 6) / 2`,
    slips: [
      {
        answer: `${2 * spiders} spiders`,
        why: `There are ${2 * spiders} legs more, and each spider brings 2 of them.`,
        check: `${all} - ${animals} * 6`,
      },
    ],
  };
};

export const CHAPTER_03 = [
  { id: 'kind', level: 'know', make: kind },
  { id: 'legs', level: 'use', make: legs },
  { id: 'trees-on-path', level: 'think', make: treesOnPath },
  { id: 'spiders-or-insects', level: 'think', make: spidersOrInsects },
  { id: 'traces', level: 'use', make: traces },
] as const;
