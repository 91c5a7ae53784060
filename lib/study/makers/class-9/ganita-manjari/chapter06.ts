import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const ROUND = [
  'well',
  'pond',
  'bandstand',
  'flower bed',
  'temple courtyard',
  'skating rink',
] as const;

const circumference = (draw: Draw): MadeQuestion => {
  const radius = 7 * draw.whole(1, 9);
  const isRadius = draw.chance();
  const round = (44 * radius) / 7;
  return {
    ask: `A round ${draw.pick(ROUND)} has a ${isRadius ? `radius of ${radius} m` : `diameter of ${2 * radius} m`}. How far is it once around the edge? Take π as 22/7.`,
    hint: 'The circumference is π times the diameter.',
    steps: [`The diameter is ${2 * radius} m.`, `22/7 × ${2 * radius} = ${show(round)} m.`],
    answer: `${show(round)} m`,
    accept: [`${show(round)} metres`],
    check: `2 * 22 / 7 * ${radius}`,
    slips: [
      isRadius
        ? {
            answer: `${show(round / 2)} m`,
            why: 'π times the radius is only half of the way round: take the diameter.',
            check: `22 / 7 * ${radius}`,
          }
        : {
            answer: `${show(round * 2)} m`,
            why: 'You doubled the diameter. 2πr uses the radius, and 2r is the diameter already.',
            check: `2 * 22 / 7 * ${2 * radius}`,
          },
    ],
  };
};

const PARTS = [
  { angle: 30, parts: 12 },
  { angle: 45, parts: 8 },
  { angle: 60, parts: 6 },
  { angle: 90, parts: 4 },
  { angle: 120, parts: 3 },
] as const;

const arc = (draw: Draw): MadeQuestion => {
  const { angle, parts } = draw.pick(PARTS);
  const radius = 21 * draw.whole(1, 6);
  const round = (44 * radius) / 7;
  const length = round / parts;
  return {
    ask: `An arc of a circle of radius ${radius} cm belongs to an angle of ${angle}° at the centre. How long is the arc? Take π as 22/7.`,
    hint: `What part of 360° is ${angle}°?`,
    steps: [
      `The circumference is 2 × 22/7 × ${radius} = ${show(round)} cm.`,
      `${angle}° is 1/${parts} of 360°: ${show(round)} ÷ ${parts} = ${show(length)} cm.`,
    ],
    answer: `${show(length)} cm`,
    check: `${angle} / 360 * 2 * 22 / 7 * ${radius}`,
    slips: [
      {
        answer: `${show(round)} cm`,
        why: `That is the whole circumference. The arc is 1/${parts} of it.`,
        check: `2 * 22 / 7 * ${radius}`,
      },
      {
        answer: `${show(length / 2)} cm`,
        why: 'You took a part of πr. The whole way round is 2πr.',
        check: `${angle} / 360 * 22 / 7 * ${radius}`,
      },
    ],
  };
};

const sector = (draw: Draw): MadeQuestion => {
  const { angle, parts } = draw.pick(PARTS);
  const radius = 21 * draw.whole(1, 4);
  const whole = (22 * radius ** 2) / 7;
  const area = whole / parts;
  const edge = (44 * radius) / 7 / parts;
  return {
    ask: `A sector of a circle of radius ${radius} cm has an angle of ${angle}° at the centre. What is its area? Take π as 22/7.`,
    hint: `How many sectors of ${angle}° make the whole circle?`,
    steps: [
      `The whole circle: 22/7 × ${radius}² = ${show(whole)} cm².`,
      `${angle}° is 1/${parts} of 360°: ${show(whole)} ÷ ${parts} = ${show(area)} cm².`,
    ],
    answer: `${show(area)} cm²`,
    accept: [`${show(area)} sq cm`],
    check: `${angle} / 360 * 22 / 7 * ${radius}^2`,
    slips: [
      {
        answer: `${show(whole)} cm²`,
        why: `That is the whole circle. The sector is 1/${parts} of it.`,
        check: `22 / 7 * ${radius}^2`,
      },
      {
        answer: `${show(edge)} cm²`,
        why: 'That is the length of the arc. For the area the radius is squared: πr².',
        check: `${angle} / 360 * 2 * 22 / 7 * ${radius}`,
      },
    ],
  };
};

/** Triangles with whole sides and a whole area. */
const HERON = [
  [13, 14, 15, 84],
  [5, 5, 6, 12],
  [10, 13, 13, 60],
  [9, 10, 17, 36],
  [7, 15, 20, 42],
  [4, 13, 15, 24],
  [11, 13, 20, 66],
  [12, 17, 25, 90],
  [10, 17, 21, 84],
] as const;

const PLOTS = ['field', 'park', 'garden', 'plot'] as const;

