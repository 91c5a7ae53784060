import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const PROCESSES = groupOf(
  {
    marks: {
      photosynthesis: 'Photosynthesis makes food from carbon dioxide and water, with light.',
      respiration: 'Respiration uses oxygen to release energy from food.',
      transport: 'Transport moves water or food through xylem and phloem.',
    },
    facts: [
      ['A green leaf makes sugar in sunlight.', 'photosynthesis', 'Food is made.'],
      [
        'A pond plant gives off bubbles of oxygen in the sun.',
        'photosynthesis',
        'Oxygen is given out while food is made.',
      ],
      [
        'A leaf takes in carbon dioxide to build food.',
        'photosynthesis',
        'Food is built from carbon dioxide.',
      ],
      [
        'Chlorophyll catches the energy of light.',
        'photosynthesis',
        'This energy is used to make food.',
      ],
      [
        'Starch forms only in the green part of a patchy leaf.',
        'photosynthesis',
        'Food is made where chlorophyll is.',
      ],
      [
        'Sprouting seeds in a closed jar turn lime water milky.',
        'respiration',
        'They give out carbon dioxide while they use their food.',
      ],
      [
        'A root takes oxygen from the air in the soil.',
        'respiration',
        'The root needs oxygen to get energy.',
      ],
      [
        'A plant gives out carbon dioxide in a dark room.',
        'respiration',
        'Without light only the using of food goes on.',
      ],
      ['A leaf uses oxygen at midnight.', 'respiration', 'Oxygen is used to get energy from food.'],
      ['Sprouting moong becomes warm in a flask.', 'respiration', 'Energy is set free from food.'],
      ['Red water rises into a white balsam flower.', 'transport', 'Water moves up in the xylem.'],
      [
        'Sugar from the leaves reaches a potato under the ground.',
        'transport',
        'Food moves down in the phloem.',
      ],
      [
        'Minerals from the soil reach the top leaves.',
        'transport',
        'They rise with water in the xylem.',
      ],
      ['Food from the leaves reaches a growing mango.', 'transport', 'Food moves in the phloem.'],
    ],
  },
  (thing) => `${thing} Is this mainly photosynthesis, respiration or transport?`,
  'Is food made, is food used, or is something carried?',
);

const PARTS = [
  [
    'carries water up from the roots',
    'xylem',
    'phloem',
    'Xylem carries water and minerals, phloem carries food.',
  ],
  [
    'carries minerals to the leaves',
    'xylem',
    'phloem',
    'Minerals rise with water in the xylem. Phloem carries food.',
  ],
  [
    'carries sugar from the leaves to the roots',
    'phloem',
    'xylem',
    'Phloem carries food, xylem carries water and minerals.',
  ],
  [
    'brings food to a ripening fruit',
    'phloem',
    'xylem',
    'Food travels in the phloem, water in the xylem.',
  ],
  [
    'lets carbon dioxide into the leaf',
    'stomata',
    'root hairs',
    'Stomata are pores for gases. Root hairs take up water.',
  ],
  [
    'lets water vapour out of the leaf',
    'stomata',
    'xylem',
    'Vapour leaves through pores, the stomata. Xylem brings the water to the leaf.',
  ],
  [
    'takes up water from the soil',
    'root hairs',
    'stomata',
    'Root hairs take up water. Stomata are pores of the leaf.',
  ],
  [
    'catches sunlight',
    'chlorophyll',
    'starch',
    'Chlorophyll catches light. Starch is stored food.',
  ],
  [
    'makes leaves green',
    'chlorophyll',
    'iodine',
    'Chlorophyll is green. Iodine is only used to test for starch.',
  ],
  [
    'is food stored in a leaf',
    'starch',
    'chlorophyll',
    'Starch is stored food. Chlorophyll catches light.',
  ],
  [
    'turns blue-black with iodine',
    'starch',
    'sugar',
    'Iodine turns blue-black with starch, not with sugar.',
  ],
  [
    'is taken from the air to make food',
    'carbon dioxide',
    'oxygen',
    'Carbon dioxide is taken in to make food. Oxygen is given out.',
  ],
  [
    'is given out in photosynthesis',
    'oxygen',
    'carbon dioxide',
    'Oxygen is given out. Carbon dioxide is taken in to make food.',
  ],
  [
    'is given out in respiration',
    'carbon dioxide',
    'oxygen',
    'Respiration uses oxygen and gives out carbon dioxide.',
  ],
  [
    'is used up in respiration',
    'oxygen',
    'carbon dioxide',
    'Respiration uses oxygen and gives out carbon dioxide.',
  ],
] as const;

