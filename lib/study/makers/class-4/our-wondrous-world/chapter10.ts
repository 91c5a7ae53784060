import type { MadeQuestion } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { ordinal } from '@/lib/study/worksheets/text';

const inTheSky = groupOf(
  {
    marks: {
      star: 'A star is very hot and shines by its own light.',
      planet: 'A planet goes round the Sun and has no light of its own.',
      neither: 'What neither shines like a star nor goes round the Sun as a planet is neither.',
    },
    facts: [
      ['the Sun', 'star', 'The Sun is the star nearest to us.'],
      ['Dhruva, the Pole Star', 'star', 'The Pole Star is a far sun of its own.'],
      ['Sirius, the brightest point of the night', 'star', 'Sirius is a far sun of its own.'],
      ['each bright point of the Saptarshi', 'star', 'The Saptarshi are seven stars.'],
      ['Arundhati in the Saptarshi', 'star', 'Arundhati is a faint star beside Vasishtha.'],
      ['the Earth', 'planet', 'The Earth goes round the Sun in a year.'],
      [
        'Venus, often called the evening star',
        'planet',
        'Venus only looks like a star; it goes round the Sun.',
      ],
      ['Mars', 'planet', 'Mars is the reddish neighbour of the Earth.'],
      ['Jupiter', 'planet', 'Jupiter is the largest planet of the Sun.'],
      ['Saturn with its rings', 'planet', 'Saturn goes round the Sun far outside.'],
      ['Mercury', 'planet', 'Mercury is the planet nearest to the Sun.'],
      ['the Moon', 'neither', 'The Moon goes round the Earth.'],
      ['a rainbow', 'neither', 'A rainbow is sunlight in drops of water.'],
      [
        'a satellite sent up by ISRO',
        'neither',
        'A satellite is built by people and goes round the Earth.',
      ],
      ['a cloud', 'neither', 'A cloud is made of tiny drops in the air.'],
      [
        'a shooting star',
        'neither',
        'A shooting star is a bit of dust or stone that glows up in the air.',
      ],
    ],
  },
  (thing) => `Is ${thing} a star, a planet or neither?`,
  'Does it shine by itself? Does it go round the Sun?',
);

const WATCHERS = ['Ishita', 'Rohan', 'Aisha', 'Tashi', 'Karthik', 'Mercy'] as const;
const THINGS = [
  'a flagpole',
  'a coconut palm',
  'a lamp post',
  'a child',
  'a temple tower',
] as const;

const shadow = (draw: Draw): MadeQuestion => {
  const isMorning = draw.chance();
  const [sun, away] = isMorning ? ['east', 'west'] : ['west', 'east'];
  return {
    ask: `${draw.pick(WATCHERS)} looks at the shadow of ${draw.pick(THINGS)} ${isMorning ? 'soon after sunrise' : 'shortly before sunset'}. Does the shadow point to the east or to the west?`,
    hint: 'Where is the Sun then? A shadow falls on the other side.',
    steps: [
      `${isMorning ? 'After sunrise' : 'Before sunset'} the Sun stands in the ${sun}.`,
      `The shadow points away from it: to the ${away}.`,
    ],
    answer: away,
    accept: [`to the ${away}`, `the ${away}`],
    slips: [
      { answer: sun, why: 'That is where the Sun stands. The shadow falls on the other side.' },
    ],
  };
};

/** Hours of sunrise and sunset as they occur in India; the minutes come with the sunset. */
const LATE = [
  [5, 6],
  [6, 5],
  [6, 6],
  [6, 7],
  [7, 5],
  [7, 6],
] as const;
/** The same, with the minutes at sunrise. */
const EARLY = [
  [5, 6],
  [5, 7],
  [6, 5],
  [6, 6],
  [6, 7],
  [7, 6],
] as const;

const dayLength = (draw: Draw): MadeQuestion => {
  const [late, minutes] = [draw.chance(), draw.pick([10, 15, 20, 30, 40, 45])];
  const [rise, set] = draw.pick(late ? LATE : EARLY);
  const before = 12 - rise;
  const hours = before + set;
  // The minutes stand either with the sunset, or come off the morning.
  const [up, down] = late
    ? [`${rise}:00`, `${set}:${minutes}`]
    : [`${rise}:${minutes}`, `${set}:00`];
  const [allHours, allMinutes] = late ? [hours, minutes] : [hours - 1, 60 - minutes];
  return {
    ask: `The Sun rises at ${up} a.m. and sets at ${down} p.m. For how many hours and minutes is it up?`,
    hint: 'First from sunrise to noon, then from noon to sunset.',
    steps: late
      ? [
          `To noon: ${before} hours. From noon: ${set} hours ${minutes} minutes.`,
          `Together: ${allHours} hours ${allMinutes} minutes.`,
        ]
      : [
          `To noon: ${before - 1} hours ${60 - minutes} minutes. From noon: ${set} hours.`,
          `Together: ${allHours} hours ${allMinutes} minutes.`,
        ],
    answer: `${allHours} hours ${allMinutes} minutes`,
    accept: [`${allHours} hours and ${allMinutes} minutes`],
    check: late
      ? `[12 - ${rise} + ${set}, ${minutes}]`
      : `[floor((60 * (12 + ${set} - ${rise}) - ${minutes}) / 60), mod(60 * (12 + ${set} - ${rise}) - ${minutes}, 60)]`,
    slips: [
      {
        answer: `${allHours - (late ? 1 : -1)} hours ${allMinutes} minutes`,
        why: 'You are one hour off. Count to noon and on from noon.',
      },
    ],
  };
};

const MONTHS = ['January', 'March', 'May', 'July', 'August', 'October', 'December'] as const;

const moonDate = (draw: Draw): MadeQuestion => {
  const [start, later, month] = [draw.whole(1, 15), draw.whole(14, 15), draw.pick(MONTHS)];
  const isFull = draw.chance();
  const [now, then] = isFull
    ? ['Poornima, the full moon,', 'Amavasya, the new moon,']
    : ['Amavasya, the new moon,', 'Poornima, the full moon,'];
  const date = start + later;
  return {
    ask: `${now} is on ${start} ${month}. ${then} comes ${later} days later. On which date of ${month} is that?`,
    hint: `Count ${later} days on from ${start} ${month}.`,
    steps: [`${start} + ${later} = ${date}.`, `It is on ${date} ${month}.`],
    answer: `${date} ${month}`,
    accept: [`${month} ${date}`, `${ordinal(date)} ${month}`],
    check: `${start} + ${later}`,
    slips: [
      {
        answer: `${date - 1} ${month}`,
        why: `You counted ${start} ${month} as the first day. The first day later is ${start + 1} ${month}.`,
        check: `${start} + ${later} - 1`,
      },
    ],
  };
};

export const CHAPTER_10 = [
  { id: 'in-the-sky', level: 'know', make: inTheSky },
  { id: 'shadow', level: 'use', make: shadow },
  { id: 'day-length', level: 'use', make: dayLength },
  { id: 'moon-date', level: 'think', make: moonDate },
] as const;
