import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const seenOrGuessed = groupOf(
  {
    marks: {
      observation: 'An observation tells what was seen, heard, felt or measured.',
      guess: 'A guess tells what may happen or what the reason may be.',
    },
    facts: [
      ['The candle went out after 40 seconds.', 'observation', 'The time was measured.'],
      [
        'A bigger jar will let the candle burn longer.',
        'guess',
        '“Will” speaks of what is yet to be tried.',
      ],
      [
        'The leaves of the plant in the cupboard are yellow.',
        'observation',
        'The colour can be seen.',
      ],
      [
        'The leaves are yellow because light was missing, I think.',
        'guess',
        'A reason is proposed that nobody has tested yet.',
      ],
      ['The ball bounced 62 cm high.', 'observation', 'The height was measured.'],
      [
        'A heavier ball would bounce less.',
        'guess',
        '“Would” speaks of a ball that nobody has dropped yet.',
      ],
      ['The iron nail in the wet jar has brown spots.', 'observation', 'The spots can be seen.'],
      [
        'Salt water will rust the nail faster.',
        'guess',
        '“Will” speaks of what is yet to be tried.',
      ],
      [
        'The water in the kettle bubbles and steams.',
        'observation',
        'Bubbles and steam can be seen.',
      ],
      [
        'The water may boil sooner with a lid.',
        'guess',
        '“May” shows that it is still to be tested.',
      ],
      ['Seven of ten moong seeds have sprouted.', 'observation', 'The sprouts were counted.'],
      ['All seeds will have sprouted by Sunday.', 'guess', 'Sunday is still to come.'],
      ['The thermometer shows 36 °C.', 'observation', 'The temperature was read off.'],
      ['It will rain in the evening.', 'guess', 'The evening is still to come.'],
      ['Ants have gathered around the spoon of sugar.', 'observation', 'The ants can be seen.'],
      [
        'The ants probably found the sugar by its smell.',
        'guess',
        '“Probably” shows that the reason has not been tested.',
      ],
    ],
  },
  (line) => `In a science notebook stands: “${line}” Is this an observation or a guess?`,
  'Could the writer see or measure it, or is it only expected?',
);

/** A question, the one condition to change, and two to keep, in the words of the question. */
const TESTS = [
  ['whether seeds sprout faster in warm places', 'the warmth of the place', 'the kind of seeds'],
  [
    'whether a longer pendulum swings more slowly',
    'the length of the thread',
    'the place of the swing',
  ],
  ['whether a candle burns longer in a bigger jar', 'the size of the jar', 'the kind of candle'],
  ['whether wet cloth dries faster in wind', 'the wind', 'the size of the cloth'],
  ['whether sugar dissolves faster in hot water', 'the heat of the water', 'the amount of sugar'],
  ['whether a ball bounces higher on a hard floor', 'the kind of floor', 'the height of the drop'],
  [
    'whether a wide paper parachute falls more slowly',
    'the width of the paper',
    'the load on the parachute',
  ],
  ['whether ice melts faster on steel than on wood', 'the plate', 'the size of the ice cube'],
  ['whether plants grow taller with more water', 'the amount of water', 'the kind of plant'],
  ['whether dough rises faster in the sun', 'the sunlight', 'the amount of yeast'],
] as const;
const CHILDREN = ['Rehana', 'Arjun', 'Lalita', 'Tenzin', 'Harpreet', 'Joseph'] as const;

const fairTest = (draw: Draw): MadeQuestion => {
  const [question, changed, same] = draw.pick(TESTS);
  const [one, other] = draw.shuffle([changed, same]);
  return {
    ask: `${draw.pick(CHILDREN)} wants to find out ${question}. What should differ between the two trials: ${one} or ${other}?`,
    hint: 'What is the question about? Only that may differ.',
    steps: [`The question is ${question}.`, `So ${changed} differs, and ${same} stays as it is.`],
    answer: changed,
    accept: [changed.replace(/^the /, '')],
    slips: [
      {
        answer: same,
        why: `If this differs as well, nobody can tell what made the difference. The question is ${question}.`,
      },
    ],
  };
};

const averageOfThree = (draw: Draw): MadeQuestion => {
  const middle = draw.whole(20, 60);
  const apart = draw.whole(2, 6);
  const more = draw.whole(apart + 1, 9);
  const readings = [middle - apart, middle + more, middle + apart - more];
  const sum = middle * 3;
  const [what, unit] = draw.pick([
    ['the time for 20 swings of a pendulum', 's'],
    ['the height of a bounce', 'cm'],
    ['the distance that a toy car rolls', 'cm'],
    ['the time in which a candle in a jar goes out', 's'],
  ]);
  return {
    ask: `Three readings of ${what} are ${readings.map((reading) => `${reading} ${unit}`).join(', ')}. What is their average, in ${unit}?`,
    hint: 'Add the three readings and divide by 3.',
    steps: [`${readings.join(' + ')} = ${sum}.`, `${sum} ÷ 3 = ${middle}, so ${middle} ${unit}.`],
    answer: `${middle} ${unit}`,
    check: `(${readings.join(' + ')}) / 3`,
    slips: [
      {
        answer: `${sum} ${unit}`,
        why: 'You have the sum of the readings. The average is the sum divided by 3.',
        check: readings.join(' + '),
      },
      {
        answer: `${show(sum / 2)} ${unit}`,
        why: 'You divided by 2, but there are three readings.',
        check: `(${readings.join(' + ')}) / 2`,
      },
    ],
  };
};

const plan = (draw: Draw): MadeQuestion => {
  const [soils, waters, seeds] = [draw.whole(2, 5), draw.whole(2, 4), draw.whole(3, 8)];
  const total = soils * waters * seeds;
  return {
    ask: `${draw.pick(CHILDREN)} tries ${soils} kinds of soil, each with ${waters} amounts of water, and plants ${seeds} seeds for each combination. How many seeds are needed?`,
    hint: 'Each soil goes with each amount of water. Count these combinations first.',
    steps: [
      `${soils} × ${waters} = ${soils * waters} combinations.`,
      `${soils * waters} × ${seeds} = ${total} seeds.`,
    ],
    answer: `${total} seeds`,
    check: `${soils} * ${waters} * ${seeds}`,
    slips: [
      {
        answer: `${soils + waters + seeds} seeds`,
        why: 'You added. Each soil goes with each amount of water, so the numbers multiply.',
        check: `${soils} + ${waters} + ${seeds}`,
      },
      {
        answer: `${(soils + waters) * seeds} seeds`,
        why: 'You added soils and amounts of water. Each soil goes with each amount, so multiply them.',
        check: `(${soils} + ${waters}) * ${seeds}`,
      },
    ].filter(({ answer }) => answer !== `${total} seeds`),
  };
};

export const chapter01 = [
  { id: 'seen-or-guessed', level: 'know', make: seenOrGuessed },
  { id: 'fair-test', level: 'use', make: fairTest },
  { id: 'average-of-three', level: 'use', make: averageOfThree },
  { id: 'plan', level: 'think', make: plan },
] as const satisfies readonly Maker[];
