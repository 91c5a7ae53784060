import type { FormulaClass } from '@/data/study/formulas/formula';

export const MATHS_CLASS_9: FormulaClass = {
  grade: 9,
  topics: [
    {
      title: 'Polynomials and surds',
      formulas: [
        {
          name: 'Square of a trinomial',
          tex: '(a + b + c)^2 = a^2 + b^2 + c^2 + 2ab + 2bc + 2ca',
          symbols: [
            ['a', 'first number', '', 100],
            ['b', 'second number', '', 10],
            ['c', 'third number', '', 2],
          ],
          use: {
            given: 'Find 112² as (100 + 10 + 2)².',
            work: '100² + 10² + 2² + 2 × 100 × 10 + 2 × 10 × 2 + 2 × 2 × 100',
            answer: '12,544',
          },
        },
        {
          name: 'Cube of a sum',
          tex: '(a + b)^3 = a^3 + b^3 + 3ab(a + b)',
          symbols: [
            ['a', 'first number', '', 10],
            ['b', 'second number', '', 2],
          ],
          use: {
            given: 'Find 12³ as (10 + 2)³.',
            work: '10³ + 2³ + 3 × 10 × 2 × (10 + 2)',
            answer: '1,728',
          },
        },
        {
          name: 'Cube of a difference',
          tex: '(a - b)^3 = a^3 - b^3 - 3ab(a - b)',
          symbols: [
            ['a', 'first number', '', 100],
            ['b', 'second number', '', 1],
          ],
          use: {
            given: 'Find 99³ as (100 − 1)³.',
            work: '100³ − 1³ − 3 × 100 × 1 × (100 − 1)',
            answer: '9,70,299',
          },
        },
        {
          name: 'Sum of two cubes',
          tex: 'a^3 + b^3 = (a + b)(a^2 - ab + b^2)',
          symbols: [
            ['a', 'first number', '', 5],
            ['b', 'second number', '', 3],
          ],
          use: { given: 'Find 5³ + 3³.', work: '(5 + 3) × (5² − 5 × 3 + 3²)', answer: '152' },
        },
        {
          name: 'Difference of two cubes',
          tex: 'a^3 - b^3 = (a - b)(a^2 + ab + b^2)',
          symbols: [
            ['a', 'first number', '', 7],
            ['b', 'second number', '', 4],
          ],
          use: { given: 'Find 7³ − 4³.', work: '(7 − 4) × (7² + 7 × 4 + 4²)', answer: '279' },
        },
        {
          name: 'Sum of cubes when a + b + c = 0',
          tex: 'a^3 + b^3 + c^3 = 3abc',
          symbols: [
            ['a', 'first number', '', -12],
            ['b', 'second number', '', 7],
            ['c', 'third number', '', 5],
          ],
          use: { given: 'Find (−12)³ + 7³ + 5³.', work: '3 × (−12) × 7 × 5', answer: '−1,260' },
          limits: 'Only when the three numbers add up to 0.',
        },
        {
          name: 'Remainder theorem',
          tex: 'r = p(a)',
          symbols: [
            ['r', 'remainder of p(x) divided by x − a'],
            ['p(a)', 'the polynomial with a put for x'],
          ],
          use: {
            given: 'Divide x³ − 4x + 5 by x − 2.',
            work: '2³ − 4 × 2 + 5',
            answer: '5 is the remainder',
          },
          limits: 'The divisor must be linear. Remainder 0 makes x − a a factor.',
        },
        {
          name: 'Fractional exponent',
          tex: 'a^{\\frac{m}{n}} = \\sqrt[n]{a^m}',
          symbols: [
            ['a', 'base, greater than 0', '', 8],
            ['m', 'power', '', 2],
            ['n', 'root', '', 3],
          ],
          use: { given: 'Find 8 to the power 2/3.', work: '∛(8²) = ∛64', answer: '4' },
        },
        {
          name: 'Rationalising a denominator',
          tex: '\\frac{1}{\\sqrt{a} - \\sqrt{b}} = \\frac{\\sqrt{a} + \\sqrt{b}}{a - b}',
          symbols: [
            ['a', 'first number', '', 5],
            ['b', 'second number, not a', '', 3],
          ],
          use: { given: 'Find 1 ÷ (√5 − √3).', work: '(√5 + √3) ÷ (5 − 3)', answer: 'about 1.98' },
        },
      ],
    },
    {
      title: 'Triangles and circles',
      formulas: [
        {
          name: 'Heron’s formula',
          tex: 'A = \\sqrt{s(s - a)(s - b)(s - c)}',
          symbols: [
            ['A', 'area', 'm²', 84],
            ['s', 'half the perimeter', 'm', 21],
            ['a', 'first side', 'm', 13],
            ['b', 'second side', 'm', 14],
            ['c', 'third side', 'm', 15],
          ],
          use: {
            given: 'A park has sides of 13 m, 14 m and 15 m, so s = 21 m.',
            work: '√(21 × (21 − 13) × (21 − 14) × (21 − 15))',
            answer: '84 m²',
          },
          limits: 'Each side must be shorter than the other two together.',
        },
        {
          name: 'Area of an equilateral triangle',
          tex: 'A = \\frac{\\sqrt{3}}{4} a^2',
          symbols: [
            ['A', 'area', 'cm²', 27.71],
            ['a', 'side', 'cm', 8],
          ],
          use: {
            given: 'An equilateral paper flag has sides of 8 cm.',
            work: '√3 ÷ 4 × 8²',
            answer: 'about 27.71 cm²',
          },
        },
        {
          name: 'Angle at the centre',
          tex: 'x = 2y',
          symbols: [
            ['x', 'angle of an arc at the centre', '°', 80],
            ['y', 'angle of the same arc on the circle', '°', 40],
          ],
          use: {
            given: 'An arc makes 40° at a point on the rest of the circle.',
            work: '2 × 40',
            answer: '80° at the centre',
          },
        },
        {
          name: 'Cyclic quadrilateral',
          tex: 'A + C = 180^\\circ',
          symbols: [
            ['A', 'one angle', '°', 75],
            ['C', 'the opposite angle', '°', 105],
          ],
          use: {
            given: 'One angle of a quadrilateral in a circle is 75°.',
            work: '180 − 75',
            answer: '105° is opposite',
          },
          limits: 'All four corners must lie on the circle.',
        },
      ],
    },
    {
      title: 'Cones and spheres',
      formulas: [
        {
          name: 'Slant height of a cone',
          tex: 'l = \\sqrt{r^2 + h^2}',
          symbols: [
            ['l', 'slant height', 'cm', 25],
            ['r', 'radius', 'cm', 7],
            ['h', 'height', 'cm', 24],
          ],
          use: {
            given: 'A joker’s cap has radius 7 cm and height 24 cm.',
            work: '√(7² + 24²)',
            answer: '25 cm',
          },
        },
        {
          name: 'Total surface area of a cone',
          tex: 'S = \\pi r (l + r)',
          symbols: [
            ['S', 'total surface area', 'cm²', 704],
            ['r', 'radius', 'cm', 7],
            ['l', 'slant height', 'cm', 25],
          ],
          use: {
            given: 'A closed cone has r = 7 cm and l = 25 cm. Take π as 22/7.',
            work: '22/7 × 7 × (25 + 7)',
            answer: '704 cm²',
          },
          limits: 'The curved part alone is πrl.',
        },
        {
          name: 'Volume of a cone',
          tex: 'V = \\frac{1}{3} \\pi r^2 h',
          symbols: [
            ['V', 'volume', 'cm³', 1232],
            ['r', 'radius', 'cm', 7],
            ['h', 'height', 'cm', 24],
          ],
          use: {
            given: 'A heap of grain has r = 7 cm and h = 24 cm. Take π as 22/7.',
            work: '1/3 × 22/7 × 7² × 24',
            answer: '1,232 cm³',
          },
        },
        {
          name: 'Surface area of a sphere',
          tex: 'S = 4 \\pi r^2',
          symbols: [
            ['S', 'surface area', 'cm²', 616],
            ['r', 'radius', 'cm', 7],
          ],
          use: {
            given: 'A ball has a radius of 7 cm. Take π as 22/7.',
            work: '4 × 22/7 × 7²',
            answer: '616 cm²',
          },
          limits: 'Hemisphere: 2πr² curved, 3πr² with its flat face.',
        },
        {
          name: 'Volume of a sphere',
          tex: 'V = \\frac{4}{3} \\pi r^3',
          symbols: [
            ['V', 'volume', 'cm³', 38808],
            ['r', 'radius', 'cm', 21],
          ],
          use: {
            given: 'A round pot has a radius of 21 cm. Take π as 22/7.',
            work: '4/3 × 22/7 × 21³',
            answer: '38,808 cm³',
          },
          limits: 'A hemisphere has half of it.',
        },
      ],
    },
  ],
};
