import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';

const NAMES = ['ABC', 'DEF', 'KLM', 'PQR', 'STU', 'XYZ', 'GHI', 'LMN'] as const;

/** Two names of triangles without a common letter, the second with its corners mixed. */
const twins = (draw: Draw): readonly [string, string] => {
  const [one = '', other = ''] = draw.some(NAMES, 2);
  if ([...one].some((letter) => other.includes(letter))) return twins(draw);
  return [one, draw.shuffle([...other]).join('')];
};

const SIDES = [
  [0, 1],
  [1, 2],
  [0, 2],
] as const;

const matchingSide = (draw: Draw): MadeQuestion => {
  const [one, other] = twins(draw);
  const [asked, wrong] = draw.some(SIDES, 2);
  const [from, to] = asked ?? [0, 1];
  const [wrongFrom, wrongTo] = wrong ?? [1, 2];
  const answer = `${other[from]}${other[to]}`;
  return {
    ask: `Triangle ${one} is congruent to triangle ${other}, in this order of corners. Which side of ${other} is as long as ${one[from]}${one[to]}?`,
    hint: 'The first letters belong together, the second ones and the third ones.',
    steps: [
      `${one[from]} belongs to ${other[from]}, and ${one[to]} to ${other[to]}.`,
      `So ${one[from]}${one[to]} = ${answer}.`,
    ],
    answer,
    accept: [`${other[to]}${other[from]}`],
    slips: [
      {
        answer: `${other[wrongFrom]}${other[wrongTo]}`,
        why: `That side belongs to ${one[wrongFrom]}${one[wrongTo]}. Match the letters by their places.`,
      },
    ],
  };
};

/** What two triangles agree in, what follows, and what is easily taken for it. */
const AGREEMENTS = [
  ['all three sides', 'SSS', 'SAS'],
  ['sides of 4 cm, 6 cm and 7 cm', 'SSS', 'RHS'],
  ['two sides and the angle between these two', 'SAS', 'ASA'],
  ['sides of 5 cm and 8 cm with an angle of 40° between them', 'SAS', 'ASA'],
  ['sides of 3 cm and 9 cm with an angle of 110° between them', 'SAS', 'SSS'],
  ['two angles and the side between them', 'ASA', 'SAS'],
  ['a side of 6 cm with angles of 50° and 70° at its ends', 'ASA', 'SAS'],
  ['a side of 9 cm with angles of 35° and 100° at its ends', 'ASA', 'none'],
  ['a right angle, the hypotenuse and one more side', 'RHS', 'SSS'],
  ['a right angle, a hypotenuse of 13 cm and a side of 5 cm', 'RHS', 'SAS'],
  ['all three angles', 'none', 'ASA'],
  ['angles of 50°, 60° and 70°', 'none', 'SSS'],
  ['one side and one angle', 'none', 'SAS'],
  ['an angle of 35°, a side of 9 cm next to it and a side of 6 cm opposite it', 'none', 'SAS'],
  ['their perimeters', 'none', 'SSS'],
] as const;

const whichCondition = (draw: Draw): MadeQuestion => {
  const [agreement, answer, neighbour] = draw.pick(AGREEMENTS);
  const isNone = answer === 'none';
  return {
    ask: `Of two triangles we only know that they agree in ${agreement}. Which condition shows that they are congruent: SSS, SAS, ASA, RHS or none?`,
    hint: 'Write S for each side and A for each angle, in their order round the triangle.',
    steps: isNone
      ? [
          'Try to draw two different triangles with these facts: it is possible.',
          'So none of the conditions applies.',
        ]
      : [
          `The facts in their order: ${agreement}.`,
          `That is ${answer}, so the triangles are congruent.`,
        ],
    answer,
    slips: [
      {
        answer: neighbour,
        why: isNone
          ? `Look again: ${neighbour} asks for more, or for another place of the angle.`
          : neighbour === 'none'
            ? 'These three facts do fix the triangle. Try to draw it.'
            : `Count the sides and the angles, and see which lies between: this is no ${neighbour}.`,
      },
    ],
  };
};

