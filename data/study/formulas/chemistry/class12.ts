import type { FormulaClass } from '@/data/study/formulas/formula';

export const CHEMISTRY_CLASS_12: FormulaClass = {
  grade: 12,
  topics: [
    {
      title: 'Solutions',
      formulas: [
        {
          name: 'Raoult’s law',
          tex: 'p = x_1 p_1 + x_2 p_2',
          symbols: [
            ['p', 'vapour pressure of the mixture', 'mmHg', 340],
            ['x_1', 'first mole fraction', '', 0.6],
            ['p_1', 'pressure of the pure first liquid', 'mmHg', 300],
            ['x_2', 'second mole fraction', '', 0.4],
            ['p_2', 'of the pure second', 'mmHg', 400],
          ],
          use: {
            given: '0.6 of a liquid with 300 mmHg, 0.4 of one with 400.',
            work: '0.6 × 300 + 0.4 × 400',
            answer: '340 mmHg',
          },
          limits: 'Ideal solutions only.',
        },
        {
          name: 'Henry’s law',
          tex: 'p = K_H x',
          symbols: [
            ['p', 'pressure of the gas', 'bar', 0.835],
            ['K_H', 'Henry’s constant', 'bar', 1670],
            ['x', 'mole fraction in water', '', 0.0005],
          ],
          use: {
            given: 'CO₂ with K = 1,670 bar; x is to be 0.0005.',
            work: '1,670 × 0.0005',
            answer: '0.835 bar',
          },
        },
        {
          name: 'Elevation of the boiling point',
          tex: '\\Delta T_b = i K_b b',
          symbols: [
            ['\\Delta T_b', 'rise', 'K', 0.52],
            ['i', 'particles per unit dissolved', '', 1],
            ['K_b', '0.52 for water', 'K kg/mol', 0.52],
            ['b', 'molality', 'mol/kg', 1],
          ],
          use: { given: '1 mol/kg of sugar in water.', work: '1 × 0.52 × 1', answer: '0.52 K' },
          limits: 'Dilute solutions; the solute must not evaporate.',
        },
        {
          name: 'Depression of the freezing point',
          tex: '\\Delta T_f = i K_f b',
          symbols: [
            ['\\Delta T_f', 'fall', 'K', 1.86],
            ['i', 'particles per unit dissolved', '', 2],
            ['K_f', '1.86 for water', 'K kg/mol', 1.86],
            ['b', 'molality', 'mol/kg', 0.5],
          ],
          use: {
            given: '0.5 mol/kg of common salt, which splits in two.',
            work: '2 × 1.86 × 0.5',
            answer: '1.86 K',
          },
        },
        {
          name: 'Osmotic pressure',
          tex: '\\Pi = i c R T',
          symbols: [
            ['\\Pi', 'osmotic pressure', 'bar', 2.4942],
            ['i', 'particles per unit dissolved', '', 1],
            ['c', 'molarity', 'mol/L', 0.1],
            ['R', '0.08314', 'L bar/(mol K)', 0.08314],
            ['T', 'temperature', 'K', 300],
          ],
          use: {
            given: '0.1 mol/L of glucose at 300 K.',
            work: '1 × 0.1 × 0.08314 × 300',
            answer: 'about 2.49 bar',
          },
        },
        {
          name: 'Van ’t Hoff factor',
          tex: 'i = 1 + \\alpha(n - 1)',
          symbols: [
            ['i', 'van ’t Hoff factor', '', 1.8],
            ['\\alpha', 'degree of dissociation', '', 0.8],
            ['n', 'ions of one unit', '', 2],
          ],
          use: {
            given: 'A salt of two ions is split to 80 %.',
            work: '1 + 0.8 × (2 − 1)',
            answer: '1.8',
          },
        },
      ],
    },
    {
      title: 'Electrochemistry',
      formulas: [
        {
          name: 'EMF of a cell',
          tex: 'E = E_c - E_a',
          symbols: [
            ['E', 'EMF', 'V', 1.1],
            ['E_c', 'reduction potential, cathode', 'V', 0.34],
            ['E_a', 'reduction potential, anode', 'V', -0.76],
          ],
          use: {
            given: 'Zinc −0.76 V and copper 0.34 V (Daniell cell).',
            work: '0.34 − (−0.76)',
            answer: '1.1 V',
          },
        },
        {
          name: 'Nernst equation',
          tex: 'E = E_0 - \\frac{0.059}{n} \\log Q',
          symbols: [
            ['E', 'EMF', 'V', 1.0705],
            ['E_0', 'standard EMF', 'V', 1.1],
            ['n', 'electrons', '', 2],
            ['Q', 'reaction quotient', '', 10],
          ],
          use: {
            given: 'A Daniell cell of 1.1 V with ten times more zinc ions.',
            work: '1.1 − 0.059 ÷ 2 × log(10)',
            answer: '1.0705 V',
          },
          limits: 'At 25 °C.',
        },
        {
          name: 'Gibbs energy of a cell',
          tex: '\\Delta G = -n F E',
          symbols: [
            ['\\Delta G', 'change of Gibbs energy', 'J', -212300],
            ['n', 'electrons', '', 2],
            ['F', '96,500', 'C/mol', 96500],
            ['E', 'EMF', 'V', 1.1],
          ],
          use: {
            given: 'A Daniell cell of 1.1 V moves 2 electrons.',
            work: '−2 × 96,500 × 1.1',
            answer: '−2,12,300 J',
          },
        },
        {
          name: 'Faraday’s first law of electrolysis',
          tex: 'm = \\frac{M I t}{n F}',
          symbols: [
            ['m', 'mass deposited', 'g', 0.635],
            ['M', 'molar mass', 'g/mol', 63.5],
            ['I', 'current', 'A', 2],
            ['t', 'time', 's', 965],
            ['n', 'charge of the ion', '', 2],
            ['F', '96,500', 'C/mol', 96500],
          ],
          use: {
            given: 'Copper (63.5 g/mol, Cu²⁺), 2 A for 965 s.',
            work: '63.5 × 2 × 965 ÷ (2 × 96,500)',
            answer: '0.635 g',
          },
        },
        {
          name: 'Molar conductivity',
          tex: '\\Lambda = \\frac{1000 \\kappa}{c}',
          symbols: [
            ['\\Lambda', 'molar conductivity', 'S cm²/mol', 140],
            ['\\kappa', 'conductivity', 'S/cm', 0.014],
            ['c', 'molarity', 'mol/L', 0.1],
          ],
          use: {
            given: '0.1 mol/L with a conductivity of 0.014 S/cm.',
            work: '1,000 × 0.014 ÷ 0.1',
            answer: '140 S cm²/mol',
          },
        },
      ],
    },
    {
      title: 'Chemical kinetics',
      formulas: [
        {
          name: 'Average rate of reaction',
          tex: 'r = -\\frac{\\Delta c}{\\Delta t}',
          symbols: [
            ['r', 'rate', 'mol/(L s)', 0.002],
            ['\\Delta c', 'change of a reactant', 'mol/L', -0.04],
            ['\\Delta t', 'time', 's', 20],
          ],
          use: {
            given: 'A reactant falls from 0.10 to 0.06 mol/L in 20 s.',
            work: '−(0.06 − 0.10) ÷ 20',
            answer: '0.002 mol/(L s)',
          },
        },
        {
          name: 'Zero order reaction',
          tex: 'k = \\frac{c_0 - c}{t}',
          symbols: [
            ['k', 'rate constant', 'mol/(L s)', 0.01],
            ['c_0', 'concentration at the start', 'mol/L', 0.8],
            ['c', 'concentration now', 'mol/L', 0.5],
            ['t', 'time', 's', 30],
          ],
          use: {
            given: 'From 0.8 to 0.5 mol/L in 30 s.',
            work: '(0.8 − 0.5) ÷ 30',
            answer: '0.01 mol/(L s)',
          },
        },
        {
          name: 'First order reaction',
          tex: 'k = \\frac{2.303}{t} \\log \\frac{c_0}{c}',
          symbols: [
            ['k', 'rate constant', '1/s', 0.02303],
            ['t', 'time', 's', 100],
            ['c_0', 'concentration at the start', 'mol/L', 1],
            ['c', 'concentration now', 'mol/L', 0.1],
          ],
          use: {
            given: 'A tenth is left after 100 s.',
            work: '2.303 ÷ 100 × log(1 ÷ 0.1)',
            answer: '0.02303 per second',
          },
        },
        {
          name: 'Half-life of a first order reaction',
          tex: 't = \\frac{0.693}{k}',
          symbols: [
            ['t', 'half-life', 's', 69.3],
            ['k', 'rate constant', '1/s', 0.01],
          ],
          use: {
            given: 'The rate constant is 0.01 per second.',
            work: '0.693 ÷ 0.01',
            answer: '69.3 s',
          },
          limits: 'It does not depend on the concentration.',
        },
        {
          name: 'Arrhenius equation',
          tex: '\\log \\frac{k_2}{k_1} = \\frac{E}{2.303 R}\\left(\\frac{1}{T_1} - \\frac{1}{T_2}\\right)',
          symbols: [
            ['k_1', 'first rate constant', '1/s', 1],
            ['k_2', 'second rate constant', '1/s', 1.944],
            ['E', 'activation energy', 'J/mol', 51390],
            ['R', '8.314', 'J/(mol K)', 8.314],
            ['T_1', 'first temperature', 'K', 300],
            ['T_2', 'second temperature', 'K', 310],
          ],
          use: {
            given: 'With 51,390 J/mol, from 300 K to 310 K: log of k₂ ÷ k₁?',
            work: '51,390 ÷ (2.303 × 8.314) × (1/300 − 1/310)',
            answer: 'about 0.29, so it runs 1.9 times as fast',
          },
        },
      ],
    },
    {
      title: 'Complexes',
      formulas: [
        {
          name: 'Spin-only magnetic moment',
          tex: '\\mu = \\sqrt{n(n + 2)}',
          symbols: [
            ['\\mu', 'magnetic moment', 'BM', 5.916],
            ['n', 'unpaired electrons', '', 5],
          ],
          use: {
            given: 'Mn²⁺ has 5 unpaired electrons.',
            work: '√(5 × (5 + 2))',
            answer: 'about 5.92 BM',
          },
        },
        {
          name: 'Effective atomic number',
          tex: 'N = Z - x + 2L',
          symbols: [
            ['N', 'electrons around the metal', '', 36],
            ['Z', 'its atomic number', '', 27],
            ['x', 'its oxidation number', '', 3],
            ['L', 'electron pairs given', '', 6],
          ],
          use: {
            given: 'Cobalt(III), Z = 27, with six ammonia molecules.',
            work: '27 − 3 + 2 × 6',
            answer: '36, as in krypton',
          },
        },
      ],
    },
  ],
  alsoUseful: [
    {
      name: 'Density of a crystal',
      tex: 'd = \\frac{z M}{a^3 N_A}',
      symbols: [
        ['d', 'density', 'g/cm³', 8.965],
        ['z', 'atoms in a unit cell', '', 4],
        ['M', 'molar mass', 'g/mol', 63.5],
        ['a', 'edge', 'cm', 3.61e-8],
        ['N_A', '6.022 × 10²³', '1/mol', 6.022e23],
      ],
      use: {
        given: 'Copper: z = 4, edge 3.61 × 10⁻⁸ cm.',
        work: '4 × 63.5 ÷ ((3.61 × 10⁻⁸)³ × 6.022 × 10²³)',
        answer: 'about 8.97 g/cm³',
      },
    },
  ],
};
