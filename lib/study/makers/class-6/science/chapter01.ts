import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const stepOf = groupOf(
  {
    marks: {
      observation: 'An observation tells what was seen, heard or measured.',
      question: 'A question asks what nobody in the group knows yet.',
      guess: 'A guess names a possible reason, or what may happen.',
      test: 'A test is something that one does to find out.',
    },
    facts: [
      ['The torch does not light up today.', 'observation', 'This was seen.'],
      ['Why does the torch not light up?', 'question', 'It asks for the reason.'],
      ['Perhaps the cells are used up.', 'guess', '“Perhaps” names a possible reason.'],
      ['I put new cells into the torch and press the switch.', 'test', 'Something is tried out.'],
      ['The roti puffed up on one side only.', 'observation', 'This was seen.'],
      ['What makes a roti puff up?', 'question', 'It asks for the reason.'],
      ['The steam inside may lift the upper layer.', 'guess', '“May” names a possible reason.'],
      ['We roll one roti thin and one thick and bake both.', 'test', 'Something is tried out.'],
      ['The plant near the window leans towards the light.', 'observation', 'This can be seen.'],
      ['How does a plant know where the light is?', 'question', 'It asks how something works.'],
      [
        'It will probably lean the other way if I turn the pot.',
        'guess',
        'It tells what may happen.',
      ],
      ['I turn the pot round and look at it for a week.', 'test', 'Something is tried out.'],
      ['The ice cube melted in 12 minutes.', 'observation', 'The time was measured.'],
      ['Does ice melt faster in water than in air?', 'question', 'It asks what is not known yet.'],
      ['Water may bring heat to the ice faster, I think.', 'guess', 'A possible reason is named.'],
      [
        'We put equal ice cubes into a cup of water and an empty cup.',
        'test',
        'Something is tried out.',
      ],
    ],
  },
  (line) =>
    `In a science notebook stands: “${line}” Is this an observation, a question, a guess or a test?`,
  'Was it seen, is it asked, is it thought, or is it done?',
);

const fairOrNot = groupOf(
  {
    marks: {
      fair: 'In a fair test only the thing under test differs.',
      unfair: 'A test is unfair if something else differs too.',
    },
    facts: [
      [
        'Does light help a seedling? Two equal pots get equal water; one stands in the dark.',
        'fair',
        'Only light differs.',
      ],
      [
        'Does light help a seedling? The pot in the light also gets more water.',
        'unfair',
        'Light and water differ.',
      ],
      [
        'Does sugar dissolve faster in hot water? Equal spoons go into equal cups, one hot and one cold.',
        'fair',
        'Only the heat differs.',
      ],
      [
        'Does sugar dissolve faster in hot water? The hot cup is stirred, the cold one is not.',
        'unfair',
        'Heat and stirring differ.',
      ],
      [
        'Does a heavy ball bounce higher? Both balls fall from the same height onto the same floor.',
        'fair',
        'Only the balls differ.',
      ],
      [
        'Does a heavy ball bounce higher? One falls onto stone, the other onto a mat.',
        'unfair',
        'The ball and the floor differ.',
      ],
      [
        'Does wind dry cloth faster? Two equal wet cloths hang in the shade, one before a fan.',
        'fair',
        'Only the wind differs.',
      ],
      [
        'Does wind dry cloth faster? A handkerchief hangs before a fan, a towel does not.',
        'unfair',
        'The wind and the cloth differ.',
      ],
      [
        'Do seeds need water? Ten seeds lie on wet cotton, ten of the same kind on dry cotton, side by side.',
        'fair',
        'Only the water differs.',
      ],
      [
        'Do seeds need water? Wet moong lies in the kitchen, dry rajma in the fridge.',
        'unfair',
        'Water, kind of seed and place all differ.',
      ],
      [
        'Does a lid save heat? Two equal cups of hot tea stand side by side, one with a lid.',
        'fair',
        'Only the lid differs.',
      ],
      [
        'Does a lid save heat? A full cup with a lid is compared with a half full one without.',
        'unfair',
        'The lid and the amount differ.',
      ],
      [
        'Which paper soaks up more? Equal strips of two papers hang in the same water for a minute.',
        'fair',
        'Only the paper differs.',
      ],
      [
        'Which paper soaks up more? A wide strip hangs for a minute, a narrow one for five.',
        'unfair',
        'Width and time differ as well.',
      ],
    ],
  },
  (line) => `${line} Is this test fair or unfair?`,
  'How many things differ between the two trials?',
);

const CHILDREN = ['Meher', 'Rohan', 'Bindu', 'Tashi', 'Karthik', 'Noor'] as const;
const SEEDS = ['moong', 'methi', 'rajma', 'chana', 'mustard'] as const;

const sprouts = (draw: Draw): MadeQuestion => {
  const [child, seed, all] = [draw.pick(CHILDREN), draw.pick(SEEDS), draw.whole(5, 12) * 5];
  const [left, bare] = [draw.whole(2, 5), draw.whole(6, 9)];
  const [wet, dry] = [all - left, all - bare - 4];
  return {
    ask: `${child} puts ${all} ${seed} seeds into a warm place and ${all} into a cold one. After three days ${left} seeds in the warm place and ${all - dry} in the cold one have not sprouted. How many more have sprouted in the warm place?`,
    hint: 'First find how many have sprouted in each place.',
    steps: [
      `Warm: ${all} − ${left} = ${wet}. Cold: ${all} − ${all - dry} = ${dry}.`,
      `${wet} − ${dry} = ${wet - dry} more.`,
    ],
    answer: `${wet - dry}`,
    accept: [`${wet - dry} seeds`],
    check: `(${all} - ${left}) - (${all} - ${all - dry})`,
    slips: [
      {
        answer: `${wet}`,
        why: 'That is how many sprouted in the warm place. Compare it with the cold one.',
        check: `${all} - ${left}`,
      },
      {
        answer: `${left + all - dry}`,
        why: 'You added the seeds that have not sprouted. The question is how many more have.',
        check: `${left} + ${all - dry}`,
      },
    ].filter(({ answer }) => answer !== `${wet - dry}`),
  };
};

