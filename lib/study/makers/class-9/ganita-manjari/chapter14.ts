import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const TANKS = [
  'A water drum',
  'An oil tin',
  'A grain bin',
  'A round storage jar',
  'A steel tank',
] as const;

const cylinderVolume = (draw: Draw): MadeQuestion => {
  const [radius, height] = [7 * draw.whole(1, 4), draw.whole(8, 40)];
  const base = (22 * radius ** 2) / 7;
  const volume = base * height;
  const text = show(volume);
  return {
    ask: `${draw.pick(TANKS)} is a cylinder of radius ${radius} cm and height ${height} cm. What is its volume? Take π as 22/7.`,
    hint: 'The area of the base times the height.',
    steps: [
      `The base: 22/7 × ${radius}² = ${show(base)} cm².`,
      `${show(base)} × ${height} = ${text} cm³.`,
    ],
    answer: `${text} cm³`,
    accept: [`${text} cubic cm`, `${text} cu cm`],
    check: `22 / 7 * ${radius}^2 * ${height}`,
    slips: [
      {
        answer: `${show((44 * radius * height) / 7)} cm³`,
        why: '2πrh is the curved surface, in cm². For the volume square the radius.',
        check: `2 * 22 / 7 * ${radius} * ${height}`,
      },
      {
        answer: `${show(volume * 4)} cm³`,
        why: 'You doubled the radius. It goes into the formula as it is.',
        check: `22 / 7 * (2 * ${radius})^2 * ${height}`,
      },
    ],
  };
};

const cuboidSurface = (draw: Draw): MadeQuestion => {
  const [long, wide, high] = [draw.whole(8, 15), draw.whole(4, 7), draw.whole(2, 6)];
  const isOpen = draw.chance();
  const sides = 2 * (long + wide) * high;
  const base = long * wide;
  const area = sides + (isOpen ? 1 : 2) * base;
  return {
    ask: `A box ${isOpen ? 'without a lid' : 'with a lid'} is ${long} cm long, ${wide} cm wide and ${high} cm high. How many cm² of paper cover its outside?`,
    hint: 'How many faces are there, and which are alike?',
    steps: [
      `The four walls: 2 × (${long} + ${wide}) × ${high} = ${sides} cm².`,
      `Bottom${isOpen ? '' : ' and lid'}: ${isOpen ? '' : '2 × '}${long} × ${wide} = ${isOpen ? base : 2 * base} cm².`,
      `Together ${area} cm².`,
    ],
    answer: `${area} cm²`,
    accept: [`${area} sq cm`],
    check: isOpen
      ? `${long} * ${wide} + 2 * ${wide} * ${high} + 2 * ${high} * ${long}`
      : `2 * (${long} * ${wide} + ${wide} * ${high} + ${high} * ${long})`,
    slips: [
      {
        answer: `${sides + (isOpen ? 2 : 1) * base} cm²`,
        why: isOpen
          ? 'You covered a lid as well. This box has none.'
          : 'The lid is missing: bottom and top are alike.',
        check: `${sides} + ${isOpen ? 2 : 1} * ${base}`,
      },
      {
        answer: `${show(long * wide * high)} cm²`,
        why: 'Length × width × height is the volume, in cm³.',
        check: `${long} * ${wide} * ${high}`,
      },
    ],
  };
};

const CONES = [
  [3, 4, 5],
  [5, 12, 13],
  [6, 8, 10],
  [8, 15, 17],
  [9, 12, 15],
  [7, 24, 25],
  [12, 16, 20],
  [12, 5, 13],
  [15, 8, 17],
  [20, 21, 29],
] as const;

const THINGS = ['A paper hat', 'A candle', 'A funnel', 'A wooden top'] as const;

const slantHeight = (draw: Draw): MadeQuestion => {
  const [radius, height, slant] = draw.pick(CONES);
  const [thing, isBack] = [draw.pick(THINGS), draw.chance()];
  const unit = 'cm';
  return isBack
    ? {
        ask: `${thing} is a cone with a radius of ${radius} ${unit} and a slant height of ${slant} ${unit}. What is its height?`,
        hint: 'Height and radius stand at right angles. The slant height is the longest side.',
        steps: [
          `Height² = ${slant}² − ${radius}² = ${slant ** 2} − ${radius ** 2} = ${height ** 2}.`,
          `The height is ${height} ${unit}.`,
        ],
        answer: `${height} ${unit}`,
        check: `sqrt(${slant}^2 - ${radius}^2)`,
        slips: [
          {
            answer: `${slant - radius} ${unit}`,
            why: 'You subtracted the lengths. It is their squares that are subtracted.',
            check: `${slant} - ${radius}`,
          },
        ],
      }
    : {
        ask: `${thing} is a cone with a radius of ${radius} ${unit} and a height of ${height} ${unit}. What is its slant height?`,
        hint: 'Height and radius stand at right angles.',
        steps: [
          `Slant height² = ${radius}² + ${height}² = ${radius ** 2} + ${height ** 2} = ${slant ** 2}.`,
          `The slant height is ${slant} ${unit}.`,
        ],
        answer: `${slant} ${unit}`,
        check: `sqrt(${radius}^2 + ${height}^2)`,
        slips: [
          {
            answer: `${radius + height} ${unit}`,
            why: 'You added the lengths. Square, add, then take the root.',
            check: `${radius} + ${height}`,
          },
        ],
      };
};

