import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { hcf } from '@/lib/study/worksheets/fraction';
import { show } from '@/lib/study/worksheets/text';
import { slashed } from './slashed';

/** Radii and angles for which arc and area have at most two decimals with π = 22/7. */
const SECTORS = [
  [7, 90],
  [7, 45],
  [14, 45],
  [14, 90],
  [21, 30],
  [21, 45],
  [21, 60],
  [21, 90],
  [21, 120],
  [28, 45],
  [28, 90],
  [35, 36],
  [35, 72],
  [35, 90],
  [35, 144],
  [42, 30],
  [42, 60],
  [42, 90],
  [42, 120],
  [42, 150],
  [10.5, 60],
  [10.5, 120],
  [63, 40],
  [63, 80],
] as const;

const circle = (radius: number): number => Math.round((22 / 7) * 2 * radius * 1000) / 1000;
const disc = (radius: number): number => Math.round((22 / 7) * radius * radius * 1000) / 1000;

const arc = (draw: Draw): MadeQuestion => {
  const [[radius, angle], isLength] = [draw.pick(SECTORS), draw.chance()];
  const part = slashed(angle, 360);
  const [whole, other] = isLength ? [circle(radius), disc(radius)] : [disc(radius), circle(radius)];
  const [one, another] = isLength ? ['cm', 'cm²'] : ['cm²', 'cm'];
  const times = isLength ? `2 * 22 / 7 * ${radius}` : `22 / 7 * ${radius}^2`;
  const otherTimes = isLength ? `22 / 7 * ${radius}^2` : `2 * 22 / 7 * ${radius}`;
  const result = (whole * angle) / 360;
  return {
    ask: `A sector of a circle of radius ${radius} cm has an angle of ${angle}° at the centre. ${isLength ? 'How long is its arc' : 'What is its area'}? (Take π = 22/7.)`,
    hint: `Which part of the full circle is ${angle}°?`,
    steps: [
      `${angle}/360 = ${part}.`,
      isLength
        ? `Full circle: 2 × 22/7 × ${radius} = ${show(whole)} cm.`
        : `Full circle: 22/7 × ${radius} × ${radius} = ${show(whole)} cm².`,
      `${show(whole)} × ${part} = ${show(result)} ${one}.`,
    ],
    answer: `${show(result)} ${one}`,
    check: `${angle} / 360 * ${times}`,
    slips: [
      {
        answer: `${show(whole)} ${one}`,
        why: `That is the full circle. Take ${part} of it.`,
        check: times,
      },
      {
        answer: `${show((other * angle) / 360)} ${one}`,
        why: isLength
          ? `That is the number for the area, in ${another}. A length needs 2πr.`
          : `That is the number for the arc, in ${another}. An area needs πr².`,
        check: `${angle} / 360 * ${otherTimes}`,
      },
    ],
  };
};

const perimeter = (draw: Draw): MadeQuestion => {
  const [radius, angle] = draw.pick(SECTORS);
  const around = (circle(radius) * angle) / 360;
  const arcText = `${slashed(angle, 360)} × 2 × 22/7 × ${radius}`;
  const check = `${angle} / 360 * 2 * 22 / 7 * ${radius}`;
  return {
    ask: `What is the perimeter of a sector of radius ${radius} cm with an angle of ${angle}°? (Take π = 22/7.)`,
    hint: 'Walk all round it: an arc, and then?',
    steps: [
      `Arc: ${arcText} = ${show(around)} cm.`,
      `Two radii: 2 × ${radius} = ${show(2 * radius)} cm.`,
      `${show(around)} + ${show(2 * radius)} = ${show(around + 2 * radius)} cm.`,
    ],
    answer: `${show(around + 2 * radius)} cm`,
    check: `${check} + 2 * ${radius}`,
    slips: [
      {
        answer: `${show(around)} cm`,
        why: 'That is the arc. The two radii belong to the perimeter too.',
        check,
      },
      {
        answer: `${show(around + radius)} cm`,
        why: 'A sector has two radii, not one.',
        check: `${check} + ${radius}`,
      },
    ],
  };
};

const MINUTES = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50] as const;

