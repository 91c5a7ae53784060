import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
] as const;

/** A right-angled triangle with whole sides, none above 60. */
const rightSides = (draw: Draw): [number, number, number] => {
  const [one, other, longest] = draw.pick(TRIPLES);
  const by = draw.whole(1, Math.floor(60 / longest));
  return [one * by, other * by, longest * by];
};

const hypotenuse = (draw: Draw): MadeQuestion => {
  const [one, other, longest] = rightSides(draw);
  const unit = draw.pick(['cm', 'm'] as const);
  return {
    ask: `The sides at the right angle of a triangle are ${one} ${unit} and ${other} ${unit}. How long is the hypotenuse?`,
    hint: 'The squares on these two sides make the square on the hypotenuse.',
    steps: [
      `${one}² + ${other}² = ${show(one ** 2)} + ${show(other ** 2)} = ${show(longest ** 2)}.`,
      `${longest}² = ${show(longest ** 2)}: it is ${longest} ${unit} long.`,
    ],
    answer: `${longest} ${unit}`,
    check: `sqrt(${one}^2 + ${other}^2)`,
    slips: [
      {
        answer: `${one + other} ${unit}`,
        why: 'You added the sides. It is their squares that are added.',
        check: `${one} + ${other}`,
      },
      {
        answer: `${show(longest ** 2)} ${unit}`,
        why: 'That is the area of the square on the hypotenuse. Take the root.',
        check: `${one}^2 + ${other}^2`,
      },
    ],
  };
};

const otherSide = (draw: Draw): MadeQuestion => {
  const [one, other, longest] = rightSides(draw);
  const [given, asked] = draw.chance() ? [one, other] : [other, one];
  return {
    ask: `The hypotenuse of a right-angled triangle is ${longest} cm, another side is ${given} cm. How long is the third side?`,
    hint: 'The square on the hypotenuse is the largest: take the other one away.',
    steps: [
      `${longest}² − ${given}² = ${show(longest ** 2)} − ${show(given ** 2)} = ${show(asked ** 2)}.`,
      `${asked}² = ${show(asked ** 2)}: it is ${asked} cm long.`,
    ],
    answer: `${asked} cm`,
    check: `sqrt(${longest}^2 - ${given}^2)`,
    slips: [
      {
        answer: `${longest - given} cm`,
        why: 'You subtracted the sides. Subtract their squares.',
        check: `${longest} - ${given}`,
      },
      {
        answer: `${show(asked ** 2)} cm`,
        why: 'That is the area of the square on the third side. Take the root.',
        check: `${longest}^2 - ${given}^2`,
      },
    ],
  };
};

/** Foot, height and length of ladders, in tenths of a metre. */
const LADDERS = [
  [7, 24, 25],
  [10, 24, 26],
  [18, 24, 30],
  [12, 35, 37],
  [15, 36, 39],
  [9, 40, 41],
  [14, 48, 50],
  [20, 48, 52],
  [28, 45, 53],
  [11, 60, 61],
  [16, 63, 65],
  [25, 60, 65],
  [21, 72, 75],
  [30, 72, 78],
] as const;

const ladder = (draw: Draw): MadeQuestion => {
  const [footTenths, heightTenths, tenths] = draw.pick(LADDERS);
  const [foot, height, length] = [footTenths / 10, heightTenths / 10, tenths / 10];
  const isHeight = draw.chance();
  const [given, asked] = isHeight ? [foot, height] : [height, foot];
  const squares = [length, given, asked].map((side) => show(Math.round(side ** 2 * 100) / 100));
  return {
    ask: isHeight
      ? `A ladder of ${length} m leans against a wall, its foot ${foot} m from the wall. How high does it reach?`
      : `A ladder of ${length} m leans against a wall and reaches ${height} m high. How far is its foot from the wall?`,
    hint: 'The ladder is the hypotenuse.',
    steps: [
      `${length}² − ${given}² = ${squares[0]} − ${squares[1]} = ${squares[2]}.`,
      `${asked}² = ${squares[2]}: it is ${asked} m.`,
    ],
    answer: `${asked} m`,
    check: `sqrt(${length}^2 - ${given}^2)`,
    slips: [
      {
        answer: `${show(Math.round((length - given) * 10) / 10)} m`,
        why: 'You subtracted the lengths. Subtract their squares.',
        check: `${length} - ${given}`,
      },
    ],
  };
};

const WALKERS = ['Sahil', 'Nirmala', 'Zubin', 'Lalita', 'Thangam'] as const;

