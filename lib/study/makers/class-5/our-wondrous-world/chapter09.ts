import type { MadeQuestion } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const dayOrNight = groupOf(
  {
    marks: {
      day: 'What is awake or open by day uses the light.',
      night: 'What is awake or open at night uses the dark.',
    },
    facts: [
      ['a house sparrow', 'day', 'Sparrows look for seeds in daylight and sleep at night.'],
      ['a honeybee', 'day', 'Bees visit the flowers of the day.'],
      ['a butterfly', 'day', 'Butterflies fly in the warmth of the Sun.'],
      ['a palm squirrel', 'day', 'The striped squirrel feeds by day.'],
      ['a langur', 'day', 'Langurs eat leaves by day and sleep in trees.'],
      ['a peacock', 'day', 'Peacocks feed by day and sleep in trees.'],
      ['a lotus flower', 'day', 'The lotus opens in the morning.'],
      ['a crow', 'day', 'Crows gather in trees at dusk to sleep.'],
      ['a sunbird', 'day', 'Sunbirds sip nectar by day.'],
      ['an owl', 'night', 'Owls see and hear well enough to hunt in the dark.'],
      ['a bat', 'night', 'Bats hang asleep all day.'],
      ['a moth', 'night', 'Most moths fly at night.'],
      ['a flower of raat ki rani', 'night', 'Its name means queen of the night; it smells then.'],
      ['a firefly', 'night', 'Fireflies show their light in the dark.'],
      ['a porcupine', 'night', 'Porcupines stay in their burrows by day.'],
      ['a civet', 'night', 'Civets look for fruit at night.'],
      ['a flower of parijat', 'night', 'Parijat opens at dusk and drops its flowers at dawn.'],
    ],
  },
  (thing) => `Is ${thing} awake or open mainly by day or by night? Write: day or night.`,
  'When have you seen, heard or smelled it?',
);

const season = groupOf(
  {
    marks: {
      summer: 'Summer in north India, from April to June, is hot and dry.',
      monsoon: 'The monsoon, from June or July to September, brings the rain.',
      winter: 'Winter, from December to February, is cool.',
    },
    facts: [
      ['the hot wind loo', 'summer', 'The loo blows over the hot dry plains.'],
      [
        'ripe mangoes from the garden',
        'summer',
        'In the north most mangoes ripen in May and June, before the rain.',
      ],
      [
        'the longest day of the year',
        'summer',
        'The longest day is about 21 June, in the hot time.',
      ],
      ['aam panna against the heat', 'summer', 'Aam panna cools in the heat.'],
      ['dried-up ponds', 'summer', 'For months there has been no rain.'],
      ['frogs that sing in chorus', 'monsoon', 'Frogs sing when pools fill with rain.'],
      ['rice seedlings set out in flooded fields', 'monsoon', 'The rain floods the fields.'],
      ['mushrooms that spring up overnight', 'monsoon', 'Mushrooms need the wet.'],
      ['rivers in flood', 'monsoon', 'Months of rain fill the rivers.'],
      ['peacocks that dance under dark clouds', 'monsoon', 'Dark clouds bring the rain.'],
      ['yellow mustard fields', 'winter', 'Mustard flowers in the cool months.'],
      ['dense fog in the morning', 'winter', 'Cold nights bring fog over the plains.'],
      ['wild geese from Mongolia', 'winter', 'Wild geese come when their own lakes freeze.'],
      ['the shortest day of the year', 'winter', 'The shortest day is about 22 December.'],
      ['til laddoos for Makar Sankranti', 'winter', 'Makar Sankranti is in the middle of January.'],
    ],
  },
  (thing) => `In which season do you expect ${thing} in north India: summer, monsoon or winter?`,
  'Is it hot and dry, wet or cool?',
);

const RITUS = ['Vasanta', 'Grishma', 'Varsha', 'Sharad', 'Hemanta', 'Shishira'] as const;

const ritu = (at: number): string => RITUS[(at + 6) % 6] ?? 'Vasanta';

