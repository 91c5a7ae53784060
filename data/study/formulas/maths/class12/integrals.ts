import type { FormulaTopic } from '@/data/study/formulas/formula';

const C = ['C', 'constant of integration'] as const;

export const INTEGRALS: FormulaTopic = {
  title: 'Integrals',
  formulas: [
    {
      name: 'Integral of a power',
      tex: '\\int x^n\\,dx = \\frac{x^{n + 1}}{n + 1} + C',
      symbols: [['n', 'exponent', '', 2], ['x', 'variable', '', 3], C],
      use: { given: 'Find the area under x² from 0 to 3.', work: '3³ ÷ 3 − 0', answer: '9' },
      limits: 'Not for n = −1: there it is ln |x| + C.',
    },
    {
      name: 'Integral of 1 over x',
      tex: '\\int \\frac{1}{x}\\,dx = \\ln |x| + C',
      symbols: [['x', 'not 0', '', 2], C],
      use: { given: 'Integrate 1/x from 1 to 2.', work: 'ln(2) − ln(1)', answer: 'about 0.693' },
      limits: 'The interval must not contain 0.',
    },
    {
      name: 'Integral of the exponential function',
      tex: '\\int e^{ax}\\,dx = \\frac{e^{ax}}{a} + C',
      symbols: [['a', 'constant, not 0', '', 2], ['x', 'variable', '', 0.5], C],
      use: {
        given: 'Integrate e to the power 2x from 0 to 1.',
        work: '(e² − 1) ÷ 2',
        answer: 'about 3.195',
      },
    },
    {
      name: 'Integral of a power with variable exponent',
      tex: '\\int a^x\\,dx = \\frac{a^x}{\\ln a} + C',
      symbols: [['a', 'base, greater than 0, not 1', '', 2], ['x', 'exponent', '', 3], C],
      use: {
        given: 'Integrate 2ˣ from 0 to 3.',
        work: '(2³ − 1) ÷ ln(2)',
        answer: 'about 10.1',
      },
    },
    {
      name: 'Integral of sine',
      tex: '\\int \\sin x\\,dx = -\\cos x + C',
      symbols: [['x', 'angle', 'rad', 1], C],
      use: { given: 'Integrate from 0 to π.', work: '−cos(π) + cos(0)', answer: '2' },
    },
    {
      name: 'Integral of cosine',
      tex: '\\int \\cos x\\,dx = \\sin x + C',
      symbols: [['x', 'angle', 'rad', 1], C],
      use: { given: 'Integrate from 0 to π/2.', work: 'sin(π/2) − sin(0)', answer: '1' },
    },
    {
      name: 'Integral of secant squared',
      tex: '\\int \\sec^2 x\\,dx = \\tan x + C',
      symbols: [['x', 'angle', 'rad', 0.7], C],
      use: { given: 'Integrate from 0 to π/4.', work: 'tan(π/4) − tan(0)', answer: '1' },
      limits: 'The integral of csc² x is −cot x + C.',
    },
    {
      name: 'Integral of secant times tangent',
      tex: '\\int \\sec x \\tan x\\,dx = \\sec x + C',
      symbols: [['x', 'angle', 'rad', 0.7], C],
      use: { given: 'Integrate from 0 to π/3.', work: '1 ÷ cos(π/3) − 1', answer: '1' },
      limits: 'The integral of csc x cot x is −csc x + C.',
    },
    {
      name: 'Integral of tangent',
      tex: '\\int \\tan x\\,dx = \\ln |\\sec x| + C',
      symbols: [['x', 'angle, not an odd multiple of π/2', 'rad', 0.7], C],
      use: { given: 'Integrate from 0 to π/3.', work: 'ln(2) − ln(1)', answer: 'about 0.693' },
      limits: 'The integral of cot x is ln |sin x| + C.',
    },
    {
      name: 'Integral of secant',
      tex: '\\int \\sec x\\,dx = \\ln |\\sec x + \\tan x| + C',
      symbols: [['x', 'angle, not an odd multiple of π/2', 'rad', 0.7], C],
      use: {
        given: 'Integrate from 0 to π/4.',
        work: 'ln(√2 + 1) − ln(1)',
        answer: 'about 0.881',
      },
    },
    {
      name: 'Integral with x² + a² below',
      tex: '\\int \\frac{1}{x^2 + a^2}\\,dx = \\frac{1}{a} \\tan^{-1} \\frac{x}{a} + C',
      symbols: [['a', 'constant, not 0', '', 2], ['x', 'variable', '', 1.5], C],
      use: {
        given: 'Integrate 1 ÷ (x² + 4) from 0 to 2.',
        work: '1/2 × tan⁻¹(1)',
        answer: 'about 0.393, which is π/8',
      },
    },
    {
      name: 'Integral with x² − a² below',
      tex: '\\int \\frac{1}{x^2 - a^2}\\,dx = \\frac{1}{2a} \\ln \\left|\\frac{x - a}{x + a}\\right| + C',
      symbols: [['a', 'constant, not 0', '', 2], ['x', 'not a and not −a', '', 5], C],
      use: {
        given: 'Integrate 1 ÷ (x² − 4) from 3 to 6.',
        work: '1/4 × (ln(4/8) − ln(1/5))',
        answer: 'about 0.229',
      },
      limits: 'For a² − x² below: turn the fraction over.',
    },
    {
      name: 'Integral with the root of a² − x² below',
      tex: '\\int \\frac{1}{\\sqrt{a^2 - x^2}}\\,dx = \\sin^{-1} \\frac{x}{a} + C',
      symbols: [['a', 'constant, greater than 0', '', 3], ['x', 'between −a and a', '', 1.5], C],
      use: {
        given: 'Integrate 1 ÷ √(9 − x²) from 0 to 1.5.',
        work: 'sin⁻¹(1.5 ÷ 3)',
        answer: 'about 0.524, which is π/6',
      },
    },
    {
      name: 'Integral with the root of x² + a² below',
      tex: '\\int \\frac{1}{\\sqrt{x^2 + a^2}}\\,dx = \\ln \\left|x + \\sqrt{x^2 + a^2}\\right| + C',
      symbols: [['a', 'constant', '', 4], ['x', 'variable', '', 3], C],
      use: {
        given: 'Integrate 1 ÷ √(x² + 16) from 0 to 3.',
        work: 'ln(3 + 5) − ln(0 + 4)',
        answer: 'about 0.693',
      },
    },
    {
      name: 'Integral with the root of x² − a² below',
      tex: '\\int \\frac{1}{\\sqrt{x^2 - a^2}}\\,dx = \\ln \\left|x + \\sqrt{x^2 - a^2}\\right| + C',
      symbols: [['a', 'constant', '', 3], ['x', 'more than a, or less than −a', '', 5], C],
      use: {
        given: 'Integrate 1 ÷ √(x² − 9) from 3 to 5.',
        work: 'ln(5 + 4) − ln(3 + 0)',
        answer: 'about 1.099',
      },
    },
    {
      name: 'Integral of the root of a² − x²',
      tex: '\\int \\sqrt{a^2 - x^2}\\,dx = \\frac{x}{2} \\sqrt{a^2 - x^2} + \\frac{a^2}{2} \\sin^{-1} \\frac{x}{a} + C',
      symbols: [['a', 'constant, greater than 0', '', 5], ['x', 'from −a to a', '', 3], C],
      use: {
        given: 'Integrate √(25 − x²) from 0 to 5: a quarter of a circle.',
        work: '25 ÷ 2 × sin⁻¹(1)',
        answer: 'about 19.635',
      },
    },
    {
      name: 'Integral of the root of x² + a²',
      tex: '\\int \\sqrt{x^2 + a^2}\\,dx = \\frac{x}{2} \\sqrt{x^2 + a^2} + \\frac{a^2}{2} \\ln \\left|x + \\sqrt{x^2 + a^2}\\right| + C',
      symbols: [['a', 'constant', '', 4], ['x', 'variable', '', 3], C],
      use: {
        given: 'Integrate √(x² + 16) from 0 to 3.',
        work: '3 ÷ 2 × 5 + 8 × (ln(8) − ln(4))',
        answer: 'about 13.045',
      },
      limits: 'For x² − a² both signs before a² turn to minus.',
    },
    {
      name: 'Integration by substitution',
      tex: "\\int f(g(x)) g'(x)\\,dx = \\int f(t)\\,dt",
      symbols: [
        ['t', 'the new variable, t = g(x)'],
        ["g'(x)", 'derivative of the inner function'],
      ],
      use: {
        given: 'Integrate 2x(x² + 1)³ from 0 to 1: t = x² + 1 goes from 1 to 2.',
        work: '(2⁴ − 1⁴) ÷ 4',
        answer: '3.75',
      },
      limits: 'Change the limits with the variable, or go back to x at the end.',
      check:
        'abs(sum(map(1:2000, g(k) = 2*(k - 0.5)/2000 * (((k - 0.5)/2000)^2 + 1)^3)) / 2000 - 3.75) < 1e-5',
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
      limits: 'Choose as u, in this order: inverse, logarithm, power, trigonometric, exponential.',
      check: 'abs(sum(map(1:2000, g(k) = (k - 0.5)/2000 * exp((k - 0.5)/2000))) / 2000 - 1) < 1e-5',
    },
    {
      name: 'Exponential times a function and its derivative',
      tex: "\\int e^x (f(x) + f'(x))\\,dx = e^x f(x) + C",
      symbols: [['f(x)', 'function'], ["f'(x)", 'its derivative'], C],
      use: {
        given: 'Integrate e to the power x times (x² + 2x) from 0 to 1.',
        work: 'e¹ × 1² − 0',
        answer: 'about 2.718',
      },
      check:
        'abs(sum(map(1:2000, g(k) = exp((k - 0.5)/2000) * (((k - 0.5)/2000)^2 + 2*(k - 0.5)/2000))) / 2000 - e) < 1e-5',
    },
    {
      name: 'Partial fractions',
      tex: '\\frac{1}{(x - a)(x - b)} = \\frac{1}{a - b} \\left(\\frac{1}{x - a} - \\frac{1}{x - b}\\right)',
      symbols: [
        ['x', 'not a and not b', '', 7],
        ['a', 'first zero below', '', 3],
        ['b', 'second zero below, not a', '', 1],
      ],
      use: {
        given: 'Integrate 1 ÷ ((x − 3)(x − 1)) from 4 to 5.',
        work: '1/2 × (ln(2) − ln(4) − ln(1) + ln(3))',
        answer: 'about 0.203',
      },
      limits: 'The power above must be lower than the power below: else divide first.',
    },
  ],
};

