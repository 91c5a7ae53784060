import type { BookFigures } from '@/data/study/figures/figure';

export const FIGURES: BookFigures = {
  1: [
    {
      alt: 'The field of a point charge against the distance r, both in units: 4 at one and 1 at two. The curve falls steeply and flattens.',
      caption: 'Twice the distance, a quarter of the field: E ∝ 1/r².',
      draw: {
        kind: 'graph',
        x: [0, 4],
        y: [0, 8],
        stepX: 1,
        stepY: 2,
        xLabel: 'r',
        yLabel: 'E',
        plots: [{ of: (x) => 4 / (x * x), between: [0.71, 4] }],
        points: [
          { at: [1, 4], label: '4', side: 'right' },
          { at: [2, 1], label: '1', side: 'above' },
        ],
      },
    },
  ],
  2: [
    {
      alt: 'A circuit with a battery and two branches, each with a capacitor: 2 µF and 4 µF in parallel.',
      caption: 'In parallel capacitances add: 2 µF + 4 µF = 6 µF.',
      draw: {
        kind: 'circuit',
        rows: [
          [{ symbol: 'capacitor', label: '2 µF' }],
          [{ symbol: 'capacitor', label: '4 µF' }],
          [{ symbol: 'battery', label: '12 V' }],
        ],
      },
    },
  ],
  3: [
    {
      alt: 'A circuit: a battery of 12 volts with a resistor of 2 ohms beside it in the lower wire, and two branches above with resistors of 6 ohms and 3 ohms in parallel.',
      caption:
        '6 Ω and 3 Ω in parallel are 2 Ω; with the other 2 Ω the current is 12 V ÷ 4 Ω = 3 A.',
      draw: {
        kind: 'circuit',
        rows: [
          [{ symbol: 'resistor', label: '6 Ω' }],
          [{ symbol: 'resistor', label: '3 Ω' }],
          [
            { symbol: 'battery', label: '12 V' },
            { symbol: 'resistor', label: '2 Ω' },
          ],
        ],
        current: [{ row: 2, label: '3 A' }],
      },
    },
  ],
  4: [
    {
      alt: 'The magnetic field of a long straight wire against the distance from it: 8 units at 1 cm, 4 at 2 cm, 2 at 4 cm. The curve falls less and less.',
      caption: 'Twice as far from the wire, half the field: B ∝ 1/r.',
      draw: {
        kind: 'graph',
        x: [0, 5],
        y: [0, 10],
        stepX: 1,
        stepY: 2,
        xLabel: 'r (cm)',
        yLabel: 'B',
        plots: [{ of: (x) => 8 / x, between: [0.8, 5] }],
        points: [
          { at: [2, 4], label: '4', side: 'above' },
          { at: [4, 2], label: '2', side: 'above' },
        ],
      },
    },
  ],
  5: [
    {
      alt: 'A tree: materials in a magnetic field part into diamagnetic ones, which are pushed out a little, such as copper, paramagnetic ones, which are pulled in a little, such as aluminium, and ferromagnetic ones, pulled in strongly, such as iron.',
      caption: 'The susceptibility tells them apart: small negative, small positive, very large.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Materials',
          children: [
            { text: 'diamagnetic', children: [{ text: 'copper, water' }] },
            { text: 'paramagnetic', children: [{ text: 'aluminium, oxygen' }] },
            { text: 'ferromagnetic', children: [{ text: 'iron, nickel' }] },
          ],
        },
      },
    },
  ],
  6: [
    {
      alt: 'Two graphs below each other. Flux through a turning coil: a cosine curve. Induced voltage: a sine curve, greatest where the flux passes zero.',
      caption: 'The voltage is largest while the flux changes fastest, not while it is largest.',
      draw: {
        kind: 'panels',
        panels: [
          {
            title: 'Flux',
            draw: {
              kind: 'graph',
              x: [0, 2],
              y: [-1.2, 1.2],
              grid: false,
              numbers: false,
              height: 110,
              plots: [{ of: (x) => Math.cos(2 * Math.PI * x) }],
            },
          },
          {
            title: 'Voltage',
            draw: {
              kind: 'graph',
              x: [0, 2],
              y: [-1.2, 1.2],
              grid: false,
              numbers: false,
              height: 110,
              plots: [{ of: (x) => Math.sin(2 * Math.PI * x), tone: 'second' }],
            },
          },
        ],
      },
    },
  ],
  7: [
    {
      alt: 'A series circuit with an alternating source in the lower wire and a resistor, a coil and a capacitor in the upper wire.',
      caption: 'At resonance the coil and the capacitor cancel, and only R limits the current.',
      draw: {
        kind: 'circuit',
        rows: [
          [
            { symbol: 'resistor', label: 'R' },
            { symbol: 'coil', label: 'L' },
            { symbol: 'capacitor', label: 'C' },
          ],
          [{ symbol: 'alternating source', label: 'V' }],
        ],
      },
    },
  ],
  8: [
    {
      alt: 'The electromagnetic spectrum in seven boxes from the longest to the shortest waves: radio, microwaves, infrared, visible light, ultraviolet, X-rays, gamma rays.',
      caption: 'Downwards the waves get shorter and their photons richer in energy.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Radio waves' },
          { text: 'Microwaves' },
          { text: 'Infrared' },
          { text: 'Visible light: 700 to 400 nm', fill: 'yellow' },
          { text: 'Ultraviolet' },
          { text: 'X-rays' },
          { text: 'Gamma rays' },
        ],
      },
    },
  ],
  9: [
    {
      alt: 'A convex lens with an object between F and 2F. The rays meet beyond 2F on the other side in a larger image upside down.',
      caption: 'Object at 1.5 f: the image stands at 3 f and is twice as large.',
      draw: { kind: 'optics', element: 'convex lens', focal: 10, object: 15 },
    },
    {
      alt: 'A ray falls at 45 degrees on a surface from air into glass of index 1.5 and is bent towards the normal.',
      caption: 'Snell’s law: sin 45° ÷ 1.5 = 0.471, so the ray goes on at about 28° to the normal.',
      draw: { kind: 'surface', incidence: 45, index: 1.5, names: ['air', 'glass'] },
    },
  ],
  10: [
    {
      alt: 'Brightness on a screen behind two slits against the place on it: bright bands of equal height at equal distances, with dark places halfway between them.',
      caption: 'From one bright band to the next it is λD/d.',
      draw: {
        kind: 'graph',
        x: [-2, 2],
        y: [0, 1.1],
        grid: false,
        numbers: false,
        xLabel: 'place',
        yLabel: 'brightness',
        height: 180,
        plots: [{ of: (x) => Math.cos(Math.PI * x) ** 2 }],
      },
    },
  ],
  11: [
    {
      alt: 'The stopping potential against the frequency of light for one metal: zero up to the threshold at 5 units, then a straight line upwards.',
      caption: 'The slope is h/e for every metal; only the threshold differs.',
      draw: {
        kind: 'graph',
        x: [0, 12],
        y: [0, 3],
        stepX: 2,
        stepY: 1,
        xLabel: 'frequency (10¹⁴ Hz)',
        yLabel: 'potential (V)',
        plots: [{ of: (x) => 0.414 * (x - 5), between: [5, 12] }],
        points: [{ at: [5, 0], label: 'threshold', side: 'above' }],
      },
    },
  ],
  12: [
    {
      alt: 'Energy levels of hydrogen as boxes, from the highest: zero at the rim, −0.85 eV for n = 4, −1.51 eV for n = 3, −3.40 eV for n = 2, −13.6 eV for n = 1.',
      caption: 'Eₙ = −13.6 eV ÷ n²; a jump from 3 to 2 gives red light of 1.89 eV.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'free electron: 0 eV' },
          { text: 'n = 4: −0.85 eV' },
          { text: 'n = 3: −1.51 eV', arrow: '1.89 eV, red' },
          { text: 'n = 2: −3.40 eV' },
          { text: 'n = 1: −13.6 eV', fill: 'yellow' },
        ],
      },
    },
  ],
  13: [
    {
      alt: 'How much of a radioactive sample is left against the number of half-lives: all at 0, a half at 1, a quarter at 2, an eighth at 3.',
      caption: 'Each half-life halves what is left: after three, one eighth.',
      draw: {
        kind: 'graph',
        x: [0, 5],
        y: [0, 1],
        stepX: 1,
        stepY: 0.25,
        xLabel: 'half-lives',
        yLabel: 'left',
        plots: [{ of: (x) => 0.5 ** x }],
        points: [
          { at: [1, 0.5], label: '½', side: 'right' },
          { at: [2, 0.25], label: '¼', side: 'right' },
        ],
      },
    },
  ],
  14: [
    {
      alt: 'A circuit: an alternating source in the lower wire, a diode and a resistor in the upper wire.',
      caption: 'The diode lets only one half of each wave through: a half-wave rectifier.',
      draw: {
        kind: 'circuit',
        rows: [
          [
            { symbol: 'diode', label: 'diode' },
            { symbol: 'resistor', label: 'load' },
          ],
          [{ symbol: 'alternating source', label: 'supply' }],
        ],
      },
    },
  ],
};
