import type { FormulaClass } from '@/data/study/formulas/formula';

export const MATHS_CLASS_7: FormulaClass = {
  grade: 7,
  topics: [
    {
      title: 'Fractions and factors',
      formulas: [
        {
          name: 'Multiplying fractions',
          tex: '\\frac{a}{b} \\times \\frac{c}{d} = \\frac{a c}{b d}',
          symbols: [
            ['a', 'first numerator', '', 3],
            ['b', 'first denominator, not 0', '', 4],
            ['c', 'second numerator', '', 2],
            ['d', 'second denominator, not 0', '', 9],
          ],
          use: { given: 'Find 3/4 of 2/9.', work: '(3 × 2) ÷ (4 × 9) = 6/36', answer: '1/6' },
        },
        {
          name: 'Dividing fractions',
          tex: '\\frac{a}{b} \\div \\frac{c}{d} = \\frac{a}{b} \\times \\frac{d}{c}',
          symbols: [
            ['a', 'first numerator', '', 3],
            ['b', 'first denominator, not 0', '', 4],
            ['c', 'second numerator, not 0', '', 1],
            ['d', 'second denominator, not 0', '', 8],
          ],
          use: {
            given: 'How many cups of 1/8 litre fill a 3/4 litre bottle?',
            work: '3/4 × 8/1',
            answer: '6 cups',
          },
          limits: 'Turn only the second fraction over.',
        },
        {
          name: 'HCF and LCM of two numbers',
          tex: '\\text{HCF} \\times \\text{LCM} = a \\times b',
          symbols: [
            ['\\text{HCF}', 'highest common factor', '', 6],
            ['\\text{LCM}', 'lowest common multiple', '', 36],
            ['a', 'first number', '', 12],
            ['b', 'second number', '', 18],
          ],
          use: {
            given: 'The HCF of 12 and 18 is 6. Find their LCM.',
            work: '12 × 18 ÷ 6',
            answer: '36',
          },
          limits: 'Two numbers only: for 2, 4 and 6 the product is 48, but HCF × LCM is 24.',
        },
      ],
    },
    {
      title: 'Angles and triangles',
      formulas: [
        {
          name: 'Supplementary angles',
          tex: 'x + y = 180^\\circ',
          symbols: [
            ['x', 'one angle', '°', 65],
            ['y', 'other angle', '°', 115],
          ],
          use: { given: 'One angle of a linear pair is 65°.', work: '180 − 65', answer: '115°' },
        },
        {
          name: 'Angle sum of a triangle',
          tex: 'A + B + C = 180^\\circ',
          symbols: [
            ['A', 'first angle', '°', 50],
            ['B', 'second angle', '°', 60],
            ['C', 'third angle', '°', 70],
          ],
          use: {
            given: 'Two angles of a triangle are 50° and 60°.',
            work: '180 − 50 − 60',
            answer: '70°',
          },
          limits: 'For triangles drawn on a flat sheet, not on a globe.',
        },
        {
          name: 'Exterior angle of a triangle',
          tex: 'x = A + B',
          symbols: [
            ['x', 'exterior angle', '°', 110],
            ['A', 'first opposite interior angle', '°', 45],
            ['B', 'second opposite interior angle', '°', 65],
          ],
          use: {
            given: 'The two interior opposite angles are 45° and 65°.',
            work: '45 + 65',
            answer: '110°',
          },
        },
      ],
    },
    {
      title: 'Data',
      formulas: [
        {
          name: 'Mean of observations',
          tex: '\\bar{x} = \\frac{\\sum x}{n}',
          symbols: [
            ['\\bar{x}', 'mean', '', 34],
            ['\\sum x', 'sum of all observations', '', 170],
            ['n', 'how many', '', 5],
          ],
          use: {
            given: 'A batter scores 40, 25, 60, 15 and 30 runs.',
            work: '(40 + 25 + 60 + 15 + 30) ÷ 5',
            answer: '34 runs',
          },
        },
      ],
    },
  ],
};
