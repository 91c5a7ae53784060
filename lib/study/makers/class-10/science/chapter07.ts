import { choiceOf } from '@/lib/study/makers/choiceOf';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const mode = groupOf(
  {
    marks: {
      fission: 'In fission a cell divides into daughter cells and is itself no more.',
      budding: 'In budding a small outgrowth becomes a new being.',
      fragmentation: 'In fragmentation a body of simple build breaks up and each piece grows.',
      'spore formation': 'Spores with a thick wall spread and grow where it is moist.',
      'vegetative propagation': 'Root, stem or leaf of a plant grows into a new plant.',
    },
    facts: [
      ['An Amoeba divides into two.', 'fission', 'One cell becomes two.'],
      ['Leishmania splits along a fixed line.', 'fission', 'One cell becomes two.'],
      ['A Plasmodium cell becomes many cells at once.', 'fission', 'It is multiple fission.'],
      ['A bacterium divides into two.', 'fission', 'One cell becomes two.'],
      ['A yeast cell grows a small bulge that comes off.', 'budding', 'The bulge is a bud.'],
      ['On the body of a Hydra a small Hydra grows out.', 'budding', 'The outgrowth is a bud.'],
      [
        'A ripe thread of Spirogyra falls into pieces.',
        'fragmentation',
        'Each piece becomes a new thread.',
      ],
      [
        'A thread of green pond alga breaks in a current and its pieces grow.',
        'fragmentation',
        'Each piece becomes a new thread.',
      ],
      [
        'Black dots of Rhizopus burst on moist bread.',
        'spore formation',
        'The dots are full of spores.',
      ],
      [
        'Dust from a mushroom is carried off by the wind and grows.',
        'spore formation',
        'The dust is made of spores.',
      ],
      [
        'A mould spreads from an old roti to a new one through the air.',
        'spore formation',
        'Its spores float in the air.',
      ],
      [
        'On the edge of a Bryophyllum leaf small plants grow.',
        'vegetative propagation',
        'They come from a leaf.',
      ],
      ['The eye of a potato sprouts.', 'vegetative propagation', 'A potato is a stem.'],
      [
        'A gardener plants a rose cutting.',
        'vegetative propagation',
        'A cutting is a piece of stem.',
      ],
      [
        'A farmer in Uttar Pradesh plants pieces of sugarcane.',
        'vegetative propagation',
        'Sugarcane is a stem.',
      ],
      ['A piece of ginger sprouts in the kitchen.', 'vegetative propagation', 'Ginger is a stem.'],
    ],
  },
  (line) =>
    `${line} Which way of reproducing is this: fission, budding, fragmentation, spore formation or vegetative propagation?`,
  'Is it one cell, a thread, a fungus or a plant with roots and leaves?',
);

const part = choiceOf({
  pairs: [
    ['makes pollen', 'anther', 'stigma', 'The anther makes pollen, the stigma receives it.'],
    ['receives pollen', 'stigma', 'anther', 'The stigma receives pollen, the anther makes it.'],
    [
      'becomes the seed of a plant',
      'ovule',
      'ovary',
      'The ovule becomes the seed, the ovary the fruit.',
    ],
    [
      'becomes the fruit of a plant',
      'ovary',
      'ovule',
      'The ovary becomes the fruit, the ovule the seed.',
    ],
    [
      'holds the egg cell of a plant',
      'ovule',
      'anther',
      'The egg cell lies in the ovule; the anther makes pollen.',
    ],
    [
      'carries the male germ cell to the ovule',
      'pollen tube',
      'style',
      'The tube grows out of a pollen grain, down through the style.',
    ],
    [
      'becomes the root of the new plant',
      'radicle',
      'plumule',
      'The radicle becomes the root, the plumule the shoot.',
    ],
    [
      'becomes the shoot of the new plant',
      'plumule',
      'radicle',
      'The plumule becomes the shoot, the radicle the root.',
    ],
    ['makes sperm', 'testis', 'prostate gland', 'Testes make sperm; the prostate adds a fluid.'],
    [
      'adds a fluid to the sperm',
      'prostate gland',
      'testis',
      'The prostate adds a fluid; the testes make the sperm.',
    ],
    [
      'carries sperm from the testis',
      'vas deferens',
      'oviduct',
      'The vas deferens carries sperm; the oviduct carries the egg.',
    ],
    [
      'is normally the place of fertilisation in humans',
      'oviduct',
      'uterus',
      'The egg meets the sperm in the oviduct; the embryo then goes on to the uterus.',
    ],
    [
      'releases an egg about once a month',
      'ovary',
      'uterus',
      'Eggs come from the ovary; a child grows in the uterus.',
    ],
    [
      'is the place where a child grows before birth',
      'uterus',
      'ovary',
      'A child grows in the uterus; eggs come from the ovary.',
    ],
    [
      'passes food from the mother’s blood to the unborn child',
      'placenta',
      'oviduct',
      'The placenta joins the two; the oviduct is the way of the egg.',
    ],
  ],
  ask: (said, one, other) => `Which part ${said}: ${one} or ${other}?`,
  hint: 'Follow the way of the male and of the female germ cell.',
});

