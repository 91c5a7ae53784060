import type { FormulaClass } from '@/data/study/formulas/formula';

export const MATHS_CLASS_6: FormulaClass = {
  grade: 6,
  topics: [
    {
      title: 'Perimeter and area',
      formulas: [
        {
          name: 'Perimeter of a rectangle',
          tex: 'P = 2(l + b)',
          symbols: [
            ['P', 'perimeter', 'cm', 40],
            ['l', 'length', 'cm', 12],
            ['b', 'breadth', 'cm', 8],
          ],
          use: {
            given: 'A photo frame is 12 cm long and 8 cm broad.',
            work: '2 × (12 + 8)',
            answer: '40 cm',
          },
        },
        {
          name: 'Perimeter of a regular polygon',
          tex: 'P = n s',
          symbols: [
            ['P', 'perimeter', 'cm', 24],
            ['n', 'number of sides', '', 6],
            ['s', 'one side', 'cm', 4],
          ],
          use: { given: 'A hexagonal tile has sides of 4 cm.', work: '6 × 4', answer: '24 cm' },
          limits: 'All sides must be equal. A square is the case n = 4.',
        },
        {
          name: 'Area of a rectangle',
          tex: 'A = l b',
          symbols: [
            ['A', 'area', 'm²', 63],
            ['l', 'length', 'm', 9],
            ['b', 'breadth', 'm', 7],
          ],
          use: { given: 'A classroom is 9 m long and 7 m broad.', work: '9 × 7', answer: '63 m²' },
          limits: 'Both sides must be in the same unit first.',
        },
        {
          name: 'Area of a square',
          tex: 'A = s^2',
          symbols: [
            ['A', 'area', 'cm²', 900],
            ['s', 'side', 'cm', 30],
          ],
          use: { given: 'A floor tile has a side of 30 cm.', work: '30²', answer: '900 cm²' },
        },
      ],
    },
    {
      title: 'Numbers and patterns',
      formulas: [
        {
          name: 'Division with remainder',
          tex: 'n = d q + r',
          symbols: [
            ['n', 'dividend', '', 137],
            ['d', 'divisor', '', 12],
            ['q', 'quotient', '', 11],
            ['r', 'remainder', '', 5],
          ],
          use: {
            given: '137 laddoos in boxes of 12: 11 full boxes and 5 left. Check.',
            work: '12 × 11 + 5',
            answer: '137',
          },
          limits: 'The remainder is always less than the divisor.',
        },
        {
          name: 'Triangular number',
          tex: 'T_n = \\frac{n(n + 1)}{2}',
          symbols: [
            ['T_n', '1 + 2 + 3 + … + n', '', 21],
            ['n', 'how many rows', '', 6],
          ],
          use: {
            given: 'Coins are laid in rows of 1, 2, 3, 4, 5 and 6.',
            work: '6 × (6 + 1) ÷ 2',
            answer: '21 coins',
          },
        },
        {
          name: 'Sum of the first odd numbers',
          tex: 'S = n^2',
          symbols: [
            ['S', '1 + 3 + 5 + …', '', 25],
            ['n', 'how many odd numbers', '', 5],
          ],
          use: {
            given: 'Add the first five odd numbers.',
            work: '1 + 3 + 5 + 7 + 9 = 5²',
            answer: '25',
          },
          limits: 'The sum must start at 1 and leave out no odd number.',
        },
      ],
    },
    {
      title: 'Fractions',
      formulas: [
        {
          name: 'Adding fractions',
          tex: '\\frac{a}{b} + \\frac{c}{d} = \\frac{a d + b c}{b d}',
          symbols: [
            ['a', 'first numerator', '', 1],
            ['b', 'first denominator, not 0', '', 4],
            ['c', 'second numerator', '', 2],
            ['d', 'second denominator, not 0', '', 3],
          ],
          use: { given: 'Add 1/4 and 2/3.', work: '(1 × 3 + 4 × 2) ÷ (4 × 3)', answer: '11/12' },
          limits: 'Never add the denominators. Reduce the answer where you can.',
        },
        {
          name: 'Subtracting fractions',
          tex: '\\frac{a}{b} - \\frac{c}{d} = \\frac{a d - b c}{b d}',
          symbols: [
            ['a', 'first numerator', '', 5],
            ['b', 'first denominator, not 0', '', 6],
            ['c', 'second numerator', '', 1],
            ['d', 'second denominator, not 0', '', 4],
          ],
          use: {
            given: 'A jug held 5/6 litre; 1/4 litre was drunk.',
            work: '(5 × 4 − 6 × 1) ÷ (6 × 4) = 14/24',
            answer: '7/12 litre',
          },
        },
      ],
    },
  ],
};
