import type { FormulaClass } from '@/data/study/formulas/formula';

export const MATHS_CLASS_7: FormulaClass = {
  grade: 7,
  topics: [
    {
      title: 'Fractions and exponents',
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
          name: 'Product of powers',
          tex: 'a^m \\times a^n = a^{m + n}',
          symbols: [
            ['a', 'base', '', 2],
            ['m', 'first exponent', '', 3],
            ['n', 'second exponent', '', 4],
          ],
          use: { given: 'Write 2³ × 2⁴ as one power.', work: '2³ × 2⁴ = 2⁷', answer: '128' },
          limits: 'The bases must be equal: 2³ × 3⁴ cannot be joined.',
        },
        {
          name: 'Quotient of powers',
          tex: '\\frac{a^m}{a^n} = a^{m - n}',
          symbols: [
            ['a', 'base, not 0', '', 5],
            ['m', 'upper exponent', '', 6],
            ['n', 'lower exponent', '', 4],
          ],
          use: { given: 'Find 5⁶ ÷ 5⁴.', work: '5⁶ ÷ 5⁴ = 5²', answer: '25' },
        },
        {
          name: 'Power of a power',
          tex: '(a^m)^n = a^{m n}',
          symbols: [
            ['a', 'base', '', 3],
            ['m', 'inner exponent', '', 2],
            ['n', 'outer exponent', '', 3],
          ],
          use: { given: 'Find the cube of 3².', work: '(3²)³ = 3⁶', answer: '729' },
        },
      ],
    },
    {
      title: 'Comparing quantities',
      formulas: [
        {
          name: 'Percentage',
          tex: 'p = \\frac{x}{t} \\times 100',
          symbols: [
            ['p', 'percentage', '%', 85],
            ['x', 'part', '', 34],
            ['t', 'whole', '', 40],
          ],
          use: { given: 'Asha scored 34 out of 40.', work: '34 ÷ 40 × 100', answer: '85 %' },
        },
        {
          name: 'Percentage change',
          tex: 'p = \\frac{v_2 - v_1}{v_1} \\times 100',
          symbols: [
            ['p', 'change', '%', 20],
            ['v_1', 'old value', '₹', 50],
            ['v_2', 'new value', '₹', 60],
          ],
          use: {
            given: 'The price of dal per packet rises from ₹50 to ₹60.',
            work: '(60 − 50) ÷ 50 × 100',
            answer: '20 % more',
          },
          limits: 'Divide by the old value. A negative result is a fall.',
        },
        {
          name: 'Profit percentage',
          tex: 'p = \\frac{\\text{SP} - \\text{CP}}{\\text{CP}} \\times 100',
          symbols: [
            ['p', 'profit', '%', 25],
            ['\\text{SP}', 'selling price', '₹', 500],
            ['\\text{CP}', 'cost price', '₹', 400],
          ],
          use: {
            given: 'A kurta bought for ₹400 is sold for ₹500.',
            work: '(500 − 400) ÷ 400 × 100',
            answer: '25 %',
          },
          limits: 'When SP is below CP the result is negative: a loss.',
        },
        {
          name: 'Simple interest',
          tex: 'I = \\frac{P R T}{100}',
          symbols: [
            ['I', 'interest', '₹', 1200],
            ['P', 'principal', '₹', 5000],
            ['R', 'rate', '% a year', 8],
            ['T', 'time', 'years', 3],
          ],
          use: {
            given: '₹5,000 is lent for 3 years at 8 % a year.',
            work: '5,000 × 8 × 3 ÷ 100',
            answer: '₹1,200',
          },
          limits: 'Months must be turned into years: 6 months is 0.5.',
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
        {
          name: 'Pythagoras property',
          tex: 'c^2 = a^2 + b^2',
          symbols: [
            ['c', 'hypotenuse', 'm', 13],
            ['a', 'one leg', 'm', 5],
            ['b', 'other leg', 'm', 12],
          ],
          use: {
            given: 'A ladder stands 5 m from a wall and reaches 12 m up.',
            work: '√(5² + 12²)',
            answer: '13 m',
          },
          limits: 'Right-angled triangles only; c faces the right angle.',
        },
      ],
    },
    {
      title: 'Area and data',
      formulas: [
        {
          name: 'Area of a triangle',
          tex: 'A = \\frac{1}{2} b h',
          symbols: [
            ['A', 'area', 'cm²', 54],
            ['b', 'base', 'cm', 12],
            ['h', 'height', 'cm', 9],
          ],
          use: {
            given: 'A paper flag has a base of 12 cm and a height of 9 cm.',
            work: '1/2 × 12 × 9',
            answer: '54 cm²',
          },
          limits: 'The height meets the base at a right angle; it is not a slant side.',
        },
        {
          name: 'Area of a parallelogram',
          tex: 'A = b h',
          symbols: [
            ['A', 'area', 'cm²', 60],
            ['b', 'base', 'cm', 10],
            ['h', 'height', 'cm', 6],
          ],
          use: {
            given: 'The base is 10 cm, the height on it 6 cm.',
            work: '10 × 6',
            answer: '60 cm²',
          },
          limits: 'Use the height, not the slanted side.',
        },
        {
          name: 'Circumference of a circle',
          tex: 'C = 2 \\pi r',
          symbols: [
            ['C', 'circumference', 'cm', 44],
            ['r', 'radius', 'cm', 7],
          ],
          use: {
            given: 'A bangle has a radius of 7 cm. Take π as 22/7.',
            work: '2 × 22/7 × 7',
            answer: '44 cm',
          },
        },
        {
          name: 'Area of a circle',
          tex: 'A = \\pi r^2',
          symbols: [
            ['A', 'area', 'cm²', 616],
            ['r', 'radius', 'cm', 14],
          ],
          use: {
            given: 'A plate has a radius of 14 cm. Take π as 22/7.',
            work: '22/7 × 14²',
            answer: '616 cm²',
          },
          limits: 'Halve a given diameter first.',
        },
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
