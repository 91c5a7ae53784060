import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import { countOf, groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const habit = groupOf(
  {
    marks: {
      healthy: 'A healthy habit keeps body and mind well.',
      unhealthy: 'An unhealthy habit makes us weak, tired or ill.',
    },
    facts: [
      ['washing hands with soap before meals', 'healthy', 'Soap takes the germs off.'],
      ['brushing the teeth before bed', 'healthy', 'No food stays between the teeth at night.'],
      ['playing outside every day', 'healthy', 'Muscles and lungs grow strong.'],
      ['sleeping nine hours or more at night', 'healthy', 'Children grow and rest in their sleep.'],
      ['cutting the nails when they are long', 'healthy', 'Dirt cannot hide under short nails.'],
      ['telling someone you trust that you are sad', 'healthy', 'Talking makes it lighter.'],
      ['eating fruit and vegetables every day', 'healthy', 'They keep illness away.'],
      [
        'covering the mouth with the elbow when you cough',
        'healthy',
        'Germs do not fly to others.',
      ],
      ['looking at a screen until midnight', 'unhealthy', 'The eyes and the sleep suffer.'],
      [
        'rinsing the hands with water only before meals',
        'unhealthy',
        'Many germs stay without soap.',
      ],
      [
        'eating sweets instead of a meal',
        'unhealthy',
        'Sweets harm the teeth and lack most of what the body needs.',
      ],
      ['biting the nails', 'unhealthy', 'Dirt gets into the mouth.'],
      ['sharing one towel in the hostel', 'unhealthy', 'Germs go from skin to skin.'],
      ['skipping breakfast every day', 'unhealthy', 'Body and brain need food in the morning.'],
      ['hiding a fear for weeks', 'unhealthy', 'Nobody can help with what nobody knows.'],
    ],
  },
  (deed) => `Is this a healthy or an unhealthy habit: ${deed}?`,
  'What does it do to germs, teeth, sleep or mood?',
);

const GAMES: Sorting<'outdoor' | 'indoor'> = {
  marks: {
    outdoor: 'An outdoor game needs room to run.',
    indoor: 'An indoor game is played on a board or a table.',
  },
  facts: [
    ['kabaddi', 'outdoor', 'Kabaddi is played on a field.'],
    ['kho-kho', 'outdoor', 'Kho-kho is played on a field.'],
    ['football', 'outdoor', 'Football is played on a field.'],
    ['cricket', 'outdoor', 'Cricket is played on a field.'],
    ['gilli-danda', 'outdoor', 'Gilli-danda needs open ground.'],
    ['hockey', 'outdoor', 'Hockey is played on a field.'],
    ['chess', 'indoor', 'Chess is played on a board.'],
    ['carrom', 'indoor', 'Carrom is played on a board.'],
    ['ludo', 'indoor', 'Ludo is played on a board.'],
    ['snakes and ladders', 'indoor', 'Snakes and ladders is played on a board.'],
    ['pallanguzhi', 'indoor', 'Pallanguzhi is played on a board with cups.'],
    ['dominoes', 'indoor', 'Dominoes are laid on a table.'],
  ],
};

const brushing = (draw: Draw): MadeQuestion => {
  const [times, minutes, days] = [2, draw.whole(2, 3), draw.whole(3, 14)];
  return {
    ask: `${draw.pick(CHILDREN)} brushes twice a day, ${minutes} minutes each time. How many minutes of brushing is that in ${days} days?`,
    hint: 'How many minutes is it in one day?',
    steps: [
      `In a day: ${times} × ${minutes} = ${times * minutes} minutes.`,
      `In ${days} days: ${days} × ${times * minutes} = ${days * times * minutes} minutes.`,
    ],
    answer: `${days * times * minutes} minutes`,
    check: `${times} * ${minutes} * ${days}`,
    slips: [
      {
        answer: `${days * minutes} minutes`,
        why: 'You counted brushing once a day. It is twice.',
        check: `${minutes} * ${days}`,
      },
      {
        answer: `${times * minutes} minutes`,
        why: `That is one day. There are ${days}.`,
        check: `${times} * ${minutes}`,
      },
    ],
  };
};

const sleep = (draw: Draw): MadeQuestion => {
  const [bed, up] = [draw.whole(8, 9), draw.whole(5, 6)];
  const isHalfUp = draw.chance();
  const name = draw.pick(CHILDREN);
  const before = 12 - bed;
  const hours = before + up;
  const end = `${up}:${isHalfUp ? '30' : '00'}`;
  const answer = isHalfUp ? `${hours} hours 30 minutes` : `${hours} hours`;
  return {
    ask: `${name} goes to bed at ${bed}:00 at night and wakes up at ${end} in the morning. How long is the sleep?`,
    hint: 'Count first until midnight, then from midnight.',
    steps: [
      `From ${bed}:00 at night to midnight it is ${before} hours.`,
      `From midnight to ${end} it is ${up} hours${isHalfUp ? ' 30 minutes' : ''}.`,
      `Together ${answer}.`,
    ],
    answer,
    accept: isHalfUp ? [`${hours}½ hours`, `${hours}.5 hours`] : [],
    check: isHalfUp ? `[12 - ${bed} + ${up}, 60 / 2]` : `12 - ${bed} + ${up}`,
    slips: [
      {
        answer: isHalfUp ? `${up} hours 30 minutes` : `${up} hours`,
        why: 'The hours before midnight are missing.',
      },
      {
        answer: `${bed - up} hours`,
        why: 'You took the two numbers from each other. Midnight lies between them.',
        check: `${bed} - ${up}`,
      },
    ],
  };
};

const playTime = (draw: Draw): MadeQuestion => {
  const [morning, evening] = [draw.whole(2, 5) * 5, draw.whole(3, 6) * 5];
  const days = draw.pick([5, 6, 7]);
  const missing = 60 - morning - evening;
  return {
    ask: `Children should move about for 60 minutes a day. ${draw.pick(CHILDREN)} cycles ${morning} minutes in the morning and plays ${evening} minutes in the evening. How many minutes are missing in ${days} such days?`,
    hint: 'How many minutes are missing in one day?',
    steps: [
      `In a day: ${morning} + ${evening} = ${morning + evening}, and 60 − ${morning + evening} = ${missing} minutes are missing.`,
      `In ${days} days: ${days} × ${missing} = ${days * missing} minutes.`,
    ],
    answer: `${days * missing} minutes`,
    check: `${days} * (60 - ${morning} - ${evening})`,
    slips: [
      {
        answer: `${missing} minutes`,
        why: `That is for one day. There are ${days}.`,
        check: `60 - ${morning} - ${evening}`,
      },
      {
        answer: `${days * (morning + evening)} minutes`,
        why: 'So long the child moves. How much is missing?',
        check: `${days} * (${morning} + ${evening})`,
      },
    ],
  };
};

export const CHAPTER_09 = [
  { id: 'habit', level: 'know', make: habit },
  { id: 'brushing', level: 'use', make: brushing },
  { id: 'sleep', level: 'use', make: sleep },
  { id: 'play-time', level: 'think', make: playTime },
  {
    id: 'outdoor-games',
    level: 'know',
    make: countOf(
      GAMES,
      'outdoor',
      'How many of these games are played outdoors on a field or open ground',
    ),
  },
] as const;