export const DEFINITE_INTEGRALS: FormulaTopic = {
  title: 'Definite integrals',
  formulas: [
    {
      name: 'Definite integral',
      tex: '\\int_a^b f(x)\\,dx = F(b) - F(a)',
      symbols: [
        ['F', 'a function whose derivative is f'],
        ['a, b', 'limits'],
      ],
      use: { given: 'Integrate 2x from 1 to 4; here F is x².', work: '4² − 1²', answer: '15' },
      limits: 'f must be continuous from a to b.',
      check: 'abs(sum(map(1:1000, g(k) = 2*(1 + 3*(k - 0.5)/1000))) * 3/1000 - 15) < 1e-9',
    },
    {
      name: 'Limits exchanged',
      tex: '\\int_a^b f(x)\\,dx = -\\int_b^a f(x)\\,dx',
      symbols: [
        ['f', 'function'],
        ['a, b', 'limits'],
      ],
      use: { given: 'Integrate 2x from 4 to 1.', work: '1² − 4²', answer: '−15' },
      check: 'abs(sum(map(1:1000, g(k) = 2*(4 - 3*(k - 0.5)/1000))) * (-3)/1000 + 15) < 1e-9',
    },
    {
      name: 'Interval divided',
      tex: '\\int_a^b f(x)\\,dx = \\int_a^c f(x)\\,dx + \\int_c^b f(x)\\,dx',
      symbols: [
        ['a, b', 'limits'],
        ['c', 'place where the rule of f changes'],
      ],
      use: {
        given: 'Integrate |x − 1| from 0 to 3: two triangles.',
        work: '1/2 × 1 × 1 + 1/2 × 2 × 2',
        answer: '2.5',
      },
      check: 'abs(sum(map(1:3000, g(k) = abs((k - 0.5)/1000 - 1))) / 1000 - 2.5) < 1e-6',
    },
    {
      name: 'Function turned round in its interval',
      tex: '\\int_0^a f(x)\\,dx = \\int_0^a f(a - x)\\,dx',
      symbols: [
        ['f', 'function'],
        ['a', 'upper limit'],
      ],
      use: {
        given:
          'I is the integral of sin x ÷ (sin x + cos x) from 0 to π/2. Turned round and added, 2I is that of 1.',
        work: '1/2 × π ÷ 2',
        answer: 'about 0.785, which is π/4',
      },
      limits: 'From a to b: f(a + b − x).',
      check:
        'abs(sum(map(1:2000, g(k) = sin((k - 0.5)*pi/4000) / (sin((k - 0.5)*pi/4000) + cos((k - 0.5)*pi/4000)))) * pi/4000 - pi/4) < 1e-6',
    },
    {
      name: 'Integral of an even function',
      tex: '\\int_{-a}^a f(x)\\,dx = 2 \\int_0^a f(x)\\,dx',
      symbols: [
        ['f', 'even: f(−x) = f(x)'],
        ['a', 'limit'],
      ],
      use: { given: 'Integrate x² from −3 to 3.', work: '2 × 3³ ÷ 3', answer: '18' },
      check: 'abs(sum(map(1:6000, g(k) = (-3 + (k - 0.5)/1000)^2)) / 1000 - 18) < 1e-4',
    },
    {
      name: 'Integral of an odd function',
      tex: '\\int_{-a}^a f(x)\\,dx = 0',
      symbols: [
        ['f', 'odd: f(−x) = −f(x)'],
        ['a', 'limit'],
      ],
      use: {
        given: 'Integrate x³ + 4 from −2 to 2: the odd part gives 0.',
        work: '0 + 4 × (2 − (−2))',
        answer: '16',
      },
      check: 'abs(sum(map(1:4000, g(k) = (-2 + (k - 0.5)/1000)^3 + 4)) / 1000 - 16) < 1e-6',
    },
  ],
};

