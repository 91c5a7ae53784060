import type { FormulaClass } from '@/data/study/formulas/formula';

export const PHYSICS_CLASS_10: FormulaClass = {
  grade: 10,
  topics: [
    {
      title: 'Light',
      formulas: [
        {
          name: 'Focal length of a spherical mirror',
          tex: 'f = \\frac{R}{2}',
          symbols: [
            ['f', 'focal length', 'cm', 15],
            ['R', 'radius of curvature', 'cm', 30],
          ],
          use: { given: 'A shaving mirror has R = 30 cm.', work: '30 ÷ 2', answer: '15 cm' },
          limits: 'For mirrors that are small beside R.',
        },
        {
          name: 'Mirror formula',
          tex: '\\frac{1}{v} + \\frac{1}{u} = \\frac{1}{f}',
          symbols: [
            ['v', 'image distance', 'cm', -30],
            ['u', 'object distance', 'cm', -15],
            ['f', 'focal length', 'cm', -10],
          ],
          use: {
            given: 'Concave mirror, f = −10 cm, object at u = −15 cm.',
            work: '1 ÷ (1/(−10) − 1/(−15))',
            answer: '−30 cm: real, in front',
          },
          limits: 'Distances against the incoming light are negative.',
        },
        {
          name: 'Magnification of a mirror',
          tex: 'm = -\\frac{v}{u}',
          symbols: [
            ['m', 'magnification', '', -2],
            ['v', 'image distance', 'cm', -30],
            ['u', 'object distance', 'cm', -15],
          ],
          use: {
            given: 'u = −15 cm and v = −30 cm.',
            work: '−(−30) ÷ (−15)',
            answer: '−2: upside down, twice as big',
          },
        },
        {
          name: 'Snell’s law',
          tex: 'n = \\frac{\\sin i}{\\sin r}',
          symbols: [
            ['n', 'refractive index', '', 1.5],
            ['i', 'angle of incidence', '°', 48.59],
            ['r', 'angle of refraction', '°', 30],
          ],
          use: {
            given: 'Light from air enters glass at 48.59° and goes on at 30°.',
            work: 'sin 48.59° ÷ sin 30°',
            answer: 'about 1.50',
          },
        },
        {
          name: 'Refractive index from speeds',
          tex: 'n = \\frac{c}{v}',
          symbols: [
            ['n', 'refractive index', '', 1.5],
            ['c', 'speed of light in vacuum', 'm/s', 3e8],
            ['v', 'speed in the medium', 'm/s', 2e8],
          ],
          use: {
            given: 'Light moves at 2 × 10⁸ m/s in glass.',
            work: '(3 × 10⁸) ÷ (2 × 10⁸)',
            answer: '1.5',
          },
          limits: 'Never less than 1 for ordinary materials.',
        },
        {
          name: 'Lens formula',
          tex: '\\frac{1}{v} - \\frac{1}{u} = \\frac{1}{f}',
          symbols: [
            ['v', 'image distance', 'cm', 30],
            ['u', 'object distance', 'cm', -15],
            ['f', 'focal length', 'cm', 10],
          ],
          use: {
            given: 'Convex lens, f = 10 cm, object at u = −15 cm.',
            work: '1 ÷ (1/10 + 1/(−15))',
            answer: '30 cm behind the lens',
          },
          limits: 'Thin lenses. A minus here, a plus for mirrors.',
        },
        {
          name: 'Magnification of a lens',
          tex: "m = \\frac{v}{u} = \\frac{h'}{h}",
          symbols: [
            ['m', 'magnification', '', -2],
            ['v', 'image distance', 'cm', 30],
            ['u', 'object distance', 'cm', -15],
            ["h'", 'height of the image', 'cm', -4],
            ['h', 'height of the object', 'cm', 2],
          ],
          use: {
            given: 'u = −15 cm and v = 30 cm.',
            work: '30 ÷ (−15)',
            answer: '−2: upside down, twice as big',
          },
        },
        {
          name: 'Power of a lens',
          tex: 'P = \\frac{1}{f}',
          symbols: [
            ['P', 'power', 'D', 2],
            ['f', 'focal length', 'm', 0.5],
          ],
          use: { given: 'Reading glasses have f = 0.5 m.', work: '1 ÷ 0.5', answer: '2 D' },
          limits: 'f in metres; concave lenses have a negative power.',
        },
      ],
    },
    {
      title: 'Electricity',
      formulas: [
        {
          name: 'Electric current',
          tex: 'I = \\frac{Q}{t}',
          symbols: [
            ['I', 'current', 'A', 0.5],
            ['Q', 'charge', 'C', 300],
            ['t', 'time', 's', 600],
          ],
          use: { given: 'A bulb draws 300 C in 10 minutes.', work: '300 ÷ 600', answer: '0.5 A' },
        },
        {
          name: 'Potential difference',
          tex: 'V = \\frac{W}{Q}',
          symbols: [
            ['V', 'potential difference', 'V', 12],
            ['W', 'work', 'J', 24],
            ['Q', 'charge', 'C', 2],
          ],
          use: { given: 'Moving 2 C takes 24 J.', work: '24 ÷ 2', answer: '12 V' },
        },
        {
          name: 'Ohm’s law',
          tex: 'V = I R',
          symbols: [
            ['V', 'potential difference', 'V', 220],
            ['I', 'current', 'A', 5],
            ['R', 'resistance', 'Ω', 44],
          ],
          use: { given: 'A 44 Ω toaster draws 5 A.', work: '5 × 44', answer: '220 V' },
          limits: 'For metals at a steady temperature; not for diodes.',
        },
        {
          name: 'Resistance of a wire',
          tex: 'R = \\rho \\frac{l}{A}',
          symbols: [
            ['R', 'resistance', 'Ω', 0.16],
            ['\\rho', 'resistivity', 'Ω m', 1.6e-8],
            ['l', 'length', 'm', 10],
            ['A', 'cross-section', 'm²', 1e-6],
          ],
          use: {
            given: '10 m of copper wire of 1 mm², ρ = 1.6 × 10⁻⁸ Ω m.',
            work: '1.6 × 10⁻⁸ × 10 ÷ 10⁻⁶',
            answer: '0.16 Ω',
          },
        },
        {
          name: 'Resistors in series',
          tex: 'R = R_1 + R_2',
          symbols: [
            ['R', 'total resistance', 'Ω', 10],
            ['R_1', 'first', 'Ω', 4],
            ['R_2', 'second', 'Ω', 6],
          ],
          use: { given: '4 Ω and 6 Ω one after the other.', work: '4 + 6', answer: '10 Ω' },
        },
        {
          name: 'Resistors in parallel',
          tex: '\\frac{1}{R} = \\frac{1}{R_1} + \\frac{1}{R_2}',
          symbols: [
            ['R', 'total resistance', 'Ω', 2.4],
            ['R_1', 'first', 'Ω', 4],
            ['R_2', 'second', 'Ω', 6],
          ],
          use: {
            given: '4 Ω and 6 Ω side by side.',
            work: '1 ÷ (1/4 + 1/6)',
            answer: '2.4 Ω, less than either',
          },
        },
        {
          name: 'Heat of a current',
          tex: 'H = I^2 R t',
          symbols: [
            ['H', 'heat', 'J', 4800],
            ['I', 'current', 'A', 2],
            ['R', 'resistance', 'Ω', 20],
            ['t', 'time', 's', 60],
          ],
          use: {
            given: '2 A flow through 20 Ω for one minute.',
            work: '2² × 20 × 60',
            answer: '4,800 J',
          },
        },
        {
          name: 'Electric power',
          tex: 'P = V I = \\frac{V^2}{R}',
          symbols: [
            ['P', 'power', 'W', 1100],
            ['V', 'potential difference', 'V', 220],
            ['I', 'current', 'A', 5],
            ['R', 'resistance', 'Ω', 44],
          ],
          use: {
            given: 'An iron draws 5 A at 220 V.',
            work: '220 × 5 = 220² ÷ 44',
            answer: '1,100 W',
          },
        },
        {
          name: 'Energy in kilowatt hours',
          tex: 'E = \\frac{P t}{1000}',
          symbols: [
            ['E', 'energy', 'kWh', 3],
            ['P', 'power', 'W', 1500],
            ['t', 'time', 'h', 2],
          ],
          use: {
            given: 'A 1,500 W heater is on for 2 h.',
            work: '1,500 × 2 ÷ 1,000',
            answer: '3 kWh, which is 3 units on the bill',
          },
        },
      ],
    },
  ],
};
