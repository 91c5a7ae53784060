import { choiceOf } from '@/lib/study/makers/choiceOf';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const part = choiceOf({
  pairs: [
    [
      'sets the size of the pupil',
      'iris',
      'cornea',
      'The iris opens and closes the pupil; the cornea is the clear front.',
    ],
    [
      'is the clear front of the eye, where light is bent most',
      'cornea',
      'iris',
      'The cornea is clear and curved; the iris is the coloured ring.',
    ],
    [
      'catches the image',
      'retina',
      'lens',
      'The retina is the screen; the lens brings the light together on it.',
    ],
    [
      'changes the shape of the lens',
      'ciliary muscles',
      'iris',
      'Ciliary muscles act on the lens; the iris acts on the pupil.',
    ],
    [
      'carries the message to the brain',
      'optic nerve',
      'retina',
      'The retina turns light into signals; the optic nerve carries them.',
    ],
    [
      'is the opening through which light enters',
      'pupil',
      'iris',
      'The pupil is the dark opening; the iris is the ring around it.',
    ],
    [
      'turns cloudy in a cataract',
      'lens',
      'retina',
      'In a cataract the lens grows milky and lets little light through.',
    ],
    [
      'adjusts its focal length for near and far',
      'lens',
      'cornea',
      'The soft lens is made thicker or thinner; the cornea keeps its shape.',
    ],
    [
      'becomes narrower in bright light',
      'pupil',
      'lens',
      'The iris closes the pupil; the lens is for near and far.',
    ],
    [
      'has cells that respond to light',
      'retina',
      'optic nerve',
      'Its cells respond to light; the optic nerve only carries their signals.',
    ],
    [
      'is thicker when we read',
      'lens',
      'pupil',
      'For near things the ciliary muscles let the lens become thicker.',
    ],
    [
      'gives an eye its brown or black colour',
      'iris',
      'pupil',
      'The iris is the coloured ring; the pupil is an opening and always dark.',
    ],
  ],
  ask: (said, one, other) => `Which part of the eye ${said}: ${one} or ${other}?`,
  hint: 'Follow the light from the front of the eye to the brain.',
});

const PUPILS = ['Anjali', 'Rohit', 'Fiza', 'Bhavesh', 'Sonam', 'Teresa', 'Karthik'] as const;

/** Far points in centimetres that give a power of at most two decimals. */
const FAR_POINTS = [40, 50, 80, 100, 125, 160, 200, 250, 400] as const;

const myopia = (draw: Draw): MadeQuestion => {
  const far = draw.pick(FAR_POINTS);
  const answer = `${show(-100 / far)} D`;
  return {
    ask: `${draw.pick(PUPILS)} is short-sighted and sees clearly only up to ${far} cm. What power must the lens have for distant things, in dioptre, with its sign?`,
    hint: 'Far things must appear at the far point. Which kind of lens does this?',
    steps: [
      `A concave lens is needed, with f = −${far} cm = −${show(far / 100)} m.`,
      `P = 1 ÷ (−${show(far / 100)}) = ${answer}.`,
    ],
    answer,
    check: `100 / (-${far})`,
    slips: [
      {
        answer: `${show(100 / far)} D`,
        why: 'The size is right. A concave lens has a negative power.',
        check: `100 / ${far}`,
      },
      {
        answer: `${show(-1 / far)} D`,
        why: 'You divided by centimetres. The focal length must be in metres.',
        check: `-1 / ${far}`,
      },
    ],
  };
};

const ELDERS = [
  'Grandmother Savitri',
  'Mr Khan',
  'Aunt Philomena',
  'Mrs Gill',
  'Grandfather Raman',
] as const;

