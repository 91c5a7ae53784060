import type { MadeQuestion } from '@/lib/study/makers/maker';
import { countOf, groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const plantPart = groupOf(
  {
    marks: {
      leaf: 'A leaf is thin and mostly green.',
      seed: 'A seed can grow into a new plant.',
      flower: 'A flower or its bud is picked from the branch or stalk.',
      'underground part': 'An underground part has to be dug out of the soil.',
    },
    facts: [
      ['tulsi for a cup of tea', 'leaf', 'For tea tulsi leaves are plucked.'],
      ['kadi patta in sambar', 'leaf', 'Kadi patta is the leaf of the curry tree.'],
      ['pudina for chutney', 'leaf', 'Mint leaves make the chutney green.'],
      ['paan', 'leaf', 'Paan is the leaf of a climbing plant.'],
      ['mehndi for the hands', 'leaf', 'Mehndi is made of the crushed leaves of a bush.'],
      ['mustard for tempering', 'seed', 'The small round mustard seeds would sprout in soil.'],
      ['til for laddoos', 'seed', 'Til are the seeds of the sesame plant.'],
      ['methi dana', 'seed', 'Methi dana are the hard yellow seeds of methi.'],
      ['rajma', 'seed', 'Rajma beans are seeds and sprout when they are wet.'],
      ['laung, the clove', 'flower', 'A clove is a dried flower bud.'],
      ['kesar', 'flower', 'Kesar is made of fine threads from a purple flower.'],
      ['the yellow of a marigold garland', 'flower', 'Marigold garlands are made of flowers.'],
      ['mahua in the forest', 'flower', 'The sweet mahua flowers fall at night and are gathered.'],
      ['haldi', 'underground part', 'Haldi is dug out, dried and ground.'],
      ['adrak', 'underground part', 'Ginger grows under the soil.'],
      ['garlic', 'underground part', 'Garlic grows as a bulb under the soil.'],
      ['radish', 'underground part', 'The white radish is the root of its plant.'],
    ],
  },
  (thing) =>
    `Which part of the plant gives us ${thing}: the leaf, the seed, the flower or an underground part?`,
  'Think how it looks before it is dried or ground.',
);

const rots = countOf(
  {
    marks: {
      rots: 'What comes from plants or animals rots and becomes soil again.',
      stays: 'Plastic, glass and metal do not rot.',
    },
    facts: [
      ['a leaf plate', 'rots', 'A leaf plate is made of leaves.'],
      ['a banana peel', 'rots', 'A banana peel comes from a plant.'],
      ['a jute rope', 'rots', 'Jute is a plant fibre.'],
      ['a bamboo basket', 'rots', 'Bamboo is a plant.'],
      ['an old cotton rag', 'rots', 'Cotton comes from a plant.'],
      ['a flower garland', 'rots', 'Flowers are parts of plants.'],
      ['tea leaves', 'rots', 'Tea leaves come from a bush.'],
      ['cow dung', 'rots', 'Cow dung is what is left of grass.'],
      ['a plastic bag', 'stays', 'A plastic bag lies in the soil for very many years.'],
      ['a glass bottle', 'stays', 'Glass does not rot.'],
      ['a chips packet', 'stays', 'A chips packet is of plastic and foil.'],
      ['a steel spoon', 'stays', 'Steel is a metal.'],
      ['a plastic straw', 'stays', 'A plastic straw does not rot.'],
      ['a glass bangle', 'stays', 'Glass does not rot.'],
    ],
  },
  'rots',
  'How many of these rot and become soil again',
);

const GRAINS = ['wheat', 'rice', 'bajra', 'ragi', 'maize'] as const;
const FAMILIES = ['Reena', 'Bhola', 'Lakshmi', 'Dorji', 'Salma', 'Mangal'] as const;

const store = (draw: Draw): MadeQuestion => {
  const [daily, days, grain] = [draw.whole(2, 5), draw.whole(12, 60), draw.pick(GRAINS)];
  const full = daily * days;
  return {
    ask: `The clay store in the house of ${draw.pick(FAMILIES)} holds ${full} kg of ${grain}. The family uses ${daily} kg a day. For how many days does it last?`,
    hint: `How often can ${daily} kg be taken out?`,
    steps: [`${full} ÷ ${daily} = ${days} days.`],
    answer: `${days} days`,
    check: `${full} / ${daily}`,
    slips: [
      {
        answer: `${full - daily} days`,
        why: `After one day ${full - daily} kg are left. ${daily} kg are taken every day.`,
        check: `${full} - ${daily}`,
      },
    ],
  };
};

const TREES = ['mango', 'neem', 'tamarind', 'jackfruit', 'coconut', 'jamun'] as const;

const treeAge = (draw: Draw): MadeQuestion => {
  const [then, now, more] = [draw.whole(6, 15), draw.whole(52, 78), draw.whole(4, 12)];
  const who = draw.pick(['Nani', 'Dadi', 'Thatha', 'Ajoba', 'Dadaji']);
  return {
    ask: `${who} was ${then} years old when the ${draw.pick(TREES)} sapling was planted. ${who} is ${now} now. For how many years will the tree have stood there ${more} years from now?`,
    hint: 'How many years have gone by since the planting? Then count on.',
    steps: [
      `Until now: ${now} − ${then} = ${now - then} years.`,
      `${now - then} + ${more} = ${now - then + more} years.`,
    ],
    answer: `${now - then + more} years`,
    check: `${now} + ${more} - ${then}`,
    slips: [
      {
        answer: `${now - then} years`,
        why: `That is how long it stands there today. Count ${more} years on.`,
        check: `${now} - ${then}`,
      },
      {
        answer: `${now + more} years`,
        why: `That will be the age of ${who}, who is older than the tree.`,
        check: `${now} + ${more}`,
      },
    ],
  };
};

const share = (draw: Draw): MadeQuestion => {
  const [part, taken] = draw.pick([
    [5, 3],
    [4, 3],
    [3, 2],
    [6, 4],
  ] as const);
  const times = draw.whole(4, 12);
  const [all, left] = [part * times, (part - taken) * times];
  const fruit = draw.pick(['mahua flowers', 'amla', 'wild mangoes', 'tamarind', 'jamun']);
  return {
    ask: `People of a forest village gather ${fruit}. Of every ${part} baskets they take ${taken} and leave the rest to the animals. How many baskets are left to the animals if there are ${all} in all?`,
    hint: `How many are left of every ${part}?`,
    steps: [
      `Of every ${part} baskets, ${part} − ${taken} = ${part - taken} for the animals.`,
      `${all} ÷ ${part} = ${times}, and ${times} × ${part - taken} = ${left} baskets.`,
    ],
    answer: `${left} baskets`,
    check: `${all} - ${all} / ${part} * ${taken}`,
    slips: [
      {
        answer: `${taken * times} baskets`,
        why: 'Those are the baskets that people take. The animals get the rest.',
        check: `${all} / ${part} * ${taken}`,
      },
    ],
  };
};

export const CHAPTER_04 = [
  { id: 'plant-part', level: 'know', make: plantPart },
  { id: 'store', level: 'use', make: store },
  { id: 'rots', level: 'use', make: rots },
  { id: 'tree-age', level: 'think', make: treeAge },
  { id: 'share', level: 'think', make: share },
] as const;