const shortCut = (draw: Draw): MadeQuestion => {
  const [one, other, longest] = draw.pick(TRIPLES);
  const by = draw.whole(Math.ceil(50 / longest), Math.floor(170 / longest));
  const [long, broad, across] = [other * by, one * by, longest * by];
  return {
    ask: `A rectangular field is ${long} m long and ${broad} m broad. How many metres does ${draw.pick(WALKERS)} save by walking along the diagonal and not along two sides?`,
    hint: 'How long is the diagonal, and how long is the other way?',
    steps: [
      `${long}² + ${broad}² = ${show(across ** 2)}, so the diagonal is ${across} m.`,
      `Along the sides: ${long} + ${broad} = ${long + broad} m, and ${long + broad} − ${across} = ${long + broad - across} m.`,
    ],
    answer: `${long + broad - across} m`,
    check: `${long} + ${broad} - sqrt(${long}^2 + ${broad}^2)`,
    slips: [
      {
        answer: `${across} m`,
        why: 'That is the diagonal. The question is how much shorter it is.',
        check: `sqrt(${long}^2 + ${broad}^2)`,
      },
    ],
  };
};

const isRight = (draw: Draw): MadeQuestion => {
  const [one, middle, longest] = rightSides(draw);
  const shift = draw.pick([0, 0, 1, -1]);
  const other = middle + shift;
  const [small, large] = one < other ? [one, other] : [other, one];
  const sum = small ** 2 + large ** 2;
  const answer = shift === 0 ? 'yes' : 'no';
  if (large === longest || small === large) return isRight(draw);
  return {
    ask: `A triangle has sides of ${small} cm, ${large} cm and ${longest} cm. Is it right-angled: yes or no?`,
    hint: 'Compare the square of the longest side with the sum of the other two squares.',
    steps: [
      `${small}² + ${large}² = ${show(sum)} and ${longest}² = ${show(longest ** 2)}.`,
      `They are ${shift === 0 ? 'equal' : 'not equal'}, so the answer is ${answer}.`,
    ],
    answer,
    slips: [
      {
        answer: shift === 0 ? 'no' : 'yes',
        why:
          shift === 0
            ? `Work the squares out again: ${show(small ** 2)} + ${show(large ** 2)} = ${show(longest ** 2)}.`
            : `It is near, but ${show(small ** 2)} + ${show(large ** 2)} = ${show(sum)}, and ${longest}² is ${show(longest ** 2)}.`,
      },
    ],
  };
};

const isoscelesHeight = (draw: Draw): MadeQuestion => {
  const [one, other, side] = rightSides(draw);
  const [half, height] = draw.chance() ? [one, other] : [other, one];
  return {
    ask: `The equal sides of an isosceles triangle are ${side} cm long, the base is ${2 * half} cm. How high is the triangle on this base?`,
    hint: 'The height meets the base in its middle.',
    steps: [
      `Half of the base is ${half} cm.`,
      `${side}² − ${half}² = ${show(side ** 2)} − ${show(half ** 2)} = ${show(height ** 2)}.`,
      `${height}² = ${show(height ** 2)}: the height is ${height} cm.`,
    ],
    answer: `${height} cm`,
    check: `sqrt(${side}^2 - (${2 * half} / 2)^2)`,
    slips: [
      {
        answer: `${side - half} cm`,
        why: 'You subtracted the lengths. Subtract their squares.',
        check: `${side} - ${half}`,
      },
    ],
  };
};

const twoPoles = (draw: Draw): MadeQuestion => {
  const [rise, apart, tops] = draw.pick([
    [3, 4, 5],
    [5, 12, 13],
    [6, 8, 10],
    [8, 15, 17],
    [4, 3, 5],
    [8, 6, 10],
    [7, 24, 25],
    [9, 12, 15],
  ] as const);
  const low = draw.whole(3, 9);
  return {
    ask: `Two poles of ${low} m and ${low + rise} m stand ${apart} m apart on level ground. How far apart are their tops?`,
    hint: 'Draw a level line from the top of the shorter pole to the other one.',
    steps: [
      `The taller pole rises ${low + rise} − ${low} = ${rise} m above that line.`,
      `${apart}² + ${rise}² = ${apart ** 2 + rise ** 2}, and ${tops}² = ${tops ** 2}: the tops are ${tops} m apart.`,
    ],
    answer: `${tops} m`,
    check: `sqrt(${apart}^2 + (${low + rise} - ${low})^2)`,
    slips: [
      {
        answer: `${apart + rise} m`,
        why: 'You added the lengths. The way between the tops is slanting: add the squares.',
        check: `${apart} + ${rise}`,
      },
      {
        answer: `${apart} m`,
        why: 'That is the distance of the feet. The tops are at different heights.',
        check: `${apart}`,
      },
    ],
  };
};

export const CHAPTER_9 = [
  { id: 'hypotenuse', level: 'know', make: hypotenuse },
  { id: 'other-side', level: 'know', make: otherSide },
  { id: 'ladder', level: 'use', make: ladder },
  { id: 'short-cut', level: 'use', make: shortCut },
  { id: 'is-right', level: 'use', make: isRight },
  { id: 'isosceles-height', level: 'think', make: isoscelesHeight },
  { id: 'two-poles', level: 'think', make: twoPoles },
] as const satisfies BookMakers[number];