/** Chromosomes in a body cell. */
const CHROMOSOMES = [
  ['a human', 46],
  ['a pea plant', 14],
  ['an onion', 16],
  ['a fruit fly', 8],
  ['a maize plant', 20],
  ['a rice plant', 24],
  ['a dog', 78],
  ['a cat', 38],
  ['a cow', 60],
  ['a potato plant', 48],
  ['a wheat plant', 42],
  ['a horse', 64],
] as const;

const chromosomes = (draw: Draw): MadeQuestion => {
  const [being, body] = draw.pick(CHROMOSOMES);
  const isGerm = draw.chance();
  const answer = String(isGerm ? body / 2 : body);
  const given = isGerm ? body : body / 2;
  return {
    ask: isGerm
      ? `A body cell of ${being} has ${body} chromosomes. How many chromosomes does one of its germ cells have?`
      : `A germ cell of ${being} has ${body / 2} chromosomes. How many does the zygote have after fertilisation?`,
    hint: isGerm
      ? 'Two germ cells together must make the full number again.'
      : 'The zygote comes from two germ cells.',
    steps: [
      'A germ cell carries half of the chromosomes, so that the number stays the same over the generations.',
      isGerm ? `${body} ÷ 2 = ${answer}.` : `${body / 2} + ${body / 2} = ${answer}.`,
    ],
    answer,
    accept: [`${answer} chromosomes`],
    check: isGerm ? `${body} / 2` : `${body / 2} * 2`,
    slips: [
      {
        answer: String(given),
        why: isGerm
          ? 'With as many the number would double in each generation. A germ cell has half.'
          : 'This is the share of one parent. The other one gives as many.',
      },
      {
        answer: String(isGerm ? body * 2 : body / 4),
        why: isGerm
          ? 'You doubled. A germ cell has half of the chromosomes.'
          : 'You halved. Two germ cells come together in the zygote.',
      },
    ].filter((slip) => /^\d+$/.test(slip.answer)),
  };
};

const division = (draw: Draw): MadeQuestion => {
  const [start, every, times] = [
    draw.whole(1, 6),
    draw.pick([20, 30, 40] as const),
    draw.whole(3, 6),
  ];
  const answer = show(start * 2 ** times);
  const hours = (every * times) / 60;
  const time = Number.isInteger(hours)
    ? `${hours} ${hours === 1 ? 'hour' : 'hours'}`
    : `${every * times} minutes`;
  return {
    ask: `In warm milk each bacterium divides into two every ${every} minutes. ${start === 1 ? 'One of them falls in.' : `${start} of them fall in.`} If none dies, how many are there after ${time}?`,
    hint: 'How many times do they divide? Each time the number doubles.',
    steps: [
      `${every * times} ÷ ${every} = ${times}, so they divide ${times} times.`,
      `Doubling ${times} times is multiplying by ${2 ** times}.`,
      `${start} × ${2 ** times} = ${answer}.`,
    ],
    answer,
    accept: [`${answer} bacteria`],
    check: `${start} * 2^(${every * times} / ${every})`,
    slips: [
      {
        answer: show(start * 2 * times),
        why: 'You added two each time. After each division all of them divide again.',
        check: `${start} * 2 * ${times}`,
      },
      {
        answer: show(start * 2 ** (times - 1)),
        why: 'You doubled once too few.',
        check: `${start} * 2^${times - 1}`,
      },
      {
        answer: show(start * 2),
        why: 'This is after one division. There is time for more.',
        check: `${start} * 2`,
      },
    ],
  };
};

const SEEDED = ['An orange', 'An apple', 'A pear', 'A lemon', 'A pod of peas', 'A mosambi'];

const grains = (draw: Draw): MadeQuestion => {
  const [fruits, seeds] = [draw.whole(2, 9), draw.whole(4, 12)];
  const [kind = 'An orange'] = draw.some(SEEDED, 1);
  const answer = String(fruits * seeds);
  return {
    ask: `${kind} from each of ${fruits} flowers has ${seeds} ripe seeds. How many pollen grains at least have sent a tube to an ovule in these flowers?`,
    hint: 'What does one ovule need to become a seed?',
    steps: [
      'Each seed was an ovule, fertilised by a germ cell from one pollen tube.',
      `${fruits} × ${seeds} = ${answer} pollen grains.`,
    ],
    answer,
    accept: [`${answer} pollen grains`],
    check: `${fruits} * ${seeds}`,
    slips: [
      {
        answer: String(fruits),
        why: 'One grain for a flower is not enough: each seed needs its own.',
      },
      {
        answer: String(seeds),
        why: `This is one flower. There are ${fruits}.`,
      },
    ].filter((slip, at) => at === 0 || slip.answer !== String(fruits)),
  };
};

export const CHAPTER_07 = [
  { id: 'mode', level: 'know', make: mode },
  { id: 'part', level: 'know', make: part },
  { id: 'chromosomes', level: 'use', make: chromosomes },
  { id: 'division', level: 'think', make: division },
  { id: 'grains', level: 'use', make: grains },
] as const satisfies readonly Maker[];
