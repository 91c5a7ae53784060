import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

/** A decimal of a few places without the crumbs of a computer. */
const clean = (value: number): number => Math.round(value * 1e6) / 1e6;

const PI = 22 / 7;
const TAKE = '(Take π = 22/7.)';

const glued = (draw: Draw): MadeQuestion => {
  const [edge, isByVolume] = [draw.whole(3, 15), draw.chance()];
  const face = edge ** 2;
  return {
    ask: `Two cubes ${isByVolume ? `of ${show(edge ** 3)} cm³ each` : `with edges of ${edge} cm`} are glued together face to face. What is the surface area of the block?`,
    hint: 'How many faces of the cubes can still be touched?',
    steps: [
      ...(isByVolume ? [`The edge is ${edge} cm, because ${edge}³ = ${show(edge ** 3)}.`] : []),
      'Two cubes have 12 faces, and two disappear where they are glued: 10 are left.',
      `10 × ${edge}² = 10 × ${face} = ${show(10 * face)} cm².`,
    ],
    answer: `${show(10 * face)} cm²`,
    check: `2 * ${edge}^2 + 4 * ${edge} * 2 * ${edge}`,
    slips: [
      {
        answer: `${show(12 * face)} cm²`,
        why: 'You counted all 12 faces. The two that are glued can no longer be touched.',
        check: `12 * ${edge}^2`,
      },
      {
        answer: `${show(11 * face)} cm²`,
        why: 'Each cube loses a face where they meet: two faces, not one.',
        check: `11 * ${edge}^2`,
      },
      {
        answer: `${show(6 * (2 * edge) ** 2)} cm²`,
        why: 'The block is no cube of double edge. It is twice as long, but not broader or higher.',
        check: `6 * (2 * ${edge})^2`,
      },
    ],
  };
};

const TANKS = [
  { what: 'A water tank', radii: [2.1, 4.2], heights: [3, 8], unit: 'm', words: 'cubic metres' },
  { what: 'A grain silo', radii: [2.1, 4.2], heights: [5, 10], unit: 'm', words: 'cubic metres' },
  {
    what: 'A glass jar',
    radii: [4.2, 6.3],
    heights: [10, 20],
    unit: 'cm',
    words: 'cubic centimetres',
  },
] as const;

const tank = (draw: Draw): MadeQuestion => {
  const { what, radii, heights, unit, words } = draw.pick(TANKS);
  const [radius, height] = [draw.pick(radii), draw.whole(heights[0], heights[1])];
  const [cylinder, half] = [clean(PI * radius ** 2 * height), clean((2 / 3) * PI * radius ** 3)];
  const all = clean(cylinder + half);
  const check = `22 / 7 * ${radius}^2 * ${height}`;
  return {
    ask: `${what} is a cylinder of radius ${radius} ${unit} and height ${height} ${unit} with a hemisphere of the same radius on top. How many ${words} does it hold? ${TAKE}`,
    hint: 'Add two volumes.',
    steps: [
      `Cylinder: 22/7 × ${radius} × ${radius} × ${height} = ${show(cylinder)} ${unit}³.`,
      `Hemisphere: 2/3 × 22/7 × ${radius} × ${radius} × ${radius} = ${show(half)} ${unit}³.`,
      `Together: ${show(all)} ${unit}³.`,
    ],
    answer: `${show(all)} ${unit}³`,
    check: `${check} + 2 / 3 * 22 / 7 * ${radius}^3`,
    slips: [
      {
        answer: `${show(clean(cylinder + 2 * half))} ${unit}³`,
        why: 'You added a whole sphere. On top sits half of one.',
        check: `${check} + 4 / 3 * 22 / 7 * ${radius}^3`,
      },
      {
        answer: `${show(cylinder)} ${unit}³`,
        why: 'That is the cylinder alone.',
        check,
      },
    ],
  };
};

/** Radius, height and slant height of a roof. */
const ROOFS = [
  [3.5, 1.2, 3.7],
  [2.8, 2.1, 3.5],
  [4.2, 4, 5.8],
  [2.1, 2, 2.9],
  [2.1, 2.8, 3.5],
  [5.6, 3.3, 6.5],
  [5.6, 4.2, 7],
  [6.3, 1.6, 6.5],
] as const;

