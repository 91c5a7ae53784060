import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const triangleArea = (draw: Draw): MadeQuestion => {
  const [base, height] = [2 * draw.whole(3, 15), draw.whole(4, 20)];
  const area = (base * height) / 2;
  return {
    ask: `A triangle has a base of ${base} cm and a height of ${height} cm on it. What is its area?`,
    hint: 'Two such triangles make a parallelogram.',
    steps: [
      `The parallelogram has ${base} × ${height} = ${base * height} cm².`,
      `The triangle is half of it: ${area} cm².`,
    ],
    answer: `${area} cm²`,
    check: `${base} * ${height} / 2`,
    slips: [
      {
        answer: `${base * height} cm²`,
        why: 'That is the parallelogram. The triangle is half of it.',
        check: `${base} * ${height}`,
      },
    ],
  };
};

const parallelogramArea = (draw: Draw): MadeQuestion => {
  const [base, height] = [draw.whole(10, 30), draw.whole(5, 15)];
  const slant = height + draw.whole(1, 4);
  return {
    ask: `A parallelogram has a base of ${base} cm, a slanting side of ${slant} cm and a height of ${height} cm on the base. What is its area?`,
    hint: 'Cut off a triangle at one end and move it to the other.',
    steps: [
      `It becomes a rectangle of ${base} cm by ${height} cm.`,
      `${base} × ${height} = ${base * height} cm².`,
    ],
    answer: `${base * height} cm²`,
    check: `${base} * ${height}`,
    slips: [
      {
        answer: `${base * slant} cm²`,
        why: 'You took the slanting side. The height stands at right angles to the base.',
        check: `${base} * ${slant}`,
      },
    ],
  };
};

const trapeziumArea = (draw: Draw): MadeQuestion => {
  const [short, height] = [draw.whole(10, 40), 2 * draw.whole(4, 15)];
  const long = short + draw.whole(4, 30);
  const area = ((short + long) * height) / 2;
  return {
    ask: `A field is a trapezium. Its parallel sides are ${short} m and ${long} m, and they are ${height} m apart. What is its area?`,
    hint: 'A diagonal cuts it into two triangles of the same height.',
    steps: [
      `The triangles have ${short} × ${height} ÷ 2 = ${show((short * height) / 2)} m² and ${long} × ${height} ÷ 2 = ${show((long * height) / 2)} m².`,
      `Together: ${show(area)} m².`,
    ],
    answer: `${show(area)} m²`,
    check: `(${short} + ${long}) / 2 * ${height}`,
    slips: [
      {
        answer: `${show(2 * area)} m²`,
        why: 'You multiplied the sum of the parallel sides by the height. Half of it is right.',
        check: `(${short} + ${long}) * ${height}`,
      },
    ],
  };
};

const pathInside = (draw: Draw): MadeQuestion => {
  const [broad, wide] = [draw.whole(12, 25), draw.whole(2, 3)];
  const long = broad + draw.whole(2, 15);
  const [inLong, inBroad] = [long - 2 * wide, broad - 2 * wide];
  const path = long * broad - inLong * inBroad;
  return {
    ask: `A garden of ${long} m by ${broad} m has a path ${wide} m wide all round inside its border. What is the area of the path?`,
    hint: 'Take the inner rectangle away from the garden.',
    steps: [
      `The inner rectangle is ${inLong} m by ${inBroad} m: ${inLong * inBroad} m².`,
      `The garden has ${show(long * broad)} m², so the path has ${path} m².`,
    ],
    answer: `${path} m²`,
    check: `2 * ${wide} * (${long} + ${broad}) - 4 * ${wide}^2`,
    slips: [
      {
        answer: `${path + 4 * wide ** 2} m²`,
        why: 'You counted the four corners twice.',
        check: `2 * ${wide} * (${long} + ${broad})`,
      },
    ],
  };
};

const otherHeight = (draw: Draw): MadeQuestion => {
  const [one, other] = draw.pick([
    [3, 4],
    [2, 3],
    [3, 5],
    [4, 5],
    [5, 6],
    [5, 7],
  ] as const);
  const part = draw.whole(2, 4);
  const times = part + draw.whole(1, 4);
  // Sides and heights are in opposite ratios; a height is shorter than the other side.
  const [long, short] = [other * times, one * times];
  const [low, high] = [one * part, other * part];
  return {
    ask: `Two sides of a parallelogram are ${long} cm and ${short} cm long. The height on the longer one is ${low} cm. How long is the height on the shorter one?`,
    hint: 'Both ways of working must give the same area.',
    steps: [
      `The area is ${long} × ${low} = ${long * low} cm².`,
      `${long * low} ÷ ${short} = ${high} cm.`,
    ],
    answer: `${high} cm`,
    check: `${long} * ${low} / ${short}`,
    slips: [
      {
        answer: `${low} cm`,
        why: 'The two heights are different: the shorter side has the longer height.',
        check: `${low}`,
      },
    ],
  };
};

export const CHAPTER_14 = [
  { id: 'triangle-area', level: 'know', make: triangleArea },
  { id: 'parallelogram-area', level: 'know', make: parallelogramArea },
  { id: 'trapezium-area', level: 'use', make: trapeziumArea },
  { id: 'path-inside', level: 'use', make: pathInside },
  { id: 'other-height', level: 'think', make: otherHeight },
] as const satisfies BookMakers[number];
