import type { FormulaClass } from '@/data/study/formulas/formula';

export const MATHS_CLASS_11: FormulaClass = {
  grade: 11,
  topics: [
    {
      title: 'Sets and counting',
      formulas: [
        {
          name: 'Number of subsets',
          tex: 'N = 2^n',
          symbols: [
            ['N', 'number of subsets', '', 32],
            ['n', 'members of the set', '', 5],
          ],
          use: { given: 'How many subsets has a set of 5 vowels?', work: '2⁵', answer: '32' },
          limits: 'The empty set and the set itself are counted.',
        },
        {
          name: 'Permutations',
          tex: '{}^nP_r = \\frac{n!}{(n - r)!}',
          symbols: [
            ['{}^nP_r', 'ordered choices', '', 336],
            ['n', 'things', '', 8],
            ['r', 'places', '', 3],
          ],
          use: {
            given: 'Eight runners, three medals.',
            work: '8! ÷ 5! = 8 × 7 × 6',
            answer: '336 ways',
          },
          limits: 'No thing is used twice, and r is at most n.',
        },
        {
          name: 'Combinations',
          tex: '{}^nC_r = \\frac{n!}{r!(n - r)!}',
          symbols: [
            ['{}^nC_r', 'choices without order', '', 45],
            ['n', 'things', '', 10],
            ['r', 'chosen', '', 2],
          ],
          use: {
            given: 'Ten players shake hands once with each other.',
            work: '10! ÷ (2! × 8!)',
            answer: '45 handshakes',
          },
        },
      ],
    },
    {
      title: 'Trigonometric functions',
      formulas: [
        {
          name: 'Degrees to radians',
          tex: 'x = \\frac{\\pi}{180} d',
          symbols: [
            ['x', 'angle in radians', 'rad', 1.0472],
            ['d', 'the same angle in degrees', '', 60],
          ],
          use: { given: 'Write 60° in radians.', work: '60 × π ÷ 180', answer: 'about 1.047 rad' },
        },
        {
          name: 'Sine of a sum',
          tex: '\\sin(A + B) = \\sin A \\cos B + \\cos A \\sin B',
          symbols: [
            ['A', 'first angle', '°', 45],
            ['B', 'second angle', '°', 30],
          ],
          use: {
            given: 'Find sin 75° from 45° + 30°.',
            work: 'sin 45° × cos 30° + cos 45° × sin 30°',
            answer: 'about 0.966',
          },
          limits: 'sin(A − B): turn the + on the right into −.',
        },
        {
          name: 'Cosine of a sum',
          tex: '\\cos(A + B) = \\cos A \\cos B - \\sin A \\sin B',
          symbols: [
            ['A', 'first angle', '°', 45],
            ['B', 'second angle', '°', 30],
          ],
          use: {
            given: 'Find cos 75° from 45° + 30°.',
            work: 'cos 45° × cos 30° − sin 45° × sin 30°',
            answer: 'about 0.259',
          },
          limits: 'Mind the sign: cos(A − B) has a plus.',
        },
        {
          name: 'Tangent of a sum',
          tex: '\\tan(A + B) = \\frac{\\tan A + \\tan B}{1 - \\tan A \\tan B}',
          symbols: [
            ['A', 'first angle', '°', 45],
            ['B', 'second angle', '°', 30],
          ],
          use: {
            given: 'Find tan 75° from 45° + 30°.',
            work: '(tan 45° + tan 30°) ÷ (1 − tan 45° × tan 30°)',
            answer: 'about 3.732',
          },
          limits: 'A, B and A + B must not be odd multiples of 90°.',
        },
        {
          name: 'Sine of a double angle',
          tex: '\\sin 2\\theta = 2 \\sin\\theta \\cos\\theta',
          symbols: [['\\theta', 'any angle', '°', 30]],
          use: {
            given: 'Find sin 60° from 30°.',
            work: '2 × sin 30° × cos 30°',
            answer: 'about 0.866',
          },
        },
        {
          name: 'Cosine of a double angle',
          tex: '\\cos 2\\theta = \\cos^2\\theta - \\sin^2\\theta = 1 - 2\\sin^2\\theta',
          symbols: [['\\theta', 'any angle', '°', 30]],
          use: { given: 'sin θ is 1/4. Find cos 2θ.', work: '1 − 2 × (1/4)²', answer: '7/8' },
        },
        {
          name: 'Sine of a triple angle',
          tex: '\\sin 3\\theta = 3 \\sin\\theta - 4 \\sin^3\\theta',
          symbols: [['\\theta', 'any angle', '°', 20]],
          use: { given: 'sin θ is 1/2. Find sin 3θ.', work: '3 × 1/2 − 4 × (1/2)³', answer: '1' },
        },
      ],
    },
    {
      title: 'Complex numbers and series',
      formulas: [
        {
          name: 'Modulus of a complex number',
          tex: '|z| = \\sqrt{a^2 + b^2}',
          symbols: [
            ['|z|', 'modulus of a + ib', '', 5],
            ['a', 'real part', '', 3],
            ['b', 'imaginary part', '', -4],
          ],
          use: { given: 'Find the modulus of 3 − 4i.', work: '√(3² + (−4)²)', answer: '5' },
        },
        {
          name: 'Term of a geometric progression',
          tex: 'a_n = a r^{n - 1}',
          symbols: [
            ['a_n', 'n-th term', '', 96],
            ['a', 'first term', '', 3],
            ['r', 'common ratio', '', 2],
            ['n', 'place', '', 6],
          ],
          use: { given: 'Find the 6th term of 3, 6, 12, …', work: '3 × 2⁵', answer: '96' },
        },
        {
          name: 'Sum of a geometric progression',
          tex: 'S_n = \\frac{a(r^n - 1)}{r - 1}',
          symbols: [
            ['S_n', 'sum of n terms', '', 189],
            ['a', 'first term', '', 3],
            ['r', 'common ratio', '', 2],
            ['n', 'number of terms', '', 6],
          ],
          use: {
            given: 'Add six terms of 3, 6, 12, …',
            work: '3 × (2⁶ − 1) ÷ (2 − 1)',
            answer: '189',
          },
          limits: 'Not for r = 1: there the sum is n × a.',
        },
        {
          name: 'Sum of an endless geometric progression',
          tex: 'S = \\frac{a}{1 - r}',
          symbols: [
            ['S', 'sum', '', 2],
            ['a', 'first term', '', 1],
            ['r', 'common ratio', '', 0.5],
          ],
          use: { given: 'Add 1 + 1/2 + 1/4 + …', work: '1 ÷ (1 − 1/2)', answer: '2' },
          limits: 'Only for −1 < r < 1.',
        },
      ],
    },
    {
      title: 'Lines and conics',
      formulas: [
        {
          name: 'Slope of a line',
          tex: 'm = \\frac{y_2 - y_1}{x_2 - x_1}',
          symbols: [
            ['m', 'slope', '', 2],
            ['x_1', 'x of one point', '', 1],
            ['y_1', 'y of one point', '', 3],
            ['x_2', 'x of another', '', 4],
            ['y_2', 'y of another', '', 9],
          ],
          use: {
            given: 'A line passes through (1, 3) and (4, 9).',
            work: '(9 − 3) ÷ (4 − 1)',
            answer: '2',
          },
          limits: 'A vertical line has no slope.',
        },
        {
          name: 'Distance of a point from a line',
          tex: 'd = \\frac{|A x_1 + B y_1 + C|}{\\sqrt{A^2 + B^2}}',
          symbols: [
            ['d', 'distance from Ax + By + C = 0', '', 2],
            ['A', 'number at x', '', 3],
            ['B', 'number at y', '', 4],
            ['C', 'constant', '', -5],
            ['x_1', 'x of the point', '', 1],
            ['y_1', 'y of the point', '', 3],
          ],
          use: {
            given: 'How far is (1, 3) from 3x + 4y − 5 = 0?',
            work: '(3 × 1 + 4 × 3 − 5) ÷ √(3² + 4²)',
            answer: '2',
          },
        },
        {
          name: 'Equation of a circle',
          tex: '(x - h)^2 + (y - k)^2 = r^2',
          symbols: [
            ['x', 'x of a point on it', '', 5],
            ['y', 'y of the point', '', 6],
            ['h', 'x of the centre', '', 2],
            ['k', 'y of the centre', '', 2],
            ['r', 'radius', '', 5],
          ],
          use: {
            given: 'Centre (2, 2), through (5, 6): find the radius.',
            work: '√((5 − 2)² + (6 − 2)²)',
            answer: '5',
          },
        },
        {
          name: 'Eccentricity of an ellipse',
          tex: 'e = \\sqrt{1 - \\frac{b^2}{a^2}}',
          symbols: [
            ['e', 'eccentricity', '', 0.8],
            ['a', 'half the long axis', '', 5],
            ['b', 'half the short axis', '', 3],
          ],
          use: { given: 'An ellipse has a = 5 and b = 3.', work: '√(1 − 3²/5²)', answer: '0.8' },
          limits: 'a is the longer one. A hyperbola has a plus in the root.',
        },
      ],
    },
    {
      title: 'Calculus and statistics',
      formulas: [
        {
          name: 'Limit of a power',
          tex: '\\lim_{x \\to a} \\frac{x^n - a^n}{x - a} = n a^{n - 1}',
          symbols: [
            ['a', 'place of the limit'],
            ['n', 'exponent'],
          ],
          use: {
            given: 'Find the limit of (x³ − 8) ÷ (x − 2) as x nears 2.',
            work: '3 × 2²',
            answer: '12',
          },
        },
        {
          name: 'Limit of sin x over x',
          tex: '\\lim_{x \\to 0} \\frac{\\sin x}{x} = 1',
          symbols: [['x', 'angle', 'rad']],
          use: { given: 'Test it at x = 0.1.', work: 'sin(0.1) ÷ 0.1', answer: 'about 0.998' },
          limits: 'x must be in radians.',
        },
        {
          name: 'Derivative of a power',
          tex: '\\frac{d}{dx} x^n = n x^{n - 1}',
          symbols: [
            ['n', 'exponent', '', 3],
            ['x', 'variable', '', 2],
          ],
          use: { given: 'Find the slope of x³ at x = 2.', work: '3 × 2²', answer: '12' },
        },
        {
          name: 'Standard deviation',
          tex: '\\sigma = \\sqrt{\\frac{\\sum (x_i - \\bar{x})^2}{n}}',
          symbols: [
            ['\\sigma', 'standard deviation', '', 2],
            ['\\sum (x_i - \\bar{x})^2', 'sum of squared distances from the mean', '', 32],
            ['n', 'how many', '', 8],
          ],
          use: {
            given: '2, 4, 4, 4, 5, 5, 7, 9 have the mean 5.',
            work: '√((9 + 1 + 1 + 1 + 0 + 0 + 4 + 16) ÷ 8)',
            answer: '2',
          },
          limits: 'Its square is the variance.',
        },
        {
          name: 'Probability of A or B',
          tex: 'P(A \\cup B) = P(A) + P(B) - P(A \\cap B)',
          symbols: [
            ['P(A \\cup B)', 'chance of A or B', '', 0.3077],
            ['P(A)', 'chance of A', '', 0.25],
            ['P(B)', 'chance of B', '', 0.0769],
            ['P(A \\cap B)', 'chance of both', '', 0.0192],
          ],
          use: {
            given: 'Draw a heart or a king from 52 cards.',
            work: '13/52 + 4/52 − 1/52',
            answer: '4/13',
          },
        },
      ],
    },
  ],
  alsoUseful: [
    {
      name: 'Union of two sets',
      tex: 'n(A \\cup B) = n(A) + n(B) - n(A \\cap B)',
      symbols: [
        ['n(A \\cup B)', 'members in A or B', '', 40],
        ['n(A)', 'members in A', '', 25],
        ['n(B)', 'members in B', '', 22],
        ['n(A \\cap B)', 'members in both', '', 7],
      ],
      use: {
        given: '25 pupils play cricket, 22 kho-kho and 7 both.',
        work: '25 + 22 − 7',
        answer: '40 play at least one',
      },
    },
    {
      name: 'General term of the binomial expansion',
      tex: 'T_{r+1} = {}^nC_r\\, a^{n-r} b^r',
      symbols: [
        ['T_{r+1}', 'term number r + 1 of (a + b) to the n', '', 720],
        ['{}^nC_r', 'number of choices', '', 10],
        ['n', 'power', '', 5],
        ['r', 'one less than its place', '', 2],
        ['a', 'first part', '', 2],
        ['b', 'second part', '', 3],
      ],
      use: { given: 'Find the 3rd term of (2 + 3)⁵.', work: '10 × 2³ × 3²', answer: '720' },
      limits: 'n is a whole number, 0 or more.',
    },
    {
      name: 'Sum of the first squares',
      tex: 'S = \\frac{n(n + 1)(2n + 1)}{6}',
      symbols: [
        ['S', '1² + 2² + … + n²', '', 385],
        ['n', 'last number', '', 10],
      ],
      use: { given: 'Add the squares of 1 to 10.', work: '10 × 11 × 21 ÷ 6', answer: '385' },
    },
  ],
};
