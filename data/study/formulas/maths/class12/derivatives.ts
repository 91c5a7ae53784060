import type { FormulaTopic } from '@/data/study/formulas/formula';

export const CONTINUITY: FormulaTopic = {
  title: 'Continuity and differentiability',
  formulas: [
    {
      name: 'Continuity at a point',
      tex: '\\lim_{x \\to a} f(x) = f(a)',
      symbols: [
        ['f', 'function'],
        ['a', 'a number in its domain'],
      ],
      use: {
        given: 'f(x) is (x² − 9) ÷ (x − 3) for x not 3. Which f(3) makes it continuous?',
        work: '3 + 3',
        answer: '6',
      },
      limits: 'The limits from the left and from the right must both be f(a).',
      check:
        'abs((3.000001^2 - 9) / 0.000001 - 6) < 1e-4 and abs((2.999999^2 - 9) / (-0.000001) - 6) < 1e-4',
    },
    {
      name: 'Derivative as a limit',
      tex: "f'(x) = \\lim_{h \\to 0} \\frac{f(x + h) - f(x)}{h}",
      symbols: [
        ["f'(x)", 'derivative: the slope at x'],
        ['h', 'a small step, not 0'],
      ],
      use: { given: 'Find the slope of x² at x = 3.', work: '2 × 3', answer: '6' },
      limits: 'Where it exists f is continuous; |x| is continuous at 0, but has no slope there.',
      check: 'abs(((3 + 1e-6)^2 - 9) / 1e-6 - 6) < 1e-4',
    },
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
      check: 'abs(((2.0001^2 * 3.0001) - (1.9999^2 * 2.9999)) / 0.0002 - 16) < 1e-4',
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
      check: 'abs((1.0001^2 / 2.0001 - 0.9999^2 / 1.9999) / 0.0002 - 3/4) < 1e-4',
    },
    {
      name: 'Chain rule',
      tex: '\\frac{dy}{dx} = \\frac{dy}{du} \\cdot \\frac{du}{dx}',
      symbols: [
        ['\\frac{dy}{dx}', 'slope of y against x', '', 24],
        ['\\frac{dy}{du}', 'of the outer function', '', 8],
        ['\\frac{du}{dx}', 'of the inner function', '', 3],
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
      symbols: [['x', 'angle', 'rad', 1.0472]],
      use: { given: 'Find the slope of sin x at x = π/3.', work: 'cos(π/3)', answer: '0.5' },
      limits: 'In radians.',
    },
    {
      name: 'Derivative of cosine',
      tex: '\\frac{d}{dx} \\cos x = -\\sin x',
      symbols: [['x', 'angle', 'rad', 1.5708]],
      use: { given: 'Find the slope of cos x at x = π/2.', work: '−sin(π/2)', answer: '−1' },
      limits: 'In radians; mind the minus.',
    },
    {
      name: 'Derivative of tangent',
      tex: '\\frac{d}{dx} \\tan x = \\sec^2 x',
      symbols: [['x', 'angle', 'rad', 0.7854]],
      use: { given: 'Find the slope of tan x at x = π/4.', work: '1 ÷ cos(π/4)²', answer: '2' },
      limits: 'Not at odd multiples of π/2. The derivative of cot x is −csc² x.',
    },
    {
      name: 'Derivative of secant',
      tex: '\\frac{d}{dx} \\sec x = \\sec x \\tan x',
      symbols: [['x', 'angle', 'rad', 1.0472]],
      use: {
        given: 'Find the slope of sec x at x = π/3.',
        work: '2 × tan(π/3)',
        answer: 'about 3.464',
      },
      limits: 'Not at odd multiples of π/2. The derivative of csc x is −csc x cot x.',
    },
    {
      name: 'Derivative of inverse sine',
      tex: '\\frac{d}{dx} \\sin^{-1} x = \\frac{1}{\\sqrt{1 - x^2}}',
      symbols: [['x', 'between −1 and 1', '', 0.6]],
      use: { given: 'Find the slope at x = 0.6.', work: '1 ÷ √(1 − 0.6²)', answer: '1.25' },
      limits: 'Not at −1 and 1. The derivative of cos⁻¹ x is its negative.',
    },
    {
      name: 'Derivative of inverse tangent',
      tex: '\\frac{d}{dx} \\tan^{-1} x = \\frac{1}{1 + x^2}',
      symbols: [['x', 'any number', '', 2]],
      use: { given: 'Find the slope at x = 2.', work: '1 ÷ (1 + 2²)', answer: '0.2' },
      limits: 'The derivative of cot⁻¹ x is its negative.',
    },
    {
      name: 'Derivative of inverse secant',
      tex: '\\frac{d}{dx} \\sec^{-1} x = \\frac{1}{|x| \\sqrt{x^2 - 1}}',
      symbols: [['x', 'more than 1, or less than −1', '', 2]],
      use: {
        given: 'Find the slope at x = 2.',
        work: '1 ÷ (2 × √(2² − 1))',
        answer: 'about 0.289',
      },
      limits: 'The derivative of csc⁻¹ x is its negative.',
    },
    {
      name: 'Derivative of the natural logarithm',
      tex: '\\frac{d}{dx} \\ln x = \\frac{1}{x}',
      symbols: [
        ['x', 'a number greater than 0', '', 4],
        ['\\ln', 'logarithm to the base e; the book writes log'],
      ],
      use: { given: 'Find the slope of ln x at x = 4.', work: '1 ÷ 4', answer: '0.25' },
    },
    {
      name: 'Derivative of the exponential function',
      tex: '\\frac{d}{dx} e^{kx} = k e^{kx}',
      symbols: [
        ['k', 'constant', '', 3],
        ['x', 'variable', '', 0.4],
        ['e', '2.718…'],
      ],
      use: {
        given: 'Find the slope of e to the power 3x at x = 0.',
        work: '3 × e⁰',
        answer: '3',
      },
    },
    {
      name: 'Derivative of a power with variable exponent',
      tex: '\\frac{d}{dx} a^x = a^x \\ln a',
      symbols: [
        ['a', 'base, greater than 0', '', 2],
        ['x', 'exponent', '', 3],
      ],
      use: { given: 'Find the slope of 2ˣ at x = 3.', work: '2³ × ln(2)', answer: 'about 5.545' },
      limits: 'Not n x to the power n − 1: here the exponent varies, not the base.',
    },
    {
      name: 'Logarithmic differentiation',
      tex: '\\frac{d}{dx} x^x = x^x (1 + \\ln x)',
      symbols: [['x', 'a number greater than 0', '', 2]],
      use: {
        given: 'Find the slope of x to the power x at x = 2.',
        work: '2² × (1 + ln(2))',
        answer: 'about 6.773',
      },
      limits: 'Take ln of both sides first, then differentiate: y′ ÷ y stands on the left.',
    },
    {
      name: 'Parametric derivative',
      tex: '\\frac{dy}{dx} = \\frac{dy}{dt} \\div \\frac{dx}{dt}',
      symbols: [
        ['\\frac{dy}{dx}', 'slope', '', 3],
        ['\\frac{dy}{dt}', 'derivative of y by the parameter t', '', 12],
        ['\\frac{dx}{dt}', 'of x by t, not 0', '', 4],
      ],
      use: { given: 'x = t², y = t³, at t = 2.', work: '3 × 2² ÷ (2 × 2)', answer: '3' },
    },
    {
      name: 'Second derivative',
      tex: '\\frac{d^2 y}{dx^2} = \\frac{d}{dx} \\left(\\frac{dy}{dx}\\right)',
      symbols: [
        ['\\frac{dy}{dx}', 'first derivative'],
        ['\\frac{d^2 y}{dx^2}', 'how fast the slope changes'],
      ],
      use: { given: 'y = x³, at x = 2.', work: '6 × 2', answer: '12' },
      limits: 'With a parameter divide once more by dx/dt.',
      check: 'abs((2.001^3 - 2 * 2^3 + 1.999^3) / 0.001^2 - 12) < 1e-4',
    },
  ],
};