const reading = (draw: Draw): MadeQuestion => {
  const near = draw.pick([40, 50, 80, 100, 125, 200] as const);
  const power = 4 - 100 / near;
  const answer = `${show(power)} D`;
  return {
    ask: `${draw.pick(ELDERS)} cannot see clearly nearer than ${near} cm, but wants to read at 25 cm. What power of lens, in dioptre, does this take?`,
    hint: `Use the lens formula with u = −25 cm and v = −${near} cm.`,
    steps: [
      `1/f = 1/v − 1/u, in metres: 1 ÷ 0.25 = 4 and 1 ÷ ${show(near / 100)} = ${show(100 / near)}.`,
      `P = 4 − ${show(100 / near)} = ${answer}.`,
    ],
    answer,
    check: `100 * (1 / 25 - 1 / ${near})`,
    slips: [
      {
        answer: `${show(4 + 100 / near)} D`,
        why: 'You added. The image is virtual, so v is negative and the two are subtracted.',
        check: `100 * (1 / 25 + 1 / ${near})`,
      },
      {
        answer: `${show(100 / near)} D`,
        why: 'You looked only at the near point. The book at 25 cm counts as well.',
        check: `100 / ${near}`,
      },
      {
        answer: `${show(-power)} D`,
        why: 'The size is right. To see near things a convex lens is needed, with positive power.',
        check: `-100 * (1 / 25 - 1 / ${near})`,
      },
    ],
  };
};

const farPoint = (draw: Draw): MadeQuestion => {
  const far = draw.pick(FAR_POINTS);
  const answer = `${far} cm`;
  return {
    ask: `${draw.pick(PUPILS)} wears lenses of ${show(-100 / far)} D to see distant things clearly. Up to how many centimetres does this eye see clearly without them?`,
    hint: 'The lens makes things from far away appear at its focus.',
    steps: [
      `f = 1 ÷ (${show(-100 / far)}) = −${show(far / 100)} m.`,
      `Distant things appear ${show(far / 100)} m in front of the eye: this is the far point, ${answer}.`,
    ],
    answer,
    check: `100 / ${100 / far}`,
    slips: [
      {
        answer: `${show(far / 100)} cm`,
        why: 'One divided by the power gives metres.',
      },
      {
        answer: `${show(10_000 / far)} cm`,
        why: 'You took the power for metres. The distance is one divided by the power.',
      },
      {
        answer: '25 cm',
        why: 'This is the usual near point. The lens is for far things.',
      },
    ],
  };
};

const phenomenon = groupOf(
  {
    marks: {
      refraction: 'Refraction is the bending of light where its speed changes.',
      dispersion: 'Dispersion is the splitting of white light into its colours.',
      scattering: 'Scattering is the throwing of light to all sides by fine particles.',
    },
    facts: [
      ['Stars twinkle.', 'refraction', 'Layers of moving air bend their light now more, now less.'],
      [
        'A straw in a glass of water looks broken.',
        'refraction',
        'Its light is bent at the water’s surface.',
      ],
      [
        'Things seen through hot air over a tandoor seem to waver.',
        'refraction',
        'Hot and cool air bend the light unequally.',
      ],
      [
        'The Sun is seen a little before it has really risen.',
        'refraction',
        'The air bends its light over the horizon.',
      ],
      ['A star seems a little higher than it is.', 'refraction', 'The air bends its light.'],
      [
        'A prism throws a band of colours on the wall.',
        'dispersion',
        'The colours are bent by different amounts.',
      ],
      [
        'A rainbow stands in the spray of a garden hose.',
        'dispersion',
        'The drops split sunlight into its colours.',
      ],
      [
        'The bevelled edge of a mirror shows violet, green and red.',
        'dispersion',
        'The edge acts like a prism.',
      ],
      [
        'A cut stone sparkles in all colours in the lamp’s white light.',
        'dispersion',
        'Its faces act like prisms.',
      ],
      ['The clear sky is blue.', 'scattering', 'Very fine particles throw blue light aside most.'],
      [
        'A beam of sunlight shows up in a dusty room.',
        'scattering',
        'The dust throws light to the side, into our eyes.',
      ],
      [
        'In a fog the beam of a headlamp can be seen from the side.',
        'scattering',
        'Fine drops throw light to the side.',
      ],
      [
        'Sunlight makes paths through the mist of a forest.',
        'scattering',
        'Fine drops throw light to the side.',
      ],
      [
        'A torch beam is visible in water with a few drops of milk.',
        'scattering',
        'Fine drops of fat throw light to the side.',
      ],
    ],
  },
  (line) => `${line} Is this mainly refraction, dispersion or scattering?`,
  'Is light bent, split into colours or thrown to all sides?',
);

export const CHAPTER_10 = [
  { id: 'part', level: 'know', make: part },
  { id: 'myopia', level: 'use', make: myopia },
  { id: 'phenomenon', level: 'use', make: phenomenon },
  { id: 'reading', level: 'think', make: reading },
  { id: 'far-point', level: 'think', make: farPoint },
] as const satisfies readonly Maker[];