const matchingAngle = (draw: Draw): MadeQuestion => {
  const [one, other] = twins(draw);
  const [first, second] = [draw.whole(35, 58), draw.whole(62, 85)];
  const third = 180 - first - second;
  if (third === second || third === first) return matchingAngle(draw);
  return {
    ask: `Triangle ${one} is congruent to triangle ${other}, in this order of corners. ∠${one[0]} = ${first}° and ∠${other[1]} = ${second}°. How large is ∠${one[2]}?`,
    hint: `Which angle of ${one} belongs to ∠${other[1]}?`,
    steps: [
      `∠${one[1]} belongs to ∠${other[1]}, so it is ${second}°.`,
      `∠${one[2]} = 180° − ${first}° − ${second}° = ${third}°.`,
    ],
    answer: `${third}°`,
    check: `180 - ${first} - ${second}`,
    slips: [
      {
        answer: `${second}°`,
        why: `∠${other[1]} belongs to ∠${one[1]}. Match the letters by their places.`,
      },
      {
        answer: `${first}°`,
        why: `That is ∠${one[0]}, which belongs to ∠${other[0]}.`,
      },
    ],
  };
};

const missingSide = (draw: Draw): MadeQuestion => {
  const [one, other] = twins(draw);
  const [first, second] = [draw.whole(5, 12), draw.whole(5, 12)];
  const third = draw.whole(Math.abs(first - second) + 1, first + second - 1);
  if (new Set([first, second, third]).size < 3) return missingSide(draw);
  const around = first + second + third;
  return {
    ask: `Triangle ${one} is congruent to triangle ${other}, in this order of corners. ${one[0]}${one[1]} = ${first} cm, ${other[1]}${other[2]} = ${second} cm, and the perimeter of ${one} is ${around} cm. How long is ${one[0]}${one[2]}, in cm?`,
    hint: `Which side of ${one} is as long as ${other[1]}${other[2]}?`,
    steps: [
      `${other[1]}${other[2]} belongs to ${one[1]}${one[2]}, so ${one[1]}${one[2]} = ${second} cm.`,
      `${around} − ${first} − ${second} = ${third}, so ${one[0]}${one[2]} = ${third} cm.`,
    ],
    answer: `${third} cm`,
    check: `${around} - ${first} - ${second}`,
    slips: [
      {
        answer: `${second} cm`,
        why: `${other[1]}${other[2]} belongs to ${one[1]}${one[2]}, not to ${one[0]}${one[2]}.`,
      },
    ],
  };
};

const isoscelesTop = (draw: Draw): MadeQuestion => {
  const [base, extra] = [draw.whole(31, 80), draw.pick(['ABC', 'PQR', 'XYZ'] as const)];
  if (base === 60) return isoscelesTop(draw);
  const [top, left, right] = extra;
  const outside = 180 - base;
  return {
    ask: `In triangle ${extra}, ${top}${left} = ${top}${right}. Side ${left}${right} is extended beyond ${right}, and the exterior angle at ${right} is ${outside}°. How large is ∠${top}?`,
    hint: `First find the angle inside the triangle at ${right}.`,
    steps: [
      `Inside at ${right}: 180° − ${outside}° = ${base}°.`,
      `Angles opposite equal sides are equal: ∠${left} = ${base}° too.`,
      `∠${top} = 180° − 2 × ${base}° = ${180 - 2 * base}°.`,
    ],
    answer: `${180 - 2 * base}°`,
    check: `${outside} - (180 - ${outside})`,
    slips: [
      {
        answer: `${base}°`,
        why: `That is the angle at ${right}, equal to the one at ${left}. ∠${top} lies between the equal sides.`,
        check: `180 - ${outside}`,
      },
      {
        answer: `${outside}°`,
        why: `The exterior angle is ∠${top} and ∠${left} together.`,
      },
    ],
  };
};

export const CHAPTER_09 = [
  { id: 'matching-side', level: 'know', make: matchingSide },
  { id: 'which-condition', level: 'know', make: whichCondition },
  { id: 'matching-angle', level: 'use', make: matchingAngle },
  { id: 'missing-side', level: 'use', make: missingSide },
  { id: 'isosceles-top', level: 'think', make: isoscelesTop },
] as const;