export const AREAS: FormulaTopic = {
  title: 'Areas by integration',
  formulas: [
    {
      name: 'Area under a curve',
      tex: 'A = \\int_a^b y\\,dx',
      symbols: [
        ['A', 'area between the curve and the x-axis'],
        ['y', 'height of the curve, 0 or more'],
        ['a, b', 'from x = a to x = b'],
      ],
      use: { given: 'Under y = x² from 1 to 3.', work: '(3³ − 1³) ÷ 3', answer: '26/3' },
      limits: 'Below the axis the integral is negative: take its size, part by part.',
      check: 'abs(sum(map(1:2000, g(k) = (1 + (k - 0.5)/1000)^2)) / 1000 - 26/3) < 1e-5',
    },
    {
      name: 'Area beside the y-axis',
      tex: 'A = \\int_c^d x\\,dy',
      symbols: [
        ['A', 'area between the curve and the y-axis'],
        ['x', 'distance of the curve from the y-axis, 0 or more'],
        ['c, d', 'from y = c to y = d'],
      ],
      use: {
        given: 'Beside x = √y from y = 0 to 9.',
        work: '2/3 × 9 × √9',
        answer: '18',
      },
      check: 'abs(sum(map(1:9000, g(k) = sqrt((k - 0.5)/1000))) / 1000 - 18) < 1e-3',
    },
    {
      name: 'Area of a circle by integration',
      tex: '4 \\int_0^r \\sqrt{r^2 - x^2}\\,dx = \\pi r^2',
      symbols: [
        ['r', 'radius'],
        ['x', 'from the centre to the right'],
      ],
      use: { given: 'The radius is 2.', work: '4 × (2² ÷ 2 × sin⁻¹(1))', answer: 'about 12.566' },
      check:
        'abs(4 * sum(map(1:20000, g(k) = sqrt(4 - ((k - 0.5)/10000)^2))) / 10000 - 4*pi) < 1e-4',
    },
    {
      name: 'Area of an ellipse',
      tex: 'A = \\pi a b',
      symbols: [
        ['A', 'area', '', 47.124],
        ['a', 'half the long axis', '', 5],
        ['b', 'half the short axis', '', 3],
      ],
      use: {
        given: 'x²/25 + y²/9 = 1.',
        work: '4 × 3/5 × (25 ÷ 2 × sin⁻¹(1)) = π × 5 × 3',
        answer: 'about 47.12',
      },
    },
  ],
};

