import type { FormulaTopic } from '@/data/study/formulas/formula';

export const LINEAR_PROGRAMMING: FormulaTopic = {
  title: 'Linear programming',
  formulas: [
    {
      name: 'Objective function',
      tex: 'Z = a x + b y',
      symbols: [
        ['Z', 'what is to be greatest or least', '', 33],
        ['a', 'worth of one of the first kind', '', 4],
        ['x', 'how many of it, 0 or more', '', 6],
        ['b', 'worth of one of the second', '', 3],
        ['y', 'how many of it, 0 or more', '', 3],
      ],
      use: { given: 'Z = 4x + 3y at the corner (6, 3).', work: '4 × 6 + 3 × 3', answer: '33' },
    },
    {
      name: 'Corner point method',
      tex: '\\max Z = \\max\\{Z(P_1), Z(P_2), \\ldots\\}',
      symbols: [
        ['P_1, P_2', 'corners of the feasible region'],
        ['Z', 'objective function'],
      ],
      use: {
        given: 'Z = 4x + 3y at (0, 0), (8, 0), (6, 3), (0, 6).',
        work: 'max(0, 4 × 8, 4 × 6 + 3 × 3, 3 × 6)',
        answer: '33',
      },
      limits:
        'In an unbounded region check that no point beyond is better. Two equal corners: all points between them.',
      check: 'max(0, 4*8, 4*6 + 3*3, 3*6) == 33',
    },
  ],
};

export const PROBABILITY: FormulaTopic = {
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
      limits: 'P(A|B) and P(B|A) usually differ.',
    },
    {
      name: 'Multiplication theorem',
      tex: 'P(A \\cap B) = P(A) P(B|A)',
      symbols: [
        ['P(A \\cap B)', 'chance of both', '', 0.3],
        ['P(A)', 'chance of A', '', 0.6],
        ['P(B|A)', 'chance of B when A has happened', '', 0.5],
      ],
      use: {
        given: 'From 3 red and 2 blue balls two are taken one after the other. Both red?',
        work: '3/5 × 2/4',
        answer: '0.3',
      },
    },
    {
      name: 'Independent events',
      tex: 'P(A \\cap B) = P(A) P(B)',
      symbols: [
        ['P(A \\cap B)', 'chance of both', '', 0.25],
        ['P(A)', 'chance of A', '', 0.5],
        ['P(B)', 'chance of B', '', 0.5],
      ],
      use: { given: 'Two heads with two coins.', work: '1/2 × 1/2', answer: '0.25' },
      limits: 'Events that exclude each other are not independent, unless one is impossible.',
    },
    {
      name: 'At least one of two independent events',
      tex: "P(A \\cup B) = 1 - P(A') P(B')",
      symbols: [
        ['P(A \\cup B)', 'chance of at least one', '', 0.9],
        ["P(A')", 'chance of not A', '', 0.4],
        ["P(B')", 'chance of not B', '', 0.25],
      ],
      use: {
        given: 'Two pupils solve a problem with chances 0.6 and 0.75.',
        work: '1 − 0.4 × 0.25',
        answer: '0.9',
      },
      limits: 'Independent events only.',
    },
    {
      name: 'Total probability',
      tex: 'P(A) = P(E_1) P(A|E_1) + P(E_2) P(A|E_2)',
      symbols: [
        ['P(A)', 'chance of A', '', 0.19],
        ['P(E_1)', 'chance of the first case', '', 0.3],
        ['P(A|E_1)', 'chance of A in it', '', 0.4],
        ['P(E_2)', 'chance of the second case', '', 0.7],
        ['P(A|E_2)', 'chance of A in it', '', 0.1],
      ],
      use: {
        given: 'It rains on 0.3 of the days; the bus is late with 0.4 in rain, 0.1 without.',
        work: '0.3 × 0.4 + 0.7 × 0.1',
        answer: '0.19',
      },
      limits: 'The cases exclude each other and are all there are; with more, add more terms.',
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
      limits: 'Below stands the total probability of B.',
    },
  ],
};
