import type { FormulaClass } from '@/data/study/formulas/formula';

export const PHYSICS_CLASS_12: FormulaClass = {
  grade: 12,
  topics: [
    {
      title: 'Electrostatics',
      formulas: [
        {
          name: 'Coulomb’s law',
          tex: 'F = k \\frac{q_1 q_2}{r^2}',
          symbols: [
            ['F', 'force', 'N', 0.6],
            ['k', '9 × 10⁹', 'N m²/C²', 9e9],
            ['q_1', 'first charge', 'C', 2e-6],
            ['q_2', 'second charge', 'C', 3e-6],
            ['r', 'distance', 'm', 0.3],
          ],
          use: {
            given: 'Charges of 2 μC and 3 μC are 0.3 m apart in air.',
            work: '9 × 10⁹ × 2 × 10⁻⁶ × 3 × 10⁻⁶ ÷ 0.3²',
            answer: '0.6 N',
          },
          limits: 'Point charges at rest.',
        },
        {
          name: 'Electric field of a point charge',
          tex: 'E = k \\frac{q}{r^2}',
          symbols: [
            ['E', 'field', 'N/C', 18000],
            ['k', '9 × 10⁹', 'N m²/C²', 9e9],
            ['q', 'charge', 'C', 2e-6],
            ['r', 'distance', 'm', 1],
          ],
          use: {
            given: '1 m from a charge of 2 μC.',
            work: '9 × 10⁹ × 2 × 10⁻⁶ ÷ 1²',
            answer: '18,000 N/C',
          },
        },
        {
          name: 'Potential of a point charge',
          tex: 'V = k \\frac{q}{r}',
          symbols: [
            ['V', 'potential', 'V', 9000],
            ['k', '9 × 10⁹', 'N m²/C²', 9e9],
            ['q', 'charge', 'C', 2e-6],
            ['r', 'distance', 'm', 2],
          ],
          use: {
            given: '2 m from a charge of 2 μC.',
            work: '9 × 10⁹ × 2 × 10⁻⁶ ÷ 2',
            answer: '9,000 V',
          },
          limits: 'Counted from zero at infinity.',
        },
        {
          name: 'Capacitance',
          tex: 'C = \\frac{Q}{V}',
          symbols: [
            ['C', 'capacitance', 'F', 5e-6],
            ['Q', 'charge', 'C', 6e-5],
            ['V', 'voltage', 'V', 12],
          ],
          use: {
            given: 'A capacitor holds 60 μC at 12 V.',
            work: '60 × 10⁻⁶ ÷ 12',
            answer: '5 × 10⁻⁶ F',
          },
        },
        {
          name: 'Parallel plate capacitor',
          tex: 'C = \\frac{\\varepsilon_0 A}{d}',
          symbols: [
            ['C', 'capacitance', 'F', 8.85e-11],
            ['\\varepsilon_0', '8.85 × 10⁻¹²', 'F/m', 8.85e-12],
            ['A', 'area of a plate', 'm²', 0.01],
            ['d', 'gap', 'm', 0.001],
          ],
          use: {
            given: 'Plates of 0.01 m² are 1 mm apart in air.',
            work: '8.85 × 10⁻¹² × 0.01 ÷ 0.001',
            answer: '8.85 × 10⁻¹¹ F',
          },
          limits: 'The gap must be small beside the plates.',
        },
        {
          name: 'Energy of a capacitor',
          tex: 'U = \\frac{1}{2} C V^2',
          symbols: [
            ['U', 'energy', 'J', 0.05],
            ['C', 'capacitance', 'F', 1e-5],
            ['V', 'voltage', 'V', 100],
          ],
          use: {
            given: '10 μF are charged to 100 V.',
            work: '1/2 × 10 × 10⁻⁶ × 100²',
            answer: '0.05 J',
          },
        },
        {
          name: 'Capacitors in series',
          tex: '\\frac{1}{C} = \\frac{1}{C_1} + \\frac{1}{C_2}',
          symbols: [
            ['C', 'total', 'μF', 2],
            ['C_1', 'first', 'μF', 3],
            ['C_2', 'second', 'μF', 6],
          ],
          use: {
            given: '3 μF and 6 μF one after the other.',
            work: '1 ÷ (1/3 + 1/6)',
            answer: '2 μF',
          },
          limits: 'In parallel they simply add.',
        },
      ],
    },
    {
      title: 'Current electricity',
      formulas: [
        {
          name: 'Drift velocity',
          tex: 'I = n e A v_d',
          symbols: [
            ['I', 'current', 'A', 1.36],
            ['n', 'electrons per cubic metre', '1/m³', 8.5e28],
            ['e', '1.6 × 10⁻¹⁹', 'C', 1.6e-19],
            ['A', 'cross-section', 'm²', 1e-6],
            ['v_d', 'drift velocity', 'm/s', 1e-4],
          ],
          use: {
            given: 'Copper, 8.5 × 10²⁸ per m³, wire of 10⁻⁶ m², drift 10⁻⁴ m/s.',
            work: '8.5 × 10²⁸ × 1.6 × 10⁻¹⁹ × 10⁻⁶ × 10⁻⁴',
            answer: '1.36 A',
          },
        },
        {
          name: 'Terminal voltage of a cell',
          tex: 'V = E - I r',
          symbols: [
            ['V', 'terminal voltage', 'V', 1.4],
            ['E', 'EMF', 'V', 1.5],
            ['I', 'current', 'A', 0.2],
            ['r', 'inner resistance', 'Ω', 0.5],
          ],
          use: {
            given: 'A 1.5 V cell with 0.5 Ω inside gives 0.2 A.',
            work: '1.5 − 0.2 × 0.5',
            answer: '1.4 V',
          },
          limits: 'While the cell gives current; a plus while it is charged.',
        },
        {
          name: 'Wheatstone bridge',
          tex: '\\frac{P}{Q} = \\frac{R}{S}',
          symbols: [
            ['P', 'first arm', 'Ω', 10],
            ['Q', 'second arm', 'Ω', 20],
            ['R', 'third arm', 'Ω', 15],
            ['S', 'fourth arm', 'Ω', 30],
          ],
          use: {
            given: 'P = 10 Ω, Q = 20 Ω, R = 15 Ω: find S for balance.',
            work: '15 × 20 ÷ 10',
            answer: '30 Ω',
          },
          limits: 'Only when no current flows in the galvanometer.',
        },
        {
          name: 'Resistance at another temperature',
          tex: 'R = R_0 (1 + \\alpha \\Delta T)',
          symbols: [
            ['R', 'resistance now', 'Ω', 12],
            ['R_0', 'resistance before', 'Ω', 10],
            ['\\alpha', 'coefficient', '1/K', 0.004],
            ['\\Delta T', 'rise of temperature', 'K', 50],
          ],
          use: {
            given: 'A 10 Ω coil with α = 0.004 per K warms by 50 K.',
            work: '10 × (1 + 0.004 × 50)',
            answer: '12 Ω',
          },
        },
      ],
    },
    {
      title: 'Magnetism and alternating current',
      formulas: [
        {
          name: 'Force on a moving charge',
          tex: 'F = q v B \\sin\\theta',
          symbols: [
            ['F', 'force', 'N', 0.006],
            ['q', 'charge', 'C', 1e-6],
            ['v', 'speed', 'm/s', 30000],
            ['B', 'magnetic field', 'T', 0.4],
            ['\\theta', 'angle of v and B', '°', 30],
          ],
          use: {
            given: '1 μC moves at 30,000 m/s, at 30° to a field of 0.4 T.',
            work: '10⁻⁶ × 30,000 × 0.4 × sin 30°',
            answer: '0.006 N',
          },
        },
        {
          name: 'Force on a wire in a field',
          tex: 'F = B I l \\sin\\theta',
          symbols: [
            ['F', 'force', 'N', 0.3],
            ['B', 'magnetic field', 'T', 0.5],
            ['I', 'current', 'A', 3],
            ['l', 'length of wire', 'm', 0.2],
            ['\\theta', 'angle of wire and field', '°', 90],
          ],
          use: {
            given: '0.2 m of wire with 3 A stands across a field of 0.5 T.',
            work: '0.5 × 3 × 0.2 × sin 90°',
            answer: '0.3 N',
          },
        },
        {
          name: 'Field of a long straight wire',
          tex: 'B = \\frac{\\mu_0 I}{2\\pi r}',
          symbols: [
            ['B', 'magnetic field', 'T', 2e-5],
            ['\\mu_0', '4π × 10⁻⁷', 'T m/A', 1.256637e-6],
            ['I', 'current', 'A', 5],
            ['r', 'distance', 'm', 0.05],
          ],
          use: {
            given: '5 cm from a wire with 5 A.',
            work: '4 × π × 10⁻⁷ × 5 ÷ (2 × π × 0.05)',
            answer: '2 × 10⁻⁵ T',
          },
        },
        {
          name: 'Radius of a charge’s path',
          tex: 'r = \\frac{m v}{q B}',
          symbols: [
            ['r', 'radius', 'm', 0.02],
            ['m', 'mass', 'kg', 1e-6],
            ['v', 'speed', 'm/s', 10],
            ['q', 'charge', 'C', 0.001],
            ['B', 'magnetic field', 'T', 0.5],
          ],
          use: {
            given: 'A speck of 10⁻⁶ kg and 10⁻³ C moves at 10 m/s across 0.5 T.',
            work: '10⁻⁶ × 10 ÷ (10⁻³ × 0.5)',
            answer: '0.02 m',
          },
        },
        {
          name: 'Faraday’s law',
          tex: 'E = N \\frac{\\Delta\\Phi}{\\Delta t}',
          symbols: [
            ['E', 'size of the induced EMF', 'V', 10],
            ['N', 'turns', '', 100],
            ['\\Delta\\Phi', 'change of flux', 'Wb', 0.02],
            ['\\Delta t', 'time', 's', 0.2],
          ],
          use: {
            given: 'The flux in 100 turns changes by 0.02 Wb in 0.2 s.',
            work: '100 × 0.02 ÷ 0.2',
            answer: '10 V',
          },
          limits: 'Its direction opposes the change (Lenz).',
        },
        {
          name: 'Moving rod in a field',
          tex: 'E = B l v',
          symbols: [
            ['E', 'EMF', 'V', 0.6],
            ['B', 'magnetic field', 'T', 0.4],
            ['l', 'length', 'm', 0.5],
            ['v', 'speed', 'm/s', 3],
          ],
          use: {
            given: 'A 0.5 m rod crosses a field of 0.4 T at 3 m/s.',
            work: '0.4 × 0.5 × 3',
            answer: '0.6 V',
          },
          limits: 'Rod, motion and field at right angles to each other.',
        },
        {
          name: 'Effective value of alternating voltage',
          tex: 'V = \\frac{V_0}{\\sqrt{2}}',
          symbols: [
            ['V', 'effective (rms) voltage', 'V', 220],
            ['V_0', 'peak voltage', 'V', 311.1],
          ],
          use: {
            given: 'Mains voltage peaks at about 311 V.',
            work: '311 ÷ √2',
            answer: 'about 220 V',
          },
          limits: 'Sine-shaped voltages only.',
        },
        {
          name: 'Inductive reactance',
          tex: 'X_L = 2\\pi f L',
          symbols: [
            ['X_L', 'reactance', 'Ω', 31.416],
            ['f', 'frequency', 'Hz', 50],
            ['L', 'inductance', 'H', 0.1],
          ],
          use: {
            given: 'A 0.1 H coil at 50 Hz.',
            work: '2 × π × 50 × 0.1',
            answer: 'about 31.4 Ω',
          },
        },
        {
          name: 'Impedance of a series circuit',
          tex: 'Z = \\sqrt{R^2 + (X_L - X_C)^2}',
          symbols: [
            ['Z', 'impedance', 'Ω', 50],
            ['R', 'resistance', 'Ω', 30],
            ['X_L', 'inductive reactance', 'Ω', 70],
            ['X_C', 'capacitive reactance', 'Ω', 30],
          ],
          use: {
            given: 'R = 30 Ω, coil 70 Ω, capacitor 30 Ω.',
            work: '√(30² + (70 − 30)²)',
            answer: '50 Ω',
          },
        },
        {
          name: 'Transformer',
          tex: '\\frac{V_s}{V_p} = \\frac{N_s}{N_p}',
          symbols: [
            ['V_s', 'secondary voltage', 'V', 11],
            ['V_p', 'primary voltage', 'V', 220],
            ['N_s', 'secondary turns', '', 50],
            ['N_p', 'primary turns', '', 1000],
          ],
          use: {
            given: '220 V on 1,000 turns, 50 turns on the other side.',
            work: '220 × 50 ÷ 1,000',
            answer: '11 V',
          },
          limits: 'Alternating current, and no losses.',
        },
      ],
    },
    {
      title: 'Optics',
      formulas: [
        {
          name: 'Lens maker’s formula',
          tex: '\\frac{1}{f} = (n - 1)\\left(\\frac{1}{R_1} - \\frac{1}{R_2}\\right)',
          symbols: [
            ['f', 'focal length', 'cm', 20],
            ['n', 'refractive index', '', 1.5],
            ['R_1', 'first radius', 'cm', 20],
            ['R_2', 'second radius', 'cm', -20],
          ],
          use: {
            given: 'A glass lens, n = 1.5, bulges 20 cm on both sides.',
            work: '1 ÷ ((1.5 − 1) × (1/20 − 1/(−20)))',
            answer: '20 cm',
          },
          limits: 'A thin lens in air.',
        },
        {
          name: 'Critical angle',
          tex: '\\sin c = \\frac{1}{n}',
          symbols: [
            ['c', 'critical angle', '°', 30],
            ['n', 'refractive index', '', 2],
          ],
          use: { given: 'A crystal has n = 2.', work: '1 ÷ 2', answer: '0.5, so c is 30°' },
          limits: 'For light that comes from the denser side to air.',
        },
        {
          name: 'Fringe width',
          tex: '\\beta = \\frac{\\lambda D}{d}',
          symbols: [
            ['\\beta', 'fringe width', 'm', 0.0012],
            ['\\lambda', 'wavelength', 'm', 6e-7],
            ['D', 'distance of the screen', 'm', 1],
            ['d', 'distance of the slits', 'm', 0.0005],
          ],
          use: {
            given: 'Light of 600 nm, slits 0.5 mm apart, screen at 1 m.',
            work: '600 × 10⁻⁹ × 1 ÷ (0.5 × 10⁻³)',
            answer: '0.0012 m',
          },
        },
      ],
    },
    {
      title: 'Modern physics',
      formulas: [
        {
          name: 'Energy of a photon',
          tex: 'E = h f',
          symbols: [
            ['E', 'energy', 'J', 3.978e-19],
            ['h', '6.63 × 10⁻³⁴', 'J s', 6.63e-34],
            ['f', 'frequency', 'Hz', 6e14],
          ],
          use: {
            given: 'Blue-green light has a frequency of 6 × 10¹⁴ Hz.',
            work: '6.63 × 10⁻³⁴ × 6 × 10¹⁴',
            answer: '3.978 × 10⁻¹⁹ J',
          },
        },
        {
          name: 'Photoelectric equation',
          tex: 'K = h f - \\phi',
          symbols: [
            ['K', 'greatest kinetic energy', 'eV', 0.8],
            ['h f', 'photon energy', 'eV', 3.1],
            ['\\phi', 'work function', 'eV', 2.3],
          ],
          use: {
            given: 'Photons of 3.1 eV fall on sodium, φ = 2.3 eV.',
            work: '3.1 − 2.3',
            answer: '0.8 eV',
          },
          limits: 'No electrons leave when the photon has less than φ.',
        },
        {
          name: 'de Broglie wavelength',
          tex: '\\lambda = \\frac{h}{m v}',
          symbols: [
            ['\\lambda', 'wavelength', 'm', 7.28e-10],
            ['h', '6.63 × 10⁻³⁴', 'J s', 6.63e-34],
            ['m', 'mass', 'kg', 9.11e-31],
            ['v', 'speed', 'm/s', 1e6],
          ],
          use: {
            given: 'An electron, 9.11 × 10⁻³¹ kg, at 10⁶ m/s.',
            work: '6.63 × 10⁻³⁴ ÷ (9.11 × 10⁻³¹ × 10⁶)',
            answer: 'about 7.28 × 10⁻¹⁰ m',
          },
        },
        {
          name: 'Energy levels of hydrogen',
          tex: 'E_n = -\\frac{13.6}{n^2}',
          symbols: [
            ['E_n', 'energy of the level', 'eV', -3.4],
            ['n', 'number of the level', '', 2],
          ],
          use: {
            given: 'The electron is on the second level.',
            work: '−13.6 ÷ 2²',
            answer: '−3.4 eV',
          },
          limits: 'Hydrogen only.',
        },
        {
          name: 'Mass and energy',
          tex: 'E = m c^2',
          symbols: [
            ['E', 'energy', 'J', 9e13],
            ['m', 'mass', 'kg', 0.001],
            ['c', '3 × 10⁸', 'm/s', 3e8],
          ],
          use: { given: 'One gram of matter.', work: '0.001 × (3 × 10⁸)²', answer: '9 × 10¹³ J' },
        },
      ],
    },
  ],
  alsoUseful: [
    {
      name: 'Radioactive decay',
      tex: 'N = N_0 \\left(\\frac{1}{2}\\right)^{t/T}',
      symbols: [
        ['N', 'nuclei left', '', 100],
        ['N_0', 'nuclei at the start', '', 800],
        ['t', 'time', 'days', 24],
        ['T', 'half-life', 'days', 8],
      ],
      use: {
        given: '800 nuclei with a half-life of 8 days, after 24 days.',
        work: '800 × (1/2)³',
        answer: '100 nuclei',
      },
      limits: 'A mean: it is good for many nuclei.',
    },
  ],
};
