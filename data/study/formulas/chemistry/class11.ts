import type { FormulaClass } from '@/data/study/formulas/formula';

export const CHEMISTRY_CLASS_11: FormulaClass = {
  grade: 11,
  topics: [
    {
      title: 'Mole concept',
      formulas: [
        {
          name: 'Molarity',
          tex: 'c = \\frac{n}{V}',
          symbols: [
            ['c', 'molarity', 'mol/L', 0.5],
            ['n', 'amount of solute', 'mol', 0.1],
            ['V', 'volume of the solution', 'L', 0.2],
          ],
          use: {
            given: '4 g of NaOH (40 g/mol) in 200 mL of solution.',
            work: '(4 ÷ 40) ÷ 0.2',
            answer: '0.5 mol/L',
          },
          limits: 'Changes a little with temperature.',
        },
        {
          name: 'Molality',
          tex: 'b = \\frac{n}{m}',
          symbols: [
            ['b', 'molality', 'mol/kg', 2],
            ['n', 'amount of solute', 'mol', 0.5],
            ['m', 'mass of the solvent', 'kg', 0.25],
          ],
          use: {
            given: '0.5 mol of urea in 250 g of water.',
            work: '0.5 ÷ 0.25',
            answer: '2 mol/kg',
          },
          limits: 'Mass of the solvent, not of the solution.',
        },
        {
          name: 'Mole fraction',
          tex: 'x_1 = \\frac{n_1}{n_1 + n_2}',
          symbols: [
            ['x_1', 'mole fraction', '', 0.2],
            ['n_1', 'amount of the part', 'mol', 1],
            ['n_2', 'amount of the rest', 'mol', 4],
          ],
          use: {
            given: '1 mol of ethanol with 4 mol of water.',
            work: '1 ÷ (1 + 4)',
            answer: '0.2',
          },
        },
        {
          name: 'Dilution',
          tex: 'c_1 V_1 = c_2 V_2',
          symbols: [
            ['c_1', 'concentration before', 'mol/L', 2],
            ['V_1', 'volume before', 'mL', 50],
            ['c_2', 'concentration after', 'mol/L', 0.5],
            ['V_2', 'volume after', 'mL', 200],
          ],
          use: {
            given: '50 mL of 2 mol/L acid are to become 0.5 mol/L.',
            work: '2 × 50 ÷ 0.5',
            answer: '200 mL in all',
          },
          limits: 'Pour the acid into the water, never the other way.',
        },
        {
          name: 'Empirical to molecular formula',
          tex: 'n = \\frac{M}{M_e}',
          symbols: [
            ['n', 'how many empirical units', '', 6],
            ['M', 'molar mass', 'g/mol', 180],
            ['M_e', 'mass of the empirical formula', 'g/mol', 30],
          ],
          use: {
            given: 'CH₂O has the mass 30; the compound 180 g/mol.',
            work: '180 ÷ 30',
            answer: '6, so it is C₆H₁₂O₆',
          },
        },
        {
          name: 'Percentage yield',
          tex: 'y = \\frac{m}{m_t} \\times 100',
          symbols: [
            ['y', 'yield', '%', 80],
            ['m', 'mass obtained', 'g', 44],
            ['m_t', 'mass from the equation', 'g', 55],
          ],
          use: {
            given: '44 g are obtained where 55 g are possible.',
            work: '44 ÷ 55 × 100',
            answer: '80 %',
          },
        },
        {
          name: 'Percentage of an element',
          tex: 'p = \\frac{m_e}{M} \\times 100',
          symbols: [
            ['p', 'mass percentage', '%', 40],
            ['m_e', 'mass of the element in one mole', 'g', 40],
            ['M', 'molar mass', 'g', 100],
          ],
          use: {
            given: 'Calcium in CaCO₃: 40 g in 100 g.',
            work: '40 ÷ (40 + 12 + 3 × 16) × 100',
            answer: '40 %',
          },
        },
      ],
    },
    {
      title: 'Structure of the atom',
      formulas: [
        {
          name: 'Wavelength and frequency',
          tex: 'c = \\lambda \\nu',
          symbols: [
            ['c', '3 × 10⁸', 'm/s', 3e8],
            ['\\lambda', 'wavelength', 'm', 6e-7],
            ['\\nu', 'frequency', 'Hz', 5e14],
          ],
          use: {
            given: 'Orange light of 600 nm.',
            work: '(3 × 10⁸) ÷ (600 × 10⁻⁹)',
            answer: '5 × 10¹⁴ Hz',
          },
        },
        {
          name: 'Rydberg formula',
          tex: '\\frac{1}{\\lambda} = R\\left(\\frac{1}{n_1^2} - \\frac{1}{n_2^2}\\right)',
          symbols: [
            ['\\lambda', 'wavelength', 'm', 6.563e-7],
            ['R', '1.097 × 10⁷', '1/m', 1.097e7],
            ['n_1', 'lower level', '', 2],
            ['n_2', 'higher level', '', 3],
          ],
          use: {
            given: 'Hydrogen falls from level 3 to level 2.',
            work: '1 ÷ (1.097 × 10⁷ × (1/4 − 1/9))',
            answer: 'about 6.56 × 10⁻⁷ m, red light',
          },
          limits: 'Hydrogen only.',
        },
        {
          name: 'Radius of a Bohr orbit',
          tex: 'r = 52.9 \\frac{n^2}{Z}',
          symbols: [
            ['r', 'radius', 'pm', 211.6],
            ['n', 'number of the orbit', '', 2],
            ['Z', 'protons', '', 1],
          ],
          use: {
            given: 'The second orbit of hydrogen.',
            work: '52.9 × 2² ÷ 1',
            answer: '211.6 pm',
          },
          limits: 'One electron only: H, He⁺, Li²⁺.',
        },
        {
          name: 'Uncertainty principle',
          tex: '\\Delta x\\,\\Delta p \\ge \\frac{h}{4\\pi}',
          symbols: [
            ['\\Delta x', 'uncertainty of place', 'm'],
            ['\\Delta p', 'uncertainty of momentum', 'kg m/s'],
            ['h', '6.626 × 10⁻³⁴', 'J s'],
          ],
          use: {
            given: 'The place is known to 10⁻¹⁰ m. Least Δp?',
            work: '6.626 × 10⁻³⁴ ÷ (4 × π × 10⁻¹⁰)',
            answer: 'about 5.27 × 10⁻²⁵ kg m/s',
          },
        },
        {
          name: 'Orbitals in a shell',
          tex: 'N = n^2',
          symbols: [
            ['N', 'number of orbitals', '', 9],
            ['n', 'principal quantum number', '', 3],
          ],
          use: {
            given: 'The third shell has one s, three p and five d orbitals.',
            work: '1 + 3 + 5 = 3²',
            answer: '9',
          },
        },
        {
          name: 'Bond order',
          tex: 'B = \\frac{N_b - N_a}{2}',
          symbols: [
            ['B', 'bond order', '', 2],
            ['N_b', 'bonding electrons', '', 10],
            ['N_a', 'antibonding electrons', '', 6],
          ],
          use: {
            given: 'Oxygen, O₂: 10 bonding and 6 antibonding.',
            work: '(10 − 6) ÷ 2',
            answer: '2, a double bond',
          },
        },
        {
          name: 'Formal charge',
          tex: 'q = V - L - \\frac{S}{2}',
          symbols: [
            ['q', 'formal charge', '', 1],
            ['V', 'valence electrons', '', 6],
            ['L', 'electrons in lone pairs', '', 2],
            ['S', 'shared electrons', '', 6],
          ],
          use: { given: 'The middle oxygen of ozone.', work: '6 − 2 − 6/2', answer: '1' },
        },
      ],
    },
    {
      title: 'Heat',
      formulas: [
        {
          name: 'Enthalpy change of a reaction',
          tex: '\\Delta H = \\sum H_p - \\sum H_r',
          symbols: [
            ['\\Delta H', 'enthalpy change', 'kJ', -890.3],
            ['\\sum H_p', 'enthalpies of formation, products', 'kJ', -965.1],
            ['\\sum H_r', 'of the reactants', 'kJ', -74.8],
          ],
          use: {
            given: 'Methane burns: products −393.5 and 2 × −285.8, methane −74.8 kJ/mol.',
            work: '(−393.5 + 2 × (−285.8)) − (−74.8)',
            answer: '−890.3 kJ: heat is given off',
          },
          limits: 'Elements in their usual form count as 0.',
        },
        {
          name: 'Gibbs energy',
          tex: '\\Delta G = \\Delta H - T \\Delta S',
          symbols: [
            ['\\Delta G', 'change of Gibbs energy', 'kJ', -30],
            ['\\Delta H', 'change of enthalpy', 'kJ', 30],
            ['T', 'temperature', 'K', 600],
            ['\\Delta S', 'change of entropy', 'kJ/K', 0.1],
          ],
          use: {
            given: 'ΔH is 30 kJ, ΔS is 0.1 kJ/K, at 600 K.',
            work: '30 − 600 × 0.1',
            answer: '−30 kJ: it runs by itself',
          },
          limits: 'Put ΔH and ΔS into the same unit first.',
        },
      ],
    },
    {
      title: 'Equilibrium',
      formulas: [
        {
          name: 'Equilibrium constant',
          tex: 'K = \\frac{[C]^c [D]^d}{[A]^a [B]^b}',
          symbols: [
            ['[A], [B]', 'concentrations of what reacts', 'mol/L'],
            ['[C], [D]', 'of what is made', 'mol/L'],
            ['a, b, c, d', 'numbers in the equation'],
          ],
          use: {
            given: 'H₂ + I₂ ⇌ 2HI with 0.1, 0.1 and 0.7 mol/L.',
            work: '0.7² ÷ (0.1 × 0.1)',
            answer: '49',
          },
          limits: 'Solids and pure liquids are left out.',
        },
        {
          name: 'pH',
          tex: '\\text{pH} = -\\log [\\mathrm{H^+}]',
          symbols: [
            ['\\text{pH}', 'pH', '', 3],
            ['[\\mathrm{H^+}]', 'hydrogen ions', 'mol/L', 0.001],
          ],
          use: {
            given: 'Lemon water with 0.001 mol/L of hydrogen ions.',
            work: '−log(0.001)',
            answer: '3',
          },
          limits: 'Dilute solutions.',
        },
        {
          name: 'pH and pOH',
          tex: '\\text{pH} + \\text{pOH} = 14',
          symbols: [
            ['\\text{pH}', 'for hydrogen ions', '', 11],
            ['\\text{pOH}', 'for hydroxide ions', '', 3],
          ],
          use: { given: 'A soap solution has pOH 3.', work: '14 − 3', answer: '11' },
          limits: 'At 25 °C.',
        },
        {
          name: 'pH of a buffer',
          tex: '\\text{pH} = \\text{p}K_a + \\log \\frac{s}{a}',
          symbols: [
            ['\\text{pH}', 'pH', '', 5.76],
            ['\\text{p}K_a', 'strength of the acid', '', 4.76],
            ['s', 'salt', 'mol/L', 1],
            ['a', 'acid', 'mol/L', 0.1],
          ],
          use: {
            given: 'Ethanoic acid, pKₐ 4.76: 0.1 acid and 1 mol/L salt.',
            work: '4.76 + log(1 ÷ 0.1)',
            answer: '5.76',
          },
          limits: 'Acid and salt both present in fair amounts.',
        },
        {
          name: 'Degrees of unsaturation',
          tex: 'u = \\frac{2c + 2 - h}{2}',
          symbols: [
            ['u', 'rings and double bonds', '', 4],
            ['c', 'carbon atoms', '', 6],
            ['h', 'hydrogen atoms', '', 6],
          ],
          use: { given: 'Benzene, C₆H₆.', work: '(2 × 6 + 2 − 6) ÷ 2', answer: '4' },
          limits: 'As written, for carbon, hydrogen and oxygen only.',
        },
      ],
    },
  ],
  alsoUseful: [
    {
      name: 'Boyle’s law',
      tex: 'p_1 V_1 = p_2 V_2',
      symbols: [
        ['p_1', 'pressure before', 'bar', 1],
        ['V_1', 'volume before', 'L', 6],
        ['p_2', 'pressure after', 'bar', 3],
        ['V_2', 'volume after', 'L', 2],
      ],
      use: {
        given: '6 L of gas at 1 bar are pressed to 3 bar.',
        work: '1 × 6 ÷ 3',
        answer: '2 L',
      },
      limits: 'Same temperature, same amount of gas.',
    },
    {
      name: 'Charles’s law',
      tex: '\\frac{V_1}{T_1} = \\frac{V_2}{T_2}',
      symbols: [
        ['V_1', 'volume before', 'L', 3],
        ['T_1', 'temperature before', 'K', 300],
        ['V_2', 'volume after', 'L', 4],
        ['T_2', 'temperature after', 'K', 400],
      ],
      use: { given: '3 L at 300 K are warmed to 400 K.', work: '3 × 400 ÷ 300', answer: '4 L' },
      limits: 'In kelvin, at a steady pressure.',
    },
    {
      name: 'Ideal gas equation',
      tex: 'p V = n R T',
      symbols: [
        ['p', 'pressure', 'bar', 1],
        ['V', 'volume', 'L', 24.942],
        ['n', 'amount', 'mol', 1],
        ['R', '0.08314', 'L bar/(mol K)', 0.08314],
        ['T', 'temperature', 'K', 300],
      ],
      use: {
        given: 'The room that 1 mol takes at 1 bar and 300 K.',
        work: '1 × 0.08314 × 300 ÷ 1',
        answer: '24.942 L',
      },
      limits: 'Real gases differ at high pressure and in the cold.',
    },
    {
      name: 'Combined gas law',
      tex: '\\frac{p_1 V_1}{T_1} = \\frac{p_2 V_2}{T_2}',
      symbols: [
        ['p_1', 'pressure before', 'bar', 2],
        ['V_1', 'volume before', 'L', 3],
        ['T_1', 'temperature before', 'K', 300],
        ['p_2', 'pressure after', 'bar', 1],
        ['V_2', 'volume after', 'L', 8],
        ['T_2', 'temperature after', 'K', 400],
      ],
      use: {
        given: '3 L at 2 bar and 300 K go to 1 bar and 400 K.',
        work: '2 × 3 × 400 ÷ (300 × 1)',
        answer: '8 L',
      },
    },
    {
      name: 'Partial pressure',
      tex: 'p_1 = x_1 p',
      symbols: [
        ['p_1', 'partial pressure', 'bar', 0.21],
        ['x_1', 'mole fraction', '', 0.21],
        ['p', 'total pressure', 'bar', 1],
      ],
      use: {
        given: 'Oxygen makes up 0.21 of air at 1 bar.',
        work: '0.21 × 1',
        answer: '0.21 bar',
      },
    },
  ],
};
