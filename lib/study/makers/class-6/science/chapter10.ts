import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { countOf, groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const BEINGS: Sorting<'living' | 'non-living'> = {
  marks: {
    living: 'A living being feeds, grows, respires, responds and reproduces.',
    'non-living': 'What is non-living may move or grow larger, but does not do all of it.',
  },
  facts: [
    ['a neem tree', 'living', 'A tree grows, feeds and makes seeds.'],
    ['a mushroom', 'living', 'A mushroom feeds and makes spores.'],
    ['moss on a wall', 'living', 'Moss is a small green plant.'],
    ['an earthworm', 'living', 'An earthworm feeds, moves and has young.'],
    ['a dry seed of moong', 'living', 'A dry seed rests, and sprouts when it is wet.'],
    ['an egg with a chick in it', 'living', 'The chick in the egg grows.'],
    ['a money plant', 'living', 'A money plant grows, slowly but surely.'],
    ['a snail', 'living', 'A snail feeds, moves and has young.'],
    ['a cloud', 'non-living', 'A cloud grows and moves, but does not feed or respire.'],
    ['a car', 'non-living', 'A car moves, but has no young ones.'],
    ['a river', 'non-living', 'A river flows, but does not feed or reproduce.'],
    ['a flame', 'non-living', 'A flame flickers and spreads, but it is no being.'],
    ['a crystal of salt', 'non-living', 'A crystal may grow larger, but does not feed.'],
    ['a robot', 'non-living', 'A robot moves, but does not grow.'],
    ['a dry wooden stick', 'non-living', 'A dry stick was part of a tree once, but lives no more.'],
    ['a clock', 'non-living', 'The hands of a clock move, but it does not grow.'],
  ],
};

const isLiving = groupOf(
  BEINGS,
  (thing) => `Is ${thing} living or non-living?`,
  'Do all the characteristics fit, or only one or two?',
);

const characteristics = groupOf(
  {
    marks: {
      growth: 'Growth means becoming larger for good.',
      response: 'A response is what a being does when something around it changes.',
      reproduction: 'Reproduction means making young ones of its own kind.',
      excretion: 'Excretion means getting rid of waste.',
      respiration: 'In respiration food is used up with oxygen, and energy is set free.',
    },
    facts: [
      ['A puppy weighs 2 kg more than a month ago.', 'growth', 'It has become larger.'],
      ['A bamboo shoot gets taller by the day.', 'growth', 'It becomes larger.'],
      ['Last year’s shirt is too small for Zoya.', 'growth', 'She has become larger.'],
      ['A touch-me-not folds its leaves at a touch.', 'response', 'The touch is the stimulus.'],
      ['You pull your hand back from a hot tawa.', 'response', 'The heat is the stimulus.'],
      ['A shoot bends towards the window.', 'response', 'The light is the stimulus.'],
      [
        'The pupils of the eyes become small in bright light.',
        'response',
        'The light is the stimulus.',
      ],
      ['A hen lays eggs from which chicks hatch.', 'reproduction', 'Young ones come into being.'],
      [
        'New plants grow from the seeds of a papaya.',
        'reproduction',
        'Young ones come into being.',
      ],
      ['A cat has three kittens.', 'reproduction', 'Young ones come into being.'],
      [
        'A rose twig set in soil becomes a new plant.',
        'reproduction',
        'A new plant comes into being.',
      ],
      ['We sweat and pass urine.', 'excretion', 'Waste leaves the body.'],
      [
        'Some plants give off waste as gum or with falling leaves.',
        'excretion',
        'Waste leaves the plant.',
      ],
      [
        'A running child uses oxygen to get energy from food.',
        'respiration',
        'Oxygen sets energy free from food.',
      ],
      [
        'Sprouting seeds take in oxygen and become warm.',
        'respiration',
        'Energy of their food is set free.',
      ],
      [
        'A fish takes oxygen from water to use its food.',
        'respiration',
        'Oxygen sets energy free from food.',
      ],
    ],
  },
  (line) =>
    `${line} Which characteristic does this show: growth, response, reproduction, excretion or respiration?`,
  'Does it get larger, react, have young, get rid of waste, or set energy free?',
);

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const SHOOTS = ['bean', 'pumpkin', 'maize', 'sunflower', 'lauki'] as const;

const dailyGrowth = (draw: Draw): MadeQuestion => {
  const [from, days, daily] = [draw.whole(0, 1), draw.whole(3, 4), draw.whole(6, 24)];
  const start = draw.whole(15, 60);
  const end = start + days * daily;
  const [one, other] = [DAYS[from], DAYS[from + days]];
  const [low, high, each] = [start / 10, end / 10, daily / 10];
  return {
    ask: `A ${draw.pick(SHOOTS)} shoot is ${low} cm tall on ${one} and ${high} cm tall on the ${other} of the same week. By how many centimetres did it grow a day, on average?`,
    hint: `How many days pass from ${one} to ${other}?`,
    steps: [
      `It grew ${high} − ${low} = ${show((days * daily) / 10)} cm.`,
      `From ${one} to ${other} ${days} days pass: ${show((days * daily) / 10)} ÷ ${days} = ${each} cm a day.`,
    ],
    answer: `${each} cm`,
    accept: [`${each} cm a day`],
    check: `(${high} - ${low}) / ${days}`,
    slips: [
      {
        answer: `${show((days * daily) / 10)} cm`,
        why: `That is the growth of all ${days} days. Share it among them.`,
        check: `${high} - ${low}`,
      },
      {
        answer: `${show((days * daily) / 10 / (days + 1))} cm`,
        why: `You counted ${one} as well. Only ${days} days pass.`,
        check: `(${high} - ${low}) / (${days} + 1)`,
      },
    ],
  };
};

const GERMINATION = [
  ['on wet cotton in a warm room', 'yes', 'Water, air and warmth are all there.', ''],
  ['on dry cotton in a warm room', 'no', 'Water is missing.', 'Air and warmth are there, but'],
  ['on wet cotton in a freezer', 'no', 'Warmth is missing.', 'Water is there, but'],
  [
    'in boiled water under a layer of oil, which shuts out all air, in a warm room',
    'no',
    'Air is missing.',
    'Water and warmth are there, but',
  ],
  [
    'in a wet cloth in a dark, warm cupboard',
    'yes',
    'Water, air and warmth are all there; light can wait.',
    '',
  ],
  [
    'in a jar with wet paper on a warm shelf',
    'yes',
    'Water, air and warmth are all there; soil can wait.',
    '',
  ],
  ['in a dry packet in a shop', 'no', 'Water is missing.', 'Air and warmth are there, but'],
  ['in moist soil in a warm garden', 'yes', 'Water, air and warmth are all there.', ''],
] as const;
const SEEDS = ['moong', 'bean', 'chana', 'methi', 'mustard', 'rajma'] as const;

const sprouting = (draw: Draw): MadeQuestion => {
  const [[place, answer, why, but], seed] = [draw.pick(GERMINATION), draw.pick(SEEDS)];
  const isSprouting = answer === 'yes';
  return {
    ask: `Healthy ${seed} seeds lie ${place}. Can they sprout there: yes or no?`,
    hint: 'A seed needs water, air and a fitting temperature. Light and soil can wait.',
    steps: [why, isSprouting ? 'So they can sprout.' : 'So they cannot sprout.'],
    answer,
    slips: [
      isSprouting
        ? {
            answer: 'no',
            why: 'Soil and light are not needed to sprout. Water, air and warmth are enough.',
          }
        : { answer: 'yes', why: `${but} ${why.charAt(0).toLowerCase()}${why.slice(1)}` },
    ],
  };
};

/** What it is, its stages by their days, and what hatches or leaves at the end. */
const STAGES = [
  ['mosquito', 2, 3, 5, 8, 2, 4],
  ['butterfly', 4, 6, 14, 20, 9, 14],
  ['silk moth', 10, 14, 24, 30, 12, 16],
] as const;

const lifeInDays = (draw: Draw): MadeQuestion => {
  const [name, eggLow, eggHigh, larvaLow, larvaHigh, pupaLow, pupaHigh] = draw.pick(STAGES);
  const [egg, larva, pupa] = [
    draw.whole(eggLow, eggHigh),
    draw.whole(larvaLow, larvaHigh),
    draw.whole(pupaLow, pupaHigh),
  ];
  const all = egg + larva + pupa;
  return {
    ask: `In warm weather a ${name} needs ${all} days from the laying of the egg to the adult. The egg takes ${egg} days and the pupa ${pupa} days. How many days is it a larva?`,
    hint: 'The stages are egg, larva, pupa, adult.',
    steps: [
      `Egg and pupa take ${egg} + ${pupa} = ${egg + pupa} days.`,
      `${all} − ${egg + pupa} = ${larva} days.`,
    ],
    answer: `${larva} days`,
    check: `${all} - ${egg} - ${pupa}`,
    slips: [
      {
        answer: `${all - egg} days`,
        why: 'You took away the egg only. After the larva comes the pupa, before the adult.',
        check: `${all} - ${egg}`,
      },
      {
        answer: `${egg + pupa} days`,
        why: 'Those are the days of egg and pupa. What is left for the larva?',
        check: `${egg} + ${pupa}`,
      },
    ],
  };
};

export const chapter10 = [
  { id: 'is-living', level: 'know', make: isLiving },
  { id: 'characteristics', level: 'use', make: characteristics },
  { id: 'daily-growth', level: 'use', make: dailyGrowth },
  { id: 'sprouting', level: 'think', make: sprouting },
  { id: 'life-in-days', level: 'use', make: lifeInDays },
  {
    id: 'count-living',
    level: 'know',
    make: countOf(BEINGS, 'living', 'How many of these are living'),
  },
] as const satisfies readonly Maker[];
