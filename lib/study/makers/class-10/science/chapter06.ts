import { choiceOf } from '@/lib/study/makers/choiceOf';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const hormone = choiceOf({
  pairs: [
    [
      'lowers the sugar in the blood',
      'insulin',
      'adrenaline',
      'Insulin lowers it; adrenaline readies the body for fight or flight.',
    ],
    [
      'makes the heart beat faster in a fright',
      'adrenaline',
      'insulin',
      'Adrenaline readies the body; insulin is about sugar.',
    ],
    [
      'needs iodine to be made',
      'thyroxine',
      'insulin',
      'The thyroid gland builds iodine into thyroxine.',
    ],
    [
      'makes a child grow in height',
      'growth hormone',
      'thyroxine',
      'Growth hormone comes from the pituitary; thyroxine governs how food is used.',
    ],
    [
      'brings about the changes of boys at puberty',
      'testosterone',
      'oestrogen',
      'Testosterone comes from the testes, oestrogen from the ovaries.',
    ],
    [
      'brings about the changes of girls at puberty',
      'oestrogen',
      'testosterone',
      'Oestrogen comes from the ovaries, testosterone from the testes.',
    ],
    [
      'is too scarce in many patients with diabetes',
      'insulin',
      'thyroxine',
      'Without enough insulin the sugar in the blood stays high.',
    ],
    [
      'is too scarce where a goitre swells for want of iodine',
      'thyroxine',
      'adrenaline',
      'Without iodine the thyroid cannot make enough thyroxine.',
    ],
    [
      'makes the cells on the shaded side of a shoot longer',
      'auxin',
      'abscisic acid',
      'Auxin makes cells longer; abscisic acid checks growth.',
    ],
    [
      'makes leaves wilt and checks growth',
      'abscisic acid',
      'auxin',
      'Abscisic acid checks growth; auxin helps it.',
    ],
    [
      'is plentiful in fruits and seeds, where cells divide fast',
      'cytokinin',
      'abscisic acid',
      'Cytokinin helps cells to divide; abscisic acid checks growth.',
    ],
    [
      'helps stems to grow, like auxin',
      'gibberellin',
      'abscisic acid',
      'Gibberellin helps stems to grow; abscisic acid checks growth.',
    ],
  ],
  ask: (said, one, other) => `Which hormone ${said}: ${one} or ${other}?`,
  hint: 'Recall what each of the two hormones does.',
});

const brain = groupOf(
  {
    marks: {
      cerebrum: 'The cerebrum, in the forebrain, is for thinking, sensing and what we will to do.',
      cerebellum: 'The cerebellum keeps balance and makes movements precise.',
      medulla: 'The medulla looks after what goes on without our will, such as blood pressure.',
    },
    facts: [
      ['learning a poem by heart', 'cerebrum', 'Memory and thinking are at work.'],
      ['working out a sum', 'cerebrum', 'Thinking is at work.'],
      ['deciding to raise a hand', 'cerebrum', 'It is done by will.'],
      ['telling the smell of jasmine from that of fish', 'cerebrum', 'A sense is at work.'],
      ['recognising the voice of a friend', 'cerebrum', 'Hearing and memory are at work.'],
      ['walking in a straight line', 'cerebellum', 'Balance and precision are needed.'],
      ['riding a bicycle without falling', 'cerebellum', 'Balance is needed.'],
      ['picking up a pencil neatly', 'cerebellum', 'The movement has to be precise.'],
      ['standing on one leg', 'cerebellum', 'Balance is needed.'],
      ['carrying a pot of water on the head', 'cerebellum', 'Balance is needed.'],
      ['keeping the blood pressure even', 'medulla', 'Nobody wills it.'],
      ['watering of the mouth at the smell of food', 'medulla', 'It happens without will.'],
      ['vomiting after bad food', 'medulla', 'It happens without will.'],
      ['keeping up the beat of the heart in sleep', 'medulla', 'It goes on without will.'],
      ['breathing on in sleep', 'medulla', 'It goes on without will.'],
    ],
  },
  (thing) =>
    `Which part of the brain is mainly in charge of ${thing}: cerebrum, cerebellum or medulla?`,
  'Is it thought and will, balance, or something that goes on by itself?',
);

