import type { FormulaClass } from '@/data/study/formulas/formula';

export const MATHS_CLASS_8: FormulaClass = {
  grade: 8,
  topics: [
    {
      title: 'Powers',
      formulas: [
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
      ],
    },
    {
      title: 'Percentages and proportion',
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
  ],
  alsoUseful: [
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
  ],
};
