import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
  [12, 16, 20],
  [7, 24, 25],
  [15, 20, 25],
  [10, 24, 26],
  [20, 21, 29],
] as const;

const centreToCircle = (draw: Draw): MadeQuestion => {
  const half = draw.whole(20, 85);
  const isFromCentre = draw.chance();
  const [given, answer] = isFromCentre ? [2 * half, half] : [half, 2 * half];
  return {
    ask: isFromCentre
      ? `An arc makes an angle of ${given}° at the centre of a circle. How many degrees is the angle that it makes at a point on the rest of the circle?`
      : `An arc makes an angle of ${given}° at a point on the rest of the circle. How many degrees is the angle that it makes at the centre?`,
    hint: 'Which of the two angles is larger, and how many times?',
    steps: [
      'The angle at the centre is twice the angle on the circle.',
      `${given}° ${isFromCentre ? '÷' : '×'} 2 = ${answer}°.`,
    ],
    answer: `${answer}°`,
    check: isFromCentre ? `${given} / 2` : `${given} * 2`,
    slips: [
      {
        answer: `${given}°`,
        why: 'Angles on the circle over one arc are equal to each other. The angle at the centre is double.',
        check: `${given}`,
      },
    ],
  };
};

const cyclic = (draw: Draw): MadeQuestion => {
  const angle = draw.pick([1, -1]) * draw.whole(3, 45) + 90;
  const [corner, opposite] = draw.pick([
    ['A', 'C'],
    ['B', 'D'],
    ['C', 'A'],
    ['D', 'B'],
  ] as const);
  return {
    ask: `The corners of the quadrilateral ABCD lie on a circle. Angle ${corner} is ${angle}°. How many degrees is angle ${opposite}?`,
    hint: `${corner} and ${opposite} are opposite corners.`,
    steps: [
      'Opposite angles of a cyclic quadrilateral add up to 180°.',
      `180° − ${angle}° = ${180 - angle}°.`,
    ],
    answer: `${180 - angle}°`,
    check: `180 - ${angle}`,
    slips: [
      {
        answer: `${angle}°`,
        why: 'Opposite angles are equal in a parallelogram. On a circle they add up to 180°.',
        check: `${angle}`,
      },
      {
        answer: `${360 - angle}°`,
        why: 'All four angles together make 360°. Two opposite ones make 180°.',
        check: `360 - ${angle}`,
      },
    ],
  };
};

const chord = (draw: Draw): MadeQuestion => {
  const [one, other, radius] = draw.pick(TRIPLES);
  const [away, half] = draw.chance() ? [one, other] : [other, one];
  return {
    ask: `A circle has a radius of ${radius} cm. A chord is ${away} cm away from the centre. How long is the chord?`,
    hint: 'The perpendicular from the centre cuts the chord in half.',
    steps: [
      `Half chord² = ${radius}² − ${away}² = ${radius ** 2} − ${away ** 2} = ${half ** 2}.`,
      `The half chord is ${half} cm.`,
      `The chord is 2 × ${half} = ${2 * half} cm long.`,
    ],
    answer: `${2 * half} cm`,
    check: `2 * sqrt(${radius}^2 - ${away}^2)`,
    slips: [
      {
        answer: `${half} cm`,
        why: 'That is half of the chord: the right-angled triangle reaches only to its middle.',
        check: `sqrt(${radius}^2 - ${away}^2)`,
      },
      {
        answer: `${2 * (radius - away)} cm`,
        why: 'You subtracted the lengths. In a right-angled triangle it is the squares that are subtracted.',
        check: `2 * (${radius} - ${away})`,
      },
    ],
  };
};

const parallelChords = (draw: Draw): MadeQuestion => {
  const [small, large, radius] = draw.pick(TRIPLES);
  const isAcross = draw.chance();
  const apart = isAcross ? large + small : large - small;
  const sides = isAcross ? 'opposite sides' : 'the same side';
  return {
    ask: `In a circle of radius ${radius} cm two parallel chords, ${2 * large} cm and ${2 * small} cm long, lie on ${sides} of the centre. How far apart are they?`,
    hint: 'Find the distance of each chord from the centre.',
    steps: [
      `For ${2 * large} cm: √(${radius}² − ${large}²) = ${small} cm from the centre.`,
      `For ${2 * small} cm: √(${radius}² − ${small}²) = ${large} cm from the centre.`,
      isAcross
        ? `The centre lies between them: ${small} + ${large} = ${apart} cm.`
        : `Both lie on one side of the centre: ${large} − ${small} = ${apart} cm.`,
    ],
    answer: `${apart} cm`,
    check: `sqrt(${radius}^2 - ${small}^2) ${isAcross ? '+' : '-'} sqrt(${radius}^2 - ${large}^2)`,
    slips: [
      {
        answer: `${isAcross ? large - small : large + small} cm`,
        why: `That would be right for chords on ${isAcross ? 'the same side' : 'opposite sides'} of the centre.`,
        check: `${large} ${isAcross ? '-' : '+'} ${small}`,
      },
    ],
  };
};

const throughCentre = (draw: Draw): MadeQuestion => {
  const [base] = draw.some(
    Array.from({ length: 60 }, (_, at) => at + 15).filter((angle) => ![30, 45, 60].includes(angle)),
    1,
  );
  const angle = base ?? 35;
  const centre = 180 - 2 * angle;
  return {
    ask: `O is the centre of a circle through A, B and C. Angle OAB is ${angle}°, and C lies on the longer arc AB. How many degrees is angle ACB?`,
    hint: 'OA and OB are equal. What kind of triangle is OAB?',
    steps: [
      `OAB is isosceles, so angle OBA is ${angle}° too.`,
      `Angle AOB = 180° − 2 × ${angle}° = ${centre}°.`,
      `Angle ACB is half of it: ${show(centre / 2)}°.`,
    ],
    answer: `${show(centre / 2)}°`,
    check: `(180 - 2 * ${angle}) / 2`,
    slips: [
      {
        answer: `${centre}°`,
        why: 'That is the angle at the centre. C lies on the circle, where the angle is half.',
        check: `180 - 2 * ${angle}`,
      },
      {
        answer: `${angle}°`,
        why: 'OAB and ACB are different angles. Go through the angle at the centre.',
        check: `${angle}`,
      },
    ],
  };
};

export const CHAPTER_05: BookMakers[number] = [
  { id: 'centre-to-circle', level: 'know', make: centreToCircle },
  { id: 'cyclic', level: 'know', make: cyclic },
  { id: 'chord', level: 'use', make: chord },
  { id: 'parallel-chords', level: 'think', make: parallelChords },
  { id: 'through-centre', level: 'think', make: throughCentre },
];