export const DERIVATIVES_APPLIED: FormulaTopic = {
  title: 'Applications of derivatives',
  formulas: [
    {
      name: 'Rate of change of an area',
      tex: '\\frac{dA}{dt} = 2 \\pi r \\frac{dr}{dt}',
      symbols: [
        ['\\frac{dA}{dt}', 'growth of the circle’s area', 'cm²/s', 31.416],
        ['r', 'radius', 'cm', 10],
        ['\\frac{dr}{dt}', 'growth of the radius', 'cm/s', 0.5],
      ],
      use: {
        given: 'A ripple of radius 10 cm grows by 0.5 cm a second.',
        work: '2 × π × 10 × 0.5',
        answer: 'about 31.4 cm²/s',
      },
      limits: 'Put the numbers in after differentiating, never before.',
    },
    {
      name: 'Rate of change of a volume',
      tex: '\\frac{dV}{dt} = 4 \\pi r^2 \\frac{dr}{dt}',
      symbols: [
        ['\\frac{dV}{dt}', 'growth of the sphere’s volume', 'cm³/s', 100.53],
        ['r', 'radius', 'cm', 2],
        ['\\frac{dr}{dt}', 'growth of the radius', 'cm/s', 2],
      ],
      use: {
        given: 'A balloon of radius 2 cm grows by 2 cm a second in radius.',
        work: '4 × π × 2² × 2',
        answer: 'about 100.5 cm³/s',
      },
    },
    {
      name: 'Marginal cost',
      tex: 'MC = \\frac{dC}{dx}',
      symbols: [
        ['MC', 'cost of one more piece', '₹', 30],
        ['\\frac{dC}{dx}', 'derivative of the cost C by the number x', '', 30],
      ],
      use: {
        given: 'C = 0.2x² + 10x + 500 at x = 50.',
        work: '0.4 × 50 + 10',
        answer: '₹30',
      },
      limits: 'Marginal revenue is the derivative of the revenue.',
    },
    {
      name: 'Increasing and decreasing',
      tex: "f'(x) > 0 \\Rightarrow f \\text{ increases}",
      symbols: [
        ["f'(x)", 'derivative, on an interval'],
        ['f', 'function; it decreases where the derivative is less than 0'],
      ],
      use: {
        given: 'f(x) = x³ − 3x at x = 2.',
        work: '3 × 2² − 3',
        answer: '9, more than 0: f increases there',
      },
      check: '(2.001^3 - 3*2.001) - (2^3 - 3*2) > 0 and (0.001^3 - 3*0.001) - 0 < 0',
    },
    {
      name: 'Second derivative test',
      tex: "f'(c) = 0, \\ f''(c) < 0 \\Rightarrow \\text{maximum at } c",
      symbols: [
        ['c', 'place where the slope is 0'],
        ["f''(c)", 'second derivative; more than 0 means a minimum'],
      ],
      use: {
        given: 'f(x) = 12x − x³ has slope 0 at x = 2. Second derivative there:',
        work: '−6 × 2',
        answer: '−12, less than 0: a maximum',
      },
      limits: 'If it is 0, look at the sign of the slope on both sides instead.',
      check: '12*2 - 2^3 > 12*1.9 - 1.9^3 and 12*2 - 2^3 > 12*2.1 - 2.1^3',
    },
    {
      name: 'Greatest value on a closed interval',
      tex: '\\max f = \\max\\{f(a), f(b), f(c)\\}',
      symbols: [
        ['a, b', 'ends of the interval'],
        ['c', 'every place between them with slope 0 or none'],
      ],
      use: {
        given: 'f(x) = x² − 4x on 0 to 5: f(0) = 0, f(2) = −4. Find f(5).',
        work: '5² − 4 × 5',
        answer: '5, the greatest of the three',
      },
      limits: 'The ends count: a local maximum need not be the greatest value.',
      check: 'max(map(0:50, g(k) = (k/10)^2 - 4*k/10)) == 5',
    },
  ],
};
