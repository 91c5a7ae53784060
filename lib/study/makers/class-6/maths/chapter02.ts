import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const degrees = (value: number): string => `${value}°`;
const inWords = (value: number): string[] => [`${value} degrees`];

const KINDS = [
  ['acute', 20, 89, 'is less than 90°', 'obtuse', 'Obtuse angles are larger than 90°.'],
  ['obtuse', 91, 179, 'lies between 90° and 180°', 'acute', 'Acute angles are less than 90°.'],
  ['reflex', 181, 359, 'is more than 180°', 'obtuse', 'Obtuse angles end at 180°.'],
] as const;

const kindOfAngle = (draw: Draw): MadeQuestion => {
  const [kind, low, high, mark, other, why] = draw.pick(KINDS);
  const size = draw.whole(low, high);
  return {
    ask: `An angle measures ${size}°. Is it acute, right, obtuse, straight or reflex?`,
    hint: 'Compare it with 90° and with 180°.',
    steps: [`${size}° ${mark}.`, `So the angle is ${kind}.`],
    answer: kind,
    accept: [`${kind} angle`],
    slips: [{ answer: other, why: `${why} ${size}° ${mark}.` }],
  };
};

const reflexOf = (draw: Draw): MadeQuestion => {
  const size = draw.whole(25, 175);
  return {
    ask: `The smaller angle between two rays from one point measures ${size}°. How many degrees has the reflex angle between them?`,
    hint: 'Both angles together make the full turn.',
    steps: ['The full turn is 360°.', `360 − ${size} = ${360 - size}°.`],
    answer: degrees(360 - size),
    accept: inWords(360 - size),
    check: `360 - ${size}`,
    slips: [
      {
        answer: degrees(180 - size),
        why: 'You went on to a straight angle. Both angles together make 360°.',
        check: `180 - ${size}`,
      },
    ],
  };
};

const twoMarks = (draw: Draw): MadeQuestion => {
  const [first, size] = [draw.whole(2, 12) * 5, draw.whole(4, 22) * 5];
  const second = first + size;
  return {
    ask: `On a protractor one arm of an angle lies at ${first}° and the other at ${second}°, both on the same scale. How many degrees has the angle?`,
    hint: 'Neither arm lies at zero.',
    steps: ['The angle is the difference of the two readings.', `${second} − ${first} = ${size}°.`],
    answer: degrees(size),
    accept: inWords(size),
    check: `${second} - ${first}`,
    slips: [
      {
        answer: degrees(second),
        why: 'That would be right if the first arm lay at 0°.',
      },
      {
        answer: degrees(first + second),
        why: 'You added. The angle is what lies between the two marks.',
        check: `${first} + ${second}`,
      },
    ],
  };
};

const clockHand = (draw: Draw): MadeQuestion => {
  const minutes = draw.whole(2, 11) * 5 + draw.pick([0, 1, 2]);
  return {
    ask: `Through how many degrees does the minute hand of a clock turn in ${minutes} minutes?`,
    hint: 'In 60 minutes it makes a full turn.',
    steps: ['In 1 minute: 360 ÷ 60 = 6°.', `${minutes} × 6 = ${minutes * 6}°.`],
    answer: degrees(minutes * 6),
    accept: inWords(minutes * 6),
    check: `${minutes} / 60 * 360`,
    slips: [
      {
        answer: degrees(minutes),
        why: 'The small marks of a clock are minutes. Each of them is 6°.',
      },
      {
        answer: degrees(minutes * 30),
        why: 'From one number of the dial to the next it is 30°, but that takes 5 minutes.',
        check: `${minutes} * 30`,
      },
    ].slice(0, minutes > 12 ? 1 : 2),
  };
};

const splitAngle = (draw: Draw): MadeQuestion => {
  const [name, whole] = draw.pick([
    ['right', 90],
    ['straight', 180],
  ] as const);
  const more = draw.whole(3, 20) * 2;
  const smaller = (whole - more) / 2;
  return {
    ask: `A ray from its vertex divides a ${name} angle into two angles. One is ${more}° larger than the other. How many degrees has the smaller one?`,
    hint: `Take the ${more}° away first; then both are alike.`,
    steps: [
      `${whole} − ${more} = ${whole - more}.`,
      `Two equal angles: ${whole - more} ÷ 2 = ${smaller}°.`,
      `Check: ${smaller} + ${smaller + more} = ${whole}.`,
    ],
    answer: degrees(smaller),
    accept: inWords(smaller),
    check: `(${whole} - ${more}) / 2`,
    slips: [
      {
        answer: degrees(smaller + more),
        why: 'That is the larger one of the two.',
        check: `(${whole} + ${more}) / 2`,
      },
      {
        answer: degrees(whole - more),
        why: `Without the ${more}° both together have so much. Share it between the two.`,
        check: `${whole} - ${more}`,
      },
    ].filter(({ answer }, at) => at === 1 || answer !== degrees(whole - more)),
  };
};

const POINTS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;
const PLACES = [
  ['points', 'lie on one line', 'line segments'],
  ['stops', 'lie along a straight bus road', 'different stretches between two stops'],
] as const;

const segments = (draw: Draw): MadeQuestion => {
  const [[things, lie, what], count] = [draw.pick(PLACES), draw.whole(4, 12)];
  const total = (count * (count - 1)) / 2;
  return {
    ask: `${show(count)} ${things}, ${POINTS[0]} to ${POINTS[count - 1]}, ${lie} in this order. How many ${what} are there, when the direction does not matter? Write the number.`,
    hint: `Count those that start at ${POINTS[0]}, then the new ones from ${POINTS[1]}, and so on.`,
    steps: [
      `From ${POINTS[0]} there are ${count - 1}, from ${POINTS[1]} ${count - 2} new ones, and so on down to 1.`,
      `Together: ${count} × ${count - 1} ÷ 2 = ${total}.`,
    ],
    answer: show(total),
    check: `combinations(${count}, 2)`,
    slips: [
      {
        answer: show(count - 1),
        why: 'Those join neighbours only. The longer ones count as well.',
        check: `${count} - 1`,
      },
      {
        answer: show(count * (count - 1)),
        why: 'You counted each one from both of its ends. AB and BA are the same.',
        check: `${count} * (${count} - 1)`,
      },
    ],
  };
};

export const CHAPTER_02 = [
  { id: 'kind-of-angle', level: 'know', make: kindOfAngle },
  { id: 'reflex-of', level: 'use', make: reflexOf },
  { id: 'two-marks', level: 'use', make: twoMarks },
  { id: 'split-angle', level: 'think', make: splitAngle },
  { id: 'clock-hand', level: 'use', make: clockHand },
  { id: 'segments', level: 'think', make: segments },
] as const;
