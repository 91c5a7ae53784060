import type { FormulaClass } from '@/data/study/formulas/formula';

export const MATHS_CLASS_9: FormulaClass = {
  grade: 9,
  topics: [
    {
      title: 'Coordinates',
      formulas: [
        {
          name: 'Midpoint of a segment',
          tex: 'x = \\frac{x_1 + x_2}{2}',
          symbols: [
            ['x', 'x of the midpoint', '', 3],
            ['x_1', 'first x', '', -2],
            ['x_2', 'second x', '', 8],
          ],
          use: {
            given: 'The ends are (−2, 1) and (8, 7).',
            work: '(−2 + 8) ÷ 2',
            answer: '3, and y is (1 + 7) ÷ 2 = 4',
          },
          limits: 'The same with y.',
        },
      ],
    },
    {
      title: 'Cubes and trinomials',
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
      ],
    },
    {
      title: 'Triangles, circles and plane areas',
      formulas: [
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
          name: 'Brahmagupta’s formula',
          tex: 'A = \\sqrt{(s - a)(s - b)(s - c)(s - d)}',
          symbols: [
            ['A', 'area', 'cm²', 36],
            ['s', 'half the perimeter', 'cm', 13],
            ['a', 'first side', 'cm', 4],
            ['b', 'second side', 'cm', 5],
            ['c', 'third side', 'cm', 7],
            ['d', 'fourth side', 'cm', 10],
          ],
          use: {
            given: 'Sides of 4 cm, 5 cm, 7 cm and 10 cm, so s = 13 cm.',
            work: '√((13 − 4) × (13 − 5) × (13 − 7) × (13 − 10))',
            answer: '36 cm²',
          },
          limits: 'All four corners must lie on one circle.',
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
      title: 'Surface area and volume',
      formulas: [
        {
          name: 'Surface area of a cuboid',
          tex: 'S = 2(l b + b h + h l)',
          symbols: [
            ['S', 'total surface area', 'cm²', 94],
            ['l', 'length', 'cm', 5],
            ['b', 'breadth', 'cm', 4],
            ['h', 'height', 'cm', 3],
          ],
          use: {
            given: 'A tin box is 5 cm by 4 cm by 3 cm.',
            work: '2 × (5 × 4 + 4 × 3 + 3 × 5)',
            answer: '94 cm²',
          },
          limits: 'For a box without a lid take away l × b once.',
        },
        {
          name: 'Volume of a cuboid',
          tex: 'V = l b h',
          symbols: [
            ['V', 'volume', 'm³', 6],
            ['l', 'length', 'm', 2],
            ['b', 'breadth', 'm', 1.5],
            ['h', 'height', 'm', 2],
          ],
          use: {
            given: 'A water tank measures 2 m by 1.5 m by 2 m.',
            work: '2 × 1.5 × 2',
            answer: '6 m³, which is 6,000 litres',
          },
        },
        {
          name: 'Surface area of a cube',
          tex: 'S = 6 a^2',
          symbols: [
            ['S', 'total surface area', 'cm²', 96],
            ['a', 'edge', 'cm', 4],
          ],
          use: { given: 'A puzzle cube has an edge of 4 cm.', work: '6 × 4²', answer: '96 cm²' },
        },
        {
          name: 'Volume of a cube',
          tex: 'V = a^3',
          symbols: [
            ['V', 'volume', 'cm³', 125],
            ['a', 'edge', 'cm', 5],
          ],
          use: { given: 'A cube has an edge of 5 cm.', work: '5³', answer: '125 cm³' },
        },
        {
          name: 'Total surface area of a cylinder',
          tex: 'S = 2 \\pi r (r + h)',
          symbols: [
            ['S', 'total surface area', 'cm²', 748],
            ['r', 'radius', 'cm', 7],
            ['h', 'height', 'cm', 10],
          ],
          use: {
            given: 'A closed tin has radius 7 cm and height 10 cm. Take π as 22/7.',
            work: '2 × 22/7 × 7 × (7 + 10)',
            answer: '748 cm²',
          },
          limits: 'The curved part alone is 2πrh.',
        },
        {
          name: 'Volume of a cylinder',
          tex: 'V = \\pi r^2 h',
          symbols: [
            ['V', 'volume', 'cm³', 1540],
            ['r', 'radius', 'cm', 7],
            ['h', 'height', 'cm', 10],
          ],
          use: {
            given: 'A tin has radius 7 cm and height 10 cm. Take π as 22/7.',
            work: '22/7 × 7² × 10',
            answer: '1,540 cm³',
          },
        },
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
        {
          name: 'Volume of a pyramid',
          tex: 'V = \\frac{1}{3} A h',
          symbols: [
            ['V', 'volume', 'm³', 96],
            ['A', 'area of the base', 'm²', 36],
            ['h', 'height', 'm', 8],
          ],
          use: {
            given: 'A tent: a base of 36 m², 8 m high.',
            work: '1/3 × 36 × 8',
            answer: '96 m³',
          },
          limits: 'The height stands at a right angle to the base.',
        },
      ],
    },
    {
      title: 'Probability',
      formulas: [
        {
          name: 'Probability of an event',
          tex: 'P(E) = \\frac{f}{n}',
          symbols: [
            ['P(E)', 'probability', '', 0.5],
            ['f', 'favourable outcomes', '', 3],
            ['n', 'all outcomes', '', 6],
          ],
          use: {
            given: 'A die is thrown. What is the chance of an even number?',
            work: '3 ÷ 6',
            answer: '1/2',
          },
          limits: 'All outcomes must be equally likely.',
        },
      ],
    },
  ],
  alsoUseful: [
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
};