const heron = (draw: Draw): MadeQuestion => {
  const [one, two, three, size] = draw.pick(HERON);
  const scale = draw.whole(1, 3);
  const [a, b, c, area] = [one * scale, two * scale, three * scale, size * scale ** 2];
  const half = (a + b + c) / 2;
  const under = half * (half - a) * (half - b) * (half - c);
  return {
    ask: `The sides of a triangular ${draw.pick(PLOTS)} are ${a} m, ${b} m and ${c} m. What is its area?`,
    hint: 'All three sides are known: use the formula of Heron.',
    steps: [
      `Half the perimeter: (${a} + ${b} + ${c}) ÷ 2 = ${half}.`,
      `${half} × ${half - a} × ${half - b} × ${half - c} = ${show(under)}.`,
      `√${show(under)} = ${show(area)}, so the area is ${show(area)} m².`,
    ],
    answer: `${show(area)} m²`,
    accept: [`${show(area)} sq m`],
    check: `sqrt(${half} * (${half} - ${a}) * (${half} - ${b}) * (${half} - ${c}))`,
    slips: [
      {
        answer: `${show((a * b) / 2)} m²`,
        why: `Half of ${a} × ${b} would need a right angle between these two sides.`,
        check: `${a} * ${b} / 2`,
      },
      {
        answer: `${show(a + b + c)} m²`,
        why: 'That is the perimeter: the length of the fence, not the land inside.',
        check: `${a} + ${b} + ${c}`,
      },
    ],
  };
};

const path = (draw: Draw): MadeQuestion => {
  const [wide, deep, width] = [draw.whole(12, 30), draw.whole(6, 11), draw.whole(1, 3)];
  const [outer, inner] = [(wide + 2 * width) * (deep + 2 * width), wide * deep];
  return {
    ask: `A rectangular lawn is ${wide} m long and ${deep} m wide. A path ${width} m wide runs all around it on the outside. What is the area of the path?`,
    hint: 'Take the lawn away from the large rectangle.',
    steps: [
      `The path adds ${width} m at both ends: the large rectangle measures ${wide + 2 * width} m by ${deep + 2 * width} m.`,
      `${wide + 2 * width} × ${deep + 2 * width} = ${show(outer)} and ${wide} × ${deep} = ${show(inner)}.`,
      `${show(outer)} − ${show(inner)} = ${show(outer - inner)} m².`,
    ],
    answer: `${show(outer - inner)} m²`,
    accept: [`${show(outer - inner)} sq m`],
    check: `2 * ${wide} * ${width} + 2 * ${deep} * ${width} + 4 * ${width}^2`,
    slips: [
      {
        answer: `${show((wide + width) * (deep + width) - inner)} m²`,
        why: 'The path lies on both sides of the lawn, so each measure grows by two widths.',
        check: `(${wide} + ${width}) * (${deep} + ${width}) - ${inner}`,
      },
      {
        answer: `${show(2 * (wide + deep) * width)} m²`,
        why: 'Perimeter times width leaves out the four corners of the path.',
        check: `2 * (${wide} + ${deep}) * ${width}`,
      },
    ],
  };
};

const WHEELS = [
  { of: 'a bicycle', wide: 70 },
  { of: 'a scooter', wide: 42 },
  { of: 'a bullock cart', wide: 140 },
  { of: 'a wheelbarrow', wide: 35 },
] as const;

const wheelTurns = (draw: Draw): MadeQuestion => {
  const { of, wide } = draw.pick(WHEELS);
  const turns = draw.whole(2, 20) * 100;
  const round = (22 * wide) / 7;
  const metres = (turns * round) / 100;
  return {
    ask: `The wheel of ${of} has a diameter of ${wide} cm. How many turns does it make in ${show(metres)} m? Take π as 22/7.`,
    hint: 'How far does one turn take it? Use one unit for both lengths.',
    steps: [
      `One turn: 22/7 × ${wide} = ${show(round)} cm.`,
      `The distance: ${show(metres)} m = ${show(metres * 100)} cm.`,
      `${show(metres * 100)} ÷ ${show(round)} = ${show(turns)} turns.`,
    ],
    answer: `${show(turns)} turns`,
    check: `${metres} * 100 / (22 / 7 * ${wide})`,
    slips: [
      {
        answer: `${show(turns / 2)} turns`,
        why: `You took ${wide} cm as the radius. It is the diameter.`,
        check: `${metres} * 100 / (2 * 22 / 7 * ${wide})`,
      },
      {
        answer: `${show(turns / 100)} turns`,
        why: 'The distance is in metres and the turn in centimetres: bring both to one unit.',
        check: `${metres} / (22 / 7 * ${wide})`,
      },
    ],
  };
};

export const CHAPTER_06: BookMakers[number] = [
  { id: 'circumference', level: 'know', make: circumference },
  { id: 'arc', level: 'use', make: arc },
  { id: 'sector', level: 'use', make: sector },
  { id: 'heron', level: 'use', make: heron },
  { id: 'path', level: 'think', make: path },
  { id: 'wheel-turns', level: 'think', make: wheelTurns },
];