const minuteHand = (draw: Draw): MadeQuestion => {
  const [radius, minutes, isWay] = [
    draw.pick([10.5, 14, 21, 7] as const),
    draw.pick(MINUTES),
    draw.chance(),
  ];
  const [whole, unit] = isWay ? [circle(radius), 'cm'] : [disc(radius), 'cm²'];
  const result = (whole * minutes) / 60;
  if (Math.abs(result * 1000 - Math.round(result * 1000)) > 1e-6) return minuteHand(draw);
  const times = isWay ? `2 * 22 / 7 * ${radius}` : `22 / 7 * ${radius}^2`;
  const [other, otherTimes] = isWay
    ? [disc(radius), `22 / 7 * ${radius}^2`]
    : [circle(radius), `2 * 22 / 7 * ${radius}`];
  return {
    ask: `The minute hand of a clock is ${radius} cm long. ${isWay ? 'How far does its tip travel' : 'Which area does it sweep'} in ${minutes} minutes? (Take π = 22/7.)`,
    hint: `Which part of a full turn does it make in ${minutes} minutes?`,
    steps: [
      `${minutes} of 60 minutes are ${slashed(minutes, 60)} of a turn.`,
      isWay
        ? `Full circle: 2 × 22/7 × ${radius} = ${show(whole)} cm.`
        : `Full circle: 22/7 × ${radius} × ${radius} = ${show(whole)} cm².`,
      `${show(whole)} × ${slashed(minutes, 60)} = ${show(result)} ${unit}.`,
    ],
    answer: `${show(result)} ${unit}`,
    check: `${minutes} / 60 * ${times}`,
    slips: [
      {
        answer: `${show(whole)} ${unit}`,
        why: 'That is a full turn, which takes 60 minutes.',
        check: times,
      },
      {
        answer: `${show((other * minutes) / 60)} ${unit}`,
        why: isWay
          ? 'That is the number for the area. The tip travels an arc, so use 2πr.'
          : 'That is the way of the tip. The area needs πr².',
        check: `${minutes} / 60 * ${otherTimes}`,
      },
    ].filter(({ answer }) => answer.length < 14),
  };
};

const ANIMALS = ['goat', 'horse', 'cow', 'calf', 'donkey'] as const;

const grazing = (draw: Draw): MadeQuestion => {
  const [animal, rope] = [draw.pick(ANIMALS), draw.pick([3.5, 7, 10.5, 14] as const)];
  const place = draw.pick([
    ['to a corner of a large square field, inside it', 1, 4, 'The corner inside a square has 90°'],
    [
      'on the outside to a corner of a large square shed',
      3,
      4,
      'Outside the corner there are 360° − 90° = 270°',
    ],
    [
      'to a peg in the middle of one side of a large square field, inside it',
      1,
      2,
      'Inside the straight side there are 180°',
    ],
    ['to a corner of 60° of a large field with three sides, inside it', 1, 6, 'The corner has 60°'],
  ] as const);
  const [where, top, over, why] = place;
  const whole = disc(rope);
  const result = (whole * top) / over;
  if (Math.abs(result * 1000 - Math.round(result * 1000)) > 1e-6) return grazing(draw);
  return {
    ask: `A ${animal} is tied with a rope of ${rope} m ${where}. On how many square metres can it graze? (Take π = 22/7.)`,
    hint: 'Which part of a full circle can the rope reach?',
    steps: [
      `${why}: ${slashed(top, over)} of a circle.`,
      `Full circle: 22/7 × ${rope} × ${rope} = ${show(whole)} m².`,
      `${show(whole)} × ${slashed(top, over)} = ${show(result)} m².`,
    ],
    answer: `${show(result)} m²`,
    check: `${top} / ${over} * 22 / 7 * ${rope}^2`,
    slips: [
      {
        answer: `${show(whole)} m²`,
        why: 'That is the full circle. The rope cannot reach all of it.',
        check: `22 / 7 * ${rope}^2`,
      },
      {
        answer: `${show((whole * (over - top)) / over)} m²`,
        why: 'That is the part which the rope cannot reach.',
        check: `(1 - ${top} / ${over}) * 22 / 7 * ${rope}^2`,
      },
    ].filter(({ answer }) => answer.length < 14),
  };
};

