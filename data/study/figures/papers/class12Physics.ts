import type { PaperFigures } from '@/data/study/figures/figure';

export const CLASS_12_PHYSICS: PaperFigures = {
  22: {
    question: {
      alt: 'A circuit with two capacitors of 6.0 µF and 3.0 µF in series in the upper wire, and a supply of 90 V in the lower one.',
      caption: 'The two capacitors of question 22.',
      draw: {
        kind: 'circuit',
        rows: [
          [
            { symbol: 'capacitor', label: '6.0 µF' },
            { symbol: 'capacitor', label: '3.0 µF' },
          ],
          [{ symbol: 'battery', label: '90 V' }],
        ],
      },
    },
  },
};

export const CLASS_12_PHYSICS_2: PaperFigures = {
  22: {
    question: {
      alt: 'Three wires joined at both ends. The upper one holds the pump as a resistance of 2.0 Ω, the middle one a battery of 11 V with 1.0 Ω, the lower one a battery of 10 V with 2.0 Ω.',
      caption: 'Pump and batteries of question 22, with their internal resistances.',
      draw: {
        kind: 'circuit',
        rows: [
          [{ symbol: 'resistor', label: 'pump 2.0 Ω' }],
          [
            { symbol: 'battery', label: '11 V' },
            { symbol: 'resistor', label: '1.0 Ω' },
          ],
          [
            { symbol: 'battery', label: '10 V' },
            { symbol: 'resistor', label: '2.0 Ω' },
          ],
        ],
      },
    },
  },
};

export const CLASS_12_PHYSICS_3: PaperFigures = {
  30: {
    scheme: {
      alt: 'A convex mirror with the car as an upright object at three times the focal length. The rays, drawn on behind the mirror, meet in an upright, smaller image between mirror and F.',
      caption: 'The mirror of question 30: f = 2.0 m, car at 6.0 m, image 1.5 m behind the mirror.',
      draw: { kind: 'optics', element: 'convex mirror', focal: 2, object: 6 },
    },
  },
};

export const CLASS_12_PHYSICS_4: PaperFigures = {
  28: {
    scheme: {
      alt: 'Binding energy per nucleon against mass number. The curve rises steeply from about 1 MeV at 2 to 7 MeV at 4, reaches its highest part, about 8.8 MeV, near 56, stays nearly level, and sinks slowly to 7.6 MeV at 238.',
      caption: 'The curve of question 28, highest near iron.',
      draw: {
        kind: 'graph',
        x: [0, 250],
        y: [0, 10],
        stepX: 50,
        stepY: 2,
        height: 220,
        xLabel: 'mass number',
        yLabel: 'MeV per nucleon',
        lines: [
          {
            points: [
              [2, 1.1],
              [4, 7.1],
              [12, 7.7],
              [30, 8.5],
              [56, 8.8],
              [120, 8.5],
              [180, 8.1],
              [238, 7.6],
            ],
            tone: 'accent',
          },
        ],
        points: [{ at: [56, 8.8], label: 'highest', side: 'above' }],
      },
    },
  },
};