const part = (draw: Draw): MadeQuestion => {
  const [work, right, wrong, why] = draw.pick(PARTS);
  const [one, other] = draw.shuffle([right, wrong]);
  return {
    ask: `In the life of a plant, what ${work}: ${one} or ${other}?`,
    hint: 'Recall what each of the two does.',
    steps: ['Say for each of the two what it is there for.', why],
    answer: right,
    slips: [{ answer: wrong, why }],
  };
};

const CHILDREN = ['Anjali', 'Bilal', 'Thoibi', 'Ramesh', 'Elizabeth'] as const;

const bubbles = (draw: Draw): MadeQuestion => {
  const [bright, dim, minutes] = [draw.whole(10, 18), draw.whole(2, 8), draw.whole(3, 9)];
  const answer = (bright - dim) * minutes;
  return {
    ask: `${draw.pick(CHILDREN)} counts the bubbles of a water plant: ${bright} a minute in bright light, ${dim} a minute in shade. How many bubbles more are given off in ${minutes} minutes of bright light than in ${minutes} minutes of shade?`,
    hint: 'Find the difference for one minute.',
    steps: [
      `${bright} − ${dim} = ${bright - dim} more in a minute.`,
      `${bright - dim} × ${minutes} = ${answer} bubbles.`,
    ],
    answer: `${answer} bubbles`,
    check: `${bright} * ${minutes} - ${dim} * ${minutes}`,
    slips: [
      {
        answer: `${bright - dim} bubbles`,
        why: `This is the difference for one minute; ${minutes} minutes are asked.`,
        check: `${bright} - ${dim}`,
      },
      {
        answer: `${bright * minutes} bubbles`,
        why: 'These are all bubbles in bright light. Take away those in shade.',
        check: `${bright} * ${minutes}`,
      },
    ],
  };
};

const leafTest = (draw: Draw): MadeQuestion => {
  const isGreen = draw.chance();
  const isLit = draw.chance();
  const hasGas = draw.chance();
  const plant = draw.pick(['croton', 'coleus', 'money plant']);
  const reason = !isGreen
    ? 'The white part has no chlorophyll.'
    : !isLit
      ? 'In the dark there is no light to work with.'
      : !hasGas
        ? 'Without carbon dioxide there is nothing to build food from.'
        : 'Chlorophyll, light, water and carbon dioxide are all there.';
  const answer = isGreen && isLit && hasGas ? 'yes' : 'no';
  return {
    ask: `A ${plant} was kept in the dark until its starch was used up, then watered and kept ${isLit ? 'in sunlight' : 'in a dark cupboard'} for a day, in ${hasGas ? 'fresh air' : 'air freed of carbon dioxide'}. A ${isGreen ? 'green' : 'white'} part of a leaf is tested with iodine. Does it turn blue-black: yes or no?`,
    hint: 'Starch needs chlorophyll, light, water and carbon dioxide. Is one of them missing?',
    steps: ['Blue-black means starch, and starch is made only where nothing is missing.', reason],
    answer,
    slips: [{ answer: answer === 'yes' ? 'no' : 'yes', why: reason }],
  };
};

export const chapter10 = [
  { id: 'process', level: 'know', make: PROCESSES },
  { id: 'part', level: 'know', make: part },
  { id: 'bubbles', level: 'use', make: bubbles },
  { id: 'leaf-test', level: 'think', make: leafTest },
] as const satisfies readonly Maker[];
