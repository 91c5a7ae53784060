import type { FormulaClass } from '@/data/study/formulas/formula';

export const PHYSICS_CLASS_11: FormulaClass = {
  grade: 11,
  topics: [
    {
      title: 'Motion in a plane',
      formulas: [
        {
          name: 'Distance in the nth second',
          tex: 's_n = u + \\frac{a}{2}(2n - 1)',
          symbols: [
            ['s_n', 'distance in that second', 'm', 24.5],
            ['u', 'first velocity', 'm/s', 0],
            ['a', 'acceleration', 'm/s²', 9.8],
            ['n', 'which second', '', 3],
          ],
          use: {
            given: 'A stone falls from rest. How far in the 3rd second?',
            work: '0 + 9.8/2 × (2 × 3 − 1)',
            answer: '24.5 m',
          },
        },
        {
          name: 'Resultant of two vectors',
          tex: 'R = \\sqrt{A^2 + B^2 + 2AB\\cos\\theta}',
          symbols: [
            ['R', 'size of the sum', 'N', 7],
            ['A', 'first', 'N', 3],
            ['B', 'second', 'N', 5],
            ['\\theta', 'angle between them', '°', 60],
          ],
          use: {
            given: 'Forces of 3 N and 5 N act at 60°.',
            work: '√(3² + 5² + 2 × 3 × 5 × cos 60°)',
            answer: '7 N',
          },
        },
        {
          name: 'Range of a projectile',
          tex: 'R = \\frac{u^2 \\sin 2\\theta}{g}',
          symbols: [
            ['R', 'range', 'm', 40],
            ['u', 'launch speed', 'm/s', 20],
            ['\\theta', 'launch angle', '°', 45],
            ['g', 'taken as 10', 'm/s²', 10],
          ],
          use: {
            given: 'A ball is hit at 20 m/s and 45°.',
            work: '20² × sin 90° ÷ 10',
            answer: '40 m',
          },
          limits: 'Level ground and no air drag, as in the next two.',
        },
        {
          name: 'Greatest height of a projectile',
          tex: 'H = \\frac{u^2 \\sin^2\\theta}{2g}',
          symbols: [
            ['H', 'greatest height', 'm', 5],
            ['u', 'launch speed', 'm/s', 20],
            ['\\theta', 'launch angle', '°', 30],
            ['g', 'taken as 10', 'm/s²', 10],
          ],
          use: {
            given: 'A ball is hit at 20 m/s and 30°.',
            work: '20² × (sin 30°)² ÷ (2 × 10)',
            answer: '5 m',
          },
        },
        {
          name: 'Time of flight',
          tex: 'T = \\frac{2u\\sin\\theta}{g}',
          symbols: [
            ['T', 'time in the air', 's', 2],
            ['u', 'launch speed', 'm/s', 20],
            ['\\theta', 'launch angle', '°', 30],
            ['g', 'taken as 10', 'm/s²', 10],
          ],
          use: {
            given: 'A ball is hit at 20 m/s and 30°.',
            work: '2 × 20 × sin 30° ÷ 10',
            answer: '2 s',
          },
        },
        {
          name: 'Centripetal acceleration',
          tex: 'a = \\frac{v^2}{r} = \\omega^2 r',
          symbols: [
            ['a', 'towards the centre', 'm/s²', 8],
            ['v', 'speed', 'm/s', 4],
            ['r', 'radius', 'm', 2],
            ['\\omega', 'angular speed', 'rad/s', 2],
          ],
          use: {
            given: 'A stone on a 2 m string moves at 4 m/s.',
            work: '4² ÷ 2 = 2² × 2',
            answer: '8 m/s²',
          },
        },
      ],
    },
    {
      title: 'Forces and energy',
      formulas: [
        {
          name: 'Impulse',
          tex: 'F t = m(v - u)',
          symbols: [
            ['F', 'mean force', 'N', 60],
            ['t', 'time of contact', 's', 0.1],
            ['m', 'mass', 'kg', 0.15],
            ['v', 'velocity after', 'm/s', 20],
            ['u', 'velocity before', 'm/s', -20],
          ],
          use: {
            given: 'A 0.15 kg ball at 20 m/s is hit straight back at 20 m/s in 0.1 s.',
            work: '0.15 × (20 − (−20)) ÷ 0.1',
            answer: '60 N',
          },
        },
        {
          name: 'Limiting friction',
          tex: 'f = \\mu N',
          symbols: [
            ['f', 'greatest friction', 'N', 40],
            ['\\mu', 'coefficient of friction', '', 0.4],
            ['N', 'normal force', 'N', 100],
          ],
          use: {
            given: 'A crate presses the floor with 100 N; μ is 0.4.',
            work: '0.4 × 100',
            answer: '40 N',
          },
          limits: 'Below this, static friction equals the push.',
        },
        {
          name: 'Banked road without friction',
          tex: '\\tan\\theta = \\frac{v^2}{r g}',
          symbols: [
            ['\\theta', 'angle of the bank', '°', 45],
            ['v', 'speed', 'm/s', 20],
            ['r', 'radius of the bend', 'm', 40],
            ['g', 'taken as 10', 'm/s²', 10],
          ],
          use: {
            given: 'A bend of 40 m radius is taken at 20 m/s.',
            work: '20² ÷ (40 × 10)',
            answer: '1, so θ is 45°',
          },
        },
        {
          name: 'Work of a slanted force',
          tex: 'W = F s \\cos\\theta',
          symbols: [
            ['W', 'work', 'J', 100],
            ['F', 'force', 'N', 20],
            ['s', 'displacement', 'm', 10],
            ['\\theta', 'angle between them', '°', 60],
          ],
          use: {
            given: 'A sledge is pulled 10 m with 20 N at 60°.',
            work: '20 × 10 × cos 60°',
            answer: '100 J',
          },
        },
        {
          name: 'Work-energy theorem',
          tex: 'W = \\frac{1}{2} m v^2 - \\frac{1}{2} m u^2',
          symbols: [
            ['W', 'net work', 'J', 30],
            ['m', 'mass', 'kg', 5],
            ['v', 'speed after', 'm/s', 4],
            ['u', 'speed before', 'm/s', 2],
          ],
          use: {
            given: 'A 5 kg block speeds up from 2 m/s to 4 m/s.',
            work: '1/2 × 5 × 4² − 1/2 × 5 × 2²',
            answer: '30 J',
          },
        },
        {
          name: 'Energy of a spring',
          tex: 'U = \\frac{1}{2} k x^2',
          symbols: [
            ['U', 'energy', 'J', 1],
            ['k', 'spring constant', 'N/m', 200],
            ['x', 'stretch', 'm', 0.1],
          ],
          use: {
            given: 'A 200 N/m spring is stretched by 0.1 m.',
            work: '1/2 × 200 × 0.1²',
            answer: '1 J',
          },
          limits: 'Within the elastic limit.',
        },
        {
          name: 'Power from force and speed',
          tex: 'P = F v',
          symbols: [
            ['P', 'power', 'W', 10000],
            ['F', 'driving force', 'N', 500],
            ['v', 'speed', 'm/s', 20],
          ],
          use: { given: 'A car needs 500 N to keep 20 m/s.', work: '500 × 20', answer: '10,000 W' },
        },
      ],
    },
    {
      title: 'Rotation and gravitation',
      formulas: [
        {
          name: 'Centre of mass of two bodies',
          tex: 'x = \\frac{m_1 x_1 + m_2 x_2}{m_1 + m_2}',
          symbols: [
            ['x', 'centre of mass', 'm', 3],
            ['m_1', 'first mass', 'kg', 2],
            ['x_1', 'its place', 'm', 0],
            ['m_2', 'second mass', 'kg', 6],
            ['x_2', 'its place', 'm', 4],
          ],
          use: {
            given: '2 kg at 0 m and 6 kg at 4 m.',
            work: '(2 × 0 + 6 × 4) ÷ (2 + 6)',
            answer: '3 m',
          },
        },
        {
          name: 'Torque',
          tex: '\\tau = r F \\sin\\theta',
          symbols: [
            ['\\tau', 'torque', 'N m', 6],
            ['r', 'distance from the axis', 'm', 0.3],
            ['F', 'force', 'N', 20],
            ['\\theta', 'angle between them', '°', 90],
          ],
          use: {
            given: 'A 0.3 m spanner is pushed squarely with 20 N.',
            work: '0.3 × 20 × sin 90°',
            answer: '6 N m',
          },
        },
        {
          name: 'Torque and angular acceleration',
          tex: '\\tau = I \\alpha',
          symbols: [
            ['\\tau', 'torque', 'N m', 6],
            ['I', 'moment of inertia', 'kg m²', 2],
            ['\\alpha', 'angular acceleration', 'rad/s²', 3],
          ],
          use: {
            given: 'A wheel of 2 kg m² is to gain 3 rad/s each second.',
            work: '2 × 3',
            answer: '6 N m',
          },
        },
        {
          name: 'Angular momentum',
          tex: 'L = I \\omega',
          symbols: [
            ['L', 'angular momentum', 'kg m²/s', 10],
            ['I', 'moment of inertia', 'kg m²', 2],
            ['\\omega', 'angular speed', 'rad/s', 5],
          ],
          use: {
            given: 'A wheel of 2 kg m² turns at 5 rad/s.',
            work: '2 × 5',
            answer: '10 kg m²/s',
          },
          limits: 'Constant while no outside torque acts.',
        },
        {
          name: 'Gravity on a planet',
          tex: 'g = \\frac{G M}{R^2}',
          symbols: [
            ['g', 'acceleration at the surface', 'm/s²', 9.82],
            ['G', '6.674 × 10⁻¹¹', 'N m²/kg²', 6.674e-11],
            ['M', 'mass of the planet', 'kg', 5.972e24],
            ['R', 'its radius', 'm', 6.371e6],
          ],
          use: {
            given: 'Earth: 5.972 × 10²⁴ kg and 6.371 × 10⁶ m.',
            work: '6.674 × 10⁻¹¹ × 5.972 × 10²⁴ ÷ (6.371 × 10⁶)²',
            answer: 'about 9.82 m/s²',
          },
        },
        {
          name: 'Escape speed',
          tex: 'v = \\sqrt{2 g R}',
          symbols: [
            ['v', 'escape speed', 'm/s', 11186],
            ['g', 'gravity at the surface', 'm/s²', 9.82],
            ['R', 'radius', 'm', 6.371e6],
          ],
          use: {
            given: 'Earth: g is 9.82 m/s², R is 6.371 × 10⁶ m.',
            work: '√(2 × 9.82 × 6.371 × 10⁶)',
            answer: 'about 11,186 m/s, or 11.2 km/s',
          },
          limits: 'Without air drag; the mass of the rocket does not matter.',
        },
        {
          name: 'Kepler’s third law',
          tex: '\\frac{T_1^2}{T_2^2} = \\frac{a_1^3}{a_2^3}',
          symbols: [
            ['T_1', 'first period', 'years', 8],
            ['T_2', 'second period', 'years', 1],
            ['a_1', 'first mean distance', 'AU', 4],
            ['a_2', 'second mean distance', 'AU', 1],
          ],
          use: {
            given: 'How long is a year at 4 times the Earth’s distance?',
            work: '√(4³)',
            answer: '8 years',
          },
          limits: 'Both bodies must go round the same star or planet.',
        },
      ],
    },
    {
      title: 'Matter and heat',
      formulas: [
        {
          name: 'Young’s modulus',
          tex: 'Y = \\frac{F l}{A e}',
          symbols: [
            ['Y', 'Young’s modulus', 'Pa', 2e11],
            ['F', 'force', 'N', 100],
            ['l', 'length', 'm', 2],
            ['A', 'cross-section', 'm²', 1e-6],
            ['e', 'extension', 'm', 0.001],
          ],
          use: {
            given: '100 N stretch a 2 m wire of 10⁻⁶ m² by 0.001 m.',
            work: '100 × 2 ÷ (10⁻⁶ × 0.001)',
            answer: '2 × 10¹¹ Pa',
          },
        },
        {
          name: 'Pressure in a liquid',
          tex: 'p = \\rho g h',
          symbols: [
            ['p', 'pressure of the liquid', 'Pa', 19600],
            ['\\rho', 'density', 'kg/m³', 1000],
            ['g', '9.8', 'm/s²', 9.8],
            ['h', 'depth', 'm', 2],
          ],
          use: {
            given: 'At the bottom of a 2 m deep tank of water.',
            work: '1,000 × 9.8 × 2',
            answer: '19,600 Pa',
          },
          limits: 'The pressure of the air comes on top.',
        },
        {
          name: 'Equation of continuity',
          tex: 'A_1 v_1 = A_2 v_2',
          symbols: [
            ['A_1', 'wide cross-section', 'cm²', 12],
            ['v_1', 'speed there', 'm/s', 0.5],
            ['A_2', 'narrow cross-section', 'cm²', 3],
            ['v_2', 'speed there', 'm/s', 2],
          ],
          use: {
            given: 'A pipe narrows from 12 cm² to 3 cm²; water comes at 0.5 m/s.',
            work: '12 × 0.5 ÷ 3',
            answer: '2 m/s',
          },
          limits: 'Liquids that cannot be squeezed.',
        },
        {
          name: 'Specific heat',
          tex: 'Q = m c \\Delta T',
          symbols: [
            ['Q', 'heat', 'J', 84000],
            ['m', 'mass', 'kg', 0.5],
            ['c', 'specific heat', 'J/(kg K)', 4200],
            ['\\Delta T', 'rise of temperature', 'K', 40],
          ],
          use: {
            given: 'Half a kilogram of water is warmed by 40 K.',
            work: '0.5 × 4,200 × 40',
            answer: '84,000 J',
          },
          limits: 'While nothing melts or boils.',
        },
        {
          name: 'Latent heat',
          tex: 'Q = m L',
          symbols: [
            ['Q', 'heat', 'J', 66800],
            ['m', 'mass', 'kg', 0.2],
            ['L', 'latent heat', 'J/kg', 334000],
          ],
          use: {
            given: '0.2 kg of ice at 0 °C melts; L is 3,34,000 J/kg.',
            work: '0.2 × 3,34,000',
            answer: '66,800 J',
          },
        },
        {
          name: 'Linear expansion',
          tex: '\\Delta l = \\alpha l \\Delta T',
          symbols: [
            ['\\Delta l', 'growth', 'm', 0.0036],
            ['\\alpha', 'coefficient', '1/K', 1.2e-5],
            ['l', 'length', 'm', 10],
            ['\\Delta T', 'rise of temperature', 'K', 30],
          ],
          use: {
            given: 'A 10 m steel rail warms by 30 K; α is 1.2 × 10⁻⁵ per K.',
            work: '1.2 × 10⁻⁵ × 10 × 30',
            answer: '0.0036 m',
          },
        },
        {
          name: 'First law of thermodynamics',
          tex: '\\Delta Q = \\Delta U + \\Delta W',
          symbols: [
            ['\\Delta Q', 'heat taken in', 'J', 500],
            ['\\Delta U', 'rise of internal energy', 'J', 320],
            ['\\Delta W', 'work done by the gas', 'J', 180],
          ],
          use: {
            given: 'A gas takes in 500 J and does 180 J of work.',
            work: '500 − 180',
            answer: '320 J stay inside',
          },
        },
        {
          name: 'Efficiency of an ideal heat engine',
          tex: '\\eta = 1 - \\frac{T_2}{T_1}',
          symbols: [
            ['\\eta', 'efficiency', '', 0.4],
            ['T_1', 'hot side', 'K', 500],
            ['T_2', 'cold side', 'K', 300],
          ],
          use: {
            given: 'An engine runs between 500 K and 300 K.',
            work: '1 − 300/500',
            answer: '0.4, that is 40 %',
          },
          limits: 'Temperatures in kelvin; real engines stay below.',
        },
      ],
    },
    {
      title: 'Oscillations and waves',
      formulas: [
        {
          name: 'Time period of a pendulum',
          tex: 'T = 2\\pi \\sqrt{\\frac{l}{g}}',
          symbols: [
            ['T', 'time period', 's', 2.007],
            ['l', 'length', 'm', 1],
            ['g', '9.8', 'm/s²', 9.8],
          ],
          use: {
            given: 'A pendulum is 1 m long.',
            work: '2 × π × √(1 ÷ 9.8)',
            answer: 'about 2.01 s',
          },
          limits: 'Small swings only, up to about 10°.',
        },
        {
          name: 'Time period of a spring',
          tex: 'T = 2\\pi \\sqrt{\\frac{m}{k}}',
          symbols: [
            ['T', 'time period', 's', 0.6283],
            ['m', 'mass', 'kg', 0.5],
            ['k', 'spring constant', 'N/m', 50],
          ],
          use: {
            given: '0.5 kg hang on a spring of 50 N/m.',
            work: '2 × π × √(0.5 ÷ 50)',
            answer: 'about 0.628 s',
          },
        },
        {
          name: 'Wave on a string',
          tex: 'v = \\sqrt{\\frac{T}{\\mu}}',
          symbols: [
            ['v', 'speed', 'm/s', 100],
            ['T', 'tension', 'N', 50],
            ['\\mu', 'mass per metre', 'kg/m', 0.005],
          ],
          use: {
            given: 'A sitar string of 0.005 kg/m is pulled with 50 N.',
            work: '√(50 ÷ 0.005)',
            answer: '100 m/s',
          },
        },
        {
          name: 'Beats',
          tex: 'b = f_1 - f_2',
          symbols: [
            ['b', 'beats per second', 'Hz', 4],
            ['f_1', 'higher frequency', 'Hz', 260],
            ['f_2', 'lower frequency', 'Hz', 256],
          ],
          use: {
            given: 'Two forks of 260 Hz and 256 Hz sound together.',
            work: '260 − 256',
            answer: '4 beats each second',
          },
        },
      ],
    },
  ],
};