const segment = (draw: Draw): MadeQuestion => {
  const isRight = draw.chance();
  const radius = isRight ? draw.pick([7, 14, 21, 28, 35, 42] as const) : draw.whole(3, 10) * 6;
  const isMajor = draw.chance();
  const sector = isRight ? disc(radius) / 4 : (3.14 * radius * radius) / 6;
  const triangle = isRight ? (radius * radius) / 2 : (1.73 * radius * radius) / 4;
  const whole = isRight ? disc(radius) : 3.14 * radius * radius;
  const minor = sector - triangle;
  const answer = isMajor ? whole - minor : minor;
  const sectorCheck = isRight ? `22 / 7 * ${radius}^2 / 4` : `3.14 * ${radius}^2 / 6`;
  const triangleCheck = isRight ? `${radius}^2 / 2` : `1.73 / 4 * ${radius}^2`;
  const wholeCheck = isRight ? `22 / 7 * ${radius}^2` : `3.14 * ${radius}^2`;
  const minorCheck = `${sectorCheck} - ${triangleCheck}`;
  return {
    ask: `In a circle of radius ${radius} cm a chord makes an angle of ${isRight ? 90 : 60}° at the centre. What is the area of the ${isMajor ? 'major' : 'minor'} segment? (Take π = ${isRight ? '22/7' : '3.14 and √3 = 1.73'}.)`,
    hint: isMajor
      ? 'First the minor segment, sector minus triangle; then take it from the circle.'
      : 'Segment = sector minus triangle.',
    steps: [
      isRight
        ? `Sector: 1/4 × 22/7 × ${radius} × ${radius} = ${show(sector)} cm².`
        : `Sector: 1/6 × 3.14 × ${radius} × ${radius} = ${show(sector)} cm².`,
      isRight
        ? `Triangle: 1/2 × ${radius} × ${radius} = ${show(triangle)} cm².`
        : `The triangle is equilateral: 1.73/4 × ${radius} × ${radius} = ${show(triangle)} cm².`,
      `Minor segment: ${show(sector)} − ${show(triangle)} = ${show(minor)} cm².`,
      ...(isMajor
        ? [`Circle minus this: ${show(whole)} − ${show(minor)} = ${show(answer)} cm².`]
        : []),
    ],
    answer: `${show(answer)} cm²`,
    check: isMajor ? `${wholeCheck} - (${minorCheck})` : minorCheck,
    slips: [
      {
        answer: `${show(isMajor ? minor : sector)} cm²`,
        why: isMajor
          ? 'That is the minor segment. Take it from the whole circle.'
          : 'That is the sector. Take the triangle away.',
        check: isMajor ? minorCheck : sectorCheck,
      },
      {
        answer: `${show(isMajor ? whole - sector : triangle)} cm²`,
        why: isMajor
          ? 'That is the major sector. The triangle belongs to the major segment too.'
          : 'That is the triangle. The segment is what lies between it and the arc.',
        check: isMajor ? `${wholeCheck} - ${sectorCheck}` : triangleCheck,
      },
    ],
  };
};

const angleOf = (draw: Draw): MadeQuestion => {
  const [[radius, angle], isLength] = [draw.pick(SECTORS), draw.chance()];
  const whole = isLength ? circle(radius) : disc(radius);
  const part = (whole * angle) / 360;
  const unit = isLength ? 'cm' : 'cm²';
  const by = hcf(angle, 360);
  const times = isLength ? `2 * 22 / 7 * ${radius}` : `22 / 7 * ${radius}^2`;
  return {
    ask: `In a circle of radius ${radius} cm ${isLength ? `an arc is ${show(part)} cm long` : `a sector has an area of ${show(part)} cm²`}. How many degrees is its angle at the centre? (Take π = 22/7.)`,
    hint: `Which part of the full circle is ${show(part)} ${unit}?`,
    steps: [
      isLength
        ? `Full circle: 2 × 22/7 × ${radius} = ${show(whole)} cm.`
        : `Full circle: 22/7 × ${radius} × ${radius} = ${show(whole)} cm².`,
      `${show(part)} ÷ ${show(whole)} = ${angle / by}/${360 / by}.`,
      `360° × ${angle / by}/${360 / by} = ${angle}°.`,
    ],
    answer: `${angle}°`,
    accept: [`${angle} degrees`],
    check: `${part} / (${times}) * 360`,
    slips: [
      {
        answer: isLength ? `${2 * angle}°` : `${show(angle / 2)}°`,
        why: isLength
          ? 'You took πr for the full circle. It is 2πr.'
          : 'You took 2πr² for the full circle. It is πr².',
        check: isLength
          ? `${part} / (22 / 7 * ${radius}) * 360`
          : `${part} / (2 * 22 / 7 * ${radius}^2) * 360`,
      },
      {
        answer: `${360 - angle}°`,
        why: 'That is the angle of the rest of the circle.',
        check: `360 - ${part} / (${times}) * 360`,
      },
    ],
  };
};

export const CHAPTER_11: BookMakers[number] = [
  { id: 'arc', level: 'know', make: arc },
  { id: 'perimeter', level: 'use', make: perimeter },
  { id: 'minute-hand', level: 'use', make: minuteHand },
  { id: 'segment', level: 'think', make: segment },
  { id: 'grazing', level: 'use', make: grazing },
  { id: 'angle-of', level: 'think', make: angleOf },
];
