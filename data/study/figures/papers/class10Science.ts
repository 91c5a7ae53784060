import type { PaperFigures } from '@/data/study/figures/figure';

export const CLASS_10_SCIENCE: PaperFigures = {
  35: {
    scheme: {
      alt: 'A concave mirror with the candle between C and F. The ray parallel to the axis returns through F, the ray to the pole at the same angle; they meet beyond C in an image upside down, three times as large.',
      caption:
        'The mirror of question 35: f = 15 cm, candle at 20 cm, image at 60 cm, three times as large.',
      draw: { kind: 'optics', element: 'concave mirror', focal: 15, object: 20 },
    },
  },
  39: {
    question: {
      alt: 'A circuit. In the upper wire two resistors of 12 Ω and 4 Ω are joined in parallel, and in series with the pair stands a resistor of 3 Ω. In the lower wire is a battery of 12 V.',
      caption: 'The circuit of question 39.',
      draw: {
        kind: 'circuit',
        rows: [
          [
            {
              pair: [
                { symbol: 'resistor', label: '12 Ω' },
                { symbol: 'resistor', label: '4 Ω' },
              ],
            },
            { symbol: 'resistor', label: '3 Ω' },
          ],
          [{ symbol: 'battery', label: '12 V' }],
        ],
      },
    },
  },
};

export const CLASS_10_SCIENCE_2: PaperFigures = {
  37: {
    scheme: {
      alt: 'A convex mirror with an upright object in front of it. A ray parallel to the axis leaves as if it came from F, a ray to the pole returns at the same angle. Drawn on backwards they meet in a small upright image behind the mirror.',
      caption: 'The mirror of question 37: f = 2 m, object at 8 m, image 1.6 m behind the mirror.',
      draw: { kind: 'optics', element: 'convex mirror', focal: 2, object: 8 },
    },
  },
};

export const CLASS_10_SCIENCE_3: PaperFigures = {
  38: {
    scheme: {
      alt: 'A concave mirror with the candle at 30 cm, between C and F. Two rays from its tip meet 60 cm before the mirror in an image upside down, twice as large.',
      caption: 'The mirror of question 38 with the candle at 30 cm: f = 20 cm, image at 60 cm.',
      draw: { kind: 'optics', element: 'concave mirror', focal: 20, object: 30 },
    },
  },
};

export const CLASS_10_SCIENCE_4: PaperFigures = {
  39: {
    scheme: {
      alt: 'A ray of light meets a slab of glass at 45° to the normal, bends towards the normal in the glass, and leaves below parallel to its first direction, shifted to the side. A dashed line shows its way without the slab.',
      caption: 'The slab of question 39: in and out the ray has the same direction.',
      draw: { kind: 'surface', incidence: 45, index: 1.5, slab: true, names: ['air', 'glass'] },
    },
  },
};

export const CLASS_10_SCIENCE_5: PaperFigures = {
  36: {
    scheme: {
      alt: 'A concave lens with an object on the left. A ray parallel to the axis leaves as if it came from F on the left, a ray through the middle goes straight on. Drawn back they meet in an upright image, a third as large.',
      caption:
        'The lens of question 36: f = 15 cm, object at 30 cm, image at 10 cm on the same side.',
      draw: { kind: 'optics', element: 'concave lens', focal: 15, object: 30 },
    },
  },
};