const impulse = (draw: Draw): MadeQuestion => {
  const speed = draw.pick([50, 60, 80, 100, 120] as const);
  const milli = draw.whole(Math.ceil(700 / speed), Math.floor(1600 / speed));
  const length = (speed * milli) / 1000;
  const from = draw.pick(['a toe', 'a heel', 'an ankle', 'the sole of a foot']);
  const answer = `${milli} ms`;
  return {
    ask: `An impulse runs at ${speed} m/s along a nerve of ${show(length)} m that leads from ${from} towards the brain. How many milliseconds does it need? (1 s = 1,000 ms)`,
    hint: 'Time = distance ÷ speed gives seconds.',
    steps: [
      `${show(length)} ÷ ${speed} = ${show(milli / 1000)} s.`,
      `${show(milli / 1000)} × 1,000 = ${milli}, so ${answer}.`,
    ],
    answer,
    check: `${length} / ${speed} * 1000`,
    slips: [
      {
        answer: `${show(speed * length)} ms`,
        why: 'You multiplied. The time is the distance divided by the speed.',
        check: `${speed} * ${length}`,
      },
      {
        answer: `${show(milli / 1000)} ms`,
        why: 'This is the time in seconds. A second has 1,000 ms.',
        check: `${length} / ${speed}`,
      },
    ].filter((slip) => slip.answer !== answer),
  };
};

const DRIVERS = ['Vikram', 'Nasreen', 'Joseph', 'Anita', 'Harpreet', 'Dolma'] as const;

const reaction = (draw: Draw): MadeQuestion => {
  const [metres, tenths] = [draw.pick([10, 15, 20, 25] as const), draw.whole(5, 15)];
  const speed = (metres * 18) / 5;
  const answer = `${show((metres * tenths) / 10)} m`;
  const time = tenths === 10 ? 'a whole second' : `${show(tenths / 10)} s`;
  return {
    ask: `${draw.pick(DRIVERS)} drives at ${speed} km/h and sees a cow on the road. From eye to brain to foot it takes ${time} until the brake is pressed. How many metres does the car go in this time?`,
    hint: 'Change the speed into metres per second first.',
    steps: [
      `${speed} km/h = ${speed} × 1,000 ÷ 3,600 = ${metres} m/s.`,
      `${metres} × ${show(tenths / 10)} = ${show((metres * tenths) / 10)}, so ${answer}.`,
    ],
    answer,
    check: `${speed} * 1000 / 3600 * ${tenths / 10}`,
    slips: [
      {
        answer: `${show((speed * tenths) / 10)} m`,
        why: 'You took kilometres per hour for metres per second.',
        check: `${speed} * ${tenths / 10}`,
      },
      {
        answer: `${metres} m`,
        why: 'This is the way in one second. Multiply by the time.',
      },
    ],
  };
};

const tropism = groupOf(
  {
    marks: {
      phototropism: 'Phototropism is growth directed by light.',
      geotropism: 'Geotropism is growth directed by gravity.',
      hydrotropism: 'Hydrotropism is growth directed by water.',
      chemotropism: 'Chemotropism is growth directed by a chemical substance.',
    },
    facts: [
      ['A money plant on a table bends to the window.', 'phototropism', 'Light comes from there.'],
      [
        'The heads of young sunflowers bend to the Sun as they grow.',
        'phototropism',
        'Light comes from there.',
      ],
      ['A shoot in a box grows to the only hole.', 'phototropism', 'Light comes in there.'],
      [
        'A tree at a wall leans away from its shade.',
        'phototropism',
        'Light comes from the free side.',
      ],
      ['The root of a bean laid on its side bends down.', 'geotropism', 'Gravity pulls downwards.'],
      [
        'The stem of a fallen pot turns up again, even in a dark room.',
        'geotropism',
        'Without light only gravity tells it which way is up.',
      ],
      [
        'Roots grow down in whichever way the seed was sown.',
        'geotropism',
        'Gravity pulls downwards.',
      ],
      [
        'In the dark the shoot of a pea grows straight up.',
        'geotropism',
        'Without light it is gravity that it grows against.',
      ],
      ['The roots of a peepal reach a leaking pipe.', 'hydrotropism', 'Water is there.'],
      ['Roots bend sideways to a wet pot of clay in dry sand.', 'hydrotropism', 'Water is there.'],
      ['Roots on a dry slope grow towards the canal.', 'hydrotropism', 'Water is there.'],
      ['A pollen tube grows to the ovule.', 'chemotropism', 'Substances from the ovule guide it.'],
      [
        'A pollen tube bends towards a drop of sugar with extract of ovules.',
        'chemotropism',
        'Substances in the drop guide it.',
      ],
    ],
  },
  (line) =>
    `${line} Which movement is this: phototropism, geotropism, hydrotropism or chemotropism?`,
  'What tells the plant which way to grow: light, gravity, water or a substance?',
);

export const CHAPTER_06 = [
  { id: 'hormone', level: 'know', make: hormone },
  { id: 'brain', level: 'use', make: brain },
  { id: 'impulse', level: 'use', make: impulse },
  { id: 'reaction', level: 'think', make: reaction },
  { id: 'tropism', level: 'use', make: tropism },
] as const satisfies readonly Maker[];
