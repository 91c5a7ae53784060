import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const dryMethods = groupOf(
  {
    marks: {
      handpicking: 'In handpicking a few pieces that look different are taken out by hand.',
      winnowing: 'In winnowing wind carries the lighter part away.',
      sieving: 'In sieving holes let the smaller part through.',
      threshing: 'In threshing grain is beaten out of its stalks.',
    },
    facts: [
      [
        'Small stones are taken out of dal on a plate.',
        'handpicking',
        'They are few, and look different.',
      ],
      [
        'Green grapes are picked out from among black ones.',
        'handpicking',
        'They are told apart by colour.',
      ],
      [
        'A whole red chilli is taken out of the poha.',
        'handpicking',
        'It is large and easily seen.',
      ],
      [
        'Broken almonds are taken out of a bowl.',
        'handpicking',
        'They are few, and look different.',
      ],
      [
        'Husk flies aside when grain falls from a raised basket.',
        'winnowing',
        'The wind carries the husk.',
      ],
      [
        'Peanut skins are blown off the roasted nuts.',
        'winnowing',
        'Moving air carries the light skins.',
      ],
      [
        'With a soop, the flat tray, rice and light husk are tossed up.',
        'winnowing',
        'The air carries the husk away.',
      ],
      [
        'Dry leaves blow away while heavy seeds fall straight down.',
        'winnowing',
        'Moving air carries the leaves.',
      ],
      [
        'Bran is kept back when flour falls through fine holes.',
        'sieving',
        'Bran is larger than flour.',
      ],
      [
        'At a building site pebbles stay on a net and sand falls through.',
        'sieving',
        'Pebbles are larger than the holes.',
      ],
      ['Lumps are kept back from besan by a mesh.', 'sieving', 'Lumps are larger than the holes.'],
      [
        'Tea dust falls through a mesh and large leaves stay.',
        'sieving',
        'The leaves are larger than the holes.',
      ],
      ['Bundles of paddy are beaten on a log.', 'threshing', 'The grain comes off the stalks.'],
      [
        'Bullocks walk over cut wheat on a hard floor.',
        'threshing',
        'The grain comes off the stalks.',
      ],
      [
        'A machine shakes the ears of bajra until the grain is off.',
        'threshing',
        'The grain comes off the stalks.',
      ],
    ],
  },
  (line) => `${line} Is this handpicking, winnowing, sieving or threshing?`,
  'Is it done by fingers, by air, by holes or by beating?',
);

const wetMethods = groupOf(
  {
    marks: {
      filtration: 'A filter holds back a solid that is not dissolved, and lets the liquid through.',
      evaporation: 'Evaporation brings back a solid that is dissolved.',
      decantation:
        'In decantation a liquid is poured off from what has settled, or off another liquid.',
      churning: 'In churning the lighter fat of curd or cream is beaten until it rises.',
    },
    facts: [
      ['Tea is poured through a strainer.', 'filtration', 'The leaves stay on the strainer.'],
      [
        'Paneer is held in a cloth, and the whey runs through.',
        'filtration',
        'The cloth holds the paneer back.',
      ],
      [
        'Pulp is held back when juice runs through a fine net.',
        'filtration',
        'The net holds the pulp back.',
      ],
      [
        'Chalk powder is taken from water with filter paper.',
        'filtration',
        'Chalk is not dissolved, so the paper holds it.',
      ],
      [
        'Salt is won from sea water in shallow pans.',
        'evaporation',
        'The water leaves and the salt stays.',
      ],
      [
        'Sugar comes back from a dish of syrup in the sun.',
        'evaporation',
        'The water leaves and the sugar stays.',
      ],
      [
        'White spots stay on a plate where hard water dried.',
        'evaporation',
        'The water has left, dissolved salts have stayed.',
      ],
      [
        'Alum comes back when its solution is left in a warm place.',
        'evaporation',
        'The water leaves and the alum stays.',
      ],
      [
        'Water is poured off from washed rice that lies at the bottom.',
        'decantation',
        'The rice stays, the water is poured off.',
      ],
      [
        'Clear water is gently poured off from mud that has settled.',
        'decantation',
        'The mud stays at the bottom.',
      ],
      [
        'Oil that floats on water is carefully poured off.',
        'decantation',
        'The upper liquid is poured off.',
      ],
      [
        'Water is poured off after sand has sunk in the mug.',
        'decantation',
        'The sand stays at the bottom.',
      ],
      ['Butter is won from curd with a mathani.', 'churning', 'Curd is beaten until butter rises.'],
      [
        'Cream is whirled round until lumps of butter form.',
        'churning',
        'Cream is beaten until butter forms.',
      ],
      [
        'White butter comes to the top when buttermilk is made.',
        'churning',
        'Butter is lighter and rises.',
      ],
    ],
  },
  (line) => `${line} Is this filtration, evaporation, decantation or churning?`,
  'Is something held back, dried up, poured off or beaten?',
);

const SOLUTIONS = [
  ['salt water', 'salt', 2, 20],
  ['sugar syrup', 'sugar', 20, 60],
  ['sea water', 'salt', 3, 4],
] as const;