export const DIFFERENTIAL_EQUATIONS: FormulaTopic = {
  title: 'Differential equations',
  formulas: [
    {
      name: 'Separating the variables',
      tex: '\\frac{dy}{dx} = f(x) g(y) \\Rightarrow \\int \\frac{1}{g(y)}\\,dy = \\int f(x)\\,dx',
      symbols: [
        ['f(x)', 'the part with x'],
        ['g(y)', 'the part with y, not 0'],
      ],
      use: {
        given: 'dy/dx = 2xy with y = 1 at x = 0 gives y = e to the power x². Find y at x = 1.',
        work: 'e¹',
        answer: 'about 2.718',
      },
      check: 'abs((exp(1.0001^2) - exp(0.9999^2)) / 0.0002 - 2 * 1 * e) < 1e-4 and exp(0) == 1',
    },
    {
      name: 'Homogeneous equation',
      tex: 'y = v x, \\quad \\frac{dy}{dx} = v + x \\frac{dv}{dx}',
      symbols: [
        ['v', 'new unknown, y ÷ x'],
        ['\\frac{dv}{dx}', 'its derivative'],
      ],
      use: {
        given: 'dy/dx = (x + y) ÷ x with y = 0 at x = 1 gives y = x ln x. Find y at x = 2.',
        work: '2 × ln(2)',
        answer: 'about 1.386',
      },
      limits: 'Only if dy/dx depends on y ÷ x alone.',
      check:
        'abs((2.0001 * log(2.0001) - 1.9999 * log(1.9999)) / 0.0002 - (2 + 2 * log(2)) / 2) < 1e-6',
    },
    {
      name: 'Integrating factor',
      tex: 'IF = e^{\\int P\\,dx}',
      symbols: [
        ['IF', 'integrating factor of dy/dx + P y = Q'],
        ['P', 'what stands before y: a function of x'],
      ],
      use: {
        given: 'P = 3/x: the integral is 3 ln x, so the factor is x³. Find it at x = 2.',
        work: 'e^(3 × ln(2)) = 2³',
        answer: '8',
      },
      limits: 'First make the number before dy/dx a 1.',
      check: 'abs(exp(3 * log(2)) - 8) < 1e-9',
    },
    {
      name: 'Solution of a linear equation',
      tex: 'y \\cdot IF = \\int Q \\cdot IF\\,dx + C',
      symbols: [
        ['y', 'unknown function of x'],
        ['IF', 'integrating factor'],
        ['Q', 'right side: a function of x'],
        C,
      ],
      use: {
        given: 'dy/dx + 3y/x = 5x with y = 3 at x = 1: y x³ = x⁵ + 2. Find y at x = 2.',
        work: '(2⁵ + 2) ÷ 2³',
        answer: '4.25',
      },
      limits: 'Multiply C too when you divide by the factor.',
      check:
        'abs(((2.0001^5 + 2) / 2.0001^3 - (1.9999^5 + 2) / 1.9999^3) / 0.0002 + 3 * 4.25 / 2 - 5 * 2) < 1e-5 and 1^5 + 2 == 3',
    },
    {
      name: 'Order and degree',
      tex: '\\left(\\frac{d^2 y}{dx^2}\\right)^3 + \\frac{dy}{dx} = x',
      symbols: [
        ['\\frac{d^2 y}{dx^2}', 'the highest derivative: order 2'],
        ['^3', 'its power, when no derivative stands in a root or below: degree 3'],
      ],
      use: { given: 'Order plus degree of this equation.', work: '2 + 3', answer: '5' },
      limits: 'No degree if a derivative stands inside sin, ln or a power of e.',
      check: '2 + 3 == 5',
    },
    {
      name: 'Growth and decay',
      tex: 'y = y_0 e^{kt}',
      symbols: [
        ['y', 'amount at time t', '', 400],
        ['y_0', 'amount at the start', '', 100],
        ['k', 'constant of dy/dt = k y', '', 0.34657],
        ['t', 'time', '', 4],
      ],
      use: {
        given: '100 bacteria double every 2 hours, so k is ln 2 ÷ 2. How many after 4 hours?',
        work: '100 × e^(ln(2) ÷ 2 × 4)',
        answer: '400',
      },
      limits: 'k is negative where the amount shrinks.',
    },
  ],
};