const tent = (draw: Draw): MadeQuestion => {
  const [[radius, high, slant], wall, isSlantGiven] = [
    draw.pick(ROOFS),
    draw.pick([1.5, 2, 2.5, 3] as const),
    draw.chance(),
  ];
  const [sides, roof] = [clean(2 * PI * radius * wall), clean(PI * radius * slant)];
  const all = clean(sides + roof);
  return {
    ask: `A round tent has walls ${wall} m high and a roof in the shape of a cone. Its radius is ${radius} m, and ${isSlantGiven ? `the slant height of the roof is ${slant} m` : `the roof alone is ${high} m high`}. How many square metres of canvas does it need, without a floor? ${TAKE}`,
    hint: 'Wall: 2πrh. Roof: πrl with the slant height l.',
    steps: [
      ...(isSlantGiven ? [] : [`Slant height: √(${radius}² + ${high}²) = ${slant} m.`]),
      `Wall: 2 × 22/7 × ${radius} × ${wall} = ${show(sides)} m².`,
      `Roof: 22/7 × ${radius} × ${slant} = ${show(roof)} m².`,
      `Together: ${show(all)} m².`,
    ],
    answer: `${show(all)} m²`,
    check: `22 / 7 * ${radius} * (2 * ${wall} + sqrt(${radius}^2 + ${high}^2))`,
    slips: [
      ...(isSlantGiven
        ? []
        : [
            {
              answer: `${show(clean(sides + PI * radius * high))} m²`,
              why: 'You used the height of the roof. Its surface needs the slant height.',
              check: `22 / 7 * ${radius} * (2 * ${wall} + ${high})`,
            },
          ]),
      {
        answer: `${show(clean(sides / 2 + roof))} m²`,
        why: 'The wall is 2πrh. You left out the 2.',
        check: `22 / 7 * ${radius} * (${wall} + ${slant})`,
      },
      {
        answer: `${show(clean(all + PI * radius ** 2))} m²`,
        why: 'You added a floor of πr². The tent has none.',
        check: `22 / 7 * ${radius} * (2 * ${wall} + ${slant} + ${radius})`,
      },
    ],
  };
};

const hollow = (draw: Draw): MadeQuestion => {
  const [radius, height] = [draw.pick([3.5, 7, 10.5, 14] as const), draw.whole(16, 40)];
  const [wall, disc] = [clean(2 * PI * radius * height), clean(PI * radius ** 2)];
  const all = clean(wall + 3 * disc);
  const outside = `2 * 22 / 7 * ${radius} * ${height}`;
  const round = `22 / 7 * ${radius}^2`;
  return {
    ask: `Out of one end of a solid wooden cylinder of radius ${radius} cm and height ${height} cm a hemisphere of the same radius is carved. What is the surface area of the rest? ${TAKE}`,
    hint: 'Three surfaces can be touched: the wall, the flat end and the hollow.',
    steps: [
      `Wall: 2 × 22/7 × ${radius} × ${height} = ${show(wall)} cm².`,
      `Flat end: 22/7 × ${radius} × ${radius} = ${show(disc)} cm².`,
      `Hollow: 2 × 22/7 × ${radius} × ${radius} = ${show(clean(2 * disc))} cm².`,
      `Together: ${show(all)} cm².`,
    ],
    answer: `${show(all)} cm²`,
    check: `22 / 7 * ${radius} * (2 * ${height} + 3 * ${radius})`,
    slips: [
      {
        answer: `${show(clean(wall + 4 * disc))} cm²`,
        why: 'You counted two flat ends. One has gone where the hollow begins.',
        check: `${outside} + 4 * ${round}`,
      },
      {
        answer: `${show(clean(wall + 2 * disc))} cm²`,
        why: 'That is the cylinder before the carving, or the rest without its flat end. Count all three pieces.',
        check: `${outside} + 2 * ${round}`,
      },
      {
        answer: `${show(clean(wall - disc))} cm²`,
        why: 'The hollow has a wall that can be touched: it is added, not taken away.',
        check: `${outside} - ${round}`,
      },
    ],
  };
};

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [2.5, 6, 6.5],
  [3.5, 12, 12.5],
  [4.5, 6, 7.5],
  [6, 8, 10],
  [9, 12, 15],
  [10.5, 14, 17.5],
  [15, 20, 25],
] as const;

const slantHeight = (draw: Draw): MadeQuestion => {
  const [[radius, height, slant], isDiameter] = [draw.pick(TRIPLES), draw.chance()];
  return {
    ask: `A cone has ${isDiameter ? `a base of diameter ${2 * radius} cm` : `a radius of ${radius} cm`} and a height of ${height} cm. What is its slant height?`,
    hint: 'Radius, height and slant height make a right-angled triangle.',
    steps: [
      ...(isDiameter ? [`The radius is ${2 * radius} ÷ 2 = ${radius} cm.`] : []),
      `l² = ${radius}² + ${height}² = ${show(radius ** 2)} + ${show(height ** 2)} = ${show(slant ** 2)}.`,
      `l = ${slant} cm.`,
    ],
    answer: `${slant} cm`,
    check: `sqrt(${radius}^2 + ${height}^2)`,
    slips: [
      {
        answer: `${show(radius + height)} cm`,
        why: 'You added radius and height. Square them, add, and take the root.',
        check: `${radius} + ${height}`,
      },
      {
        answer: `${show(slant ** 2)} cm`,
        why: 'That is the square of the slant height.',
        check: `${radius}^2 + ${height}^2`,
      },
    ],
  };
};