const coneVolume = (draw: Draw): MadeQuestion => {
  const [radius, height] = [7 * draw.whole(1, 3), 3 * draw.whole(3, 14)];
  const whole = (22 * radius ** 2 * height) / 7;
  return {
    ask: `A cone has a radius of ${radius} cm and a height of ${height} cm. What is its volume? Take π as 22/7.`,
    hint: 'First find the cylinder around it.',
    steps: [
      `The cylinder: 22/7 × ${radius}² × ${height} = ${show(whole)} cm³.`,
      `The cone is a third of it: ${show(whole)} ÷ 3 = ${show(whole / 3)} cm³.`,
    ],
    answer: `${show(whole / 3)} cm³`,
    accept: [`${show(whole / 3)} cubic cm`, `${show(whole / 3)} cu cm`],
    check: `1 / 3 * 22 / 7 * ${radius}^2 * ${height}`,
    slips: [
      {
        answer: `${show(whole)} cm³`,
        why: 'That is the cylinder. The cone has a third of it.',
        check: `22 / 7 * ${radius}^2 * ${height}`,
      },
      {
        answer: `${show(whole / 2)} cm³`,
        why: 'A triangle is half of its rectangle. A cone is a third of its cylinder.',
        check: `22 / 7 * ${radius}^2 * ${height} / 2`,
      },
    ],
  };
};

const sphereSurface = (draw: Draw): MadeQuestion => {
  const radius = 7 * draw.whole(1, 7);
  const isHalf = draw.chance();
  const circle = (22 * radius ** 2) / 7;
  const area = circle * (isHalf ? 2 : 4);
  const thing = isHalf ? 'A large kadai is a hemisphere' : 'A globe is a sphere';
  const unit = 'cm';
  return {
    ask: `${thing} of radius ${radius} ${unit}. What is the area of its ${isHalf ? 'curved ' : ''}surface? Take π as 22/7.`,
    hint: 'The surface of a sphere is as large as four of its great circles.',
    steps: [
      `One great circle: 22/7 × ${radius}² = ${show(circle)} ${unit}².`,
      `${isHalf ? 'The hemisphere has half of the sphere: 2' : 'The sphere: 4'} × ${show(circle)} = ${show(area)} ${unit}².`,
    ],
    answer: `${show(area)} ${unit}²`,
    accept: [`${show(area)} sq ${unit}`],
    check: `${isHalf ? 2 : 4} * 22 / 7 * ${radius}^2`,
    slips: [
      {
        answer: `${show(circle)} ${unit}²`,
        why: 'That is the flat circle through the centre.',
        check: `22 / 7 * ${radius}^2`,
      },
      {
        answer: `${show(circle * (isHalf ? 4 : 2))} ${unit}²`,
        why: isHalf
          ? 'That is the whole sphere. A hemisphere has half of it.'
          : 'That is the curved part of a hemisphere. A sphere has two of them.',
        check: `${isHalf ? 4 : 2} * 22 / 7 * ${radius}^2`,
      },
    ],
  };
};

const MELTED = ['lead', 'wax', 'clay', 'chocolate', 'jaggery', 'dough'] as const;

const meltCount = (draw: Draw): MadeQuestion => {
  const [times, small] = [draw.whole(2, 6), draw.whole(1, 4)];
  const large = times * small;
  return {
    ask: `A ball of ${draw.pick(MELTED)} of radius ${large} cm is made into small balls of radius ${small} cm. How many small balls are there?`,
    hint: 'Nothing is lost: compare the volumes.',
    steps: [
      `The large radius is ${large} ÷ ${small} = ${times} times the small one.`,
      `So its volume is ${times} × ${times} × ${times} = ${times ** 3} times as large: ${times ** 3} balls.`,
    ],
    answer: show(times ** 3),
    accept: [`${times ** 3} balls`, `${times ** 3} small balls`],
    check: `(4 / 3 * ${large}^3) / (4 / 3 * ${small}^3)`,
    slips: [
      {
        answer: show(times),
        why: 'That compares the radii. The volume grows with the cube of the radius.',
        check: `${large} / ${small}`,
      },
      {
        answer: show(times ** 2),
        why: 'That compares the surfaces. The volume grows with the cube of the radius.',
        check: `(${large} / ${small})^2`,
      },
    ],
  };
};

export const CHAPTER_14: BookMakers[number] = [
  { id: 'cylinder-volume', level: 'know', make: cylinderVolume },
  { id: 'cuboid-surface', level: 'know', make: cuboidSurface },
  { id: 'slant-height', level: 'use', make: slantHeight },
  { id: 'cone-volume', level: 'use', make: coneVolume },
  { id: 'sphere-surface', level: 'use', make: sphereSurface },
  { id: 'melt-count', level: 'think', make: meltCount },
];
