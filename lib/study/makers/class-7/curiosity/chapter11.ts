import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { countOf, groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const MATERIALS: Sorting<'transparent' | 'translucent' | 'opaque'> = {
  marks: {
    transparent: 'Through a transparent thing we see clearly.',
    translucent: 'A translucent thing lets light pass in part, so that nothing is seen clearly.',
    opaque: 'An opaque thing lets no light pass.',
  },
  facts: [
    ['clear window glass', 'transparent', 'Through a window we see clearly.'],
    ['clean air', 'transparent', 'Through clean air we see clearly.'],
    ['clear water in a glass', 'transparent', 'Through clear water we see clearly.'],
    ['a clear plastic bottle', 'transparent', 'Through clear plastic we see clearly.'],
    ['the glass of spectacles', 'transparent', 'Through spectacles we see clearly.'],
    ['butter paper', 'translucent', 'Butter paper glows before a lamp but blurs everything.'],
    ['frosted glass', 'translucent', 'Frosted glass lets light in but hides what is behind it.'],
    [
      'a sheet of oiled paper',
      'translucent',
      'Oiled paper glows before a lamp but blurs everything.',
    ],
    [
      'thin tracing paper',
      'translucent',
      'Tracing paper lets light pass but blurs what is farther off.',
    ],
    ['a wooden door', 'opaque', 'Wood lets no light pass.'],
    ['a steel plate', 'opaque', 'Steel lets no light pass.'],
    ['a brick', 'opaque', 'A brick lets no light pass.'],
    ['thick cardboard', 'opaque', 'Thick cardboard lets no light pass.'],
    ['a stone', 'opaque', 'A stone lets no light pass.'],
    ['a leather belt', 'opaque', 'Leather lets no light pass.'],
  ],
};

const material = groupOf(
  MATERIALS,
  (thing) => `Is ${thing} transparent, translucent or opaque?`,
  'What do you see when a lamp is behind it?',
);

const SOURCES: Sorting<'luminous' | 'non-luminous'> = {
  marks: {
    luminous: 'A luminous thing gives out light of its own.',
    'non-luminous': 'A non-luminous thing is seen only by light that it reflects.',
  },
  facts: [
    ['the Sun', 'luminous', 'The Sun makes its own light.'],
    ['a star', 'luminous', 'Stars make their own light.'],
    ['a firefly', 'luminous', 'A firefly makes its own light.'],
    ['a candle flame', 'luminous', 'A flame gives out light.'],
    ['a glowing LED', 'luminous', 'A glowing LED gives out light.'],
    ['a burning diya', 'luminous', 'The flame of a diya gives out light.'],
    ['the Moon', 'non-luminous', 'The Moon reflects light of the Sun.'],
    ['the planet Venus', 'non-luminous', 'Planets reflect light of the Sun.'],
    ['a mirror', 'non-luminous', 'A mirror only sends light back.'],
    ['a white wall', 'non-luminous', 'A wall only reflects light.'],
    ['a book', 'non-luminous', 'A book only reflects light.'],
    ['a diamond', 'non-luminous', 'A diamond sparkles with light from elsewhere.'],
  ],
};

const CHILDREN = ['Rukmini', 'Kabir', 'Dolma', 'Sharmila', 'Peter', 'Nazia'] as const;

const mirrorDistance = (draw: Draw): MadeQuestion => {
  const [start, step] = [draw.whole(8, 20) * 10, draw.whole(1, 6) * 10];
  const isTowards = draw.chance();
  const now = isTowards ? start - step : start + step;
  return {
    ask: `${draw.pick(CHILDREN)} stands ${start} cm in front of a plane mirror and moves ${step} cm ${isTowards ? 'towards' : 'away from'} it. How many centimetres are there now between the child and the image?`,
    hint: 'The image seems as far behind the mirror as the child is in front.',
    steps: [
      `Now the child is ${start} ${isTowards ? '−' : '+'} ${step} = ${now} cm from the mirror.`,
      `The image is as far behind it: 2 × ${now} = ${2 * now} cm.`,
    ],
    answer: `${2 * now} cm`,
    check: `2 * (${start} ${isTowards ? '-' : '+'} ${step})`,
    slips: [
      {
        answer: `${now} cm`,
        why: 'That is the distance to the mirror. The image is as far again behind it.',
        check: `${start} ${isTowards ? '-' : '+'} ${step}`,
      },
      {
        answer: `${2 * start + (isTowards ? -step : step)} cm`,
        why: 'When the child moves, the image moves as well, by the same distance.',
        check: `2 * ${start} ${isTowards ? '-' : '+'} ${step}`,
      },
    ],
  };
};

const mirrorClock = (draw: Draw): MadeQuestion => {
  const hour = draw.pick([1, 2, 3, 4, 5, 7, 8, 9, 10, 11]);
  const isHalf = draw.chance();
  const real = isHalf ? 11 - hour || 12 : 12 - hour;
  const seen = `${hour}:${isHalf ? '30' : '00'}`;
  const answer = `${real}:${isHalf ? '30' : '00'}`;
  return {
    ask: `In a mirror a clock without numbers seems to show ${seen}. What time does it really show? Write it such as 6:00.`,
    hint: 'The mirror exchanges left and right. What do seen and real time add up to?',
    steps: [
      'A hand as far to the right as it was to the left: seen and real time add up to 12 hours.',
      `12:00 − ${seen} = ${isHalf && real === 12 ? '0:30, which a clock shows as 12:30' : answer}.`,
    ],
    answer,
    check: isHalf ? `[${real === 12 ? '12' : `11 - ${hour}`}, 30]` : `[12 - ${hour}, 0]`,
    slips: [
      {
        answer: isHalf ? `${12 - hour}:30` : `${hour}:00`,
        why: isHalf
          ? 'With half hours the hour hand stands between two numbers: count back from 12:00 half an hour more.'
          : 'The mirror exchanges left and right, so a hand on the right is really on the left.',
      },
    ],
  };
};

const shadow = (draw: Draw): MadeQuestion => {
  const [stick, times] = [draw.whole(4, 12) * 10, draw.whole(2, 5)];
  const tall = draw.whole(3, 9) * 100;
  return {
    ask: `In the morning a stick of ${stick} cm has a shadow of ${stick * times} cm. How long is the shadow of a wall of ${tall} cm at the same time, in centimetres?`,
    hint: 'How many times as long as the stick is its shadow?',
    steps: [
      `${stick * times} ÷ ${stick} = ${times}: each shadow is ${times} times the height.`,
      `${show(tall)} × ${times} = ${show(tall * times)} cm.`,
    ],
    answer: `${show(tall * times)} cm`,
    check: `${tall} * ${stick * times} / ${stick}`,
    slips: [
      {
        answer: `${show(tall + stick * times - stick)} cm`,
        why: 'You made the shadow longer by as many centimetres as for the stick. It is as many times longer: multiply.',
        check: `${tall} + ${stick * times} - ${stick}`,
      },
    ],
  };
};

export const chapter11 = [
  { id: 'material', level: 'know', make: material },
  {
    id: 'count-sources',
    level: 'use',
    make: countOf(SOURCES, 'luminous', 'How many of these give out light of their own'),
  },
  { id: 'mirror-distance', level: 'use', make: mirrorDistance },
  { id: 'shadow', level: 'use', make: shadow },
  { id: 'mirror-clock', level: 'think', make: mirrorClock },
] as const satisfies readonly Maker[];
