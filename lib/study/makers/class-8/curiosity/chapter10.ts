import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const mirror = groupOf(
  {
    marks: {
      concave: 'A concave mirror is hollow, gathers light and can enlarge near things.',
      convex: 'A convex mirror bulges and shows a wide view of upright, smaller images.',
      plane: 'A plane mirror shows upright images of the same size.',
    },
    facts: [
      ['A dentist sees a tooth larger in it.', 'concave', 'Only a hollow mirror enlarges.'],
      [
        'It sits behind the lamp of a torch and throws a strong beam.',
        'concave',
        'A hollow mirror sends the light of a near lamp forward.',
      ],
      [
        'It gathers sunlight in a solar cooker.',
        'concave',
        'A hollow mirror brings light together.',
      ],
      [
        'It shows a far tree upside down.',
        'concave',
        'Only a hollow mirror can turn the image over.',
      ],
      ['It is like the inner side of a spoon.', 'concave', 'The inner side is hollow.'],
      [
        'A shaving mirror of this kind shows the face larger.',
        'concave',
        'Only a hollow mirror enlarges.',
      ],
      [
        'It is at the side of a car to show the traffic behind.',
        'convex',
        'A bulging mirror gives a wide view.',
      ],
      [
        'It stands at a sharp bend of a hill road.',
        'convex',
        'A bulging mirror gives a wide view.',
      ],
      [
        'It watches over a whole shop from a corner.',
        'convex',
        'A bulging mirror gives a wide view.',
      ],
      ['It is like the back of a spoon.', 'convex', 'The back bulges.'],
      [
        'Its image is always upright and smaller.',
        'convex',
        'Only a bulging mirror always makes things smaller.',
      ],
      [
        'It hangs in a bedroom and shows one’s true size.',
        'plane',
        'Only a flat mirror keeps the size.',
      ],
      [
        'Two of them at 45° turn the light in a simple periscope.',
        'plane',
        'A periscope should not change the size.',
      ],
      [
        'Strips of this kind make patterns in a kaleidoscope.',
        'plane',
        'Flat strips repeat the pattern in its size.',
      ],
    ],
  },
  (line) => `“${line}” Which mirror is meant: concave, convex or plane?`,
  'Is the image larger, smaller or of the same size?',
);

const lens = groupOf(
  {
    marks: {
      convex: 'A convex lens is thicker in the middle and gathers light.',
      concave: 'A concave lens is thinner in the middle and spreads light.',
    },
    facts: [
      [
        'It is thicker in the middle than at the edge.',
        'convex',
        'Thick in the middle means convex.',
      ],
      [
        'It is thinner in the middle than at the edge.',
        'concave',
        'Thin in the middle means concave.',
      ],
      ['It is used as a magnifying glass.', 'convex', 'It enlarges near things.'],
      ['It gathers sunlight to a point.', 'convex', 'It brings light together.'],
      ['It spreads parallel light out.', 'concave', 'Spreading is its work.'],
      [
        'Through it things always look upright and smaller.',
        'concave',
        'It never enlarges a thing.',
      ],
      [
        'A water drop on a plastic sheet acts like this one.',
        'convex',
        'The drop is thick in the middle.',
      ],
      [
        'It forms the image in a camera.',
        'convex',
        'Light has to be brought together on the film or sensor.',
      ],
      [
        'It helps people who cannot see far things clearly.',
        'concave',
        'It spreads the light a little before it enters the eye.',
      ],
      [
        'It helps people who cannot see near things clearly.',
        'convex',
        'It gathers the light a little before it enters the eye.',
      ],
      [
        'It can turn the image of a far window upside down on a wall.',
        'convex',
        'Where the light is brought together, the image is upside down.',
      ],
      [
        'It never makes an image on a screen by itself.',
        'concave',
        'Light that spreads does not meet on a screen.',
      ],
      [
        'The lens in our own eye is of this kind.',
        'convex',
        'It brings light together at the back of the eye.',
      ],
    ],
  },
  (line) => `“${line}” Which lens is meant: convex or concave?`,
  'Is it thick or thin in the middle? Does it gather or spread light?',
);

const reflection = (draw: Draw): MadeQuestion => {
  const surface = draw.pick([10, 15, 20, 25, 30, 35, 40, 50, 55, 60, 65, 70, 75]);
  const angle = 90 - surface;
  return {
    ask: `A ray of light makes an angle of ${surface}° with the surface of a plane mirror. What is the angle of reflection, in degrees?`,
    hint: 'It is measured from the normal, which stands upright on the mirror.',
    steps: [
      `The angle of incidence is 90 − ${surface} = ${angle}, so ${angle}°.`,
      `The angle of reflection is as large: ${angle}°.`,
    ],
    answer: `${angle}°`,
    accept: [`${angle} degrees`],
    check: `90 - ${surface}`,
    slips: [
      {
        answer: `${surface}°`,
        why: 'This angle is with the mirror. Angles of rays are measured from the normal.',
      },
      {
        answer: `${180 - surface}°`,
        why: 'You took it from 180°. The normal makes 90° with the mirror.',
        check: `180 - ${surface}`,
      },
    ],
  };
};

const between = (draw: Draw): MadeQuestion => {
  const half = draw.whole(6, 43);
  const whole = 2 * half;
  const asksMirror = draw.chance();
  const answer = asksMirror ? 90 - half : half;
  return {
    ask: `The incident and the reflected ray at a plane mirror make an angle of ${whole}° with each other. What is the angle between the incident ray and the ${asksMirror ? 'surface of the mirror' : 'normal'}, in degrees?`,
    hint: 'The normal lies in the middle between the two rays.',
    steps: [
      `The normal halves the angle: ${whole} ÷ 2 = ${half}, so ${half}° with the normal.`,
      ...(asksMirror ? [`With the mirror: 90 − ${half} = ${answer}, so ${answer}°.`] : []),
    ],
    answer: `${answer}°`,
    accept: [`${answer} degrees`],
    check: asksMirror ? `90 - ${whole} / 2` : `${whole} / 2`,
    slips: [
      {
        answer: `${asksMirror ? half : 90 - half}°`,
        why: `This is the angle with the ${asksMirror ? 'normal' : 'mirror'}.`,
        check: asksMirror ? `${whole} / 2` : `90 - ${whole} / 2`,
      },
      {
        answer: `${whole}°`,
        why: 'This is the angle between the two rays. The normal halves it.',
      },
    ].filter(
      ({ answer: slip }, at) =>
        slip !== `${answer}°` && (at === 0 || slip !== `${asksMirror ? half : 90 - half}°`),
    ),
  };
};

export const chapter10 = [
  { id: 'mirror', level: 'know', make: mirror },
  { id: 'lens', level: 'know', make: lens },
  { id: 'reflection', level: 'use', make: reflection },
  { id: 'between', level: 'think', make: between },
] as const satisfies readonly Maker[];
