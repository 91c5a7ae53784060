import type { FormulaTopic } from '@/data/study/formulas/formula';

export const RELATIONS: FormulaTopic = {
  title: 'Relations and functions',
  formulas: [
    {
      name: 'Number of relations on a set',
      tex: 'N = 2^{n^2}',
      symbols: [
        ['N', 'how many relations', '', 512],
        ['n', 'elements of the set', '', 3],
      ],
      use: { given: 'The set has 3 elements.', work: '2⁹', answer: '512' },
      limits: 'A relation is any set of pairs: each of the n² pairs is in it or not.',
    },
    {
      name: 'Number of reflexive relations',
      tex: 'N = 2^{n^2 - n}',
      symbols: [
        ['N', 'how many are reflexive', '', 64],
        ['n', 'elements of the set', '', 3],
      ],
      use: { given: 'The set has 3 elements.', work: '2⁹⁻³', answer: '64' },
      limits: 'All n pairs (a, a) must be in it; the rest is free.',
    },
    {
      name: 'Number of symmetric relations',
      tex: 'N = 2^{\\frac{n(n + 1)}{2}}',
      symbols: [
        ['N', 'how many are symmetric', '', 64],
        ['n', 'elements of the set', '', 3],
      ],
      use: { given: 'The set has 3 elements.', work: '2^(3 × 4 ÷ 2)', answer: '64' },
      limits: 'With (a, b) comes (b, a): such two are chosen together.',
    },
    {
      name: 'Number of functions',
      tex: 'N = n^m',
      symbols: [
        ['N', 'how many functions', '', 16],
        ['n', 'elements of the codomain', '', 4],
        ['m', 'elements of the domain', '', 2],
      ],
      use: { given: 'From a set of 2 to a set of 4 elements.', work: '4²', answer: '16' },
    },
    {
      name: 'Number of one-one functions',
      tex: 'N = \\frac{n!}{(n - m)!}',
      symbols: [
        ['N', 'how many are one-one', '', 12],
        ['n', 'elements of the codomain', '', 4],
        ['m', 'elements of the domain', '', 2],
      ],
      use: { given: 'From a set of 2 to a set of 4 elements.', work: '4! ÷ 2!', answer: '12' },
      limits: 'None if the domain has more elements than the codomain.',
    },
    {
      name: 'Number of one-one and onto functions',
      tex: 'N = n!',
      symbols: [
        ['N', 'how many are both', '', 24],
        ['n', 'elements of each of the sets', '', 4],
      ],
      use: { given: 'From a set of 4 elements to one of 4.', work: '4!', answer: '24' },
      limits: 'Both sets must be finite with equally many elements.',
    },
  ],
};

export const INVERSE_TRIGONOMETRY: FormulaTopic = {
  title: 'Inverse trigonometric functions',
  formulas: [
    {
      name: 'Inverse sine',
      tex: '\\theta = \\sin^{-1} x',
      symbols: [
        ['\\theta', 'the angle from −π/2 to π/2 whose sine is x', 'rad', 0.5236],
        ['x', 'from −1 to 1', '', 0.5],
      ],
      use: { given: 'x is 1/2.', work: 'sin⁻¹(1/2)', answer: 'about 0.524 rad, which is π/6' },
      limits: 'sin⁻¹ x is an angle, not 1 ÷ sin x.',
    },
    {
      name: 'Inverse cosine',
      tex: '\\theta = \\cos^{-1} x',
      symbols: [
        ['\\theta', 'the angle from 0 to π whose cosine is x', 'rad', 2.0944],
        ['x', 'from −1 to 1', '', -0.5],
      ],
      use: { given: 'x is −1/2.', work: 'cos⁻¹(−1/2)', answer: 'about 2.094 rad, which is 2π/3' },
      limits: 'Never negative: for a negative x the angle is more than π/2.',
    },
    {
      name: 'Inverse tangent',
      tex: '\\theta = \\tan^{-1} x',
      symbols: [
        ['\\theta', 'the angle between −π/2 and π/2 whose tangent is x', 'rad', -0.7854],
        ['x', 'any number', '', -1],
      ],
      use: { given: 'x is −1.', work: 'tan⁻¹(−1)', answer: 'about −0.785 rad, which is −π/4' },
      limits: '−π/2 and π/2 are never reached.',
    },
    {
      name: 'Inverse cotangent',
      tex: '\\theta = \\cot^{-1} x',
      symbols: [
        ['\\theta', 'the angle between 0 and π whose cotangent is x', 'rad', 2.3562],
        ['x', 'any number', '', -1],
      ],
      use: {
        given: 'x is −1.',
        work: 'π ÷ 2 − tan⁻¹(−1)',
        answer: 'about 2.356 rad, which is 3π/4',
      },
      limits: 'Between 0 and π, unlike the inverse tangent.',
    },
    {
      name: 'Inverse secant',
      tex: '\\theta = \\sec^{-1} x',
      symbols: [
        ['\\theta', 'the angle from 0 to π, not π/2, whose secant is x', 'rad', 1.0472],
        ['x', '1 or more, or −1 or less', '', 2],
      ],
      use: { given: 'x is 2.', work: 'cos⁻¹(1 ÷ 2)', answer: 'about 1.047 rad, which is π/3' },
      limits: 'Not defined for x between −1 and 1.',
    },
    {
      name: 'Inverse cosecant',
      tex: '\\theta = \\csc^{-1} x',
      symbols: [
        ['\\theta', 'the angle from −π/2 to π/2, not 0, whose cosecant is x', 'rad', 0.5236],
        ['x', '1 or more, or −1 or less', '', 2],
      ],
      use: { given: 'x is 2.', work: 'sin⁻¹(1 ÷ 2)', answer: 'about 0.524 rad, which is π/6' },
      limits: 'Not defined for x between −1 and 1.',
    },
    {
      name: 'Inverse sine of a sine',
      tex: '\\sin^{-1}(\\sin \\theta) = \\pi - \\theta',
      symbols: [['\\theta', 'angle from π/2 to 3π/2', 'rad', 2.5133]],
      use: {
        given: 'Find sin⁻¹(sin 4π/5).',
        work: 'sin⁻¹(sin(4 × π ÷ 5)) = π − 4 × π ÷ 5',
        answer: 'about 0.628 rad, which is π/5',
      },
      limits: 'From −π/2 to π/2 it is θ itself. Look first in which range the angle lies.',
    },
  ],
};
