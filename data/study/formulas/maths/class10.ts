import type { FormulaClass } from '@/data/study/formulas/formula';

export const MATHS_CLASS_10: FormulaClass = {
  grade: 10,
  topics: [
    {
      title: 'Quadratics and progressions',
      formulas: [
        {
          name: 'Quadratic formula',
          tex: 'x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}',
          symbols: [
            ['x', 'a root of ax² + bx + c = 0', '', 3],
            ['a', 'number at x², not 0', '', 1],
            ['b', 'number at x', '', -5],
            ['c', 'constant', '', 6],
          ],
          use: {
            given: 'Solve x² − 5x + 6 = 0.',
            work: '(5 + √(25 − 24)) ÷ 2',
            answer: '3, and with the minus sign 2',
          },
          limits: 'No real root when b² − 4ac is negative.',
        },
        {
          name: 'Discriminant',
          tex: 'D = b^2 - 4ac',
          symbols: [
            ['D', 'discriminant', '', -7],
            ['a', 'number at x²', '', 2],
            ['b', 'number at x', '', 3],
            ['c', 'constant', '', 2],
          ],
          use: {
            given: 'Has 2x² + 3x + 2 = 0 real roots?',
            work: '3² − 4 × 2 × 2',
            answer: '−7, so it has none',
          },
          limits: 'D > 0: two real roots; D = 0: two equal ones; D < 0: none.',
        },
        {
          name: 'Sum of the zeroes',
          tex: '\\alpha + \\beta = -\\frac{b}{a}',
          symbols: [
            ['\\alpha', 'first zero', '', 2],
            ['\\beta', 'second zero', '', 5],
            ['a', 'number at x²', '', 1],
            ['b', 'number at x', '', -7],
          ],
          use: {
            given: 'x² − 7x + 10 has the zeroes 2 and 5.',
            work: '2 + 5 = −(−7) ÷ 1',
            answer: '7',
          },
        },
        {
          name: 'Product of the zeroes',
          tex: '\\alpha \\beta = \\frac{c}{a}',
          symbols: [
            ['\\alpha', 'first zero', '', 2],
            ['\\beta', 'second zero', '', 5],
            ['a', 'number at x²', '', 1],
            ['c', 'constant', '', 10],
          ],
          use: {
            given: 'x² − 7x + 10 has the zeroes 2 and 5.',
            work: '2 × 5 = 10 ÷ 1',
            answer: '10',
          },
        },
        {
          name: 'Term of an arithmetic progression',
          tex: 'a_n = a + (n - 1)d',
          symbols: [
            ['a_n', 'n-th term', '', 61],
            ['a', 'first term', '', 4],
            ['n', 'place', '', 20],
            ['d', 'common difference', '', 3],
          ],
          use: {
            given: 'Find the 20th term of 4, 7, 10, …',
            work: '4 + (20 − 1) × 3',
            answer: '61',
          },
        },
        {
          name: 'Sum of an arithmetic progression',
          tex: 'S_n = \\frac{n}{2}[2a + (n - 1)d]',
          symbols: [
            ['S_n', 'sum of n terms', '', 650],
            ['n', 'number of terms', '', 20],
            ['a', 'first term', '', 4],
            ['d', 'common difference', '', 3],
          ],
          use: {
            given: 'Add 20 terms of 4, 7, 10, …',
            work: '20/2 × [2 × 4 + (20 − 1) × 3]',
            answer: '650',
          },
          limits: 'With the last term l known: n(a + l) ÷ 2.',
        },
      ],
    },
    {
      title: 'Coordinate geometry',
      formulas: [
        {
          name: 'Distance between two points',
          tex: 'd = \\sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}',
          symbols: [
            ['d', 'distance', '', 5],
            ['x_1', 'x of the first point', '', 1],
            ['y_1', 'y of the first point', '', 2],
            ['x_2', 'x of the second point', '', 4],
            ['y_2', 'y of the second point', '', 6],
          ],
          use: {
            given: 'How far is (4, 6) from (1, 2)?',
            work: '√((4 − 1)² + (6 − 2)²)',
            answer: '5',
          },
        },
        {
          name: 'Section formula',
          tex: 'x = \\frac{m x_2 + n x_1}{m + n}',
          symbols: [
            ['x', 'x of the dividing point', '', 6],
            ['m', 'part at the first end', '', 2],
            ['n', 'part at the second end', '', 1],
            ['x_1', 'x of the first end', '', 2],
            ['x_2', 'x of the second end', '', 8],
          ],
          use: {
            given: 'Divide the join of (2, 0) and (8, 0) as 2 : 1.',
            work: '(2 × 8 + 1 × 2) ÷ (2 + 1)',
            answer: '6, and y in the same way',
          },
          limits: 'For division between the ends. m = n gives the midpoint.',
        },
      ],
    },
    {
      title: 'Trigonometry',
      formulas: [
        {
          name: 'Sine',
          tex: '\\sin\\theta = \\frac{o}{h}',
          symbols: [
            ['\\theta', 'acute angle', '°', 30],
            ['o', 'opposite side', 'm', 6],
            ['h', 'hypotenuse', 'm', 12],
          ],
          use: {
            given: 'A 12 m kite string is taut at 30°. How high is the kite?',
            work: '12 × sin 30°',
            answer: '6 m',
          },
          limits: 'Sides of a right-angled triangle.',
        },
        {
          name: 'Cosine',
          tex: '\\cos\\theta = \\frac{a}{h}',
          symbols: [
            ['\\theta', 'acute angle', '°', 60],
            ['a', 'adjacent side', 'm', 4],
            ['h', 'hypotenuse', 'm', 8],
          ],
          use: {
            given: 'An 8 m ladder leans at 60°. How far is its foot from the wall?',
            work: '8 × cos 60°',
            answer: '4 m',
          },
        },
        {
          name: 'Tangent',
          tex: '\\tan\\theta = \\frac{o}{a} = \\frac{\\sin\\theta}{\\cos\\theta}',
          symbols: [
            ['\\theta', 'acute angle', '°', 45],
            ['o', 'opposite side', 'm', 20],
            ['a', 'adjacent side', 'm', 20],
          ],
          use: {
            given: 'From 20 m away a tower top is seen at 45°.',
            work: '20 × tan 45°',
            answer: '20 m high',
          },
          limits: 'Not defined at 90°.',
        },
        {
          name: 'Sine and cosine squared',
          tex: '\\sin^2\\theta + \\cos^2\\theta = 1',
          symbols: [['\\theta', 'any angle', '°', 37]],
          use: {
            given: 'sin θ is 3/5 and θ is acute. Find cos θ.',
            work: '√(1 − (3/5)²)',
            answer: '4/5',
          },
        },
        {
          name: 'Secant and tangent squared',
          tex: '1 + \\tan^2\\theta = \\sec^2\\theta',
          symbols: [['\\theta', 'angle, not 90°', '°', 37]],
          use: {
            given: 'tan θ is 3/4 and θ is acute. Find sec θ.',
            work: '√(1 + (3/4)²)',
            answer: '5/4',
          },
        },
        {
          name: 'Cosecant and cotangent squared',
          tex: '1 + \\cot^2\\theta = \\csc^2\\theta',
          symbols: [['\\theta', 'angle, not 0°', '°', 37]],
          use: {
            given: 'cot θ is 12/5 and θ is acute. Find cosec θ.',
            work: '√(1 + (12/5)²)',
            answer: '13/5',
          },
        },
      ],
    },
    {
      title: 'Circles',
      formulas: [
        {
          name: 'Length of a tangent',
          tex: 't = \\sqrt{d^2 - r^2}',
          symbols: [
            ['t', 'tangent from the point', 'cm', 12],
            ['d', 'distance of the point from the centre', 'cm', 13],
            ['r', 'radius', 'cm', 5],
          ],
          use: {
            given: 'A point is 13 cm from the centre of a circle of radius 5 cm.',
            work: '√(13² − 5²)',
            answer: '12 cm',
          },
          limits: 'The point must lie outside the circle.',
        },
        {
          name: 'Length of an arc',
          tex: 'l = \\frac{\\theta}{360^\\circ} \\times 2 \\pi r',
          symbols: [
            ['l', 'arc length', 'cm', 22],
            ['\\theta', 'angle at the centre', '°', 60],
            ['r', 'radius', 'cm', 21],
          ],
          use: {
            given: 'A pendulum of 21 cm swings through 60°. Take π as 22/7.',
            work: '60/360 × 2 × 22/7 × 21',
            answer: '22 cm',
          },
        },
        {
          name: 'Area of a sector',
          tex: 'A = \\frac{\\theta}{360^\\circ} \\times \\pi r^2',
          symbols: [
            ['A', 'area', 'cm²', 231],
            ['\\theta', 'angle at the centre', '°', 60],
            ['r', 'radius', 'cm', 21],
          ],
          use: {
            given: 'A slice of a 21 cm radius dosa has an angle of 60°. Take π as 22/7.',
            work: '60/360 × 22/7 × 21²',
            answer: '231 cm²',
          },
          limits: 'Take the triangle away to get the segment.',
        },
      ],
    },
    {
      title: 'Statistics and probability',
      formulas: [
        {
          name: 'Mean of grouped data',
          tex: '\\bar{x} = \\frac{\\sum f_i x_i}{\\sum f_i}',
          symbols: [
            ['\\bar{x}', 'mean', '', 16],
            ['\\sum f_i x_i', 'sum of frequency × class mark', '', 320],
            ['\\sum f_i', 'sum of frequencies', '', 20],
          ],
          use: {
            given: 'Class marks 5, 15, 25 occur 4, 10 and 6 times.',
            work: '(4 × 5 + 10 × 15 + 6 × 25) ÷ (4 + 10 + 6)',
            answer: '16',
          },
        },
        {
          name: 'Mode of grouped data',
          tex: 'M = l + \\frac{f_1 - f_0}{2f_1 - f_0 - f_2} \\times h',
          symbols: [
            ['M', 'mode', '', 36],
            ['l', 'lower limit of the modal class', '', 30],
            ['f_1', 'its frequency', '', 12],
            ['f_0', 'frequency of the class before', '', 6],
            ['f_2', 'frequency of the class after', '', 8],
            ['h', 'class width', '', 10],
          ],
          use: {
            given: 'Modal class 30–40 with 12 pupils; 6 before, 8 after.',
            work: '30 + (12 − 6) ÷ (2 × 12 − 6 − 8) × 10',
            answer: '36',
          },
          limits: 'Classes of equal width.',
        },
        {
          name: 'Median of grouped data',
          tex: 'M = l + \\frac{\\frac{n}{2} - c}{f} \\times h',
          symbols: [
            ['M', 'median', '', 24],
            ['l', 'lower limit of the median class', '', 20],
            ['n', 'number of observations', '', 50],
            ['c', 'cumulative frequency before it', '', 19],
            ['f', 'frequency of the median class', '', 15],
            ['h', 'class width', '', 10],
          ],
          use: {
            given: '50 pupils; 19 below 20 marks; 15 in the class 20–30.',
            work: '20 + (50/2 − 19) ÷ 15 × 10',
            answer: '24',
          },
        },
        {
          name: 'Empirical relation',
          tex: '3\\,\\text{median} = \\text{mode} + 2\\,\\text{mean}',
          symbols: [
            ['\\text{median}', 'median', '', 25],
            ['\\text{mode}', 'mode', '', 27],
            ['\\text{mean}', 'mean', '', 24],
          ],
          use: {
            given: 'Mean 24 and mode 27: estimate the median.',
            work: '(27 + 2 × 24) ÷ 3',
            answer: '25',
          },
          limits: 'An estimate, good for nearly symmetric data only.',
        },
        {
          name: 'Complementary event',
          tex: 'P(\\bar{E}) = 1 - P(E)',
          symbols: [
            ['P(\\bar{E})', 'chance that E does not happen', '', 0.65],
            ['P(E)', 'chance of E', '', 0.35],
          ],
          use: {
            given: 'The chance of rain is 0.35. What is the chance of none?',
            work: '1 − 0.35',
            answer: '0.65',
          },
        },
      ],
    },
  ],
};