const nextRitu = (draw: Draw): MadeQuestion => {
  const [at, step] = [draw.whole(0, 5), draw.pick([-1, 1])];
  const answer = ritu(at + step);
  const wrong = ritu(at + draw.pick([2, 3, 4]));
  const shown = draw.shuffle([answer, wrong]);
  return {
    ask: `Which of the six ritus comes right ${step === 1 ? 'after' : 'before'} ${ritu(at)}: ${shown[0]} or ${shown[1]}?`,
    hint: 'The year begins with Vasanta, spring, and ends with Shishira, the late cold.',
    steps: [
      `The order is ${RITUS.join(', ')}, and then Vasanta again.`,
      `So right ${step === 1 ? 'after' : 'before'} ${ritu(at)} comes ${answer}.`,
    ],
    answer,
    accept: [answer.replace(/a$/, '')].filter((bare) => bare !== answer),
    slips: [
      { answer: wrong, why: `Between ${ritu(at)} and ${wrong} there is at least one other ritu.` },
    ],
  };
};

const BIRDS = [
  ['Bar-headed geese', 300],
  ['Demoiselle cranes', 250],
  ['Rosy starlings', 200],
  ['Siberian ducks', 250],
] as const;

const journey = (draw: Draw): MadeQuestion => {
  const [[birds, daily], days, rests] = [draw.pick(BIRDS), draw.whole(8, 16), draw.whole(2, 6)];
  const distance = daily * days;
  return {
    ask: `${birds} travel ${show(distance)} km to their winter home. On each day of flying they cover about ${daily} km, and they rest on ${rests} days in between. How many days does the whole journey take?`,
    hint: 'First find the days of flying.',
    steps: [
      `Days of flying: ${show(distance)} ÷ ${daily} = ${days}.`,
      `${days} + ${rests} = ${days + rests} days.`,
    ],
    answer: `${days + rests} days`,
    check: `${distance} / ${daily} + ${rests}`,
    slips: [
      {
        answer: `${days} days`,
        why: `Those are the days of flying. They rest on ${rests} days too.`,
        check: `${distance} / ${daily}`,
      },
    ],
  };
};

const TOWNS = ['Srinagar', 'Kargil', 'Baramulla', 'Anantnag', 'Sopore', 'Leh'] as const;

const longerDays = (draw: Draw): MadeQuestion => {
  const [start, days, pace] = [draw.whole(42, 55), draw.whole(10, 15), 2];
  const minutes = 10 * 60 + start + days * pace;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return {
    ask: `In February the day in ${draw.pick(TOWNS)} is 10 hours ${start} minutes long and grows by ${pace} minutes each day. How long is it after ${days} days? Give hours and minutes.`,
    hint: 'How many minutes are added in all?',
    steps: [
      `${days} × ${pace} = ${days * pace} minutes are added.`,
      `${start} + ${days * pace} = ${start + days * pace} minutes, which is 60 minutes and ${rest} more.`,
      `The day is ${hours} hours ${rest} minutes long.`,
    ],
    answer: `${hours} hours ${rest} minutes`,
    accept: [`${hours} hours and ${rest} minutes`],
    check: `[floor((600 + ${start} + ${days} * ${pace}) / 60), mod(600 + ${start} + ${days} * ${pace}, 60)]`,
    slips: [
      {
        answer: `10 hours ${rest} minutes`,
        why: `You lost an hour: 60 of the ${start + days * pace} minutes make one more.`,
        check: `[10, ${start} + ${days} * ${pace} - 60]`,
      },
      {
        answer: `10 hours ${start + pace} minutes`,
        why: `That is after one day. ${days} days have gone by.`,
        check: `[10, ${start} + ${pace}]`,
      },
    ],
  };
};

export const CHAPTER_09 = [
  { id: 'day-or-night', level: 'know', make: dayOrNight },
  { id: 'season', level: 'use', make: season },
  { id: 'journey', level: 'use', make: journey },
  { id: 'longer-days', level: 'think', make: longerDays },
  { id: 'next-ritu', level: 'know', make: nextRitu },
] as const;
