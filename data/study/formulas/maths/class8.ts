import type { FormulaClass } from '@/data/study/formulas/formula';

export const MATHS_CLASS_8: FormulaClass = {
  grade: 8,
  topics: [
    {
      title: 'Algebraic identities',
      formulas: [
        {
          name: 'Square of a sum',
          tex: '(a + b)^2 = a^2 + 2ab + b^2',
          symbols: [
            ['a', 'first number', '', 100],
            ['b', 'second number', '', 3],
          ],
          use: {
            given: 'Find 103² as (100 + 3)².',
            work: '100² + 2 × 100 × 3 + 3²',
            answer: '10,609',
          },
          limits: 'Do not forget 2ab: (a + b)² is not a² + b².',
        },
        {
          name: 'Square of a difference',
          tex: '(a - b)^2 = a^2 - 2ab + b^2',
          symbols: [
            ['a', 'first number', '', 50],
            ['b', 'second number', '', 1],
          ],
          use: { given: 'Find 49² as (50 − 1)².', work: '50² − 2 × 50 × 1 + 1²', answer: '2,401' },
        },
        {
          name: 'Difference of two squares',
          tex: 'a^2 - b^2 = (a + b)(a - b)',
          symbols: [
            ['a', 'first number', '', 55],
            ['b', 'second number', '', 45],
          ],
          use: { given: 'Find 55² − 45².', work: '(55 + 45) × (55 − 45)', answer: '1,000' },
          limits: 'A sum of squares does not split like this.',
        },
        {
          name: 'Product of two binomials',
          tex: '(x + a)(x + b) = x^2 + (a + b)x + ab',
          symbols: [
            ['x', 'common number', '', 100],
            ['a', 'first extra', '', 2],
            ['b', 'second extra', '', 5],
          ],
          use: { given: 'Find 102 × 105.', work: '100² + (2 + 5) × 100 + 2 × 5', answer: '10,710' },
        },
        {
          name: 'Negative exponent',
          tex: 'a^{-n} = \\frac{1}{a^n}',
          symbols: [
            ['a', 'base, not 0', '', 2],
            ['n', 'exponent', '', 3],
          ],
          use: { given: 'Find 2⁻³.', work: '1 ÷ 2³', answer: '1/8' },
          limits: 'The sign turns the number over; it does not make it negative.',
        },
      ],
    },
    {
      title: 'Comparing quantities and proportion',
      formulas: [
        {
          name: 'Discount percentage',
          tex: 'd = \\frac{M - S}{M} \\times 100',
          symbols: [
            ['d', 'discount', '%', 15],
            ['M', 'marked price', '₹', 800],
            ['S', 'price paid', '₹', 680],
          ],
          use: {
            given: 'A bag marked ₹800 is sold for ₹680.',
            work: '(800 − 680) ÷ 800 × 100',
            answer: '15 %',
          },
          limits: 'Discount is counted on the marked price, profit on the cost price.',
        },
        {
          name: 'Price with GST',
          tex: 'B = S \\left(1 + \\frac{t}{100}\\right)',
          symbols: [
            ['B', 'amount of the bill', '₹', 1770],
            ['S', 'price before tax', '₹', 1500],
            ['t', 'tax rate', '%', 18],
          ],
          use: {
            given: 'A fan costs ₹1,500 before 18 % tax.',
            work: '1,500 × (1 + 18/100)',
            answer: '₹1,770',
          },
        },
        {
          name: 'Compound interest',
          tex: 'A = P \\left(1 + \\frac{R}{100}\\right)^n',
          symbols: [
            ['A', 'amount', '₹', 12100],
            ['P', 'principal', '₹', 10000],
            ['R', 'rate per period', '%', 10],
            ['n', 'number of periods', '', 2],
          ],
          use: {
            given: '₹10,000 grows for 2 years at 10 %, compounded yearly.',
            work: '10,000 × (1 + 10/100)²',
            answer: '₹12,100',
          },
          limits:
            'Half-yearly compounding: halve the rate and double the periods. Interest is A − P.',
        },
        {
          name: 'Direct proportion',
          tex: '\\frac{x_1}{y_1} = \\frac{x_2}{y_2}',
          symbols: [
            ['x_1', 'first quantity', 'kg', 3],
            ['y_1', 'its partner', '₹', 180],
            ['x_2', 'second quantity', 'kg', 5],
            ['y_2', 'its partner', '₹', 300],
          ],
          use: {
            given: '3 kg of rice cost ₹180. What do 5 kg cost?',
            work: '180 × 5 ÷ 3',
            answer: '₹300',
          },
        },
        {
          name: 'Inverse proportion',
          tex: 'x_1 y_1 = x_2 y_2',
          symbols: [
            ['x_1', 'workers before', '', 6],
            ['y_1', 'days before', '', 10],
            ['x_2', 'workers now', '', 15],
            ['y_2', 'days now', '', 4],
          ],
          use: {
            given: '6 workers need 10 days. How long do 15 need?',
            work: '6 × 10 ÷ 15',
            answer: '4 days',
          },
          limits: 'Only if all work at the same pace.',
        },
      ],
    },
    {
      title: 'Polygons and plane areas',
      formulas: [
        {
          name: 'Angle sum of a polygon',
          tex: 'S = (n - 2) \\times 180^\\circ',
          symbols: [
            ['S', 'sum of interior angles', '°', 540],
            ['n', 'number of sides', '', 5],
          ],
          use: {
            given: 'Find the angle sum of a pentagon.',
            work: '(5 − 2) × 180',
            answer: '540°',
          },
        },
        {
          name: 'Diagonals of a polygon',
          tex: 'd = \\frac{n(n - 3)}{2}',
          symbols: [
            ['d', 'number of diagonals', '', 20],
            ['n', 'number of sides', '', 8],
          ],
          use: {
            given: 'Count the diagonals of an octagon.',
            work: '8 × (8 − 3) ÷ 2',
            answer: '20',
          },
        },
        {
          name: 'Area of a trapezium',
          tex: 'A = \\frac{1}{2}(a + b) h',
          symbols: [
            ['A', 'area', 'm²', 70],
            ['a', 'first parallel side', 'm', 8],
            ['b', 'second parallel side', 'm', 12],
            ['h', 'distance between them', 'm', 7],
          ],
          use: {
            given: 'A field has parallel sides of 8 m and 12 m, 7 m apart.',
            work: '1/2 × (8 + 12) × 7',
            answer: '70 m²',
          },
        },
        {
          name: 'Area of a rhombus',
          tex: 'A = \\frac{1}{2} d_1 d_2',
          symbols: [
            ['A', 'area', 'cm²', 120],
            ['d_1', 'first diagonal', 'cm', 16],
            ['d_2', 'second diagonal', 'cm', 15],
          ],
          use: {
            given: 'A rhombus of rangoli has diagonals of 16 cm and 15 cm.',
            work: '1/2 × 16 × 15',
            answer: '120 cm²',
          },
        },
      ],
    },
    {
      title: 'Solids and chance',
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
};
