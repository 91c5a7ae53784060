import type { FormulaClass } from '@/data/study/formulas/formula';

export const MATHS_CLASS_12: FormulaClass = {
  grade: 12,
  topics: [
    {
      title: 'Matrices and determinants',
      formulas: [
        {
          name: 'Determinant of order two',
          tex: '\\begin{vmatrix} a & b \\\\ c & d \\end{vmatrix} = ad - bc',
          symbols: [
            ['a, b', 'first row'],
            ['c, d', 'second row'],
          ],
          use: { given: 'First row 4, 3; second row 2, 5.', work: '4 × 5 − 3 × 2', answer: '14' },
        },
        {
          name: 'Determinant of the adjoint',
          tex: '|\\text{adj}\\,A| = |A|^{n - 1}',
          symbols: [
            ['|\\text{adj}\\,A|', 'determinant of the adjoint', '', 25],
            ['|A|', 'determinant of A', '', 5],
            ['n', 'order of A', '', 3],
          ],
          use: { given: 'A 3 × 3 matrix has the determinant 5.', work: '5²', answer: '25' },
          limits: 'Square matrices only.',
        },
        {
          name: 'Inverse of a matrix',
          tex: 'A^{-1} = \\frac{1}{|A|}\\,\\text{adj}\\,A',
          symbols: [
            ['|A|', 'determinant of A'],
            ['\\text{adj}\\,A', 'adjoint of A'],
          ],
          use: {
            given: 'Rows 4, 3 and 2, 5: the first entry of the inverse.',
            work: '5 ÷ (4 × 5 − 3 × 2)',
            answer: '5/14',
          },
          limits: 'No inverse when the determinant is 0.',
        },
        {
          name: 'Area of a triangle from its corners',
          tex: 'A = \\frac{1}{2} |x_1(y_2 - y_3) + x_2(y_3 - y_1) + x_3(y_1 - y_2)|',
          symbols: [
            ['A', 'area', '', 12],
            ['x_1', 'first x', '', 1],
            ['y_1', 'first y', '', 1],
            ['x_2', 'second x', '', 7],
            ['y_2', 'second y', '', 1],
            ['x_3', 'third x', '', 4],
            ['y_3', 'third y', '', 5],
          ],
          use: {
            given: 'Corners (1, 1), (7, 1) and (4, 5).',
            work: '1/2 × (1 × (1 − 5) + 7 × (5 − 1) + 4 × (1 − 1))',
            answer: '12',
          },
          limits: 'Area 0 means that the points lie on one line.',
        },
      ],
    },
    {
      title: 'Differentiation',
      formulas: [
        {
          name: 'Product rule',
          tex: "(u v)' = u' v + u v'",
          symbols: [
            ['u, v', 'functions of x'],
            ["u', v'", 'their derivatives'],
          ],
          use: {
            given: 'Find the slope of x² × (x + 1) at x = 2.',
            work: '2 × 2 × (2 + 1) + 2² × 1',
            answer: '16',
          },
        },
        {
          name: 'Quotient rule',
          tex: "\\left(\\frac{u}{v}\\right)' = \\frac{u' v - u v'}{v^2}",
          symbols: [
            ['u, v', 'functions of x, v not 0'],
            ["u', v'", 'their derivatives'],
          ],
          use: {
            given: 'Find the slope of x² ÷ (x + 1) at x = 1.',
            work: '(2 × 1 × (1 + 1) − 1² × 1) ÷ (1 + 1)²',
            answer: '3/4',
          },
        },
        {
          name: 'Chain rule',
          tex: '\\frac{dy}{dx} = \\frac{dy}{du} \\cdot \\frac{du}{dx}',
          symbols: [
            ['y', 'outer function of u'],
            ['u', 'inner function of x'],
          ],
          use: {
            given: 'Find the slope of (3x + 1)² at x = 1.',
            work: '2 × (3 × 1 + 1) × 3',
            answer: '24',
          },
        },
        {
          name: 'Derivative of sine',
          tex: '\\frac{d}{dx} \\sin x = \\cos x',
          symbols: [['x', 'angle', 'rad']],
          use: { given: 'Find the slope of sin x at x = π/3.', work: 'cos(π/3)', answer: '0.5' },
          limits: 'In radians. The derivative of cos x is −sin x.',
        },
        {
          name: 'Derivative of the natural logarithm',
          tex: '\\frac{d}{dx} \\ln x = \\frac{1}{x}',
          symbols: [['x', 'a number greater than 0']],
          use: { given: 'Find the slope of ln x at x = 4.', work: '1 ÷ 4', answer: '0.25' },
        },
        {
          name: 'Derivative of the exponential function',
          tex: '\\frac{d}{dx} e^{kx} = k e^{kx}',
          symbols: [
            ['k', 'constant'],
            ['e', '2.718…'],
          ],
          use: {
            given: 'Find the slope of e to the power 3x at x = 0.',
            work: '3 × e⁰',
            answer: '3',
          },
        },
      ],
    },
    {
      title: 'Integration',
      formulas: [
        {
          name: 'Integral of a power',
          tex: '\\int x^n\\,dx = \\frac{x^{n + 1}}{n + 1} + C',
          symbols: [
            ['n', 'exponent'],
            ['C', 'constant of integration'],
          ],
          use: { given: 'Find the area under x² from 0 to 3.', work: '3³ ÷ 3 − 0', answer: '9' },
          limits: 'Not for n = −1: there it is ln |x| + C.',
        },
        {
          name: 'Integration by parts',
          tex: "\\int u v'\\,dx = u v - \\int u' v\\,dx",
          symbols: [
            ['u, v', 'functions of x'],
            ["u', v'", 'their derivatives'],
          ],
          use: {
            given: 'Integrate x times e to the power x from 0 to 1.',
            work: '(1 × e¹ − 0) − (e¹ − 1)',
            answer: '1',
          },
        },
        {
          name: 'Definite integral',
          tex: '\\int_a^b f(x)\\,dx = F(b) - F(a)',
          symbols: [
            ['F', 'a function whose derivative is f'],
            ['a, b', 'limits'],
          ],
          use: { given: 'Integrate 2x from 1 to 4; here F is x².', work: '4² − 1²', answer: '15' },
          limits: 'f must be continuous from a to b.',
        },
      ],
    },
    {
      title: 'Vectors and space',
      formulas: [
        {
          name: 'Dot product',
          tex: '\\vec{a} \\cdot \\vec{b} = a_1 b_1 + a_2 b_2 + a_3 b_3',
          symbols: [
            ['\\vec{a} \\cdot \\vec{b}', 'dot product', '', 11],
            ['a_1', 'first part of a', '', 1],
            ['a_2', 'second part of a', '', 2],
            ['a_3', 'third part of a', '', 2],
            ['b_1', 'first part of b', '', 3],
            ['b_2', 'second part of b', '', 0],
            ['b_3', 'third part of b', '', 4],
          ],
          use: {
            given: 'a is (1, 2, 2) and b is (3, 0, 4).',
            work: '1 × 3 + 2 × 0 + 2 × 4',
            answer: '11',
          },
          limits: '0 means a right angle, if neither is the zero vector.',
        },
        {
          name: 'Angle between two vectors',
          tex: '\\cos\\theta = \\frac{\\vec{a} \\cdot \\vec{b}}{|\\vec{a}||\\vec{b}|}',
          symbols: [
            ['\\theta', 'angle between them', '°', 42.833],
            ['\\vec{a} \\cdot \\vec{b}', 'dot product', '', 11],
            ['|\\vec{a}|', 'length of a', '', 3],
            ['|\\vec{b}|', 'length of b', '', 5],
          ],
          use: {
            given: 'The lengths are 3 and 5, the dot product is 11.',
            work: '11 ÷ (3 × 5)',
            answer: 'about 0.733, so θ is about 42.8°',
          },
        },
        {
          name: 'Size of the cross product',
          tex: '|\\vec{a} \\times \\vec{b}| = |\\vec{a}||\\vec{b}|\\sin\\theta',
          symbols: [
            ['|\\vec{a} \\times \\vec{b}|', 'area of the parallelogram', '', 12],
            ['|\\vec{a}|', 'length of a', '', 4],
            ['|\\vec{b}|', 'length of b', '', 6],
            ['\\theta', 'angle between them', '°', 30],
          ],
          use: {
            given: 'Lengths 4 and 6 at an angle of 30°.',
            work: '4 × 6 × sin 30°',
            answer: '12',
          },
        },
        {
          name: 'Direction cosines',
          tex: 'l^2 + m^2 + n^2 = 1',
          symbols: [
            ['l', 'cosine of the angle with the x-axis', '', 0.33333],
            ['m', 'with the y-axis', '', 0.66667],
            ['n', 'with the z-axis', '', 0.66667],
          ],
          use: {
            given: 'l and m are 1/3 and 2/3, and n is positive. Find n.',
            work: '√(1 − (1/3)² − (2/3)²)',
            answer: '2/3',
          },
        },
      ],
    },
    {
      title: 'Probability',
      formulas: [
        {
          name: 'Conditional probability',
          tex: 'P(A|B) = \\frac{P(A \\cap B)}{P(B)}',
          symbols: [
            ['P(A|B)', 'chance of A when B has happened', '', 0.4],
            ['P(A \\cap B)', 'chance of both', '', 0.2],
            ['P(B)', 'chance of B, not 0', '', 0.5],
          ],
          use: { given: 'P(A ∩ B) is 0.2 and P(B) is 0.5.', work: '0.2 ÷ 0.5', answer: '0.4' },
        },
        {
          name: 'Bayes’ theorem',
          tex: 'P(A|B) = \\frac{P(A) P(B|A)}{P(A) P(B|A) + P(\\bar{A}) P(B|\\bar{A})}',
          symbols: [
            ['P(A|B)', 'chance of A when B is seen', '', 0.6],
            ['P(A)', 'chance of A', '', 0.5],
            ['P(\\bar{A})', 'chance of not A', '', 0.5],
            ['P(B|A)', 'chance of B when A', '', 0.6],
            ['P(B|\\bar{A})', 'chance of B when not A', '', 0.4],
          ],
          use: {
            given:
              'Two like bags hold 3 red of 5 and 2 red of 5 balls. A red ball is drawn: was it from the first bag?',
            work: '0.5 × 0.6 ÷ (0.5 × 0.6 + 0.5 × 0.4)',
            answer: '0.6',
          },
        },
      ],
    },
  ],
  alsoUseful: [
    {
      name: 'Expected value',
      tex: 'E(X) = \\sum p_i x_i',
      symbols: [
        ['E(X)', 'expected value', '', 3.5],
        ['\\sum p_i x_i', 'sum of chance × value', '', 3.5],
      ],
      use: {
        given: 'What is the mean of many throws of a die?',
        work: '(1 + 2 + 3 + 4 + 5 + 6) ÷ 6',
        answer: '3.5',
      },
    },
  ],
};
