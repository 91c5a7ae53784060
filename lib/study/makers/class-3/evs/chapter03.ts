import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import { groupOf, memberOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const nationalDay = groupOf(
  {
    marks: {
      'Republic Day':
        'On Republic Day, 26 January, we remember that the Constitution came into force in 1950.',
      'Independence Day':
        'On Independence Day, 15 August, we remember that India became free in 1947.',
      'Gandhi Jayanti': 'Gandhi Jayanti, 2 October, is the birthday of Mahatma Gandhi.',
    },
    facts: [
      ['It is on 26 January', 'Republic Day', 'The day in January is Republic Day.'],
      ['It is the national day in winter', 'Republic Day', 'January is in winter.'],
      [
        'A great parade passes along Kartavya Path in New Delhi',
        'Republic Day',
        'The parade in New Delhi is held on Republic Day.',
      ],
      [
        'It recalls how the Constitution of India came into force',
        'Republic Day',
        'The Constitution came into force on 26 January 1950.',
      ],
      [
        'It comes first in a year that begins in January',
        'Republic Day',
        'January comes before August and October.',
      ],
      ['It is on 15 August', 'Independence Day', 'The day in August is Independence Day.'],
      [
        'The Prime Minister speaks from the Red Fort in Delhi',
        'Independence Day',
        'The speech from the Red Fort is on Independence Day.',
      ],
      [
        'It recalls the day on which India became free',
        'Independence Day',
        'India became free on 15 August 1947.',
      ],
      ['It falls in the rainy season', 'Independence Day', 'August is a month of the rains.'],
      ['It recalls the year 1947', 'Independence Day', 'In 1947 India became free.'],
      ['It is on 2 October', 'Gandhi Jayanti', 'The day in October is Gandhi Jayanti.'],
      ['It is the birthday of Bapu', 'Gandhi Jayanti', 'Bapu is what people call Mahatma Gandhi.'],
      [
        'It is kept as a day of non-violence',
        'Gandhi Jayanti',
        'Mahatma Gandhi taught non-violence.',
      ],
      [
        'People visit Raj Ghat in Delhi and sing Bapu’s favourite bhajans',
        'Gandhi Jayanti',
        'Raj Ghat is the memorial of Mahatma Gandhi.',
      ],
    ],
  },
  (clue) => `${clue}. Which day is meant: Republic Day, Independence Day or Gandhi Jayanti?`,
  'Recall the month of each day, and what happened on it.',
);

const harvest = memberOf(
  {
    marks: {
      harvest: 'A harvest festival gives thanks for the crop that has been brought in.',
      other: 'This one is kept for another reason.',
    },
    facts: [
      ['Pongal', 'harvest', 'At Pongal Tamil Nadu cooks the new rice.'],
      ['Magh Bihu', 'harvest', 'Magh Bihu ends the rice harvest in Assam.'],
      ['Onam', 'harvest', 'Onam is the harvest festival of Kerala.'],
      ['Baisakhi', 'harvest', 'At Baisakhi Punjab gives thanks for the wheat.'],
      ['Nuakhai', 'harvest', 'At Nuakhai people in Odisha eat the new rice.'],
      ['Wangala', 'harvest', 'Wangala is the harvest festival of the Garo people in Meghalaya.'],
      ['Christmas', 'other', 'Christmas is the feast of the birth of Jesus.'],
      ['Id-ul-Fitr', 'other', 'Id-ul-Fitr ends the month of fasting, Ramzan.'],
      ['Guru Nanak Jayanti', 'other', 'Guru Nanak Jayanti is the birthday of Guru Nanak.'],
      ['Buddha Purnima', 'other', 'Buddha Purnima is the birthday of the Buddha.'],
      ['Mahavir Jayanti', 'other', 'Mahavir Jayanti is the birthday of Mahavira.'],
      ['Raksha Bandhan', 'other', 'Raksha Bandhan is a feast of brothers and sisters.'],
      ['Republic Day', 'other', 'Republic Day is a national day.'],
      ['Gandhi Jayanti', 'other', 'Gandhi Jayanti is a national day.'],
    ],
  },
  'harvest',
  'Which of these is a harvest festival',
  'Which one is kept when rice or wheat has been cut?',
);

/** A festival, and the state of which it is the best known. */
const STATES = [
  ['Onam', 'Kerala'],
  ['Pongal', 'Tamil Nadu'],
  ['Rongali Bihu', 'Assam'],
  ['Nuakhai', 'Odisha'],
  ['Wangala', 'Meghalaya'],
  ['the Hornbill Festival', 'Nagaland'],
  ['Chapchar Kut', 'Mizoram'],
  ['Bathukamma', 'Telangana'],
  ['Hareli', 'Chhattisgarh'],
  ['Harela', 'Uttarakhand'],
] as const;

const homeState = (draw: Draw): MadeQuestion => {
  const [festival, state] = draw.pick(STATES);
  const [[otherFestival, other] = STATES[0]] = draw.some(
    STATES.filter(([, name]) => name !== state),
    1,
  );
  const shown = draw.shuffle([state, other]);
  return {
    ask: `In which state is ${festival} celebrated above all: ${shown[0]} or ${shown[1]}?`,
    hint: 'Find both states on a map of India and think of their festivals.',
    steps: [`${festival.replace(/^the/, 'The')} is celebrated above all in ${state}.`],
    answer: state,
    slips: [
      {
        answer: other,
        why: `${other} is known for ${otherFestival}.`,
      },
    ],
  };
};

const ROWS = [
  ['diyas', 'The wind blows out', 'are still burning'],
  ['lanterns', 'The rain puts out', 'are still burning'],
  ['candles', 'The wind blows out', 'are still burning'],
  ['flower pots', 'A goat knocks over', 'are still standing'],
] as const;

const rowsOfLights = (draw: Draw): MadeQuestion => {
  const [rows, each, gone] = [draw.whole(3, 8), draw.whole(4, 9), draw.whole(3, 9)];
  const [things, happens, still] = draw.pick(ROWS);
  const full = rows * each;
  return {
    ask: `A family sets out ${rows} rows of ${things} with ${each} in each row. ${happens} ${gone}. How many ${things} ${still}?`,
    hint: `Find all the ${things} first.`,
    steps: [
      `${rows} × ${each} = ${full} ${things}.`,
      `${full} − ${gone} = ${full - gone} ${still}.`,
    ],
    answer: `${full - gone} ${things}`,
    check: `${rows} * ${each} - ${gone}`,
    slips: [
      {
        answer: `${full} ${things}`,
        why: `These are all that were set out. Take the ${gone} away.`,
        check: `${rows} * ${each}`,
      },
      {
        answer: `${full + gone} ${things}`,
        why: 'You added. Those that are gone are taken away.',
        check: `${rows} * ${each} + ${gone}`,
      },
    ],
  };
};

const sharedSweets = (draw: Draw): MadeQuestion => {
  const [families, each, kept] = [draw.whole(3, 8), draw.whole(4, 8), draw.whole(5, 12)];
  const sweet = draw.pick(['laddoos', 'gujiyas', 'pedas', 'rasgullas', 'karanjis']);
  const total = families * each + kept;
  return {
    ask: `For a festival ${draw.pick(CHILDREN)}’s family makes ${total} ${sweet}. ${kept} stay at home, and the rest go in equal boxes to ${families} neighbours. How many ${sweet} are in each box?`,
    hint: 'How many are given away in all?',
    steps: [
      `${total} − ${kept} = ${families * each} are given away.`,
      `${families * each} ÷ ${families} = ${each} ${sweet}.`,
    ],
    answer: `${each} ${sweet}`,
    check: `(${total} - ${kept}) / ${families}`,
    slips: [
      {
        answer: `${families * each} ${sweet}`,
        why: `These go to all neighbours together. Share them among ${families}.`,
        check: `${total} - ${kept}`,
      },
      {
        answer: `${each + 1} ${sweet}`,
        why: `Then ${families} boxes would need ${families * (each + 1)}, and too few would stay at home.`,
        check: `(${total} - ${kept}) / ${families} + 1`,
      },
    ],
  };
};

export const CHAPTER_03 = [
  { id: 'national-day', level: 'know', make: nationalDay },
  { id: 'harvest', level: 'know', make: harvest },
  { id: 'rows-of-lights', level: 'use', make: rowsOfLights },
  { id: 'shared-sweets', level: 'think', make: sharedSweets },
  { id: 'home-state', level: 'use', make: homeState },
] as const;
