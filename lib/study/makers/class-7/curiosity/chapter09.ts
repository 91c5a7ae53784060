import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

/** What an organ does, the organ, and the neighbour it is confused with, each with its work. */
const ORGANS = [
  [
    'begins to turn starch into sugar',
    'mouth',
    'food pipe',
    'Saliva in the mouth works on starch. The food pipe only pushes food along.',
  ],
  [
    'pushes food down to the stomach in waves',
    'food pipe',
    'windpipe',
    'The food pipe carries food, the windpipe carries air.',
  ],
  [
    'carries air to the lungs',
    'windpipe',
    'food pipe',
    'The windpipe carries air, the food pipe carries food.',
  ],
  [
    'churns food with acid',
    'stomach',
    'small intestine',
    'Acid is made in the stomach. The small intestine works with bile and other juices.',
  ],
  [
    'makes bile',
    'liver',
    'pancreas',
    'Bile comes from the liver. The pancreas makes pancreatic juice.',
  ],
  ['stores bile', 'gall bladder', 'liver', 'The liver makes bile, the gall bladder stores it.'],
  ['makes pancreatic juice', 'pancreas', 'liver', 'The pancreas makes it. The liver makes bile.'],
  [
    'takes most digested food into the blood',
    'small intestine',
    'large intestine',
    'The villi of the small intestine take it up. The large intestine takes back water.',
  ],
  [
    'mostly takes back water and some salts',
    'large intestine',
    'small intestine',
    'The large intestine takes back water. Food is taken up in the small one.',
  ],
  ['lets out undigested food', 'anus', 'stomach', 'Undigested food leaves through the anus.'],
  [
    'passes oxygen from the air to the blood',
    'lungs',
    'windpipe',
    'In the lungs oxygen goes over to the blood. The windpipe only brings the air.',
  ],
  [
    'moves down to make room for air',
    'diaphragm',
    'rib cage',
    'The diaphragm moves down. The ribs move up and outwards.',
  ],
  [
    'cuts and grinds food',
    'teeth',
    'tongue',
    'Teeth cut and grind. The tongue turns and tastes the food.',
  ],
  [
    'tastes food and turns it over',
    'tongue',
    'teeth',
    'The tongue tastes and turns. Teeth cut and grind.',
  ],
] as const;

const organ = (draw: Draw): MadeQuestion => {
  const [work, right, wrong, why] = draw.pick(ORGANS);
  const [one, other] = draw.shuffle([right, wrong]);
  return {
    ask: `Which part of the body ${work}: ${one} or ${other}?`,
    hint: 'Follow the food, or the air, on its way through the body.',
    steps: ['Recall what each of the two parts does.', why],
    answer: right,
    accept: [`the ${right}`],
    slips: [{ answer: wrong, why }],
  };
};

const breathesWith = groupOf(
  {
    marks: {
      lungs: 'Lungs take oxygen from air that is breathed in.',
      gills: 'Gills take up oxygen that is dissolved in water.',
      skin: 'A thin, moist skin can take up oxygen directly.',
      'air tubes': 'Insects have tiny air holes that lead to air tubes.',
    },
    facts: [
      ['a cow', 'lungs', 'A cow is a mammal and has lungs.'],
      ['a pigeon', 'lungs', 'Birds have lungs.'],
      ['a lizard', 'lungs', 'Reptiles have lungs.'],
      ['a dolphin', 'lungs', 'A dolphin is a mammal and comes up for air.'],
      ['a whale', 'lungs', 'A whale is a mammal and comes up for air.'],
      ['a snake', 'lungs', 'Reptiles have lungs.'],
      ['a rohu', 'gills', 'A rohu is a fish.'],
      ['a shark', 'gills', 'A shark is a fish.'],
      ['a very young tadpole', 'gills', 'A tadpole begins life in water with gills.'],
      ['an earthworm', 'skin', 'An earthworm has neither lungs nor gills, only its moist skin.'],
      ['a leech', 'skin', 'Most leeches breathe through their moist skin.'],
      ['a cockroach', 'air tubes', 'A cockroach is an insect.'],
      ['a grasshopper', 'air tubes', 'A grasshopper is an insect.'],
      ['a housefly', 'air tubes', 'A housefly is an insect.'],
    ],
  },
  (thing) => `With what does ${thing} mainly take in oxygen: lungs, gills, skin or air tubes?`,
  'Is it a mammal, a bird, a reptile, a fish, a worm or an insect?',
);

const CHILDREN = ['Manoj', 'Fatima', 'Lalrin', 'Divya', 'Simran', 'Albert'] as const;

const breaths = (draw: Draw): MadeQuestion => {
  const [rate, minutes] = [draw.whole(15, 22), draw.whole(3, 12)];
  const total = rate * minutes;
  return {
    ask: `At rest ${draw.pick(CHILDREN)} breathes ${rate} times a minute. How many breaths is that in ${minutes} minutes?`,
    hint: 'Each minute brings the same number.',
    steps: [`${rate} × ${minutes} = ${total} breaths.`],
    answer: `${total} breaths`,
    check: `${rate} * ${minutes}`,
    slips: [
      {
        answer: `${rate + minutes} breaths`,
        why: `You added. Each of the ${minutes} minutes has ${rate} breaths.`,
        check: `${rate} + ${minutes}`,
      },
    ],
  };
};

const moreAfterRunning = (draw: Draw): MadeQuestion => {
  const [part, minutes] = [draw.pick([15, 20, 30]), draw.whole(2, 5)];
  const [times, rest] = [60 / part, draw.whole(15, 20)];
  const counted = draw.whole(Math.ceil(32 / times), Math.floor(44 / times));
  const rate = counted * times;
  const answer = (rate - rest) * minutes;
  return {
    ask: `After a race ${draw.pick(CHILDREN)} counts ${counted} breaths in ${part} seconds. At rest it is ${rest} a minute. If the fast rate lasts for ${minutes} minutes, how many breaths more is that than at rest in the same time?`,
    hint: `First find the rate for a whole minute: how many times do ${part} seconds fit into it?`,
    steps: [
      `A minute has ${times} times ${part} seconds: ${counted} × ${times} = ${rate} breaths a minute.`,
      `${rate} − ${rest} = ${rate - rest} more in each minute.`,
      `${rate - rest} × ${minutes} = ${answer}.`,
    ],
    answer: `${answer} breaths`,
    check: `(${counted} * 60 / ${part} - ${rest}) * ${minutes}`,
    slips: [
      {
        answer: `${rate - rest} breaths`,
        why: `This is the difference for one minute. The fast rate lasts for ${minutes}.`,
        check: `${rate} - ${rest}`,
      },
      {
        answer: `${rate * minutes} breaths`,
        why: 'These are all breaths after the race. Take away what would be there at rest.',
        check: `${rate} * ${minutes}`,
      },
    ],
  };
};

export const chapter09 = [
  { id: 'organ', level: 'know', make: organ },
  { id: 'breathes-with', level: 'know', make: breathesWith },
  { id: 'breaths', level: 'use', make: breaths },
  { id: 'more-after-running', level: 'think', make: moreAfterRunning },
] as const satisfies readonly Maker[];
