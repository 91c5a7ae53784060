import type { BookFigures } from '@/data/study/figures/figure';

export const FIGURES: BookFigures = {
  9: [
    {
      alt: 'A concave mirror with its focus F and centre of curvature C. An upright object stands beyond C. A ray parallel to the axis comes back through F, a ray to the pole P comes back at the same angle; they meet between C and F, where a smaller image stands upside down.',
      caption:
        'Object beyond C: the image is real, upside down, smaller, and stands between C and F.',
      draw: { kind: 'optics', element: 'concave mirror', focal: 10, object: 25 },
    },
    {
      alt: 'A convex lens with F and 2F marked on both sides. The object stands beyond 2F on the left. A ray parallel to the axis bends through F on the right, a ray through the middle goes straight on; they meet between F and 2F in a smaller image upside down.',
      caption:
        'A convex lens with the object beyond 2F makes a smaller real image on the other side.',
      draw: { kind: 'optics', element: 'convex lens', focal: 10, object: 30 },
    },
  ],
  11: [
    {
      alt: 'A closed circuit. In the upper wire are an ammeter and a resistor of 6 ohms with a voltmeter joined across its two ends; in the lower wire are a battery of 12 volts and a closed key. An arrow I shows the current.',
      caption:
        'The ammeter stands in line with the resistor, the voltmeter across it: 12 V ÷ 6 Ω = 2 A.',
      draw: {
        kind: 'circuit',
        rows: [
          [{ symbol: 'ammeter' }, { symbol: 'resistor', label: '6 Ω', voltmeter: '' }],
          [
            { symbol: 'battery', label: '12 V' },
            { symbol: 'closed switch', label: 'key' },
          ],
        ],
        current: [{ row: 0, label: 'I' }],
      },
    },
  ],
};