const carvedCube = (draw: Draw): MadeQuestion => {
  const [radius, isHollow] = [draw.pick([3.5, 7, 10.5] as const), draw.chance()];
  const edge = draw.whole(2 * radius, 2 * radius + 9);
  const [cube, disc] = [6 * edge ** 2, clean(PI * radius ** 2)];
  const round = `22 / 7 * ${radius}^2`;
  return {
    ask: isHollow
      ? `Out of one face of a wooden cube with edges of ${edge} cm a hemisphere of radius ${radius} cm is carved. What is the surface area of the rest? ${TAKE}`
      : `On one face of a wooden cube with edges of ${edge} cm a hemisphere of radius ${radius} cm is glued with its flat side. What is the surface area of the whole? ${TAKE}`,
    hint: 'Which area has gone from the face, and which has come?',
    steps: [
      `Six faces: 6 × ${edge} × ${edge} = ${show(cube)} cm².`,
      `From one face the circle πr² = ${show(disc)} cm² is gone; the curved 2πr² = ${show(clean(2 * disc))} cm² is new.`,
      `${show(cube)} − ${show(disc)} + ${show(clean(2 * disc))} = ${show(clean(cube + disc))} cm².`,
    ],
    answer: `${show(clean(cube + disc))} cm²`,
    check: `6 * ${edge}^2 + ${round}`,
    slips: [
      {
        answer: `${show(clean(cube + 2 * disc))} cm²`,
        why: `You did not take away the circle that the ${isHollow ? 'hollow has opened in' : 'hemisphere covers on'} the face.`,
        check: `6 * ${edge}^2 + 2 * ${round}`,
      },
      {
        answer: `${show(clean(cube + 3 * disc))} cm²`,
        why: isHollow
          ? 'You added the circle at the mouth of the hollow. There is nothing there to touch.'
          : 'You counted the flat side of the hemisphere. It cannot be touched.',
        check: `6 * ${edge}^2 + 3 * ${round}`,
      },
      {
        answer: `${show(clean(cube - disc))} cm²`,
        why: 'You took the circle away but did not add the curved surface.',
        check: `6 * ${edge}^2 - ${round}`,
      },
    ],
  };
};

const top = (draw: Draw): MadeQuestion => {
  const [radius, height, isTotal] = [
    draw.pick([2.1, 4.2, 6.3] as const),
    draw.whole(5, 15),
    draw.chance(),
  ];
  const [cone, half] = [clean((PI * radius ** 2 * height) / 3), clean((2 / 3) * PI * radius ** 3)];
  const all = clean(cone + half);
  const high = clean(height + radius);
  return {
    ask: `A wooden toy is a hemisphere of radius ${radius} cm with a cone of the same radius on its flat face. ${isTotal ? `The toy is ${show(high)} cm high in all` : `The cone is ${height} cm high`}. What is the volume of the toy? ${TAKE}`,
    hint: isTotal ? 'How high is the cone alone?' : 'Add two volumes.',
    steps: [
      ...(isTotal ? [`Height of the cone: ${show(high)} − ${radius} = ${height} cm.`] : []),
      `Cone: 1/3 × 22/7 × ${radius} × ${radius} × ${height} = ${show(cone)} cm³.`,
      `Hemisphere: 2/3 × 22/7 × ${radius} × ${radius} × ${radius} = ${show(half)} cm³.`,
      `Together: ${show(all)} cm³.`,
    ],
    answer: `${show(all)} cm³`,
    check: `22 / 7 * ${radius}^2 / 3 * (${height} + 2 * ${radius})`,
    slips: [
      {
        answer: `${show(clean(3 * cone + half))} cm³`,
        why: 'A cone is a third of the cylinder around it. You left out the 1/3.',
        check: `22 / 7 * ${radius}^2 * ${height} + 2 / 3 * 22 / 7 * ${radius}^3`,
      },
      isTotal
        ? {
            answer: `${show(clean((PI * radius ** 2 * high) / 3 + half))} cm³`,
            why: 'You used the height of the whole toy for the cone. Take the radius of the hemisphere away first.',
            check: `22 / 7 * ${radius}^2 / 3 * (${height} + 3 * ${radius})`,
          }
        : {
            answer: `${show(clean(cone + 2 * half))} cm³`,
            why: 'You added a whole sphere. Below sits half of one.',
            check: `22 / 7 * ${radius}^2 / 3 * (${height} + 4 * ${radius})`,
          },
    ],
  };
};

export const CHAPTER_12: BookMakers[number] = [
  { id: 'glued', level: 'know', make: glued },
  { id: 'tank', level: 'use', make: tank },
  { id: 'tent', level: 'use', make: tent },
  { id: 'hollow', level: 'think', make: hollow },
  { id: 'slant-height', level: 'know', make: slantHeight },
  { id: 'top', level: 'use', make: top },
  { id: 'carved-cube', level: 'think', make: carvedCube },
];
