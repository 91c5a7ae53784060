import type { FormulaClass } from '@/data/study/formulas/formula';

export const PHYSICS_CLASS_6: FormulaClass = {
  grade: 6,
  topics: [
    {
      title: 'Measuring',
      formulas: [
        {
          name: 'Celsius to Fahrenheit',
          tex: 'F = \\frac{9}{5} C + 32',
          symbols: [
            ['F', 'temperature', '°F', 98.6],
            ['C', 'same temperature', '°C', 37],
          ],
          use: { given: 'Body temperature is 37 °C.', work: '9/5 × 37 + 32', answer: '98.6 °F' },
        },
        {
          name: 'Length from a ruler',
          tex: 'L = e - s',
          symbols: [
            ['L', 'length', 'cm', 6.4],
            ['e', 'reading at the end', 'cm', 7.4],
            ['s', 'reading at the start', 'cm', 1],
          ],
          use: {
            given: 'The zero mark is worn off: a pencil lies from 1.0 cm to 7.4 cm.',
            work: '7.4 − 1.0',
            answer: '6.4 cm',
          },
          limits: 'Look straight down at each mark.',
        },
      ],
    },
  ],
};

export const PHYSICS_CLASS_7: FormulaClass = {
  grade: 7,
  topics: [
    {
      title: 'Motion, time and heat',
      formulas: [
        {
          name: 'Speed',
          tex: 'v = \\frac{s}{t}',
          symbols: [
            ['v', 'speed', 'm/s', 5],
            ['s', 'distance', 'm', 100],
            ['t', 'time', 's', 20],
          ],
          use: { given: 'Meena runs 100 m in 20 s.', work: '100 ÷ 20', answer: '5 m/s' },
          limits: 'Gives the average where the speed changes.',
        },
        {
          name: 'Distance at steady speed',
          tex: 's = v t',
          symbols: [
            ['s', 'distance', 'km', 150],
            ['v', 'speed', 'km/h', 60],
            ['t', 'time', 'h', 2.5],
          ],
          use: { given: 'A bus keeps 60 km/h for 2.5 hours.', work: '60 × 2.5', answer: '150 km' },
        },
        {
          name: 'Kilometres per hour to metres per second',
          tex: 'v = \\frac{5}{18} u',
          symbols: [
            ['v', 'speed', 'm/s', 20],
            ['u', 'speed', 'km/h', 72],
          ],
          use: { given: 'A train runs at 72 km/h.', work: '72 × 5 ÷ 18', answer: '20 m/s' },
        },
        {
          name: 'Time period of a pendulum from swings',
          tex: 'T = \\frac{t}{n}',
          symbols: [
            ['T', 'time period', 's', 1.6],
            ['t', 'total time', 's', 32],
            ['n', 'number of swings', '', 20],
          ],
          use: { given: '20 full swings take 32 s.', work: '32 ÷ 20', answer: '1.6 s' },
          limits: 'One swing is there and back.',
        },
      ],
    },
  ],
};

export const PHYSICS_CLASS_8: FormulaClass = {
  grade: 8,
  topics: [
    {
      title: 'Force, pressure and density',
      formulas: [
        {
          name: 'Pressure',
          tex: 'p = \\frac{F}{A}',
          symbols: [
            ['p', 'pressure', 'Pa', 2500],
            ['F', 'force at a right angle', 'N', 500],
            ['A', 'area', 'm²', 0.2],
          ],
          use: {
            given: 'A box of weight 500 N stands on 0.2 m².',
            work: '500 ÷ 0.2',
            answer: '2,500 Pa',
          },
        },
        {
          name: 'Net force of two forces in one line',
          tex: 'F = F_1 - F_2',
          symbols: [
            ['F', 'net force', 'N', 15],
            ['F_1', 'larger force', 'N', 40],
            ['F_2', 'opposite force', 'N', 25],
          ],
          use: {
            given: 'Two teams pull a rope with 40 N and 25 N.',
            work: '40 − 25',
            answer: '15 N',
          },
          limits: 'Forces in the same direction are added.',
        },
        {
          name: 'Density',
          tex: '\\rho = \\frac{m}{V}',
          symbols: [
            ['\\rho', 'density', 'g/cm³', 2.7],
            ['m', 'mass', 'g', 54],
            ['V', 'volume', 'cm³', 20],
          ],
          use: { given: 'A block of 54 g takes up 20 cm³.', work: '54 ÷ 20', answer: '2.7 g/cm³' },
        },
      ],
    },
    {
      title: 'Light',
      formulas: [
        {
          name: 'Law of reflection',
          tex: 'r = i',
          symbols: [
            ['r', 'angle of reflection', '°', 35],
            ['i', 'angle of incidence', '°', 35],
          ],
          use: {
            given: 'A ray meets a mirror at 55° to its surface.',
            work: '90 − 55',
            answer: '35° from the normal, both ways',
          },
          limits: 'Angles are measured from the normal, not from the mirror.',
        },
      ],
    },
  ],
  alsoUseful: [
    {
      name: 'Images between two plane mirrors',
      tex: 'n = \\frac{360^\\circ}{\\theta} - 1',
      symbols: [
        ['n', 'number of images', '', 5],
        ['\\theta', 'angle between the mirrors', '°', 60],
      ],
      use: { given: 'Two mirrors stand at 60°.', work: '360 ÷ 60 − 1', answer: '5 images' },
      limits: 'For angles where 360 ÷ θ is an even number.',
    },
  ],
};
