import type { FormulaClass } from '@/data/study/formulas/formula';

export const PHYSICS_CLASS_9: FormulaClass = {
  grade: 9,
  topics: [
    {
      title: 'Motion',
      formulas: [
        {
          name: 'Average speed',
          tex: 'v = \\frac{s_1 + s_2}{t_1 + t_2}',
          symbols: [
            ['v', 'average speed', 'km/h', 48],
            ['s_1', 'first distance', 'km', 60],
            ['s_2', 'second distance', 'km', 60],
            ['t_1', 'first time', 'h', 1],
            ['t_2', 'second time', 'h', 1.5],
          ],
          use: {
            given: '60 km in 1 h, then 60 km in 1.5 h.',
            work: '(60 + 60) ÷ (1 + 1.5)',
            answer: '48 km/h',
          },
          limits: 'Not the mean of the two speeds, which would be 50.',
        },
        {
          name: 'Acceleration',
          tex: 'a = \\frac{v - u}{t}',
          symbols: [
            ['a', 'acceleration', 'm/s²', 2.5],
            ['v', 'final velocity', 'm/s', 20],
            ['u', 'first velocity', 'm/s', 5],
            ['t', 'time', 's', 6],
          ],
          use: {
            given: 'A scooter goes from 5 m/s to 20 m/s in 6 s.',
            work: '(20 − 5) ÷ 6',
            answer: '2.5 m/s²',
          },
        },
        {
          name: 'First equation of motion',
          tex: 'v = u + a t',
          symbols: [
            ['v', 'final velocity', 'm/s', 12],
            ['u', 'first velocity', 'm/s', 0],
            ['a', 'acceleration', 'm/s²', 1.5],
            ['t', 'time', 's', 8],
          ],
          use: {
            given: 'A bus starts from rest with 1.5 m/s² for 8 s.',
            work: '0 + 1.5 × 8',
            answer: '12 m/s',
          },
          limits: 'Constant acceleration in a straight line, as in the next two.',
        },
        {
          name: 'Second equation of motion',
          tex: 's = u t + \\frac{1}{2} a t^2',
          symbols: [
            ['s', 'distance', 'm', 48],
            ['u', 'first velocity', 'm/s', 0],
            ['a', 'acceleration', 'm/s²', 1.5],
            ['t', 'time', 's', 8],
          ],
          use: {
            given: 'A bus starts from rest with 1.5 m/s². How far is it after 8 s?',
            work: '0 × 8 + 1/2 × 1.5 × 8²',
            answer: '48 m',
          },
        },
        {
          name: 'Third equation of motion',
          tex: 'v^2 = u^2 + 2 a s',
          symbols: [
            ['v', 'final velocity', 'm/s', 0],
            ['u', 'first velocity', 'm/s', 20],
            ['a', 'acceleration', 'm/s²', -5],
            ['s', 'distance', 'm', 40],
          ],
          use: {
            given: 'A car at 20 m/s brakes with 5 m/s². Where does it stop?',
            work: '20² ÷ (2 × 5)',
            answer: '40 m further',
          },
        },
        {
          name: 'Speed on a circle',
          tex: 'v = \\frac{2 \\pi r}{t}',
          symbols: [
            ['v', 'speed', 'm/s', 2.2],
            ['r', 'radius', 'm', 21],
            ['t', 'time of one round', 's', 60],
          ],
          use: {
            given: 'A cyclist rounds a 21 m radius circle in 60 s. Take π as 22/7.',
            work: '2 × 22/7 × 21 ÷ 60',
            answer: '2.2 m/s',
          },
        },
      ],
    },
    {
      title: 'Force',
      formulas: [
        {
          name: 'Momentum',
          tex: 'p = m v',
          symbols: [
            ['p', 'momentum', 'kg m/s', 4.8],
            ['m', 'mass', 'kg', 0.16],
            ['v', 'velocity', 'm/s', 30],
          ],
          use: {
            given: 'A 0.16 kg cricket ball flies at 30 m/s.',
            work: '0.16 × 30',
            answer: '4.8 kg m/s',
          },
        },
        {
          name: 'Newton’s second law',
          tex: 'F = m a',
          symbols: [
            ['F', 'net force', 'N', 30],
            ['m', 'mass', 'kg', 12],
            ['a', 'acceleration', 'm/s²', 2.5],
          ],
          use: {
            given: 'A 12 kg trolley is to gain 2.5 m/s each second.',
            work: '12 × 2.5',
            answer: '30 N',
          },
          limits: 'F is the sum of all forces, friction included.',
        },
        {
          name: 'Weight',
          tex: 'W = m g',
          symbols: [
            ['W', 'weight', 'N', 343],
            ['m', 'mass', 'kg', 35],
            ['g', '9.8 near the ground', 'm/s²', 9.8],
          ],
          use: { given: 'A pupil has a mass of 35 kg.', work: '35 × 9.8', answer: '343 N' },
          limits: 'On the Moon g is about 1.6 m/s²; the mass stays.',
        },
      ],
    },
    {
      title: 'Work, energy and sound',
      formulas: [
        {
          name: 'Work',
          tex: 'W = F s',
          symbols: [
            ['W', 'work', 'J', 600],
            ['F', 'force along the motion', 'N', 40],
            ['s', 'displacement', 'm', 15],
          ],
          use: { given: 'A cart is pushed with 40 N over 15 m.', work: '40 × 15', answer: '600 J' },
          limits: 'A force at a right angle to the motion does no work.',
        },
        {
          name: 'Kinetic energy',
          tex: 'E_k = \\frac{1}{2} m v^2',
          symbols: [
            ['E_k', 'kinetic energy', 'J', 125],
            ['m', 'mass', 'kg', 10],
            ['v', 'speed', 'm/s', 5],
          ],
          use: { given: 'A 10 kg barrow moves at 5 m/s.', work: '1/2 × 10 × 5²', answer: '125 J' },
          limits: 'Not for speeds near that of light.',
        },
        {
          name: 'Potential energy',
          tex: 'E_p = m g h',
          symbols: [
            ['E_p', 'potential energy', 'J', 147],
            ['m', 'mass', 'kg', 5],
            ['g', '9.8', 'm/s²', 9.8],
            ['h', 'height', 'm', 3],
          ],
          use: {
            given: 'A 5 kg sack of rice stands 3 m up.',
            work: '5 × 9.8 × 3',
            answer: '147 J',
          },
          limits: 'For heights that are small beside the Earth’s radius.',
        },
        {
          name: 'Power',
          tex: 'P = \\frac{W}{t}',
          symbols: [
            ['P', 'power', 'W', 150],
            ['W', 'work', 'J', 4500],
            ['t', 'time', 's', 30],
          ],
          use: {
            given: 'A pump does 4,500 J of work in 30 s.',
            work: '4,500 ÷ 30',
            answer: '150 W',
          },
        },
        {
          name: 'Frequency from vibrations',
          tex: 'f = \\frac{n}{t}',
          symbols: [
            ['f', 'frequency', 'Hz', 50],
            ['n', 'number of vibrations', '', 500],
            ['t', 'time', 's', 10],
          ],
          use: { given: 'A string vibrates 500 times in 10 s.', work: '500 ÷ 10', answer: '50 Hz' },
        },
        {
          name: 'Time period and frequency',
          tex: 'T = \\frac{1}{f}',
          symbols: [
            ['T', 'time period', 's', 0.02],
            ['f', 'frequency', 'Hz', 50],
          ],
          use: {
            given: 'Mains current has a frequency of 50 Hz.',
            work: '1 ÷ 50',
            answer: '0.02 s',
          },
        },
        {
          name: 'Speed of a wave',
          tex: 'v = f \\lambda',
          symbols: [
            ['v', 'speed', 'm/s', 344],
            ['f', 'frequency', 'Hz', 430],
            ['\\lambda', 'wavelength', 'm', 0.8],
          ],
          use: {
            given: 'A note of 430 Hz has a wavelength of 0.8 m in air.',
            work: '430 × 0.8',
            answer: '344 m/s',
          },
        },
        {
          name: 'Distance by echo',
          tex: 'd = \\frac{v t}{2}',
          symbols: [
            ['d', 'distance of the wall', 'm', 172],
            ['v', 'speed of sound', 'm/s', 344],
            ['t', 'time until the echo', 's', 1],
          ],
          use: {
            given: 'An echo comes back after 1 s; sound travels 344 m/s.',
            work: '344 × 1 ÷ 2',
            answer: '172 m',
          },
        },
      ],
    },
  ],
  alsoUseful: [
    {
      name: 'Conservation of momentum',
      tex: 'm_1 u_1 + m_2 u_2 = m_1 v_1 + m_2 v_2',
      symbols: [
        ['m_1', 'first mass', 'kg', 2],
        ['u_1', 'its velocity before', 'm/s', 3],
        ['v_1', 'its velocity after', 'm/s', 1],
        ['m_2', 'second mass', 'kg', 1],
        ['u_2', 'its velocity before', 'm/s', 0],
        ['v_2', 'its velocity after', 'm/s', 4],
      ],
      use: {
        given: 'A 2 kg cart at 3 m/s hits a resting 1 kg cart and slows to 1 m/s.',
        work: '(2 × 3 + 1 × 0 − 2 × 1) ÷ 1',
        answer: '4 m/s',
      },
      limits: 'No outside force may act on the two.',
    },
    {
      name: 'Law of gravitation',
      tex: 'F = G \\frac{M m}{d^2}',
      symbols: [
        ['F', 'attraction', 'N', 6.674e-9],
        ['G', '6.674 × 10⁻¹¹', 'N m²/kg²', 6.674e-11],
        ['M', 'first mass', 'kg', 40],
        ['m', 'second mass', 'kg', 10],
        ['d', 'distance of the centres', 'm', 2],
      ],
      use: {
        given: 'Masses of 40 kg and 10 kg are 2 m apart.',
        work: '6.674 × 10⁻¹¹ × 40 × 10 ÷ 2²',
        answer: '6.674 × 10⁻⁹ N',
      },
    },
    {
      name: 'Relative density',
      tex: 'd = \\frac{\\rho}{\\rho_w}',
      symbols: [
        ['d', 'relative density, no unit', '', 10.8],
        ['\\rho', 'density', 'kg/m³', 10800],
        ['\\rho_w', 'density of water', 'kg/m³', 1000],
      ],
      use: {
        given: 'A metal has a density of 10,800 kg/m³.',
        work: '10,800 ÷ 1,000',
        answer: '10.8',
      },
    },
  ],
};
