import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const CHILDREN = ['Zubin', 'Leela', 'Harish', 'Mumtaz', 'Tsering', 'Angela'] as const;

const testable = groupOf(
  {
    marks: {
      yes: 'A question can be tested when its answer can be counted or measured.',
      no: 'Taste, duty and what nobody can observe cannot be measured.',
    },
    facts: [
      ['Does salt make ice melt faster?', 'yes', 'One can time the melting with and without salt.'],
      [
        'Does a longer thread make a pendulum slower?',
        'yes',
        'One can time the swings for several lengths.',
      ],
      [
        'Does a lid shorten the time until water boils?',
        'yes',
        'One can time it with and without a lid.',
      ],
      ['Do moong seeds sprout in the dark?', 'yes', 'One can count the sprouts in a dark box.'],
      ['Which of two towels soaks up more water?', 'yes', 'One can weigh both before and after.'],
      ['Does a magnet pull through cardboard?', 'yes', 'One can try it with pins.'],
      ['Do ants prefer sugar to salt?', 'yes', 'One can count the ants at each.'],
      ['Does warm milk turn into curd sooner?', 'yes', 'One can time it at several temperatures.'],
      ['Is the veena more beautiful than the flute?', 'no', 'Beauty is a matter of taste.'],
      [
        'Is it right to keep birds in cages?',
        'no',
        'What is right is decided by thinking about values.',
      ],
      ['Is blue the nicest colour?', 'no', 'What is nice is a matter of taste.'],
      [
        'Should children choose their own bedtime?',
        'no',
        'What should be is not measured but agreed upon.',
      ],
      ['Is cricket a better game than kho-kho?', 'no', '“Better” is a matter of taste here.'],
      ['Is this poem sad enough?', 'no', 'How sad a poem should be is a matter of taste.'],
    ],
  },
  (line) => `Can an experiment settle the question “${line}” Answer yes or no.`,
  'Could two people measure it and agree?',
);

/** What is changed, what is measured and what stays the same. */
const TRIALS = [
  ['the heat of water', 'the time until sugar has dissolved', 'the amount of sugar'],
  ['the length of a thread', 'the time of one swing', 'the place where it hangs'],
  ['the height of a drop', 'the height of the bounce', 'the ball'],
  ['the number of cells', 'the number of pins lifted', 'the number of turns'],
  ['the hours of light', 'the growth of a plant', 'the kind of plant'],
  ['the slope of a ramp', 'the distance that a toy car rolls', 'the toy car'],
  ['the amount of salt', 'the time until the ice has melted', 'the size of the ice cube'],
  ['the kind of soil', 'the time for water to seep through', 'the amount of water'],
] as const;
const ROLES = [
  ['changed on purpose', 'What is set to a new value for each trial is changed on purpose.'],
  ['measured as the result', 'What is found out in each trial is the result.'],
  ['kept the same', 'What could disturb the test is kept the same.'],
] as const;

const roles = (draw: Draw): MadeQuestion => {
  const trial = draw.pick(TRIALS);
  const at = draw.pick([0, 1, 2] as const);
  const [role, why] = ROLES[at];
  const [changed, measured, same] = trial;
  const answer = trial[at];
  return {
    ask: `${draw.pick(CHILDREN)} investigates how ${measured} depends on ${changed}, with care that ${same} does not spoil the test. Which of the three is ${role}: ${draw.shuffle([...trial]).join(', ')}?`,
    hint: 'The result depends on what is changed.',
    steps: [why, `Here this is ${answer}.`],
    answer,
    accept: [answer.replace(/^the /, '')],
    slips: trial
      .filter((other) => other !== answer)
      .map((other) => ({
        answer: other,
        why: `You named what is ${ROLES[(trial as readonly string[]).indexOf(other)]?.[0] ?? ''}. Asked is what is ${role}.`,
      })),
  };
};

const average = (draw: Draw): MadeQuestion => {
  const middle = draw.whole(80, 240);
  const apart = draw.whole(1, 3);
  const more = apart + draw.whole(1, 3);
  const tenths = [middle - apart, middle + more, middle + apart, middle - more];
  const readings = draw.shuffle(tenths).map((reading) => show(reading / 10));
  const sum = show((middle * 4) / 10);
  const answer = show(middle / 10);
  return {
    ask: `Four readings of one time are ${readings.join(' s, ')} s. What is their average in seconds?`,
    hint: 'Add all four and divide by 4.',
    steps: [`${readings.join(' + ')} = ${sum}.`, `${sum} ÷ 4 = ${answer}, so ${answer} s.`],
    answer: `${answer} s`,
    check: `(${readings.join(' + ')}) / 4`,
    slips: [
      { answer: `${sum} s`, why: 'This is the sum. Divide it by 4.', check: readings.join(' + ') },
      {
        answer: `${show((middle * 2) / 10)} s`,
        why: 'You divided by 2, but there are four readings.',
        check: `(${readings.join(' + ')}) / 2`,
      },
    ],
  };
};

const predict = (draw: Draw): MadeQuestion => {
  const [minutes, loss, times] = [draw.pick([10, 15, 20]), draw.whole(2, 6), draw.whole(3, 6)];
  const left = draw.whole(20, 90);
  const gone = loss * times;
  const start = left + gone;
  const later = minutes * times;
  return {
    ask: `A candle of ${start} mm becomes shorter by ${loss} mm every ${minutes} minutes. If this goes on evenly, how long is it after ${later} minutes, in mm?`,
    hint: `How many times do ${minutes} minutes pass?`,
    steps: [
      `${later} ÷ ${minutes} = ${times} times: ${times} × ${loss} = ${gone} mm are burnt.`,
      `${start} − ${gone} = ${left} mm.`,
    ],
    answer: `${left} mm`,
    check: `${start} - ${loss} / ${minutes} * ${later}`,
    slips: [
      {
        answer: `${start - loss} mm`,
        why: `You took the loss away once. In ${later} minutes it happens ${times} times.`,
        check: `${start} - ${loss}`,
      },
      ...(gone === left
        ? []
        : [
            {
              answer: `${gone} mm`,
              why: 'This is what has burnt. Asked is what is left.',
              check: `${loss} * ${times}`,
            },
          ]),
    ].filter(({ answer }, at, all) => all.findIndex((one) => one.answer === answer) === at),
  };
};

export const chapter01 = [
  { id: 'testable', level: 'know', make: testable },
  { id: 'average', level: 'use', make: average },
  { id: 'roles', level: 'use', make: roles },
  { id: 'predict', level: 'think', make: predict },
] as const satisfies readonly Maker[];