const leftBehind = (draw: Draw): MadeQuestion => {
  const [solution, solid, low, high] = draw.pick(SOLUTIONS);
  const [share, grams] = [draw.whole(low, high), draw.whole(3, 18) * 50];
  const answer = (grams * share) / 100;
  return {
    ask: `A pan holds ${grams} g of ${solution} with ${share} g of ${solid} in every 100 g. How many grams of ${solid} stay behind when all the water has evaporated?`,
    hint: 'How many hundreds of grams are there?',
    steps: [
      `${grams} ÷ 100 = ${show(grams / 100)} times 100 g.`,
      `${show(grams / 100)} × ${share} = ${show(answer)} g.`,
    ],
    answer: `${show(answer)} g`,
    accept: [`${show(answer)} grams`],
    check: `${grams} / 100 * ${share}`,
    slips: [
      {
        answer: `${show(grams - answer)} g`,
        why: 'That is the water that goes away.',
        check: `${grams} - ${grams} / 100 * ${share}`,
      },
      {
        answer: `${share} g`,
        why: `That is the ${solid} in 100 g. Here are ${grams} g.`,
      },
    ].filter(({ answer: wrong }) => wrong !== `${show(answer)} g`),
  };
};

const PLANS = [
  [
    'Iron pins, sawdust and salt',
    'pull out the pins with a magnet',
    'add water and filter',
    'evaporate the water',
  ],
  [
    'Pebbles, sand and sugar',
    'sieve the dry mixture',
    'add water and filter',
    'evaporate the water',
  ],
  [
    'Iron filings, chalk powder and alum',
    'pull out the filings with a magnet',
    'add water and filter',
    'evaporate the water',
  ],
  [
    'Large stones, mud and salt',
    'pick out the stones by hand',
    'stir into water and filter',
    'dry up the clear water in the sun',
  ],
  [
    'Grain on its stalks, husk and small stones',
    'thresh the stalks',
    'winnow in the wind',
    'pick the stones out of the grain',
  ],
] as const;
const LETTERS = ['A', 'B', 'C'] as const;
const WORKERS = ['Hari', 'Nafisa', 'Wangmo', 'Selvi', 'Jagdeep', 'Rosy'] as const;

const planOf = (draw: Draw): MadeQuestion => {
  const [mixture, ...plan] = draw.pick(PLANS);
  const shown = draw.shuffle(plan);
  const [first = 'A', second = 'B', third = 'C'] = plan.map(
    (step) => LETTERS[shown.indexOf(step)] ?? 'A',
  );
  const right = [first, second, third];
  return {
    ask: `${mixture} are mixed. ${draw.pick(WORKERS)} uses three steps to have each part alone: ${shown.map((step, at) => `${LETTERS[at]} ${step}`).join(', ')}. Write the letters in the right order.`,
    hint: 'Begin with what is easiest, and dry. A step may need what another one prepares.',
    steps: [
      `First: ${plan[0]} (${first}). Then: ${plan[1]} (${second}). Last: ${plan[2]} (${third}).`,
      `The order is ${right.join('')}.`,
    ],
    answer: right.join(''),
    accept: [right.join(', '), right.join('-')],
    slips: [
      {
        answer: [first, third, second].join(''),
        why: `Step ${third} needs what step ${second} prepares.`,
      },
      {
        answer: [second, first, third].join(''),
        why: `Step ${first} is the easiest at the very beginning. Later it would be harder.`,
      },
    ],
  };
};

const MIXED = [
  ['iron filings', 'A magnet takes out', 'sand', 'salt'],
  ['iron nails', 'A magnet takes out', 'sawdust', 'sugar'],
  ['pebbles', 'By hand are picked out', 'chalk powder', 'salt'],
  ['steel pins', 'A magnet takes out', 'gravel', 'alum'],
] as const;

const stillDissolved = (draw: Draw): MadeQuestion => {
  const [dry, taken, held, dissolved] = draw.pick(MIXED);
  const [first, second, third] = [
    draw.whole(4, 20) * 5,
    draw.whole(6, 30) * 5,
    draw.whole(3, 16) * 5,
  ];
  const all = first + second + third;
  return {
    ask: `A dry mixture of ${dry}, ${held} and ${dissolved} weighs ${all} g. ${taken} ${first} g. The rest is stirred into plenty of water and filtered; dried, what stays on the filter weighs ${second} g. How many grams of ${dissolved} are in the water?`,
    hint: `What does the filter hold back, and what goes through it?`,
    steps: [
      `The filter holds back the ${held}; the ${dissolved} goes through with the water.`,
      `${all} − ${first} − ${second} = ${third} g.`,
    ],
    answer: `${third} g`,
    accept: [`${third} grams`],
    check: `${all} - ${first} - ${second}`,
    slips: [
      {
        answer: `${second + third} g`,
        why: `You took away the ${dry} only. The ${held} on the filter has to go as well.`,
        check: `${all} - ${first}`,
      },
      {
        answer: '0 g',
        why: `A filter does not hold back what is dissolved: the ${dissolved} is still in the water.`,
      },
    ],
  };
};

export const chapter09 = [
  { id: 'dry-methods', level: 'know', make: dryMethods },
  { id: 'wet-methods', level: 'use', make: wetMethods },
  { id: 'left-behind', level: 'use', make: leftBehind },
  { id: 'plan', level: 'think', make: planOf },
  { id: 'still-dissolved', level: 'think', make: stillDissolved },
] as const satisfies readonly Maker[];
