import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const motion = groupOf(
  {
    marks: {
      rotation: 'Rotation is the turning of the Earth on its axis, about once a day.',
      revolution: 'Revolution is the way of the Earth round the Sun, once a year.',
    },
    facts: [
      ['day following night', 'rotation', 'This repeats every day.'],
      ['the Sun rising in the east', 'rotation', 'The Earth turns from west to east every day.'],
      [
        'the stars seeming to move westwards in a night',
        'rotation',
        'It happens within one night.',
      ],
      [
        'the Pole Star seeming to stay while others circle it',
        'rotation',
        'The axis points close to the Pole Star.',
      ],
      ['a shadow of a pole moving from morning to evening', 'rotation', 'It happens within a day.'],
      [
        'sunrise in Arunachal before sunrise in Gujarat',
        'rotation',
        'The turning Earth brings the east into light first.',
      ],
      ['the change of seasons, with the tilt of the axis', 'revolution', 'Seasons take a year.'],
      [
        'other stars in the evening sky in summer than in winter',
        'revolution',
        'On its yearly way the Earth’s night side faces other stars.',
      ],
      [
        'long days in June and short days in December, with the tilt',
        'revolution',
        'This change takes a year.',
      ],
      [
        'a year having about 365 days',
        'revolution',
        'One way round the Sun takes about 365¼ days.',
      ],
      [
        'the noon Sun standing higher in June than in December, with the tilt',
        'revolution',
        'This change takes a year.',
      ],
      [
        'a leap year every fourth year or so',
        'revolution',
        'The way round the Sun takes about a quarter of a day more than 365 days.',
      ],
      [
        'noon and midnight being about 12 hours apart',
        'rotation',
        'Half a turn takes about 12 hours.',
      ],
    ],
  },
  (thing) => `Is this an effect of the Earth’s rotation or of its revolution: ${thing}?`,
  'Is it a matter of a day or of a year?',
);

const eclipse = groupOf(
  {
    marks: {
      solar: 'In a solar eclipse the Moon is between the Sun and the Earth.',
      lunar: 'In a lunar eclipse the Earth is between the Sun and the Moon.',
    },
    facts: [
      ['The Moon’s shadow falls on the Earth.', 'solar', 'The Moon must be in the middle then.'],
      ['The Earth’s shadow falls on the Moon.', 'lunar', 'The Earth must be in the middle then.'],
      ['It happens at new Moon.', 'solar', 'At new Moon the Moon is on the Sun’s side.'],
      ['It happens at full Moon.', 'lunar', 'At full Moon the Earth is between the other two.'],
      ['It is seen by day.', 'solar', 'Only by day is the Sun there to be hidden.'],
      ['It is seen at night.', 'lunar', 'The full Moon is up at night.'],
      [
        'A special filter is needed to look at it safely.',
        'solar',
        'Looking at the Sun hurts the eyes.',
      ],
      [
        'It is safe to look at with bare eyes.',
        'lunar',
        'The Moon is never too bright for our eyes.',
      ],
      ['The Sun is hidden for some minutes.', 'solar', 'The Moon stands before the Sun.'],
      [
        'The Moon turns coppery red for an hour or so.',
        'lunar',
        'A red Moon lies in the Earth’s shadow.',
      ],
      [
        'A total one is seen only from a narrow strip of the Earth.',
        'solar',
        'The Moon’s full shadow is small on the Earth.',
      ],
      [
        'Everybody on the night side can see it.',
        'lunar',
        'The darkened Moon is seen from the whole night side.',
      ],
      ['The Moon stands in the middle of the three.', 'solar', 'The Moon hides the Sun.'],
      [
        'The Earth stands in the middle of the three.',
        'lunar',
        'The Earth keeps the Sun’s light from the Moon.',
      ],
    ],
  },
  (thing) => `“${thing}” Of which eclipse is this true, solar or lunar?`,
  'Which body is in the middle, and whose shadow falls on which?',
);

const turn = (draw: Draw): MadeQuestion => {
  const hours = draw.whole(2, 22);
  const degrees = 15 * hours;
  return {
    ask: `The Earth turns by 360° in 24 hours. By how many degrees does it turn in ${hours} hours?`,
    hint: 'Find the turn of one hour first.',
    steps: ['360 ÷ 24 = 15 degrees in an hour.', `15 × ${hours} = ${degrees} degrees.`],
    answer: `${degrees}°`,
    accept: [`${degrees} degrees`],
    check: `360 / 24 * ${hours}`,
    slips: [
      {
        answer: `${12 * hours}°`,
        why: 'You reckoned with 12 degrees an hour. A day has 24 hours: 360 ÷ 24 = 15.',
        check: `12 * ${hours}`,
      },
      {
        answer: `${30 * hours}°`,
        why: 'That is the hour hand of a clock, which goes round in 12 hours. The Earth takes 24.',
        check: `360 / 12 * ${hours}`,
      },
    ],
  };
};

const noonApart = (draw: Draw): MadeQuestion => {
  const degrees = draw.whole(3, 29);
  const minutes = 4 * degrees;
  const [east, west] = draw.pick([
    ['Place A', 'Place B'],
    ['Town A', 'town B'],
    ['Island A', 'island B'],
  ] as const);
  return {
    ask: `${east} lies ${degrees}° of longitude east of ${west.toLowerCase().replace(/ b$/, ' B')}. The Earth turns by 15° in an hour. How many minutes earlier does the Sun stand highest there?`,
    hint: 'How many minutes does the Earth need for one degree?',
    steps: ['60 ÷ 15 = 4 minutes for one degree.', `4 × ${degrees} = ${minutes} minutes.`],
    answer: `${minutes} minutes`,
    check: `${degrees} / 15 * 60`,
    slips: [
      {
        answer: `${15 * degrees} minutes`,
        why: 'You took 15 minutes for each degree. It is 15 degrees for each hour: 4 minutes a degree.',
        check: `15 * ${degrees}`,
      },
      {
        answer: `${degrees} minutes`,
        why: 'A degree takes 4 minutes, not one.',
      },
    ],
  };
};

export const chapter12 = [
  { id: 'motion', level: 'know', make: motion },
  { id: 'eclipse', level: 'know', make: eclipse },
  { id: 'turn', level: 'use', make: turn },
  { id: 'noon-apart', level: 'think', make: noonApart },
] as const satisfies readonly Maker[];