const STORIES = [
  [
    'notice that the pen leaves no line',
    'ask why it does not write',
    'think that the ink may be used up',
    'open the pen and look',
  ],
  [
    'see that the curd has not set',
    'ask what curd needs',
    'think that the night was too cold',
    'set curd again in a warm place',
  ],
  [
    'see ants on one sweet only',
    'ask why they leave the other',
    'think that they like jaggery more',
    'lay out jaggery and sugar side by side',
  ],
  [
    'hear the cycle squeak',
    'ask which part squeaks',
    'think that the chain is dry',
    'oil the chain and ride again',
  ],
  [
    'see that the rice is burnt below',
    'ask why it burnt',
    'think that there was too little water',
    'cook again with more water',
  ],
] as const;
const LETTERS = ['A', 'B', 'C', 'D'] as const;

const inOrder = (draw: Draw): MadeQuestion => {
  const story = draw.pick(STORIES);
  const shown = draw.shuffle(story);
  const letters = story.map((step) => LETTERS[shown.indexOf(step)] ?? 'A');
  const [notice = '', ask = '', think = '', test = ''] = letters;
  const dashed = letters.join('-');
  return {
    ask: `Put these steps in the order in which a scientist works, and write the four letters: ${shown.map((step, at) => `${LETTERS[at]} ${step}`).join(', ')}.`,
    hint: 'Nobody can ask before something was noticed, or test before there is a guess.',
    steps: [
      `First something is noticed: ${notice}. Then a question is asked: ${ask}.`,
      `Then comes a possible reason: ${think}. Last it is tested: ${test}.`,
    ],
    answer: letters.join(''),
    accept: [letters.join(', '), dashed],
    slips: [
      {
        answer: [notice, ask, test, think].join(''),
        why: 'What would be tested? The possible reason comes before its test.',
      },
      {
        answer: [ask, notice, think, test].join(''),
        why: 'Before one can ask, something has to be noticed.',
      },
    ],
  };
};

type Pair = readonly [first: string, second: string];
type Trial = readonly [question: string, tested: Pair, ...others: Pair[]];

/** What is tested, and the settings of both trials: the first pair is what the question is about. */
const TRIALS: readonly [Trial, ...Trial[]] = [
  [
    'whether light helps seedlings',
    ['in the light', 'in the dark'],
    ['50 mL of water a day', '80 mL of water a day'],
    ['garden soil', 'sand'],
    ['methi seeds', 'moong seeds'],
    ['a clay pot', 'a tin'],
  ],
  [
    'whether sugar dissolves faster in hot water',
    ['hot water', 'cold water'],
    ['one spoon of sugar', 'two spoons of sugar'],
    ['a full glass', 'half a glass'],
    ['stirred', 'not stirred'],
    ['fine sugar', 'large crystals'],
  ],
  [
    'whether wind dries cloth faster',
    ['before a fan', 'without a fan'],
    ['a handkerchief', 'a towel'],
    ['dripping wet', 'wrung out'],
    ['spread out', 'folded'],
    ['in the shade', 'in the sun'],
  ],
  [
    'whether a longer pendulum swings more slowly',
    ['a thread of 80 cm', 'a thread of 40 cm'],
    ['a small stone', 'a large stone'],
    ['pulled far aside', 'pulled a little aside'],
    ['in still air', 'in the wind'],
    ['10 swings timed', '20 swings timed'],
  ],
];

const toMakeEqual = (draw: Draw): MadeQuestion => {
  const [question, tested, ...others] = draw.pick(TRIALS);
  const differing = draw.whole(1, 3);
  const shown = draw.shuffle(
    draw.shuffle(others).map(([one, other], at) => [one, at < differing ? other : one] as const),
  );
  const [first, second] = [
    [tested[0], ...shown.map(([one]) => one)].join(', '),
    [tested[1], ...shown.map(([, other]) => other)].join(', '),
  ];
  const wrong = shown.filter(([one, other]) => one !== other).map(([, other]) => other);
  return {
    ask: `${draw.pick(CHILDREN)} tests ${question}. First trial: ${first}. Second trial: ${second}. How many things must be made equal for a fair test?`,
    hint: 'Compare the two lists one by one. Which difference is wanted?',
    steps: [
      `Wanted is the difference between “${tested[0]}” and “${tested[1]}”.`,
      `Not wanted in the second trial: ${wrong.join(', ')}. The number is ${differing}.`,
    ],
    answer: `${differing}`,
    check: `${differing + 1} - 1`,
    slips: [
      {
        answer: `${differing + 1}`,
        why: 'You counted all differences. One of them is what the test is about, and it has to stay.',
        check: `${differing} + 1`,
      },
    ],
  };
};

export const chapter01 = [
  { id: 'step-of', level: 'know', make: stepOf },
  { id: 'fair-or-not', level: 'use', make: fairOrNot },
  { id: 'sprouts', level: 'use', make: sprouts },
  { id: 'in-order', level: 'think', make: inOrder },
  { id: 'to-make-equal', level: 'think', make: toMakeEqual },
] as const satisfies readonly Maker[];
