import type { MathsCalculatorId } from './mathsFields';
import type { CalculatorText } from './text';

/** What stands beside each maths calculator. */
export const MATHS_TEXTS: Record<MathsCalculatorId, CalculatorText> = {
  percentage: {
    about:
      'Per cent means out of a hundred. Every percentage question has a part, a whole and a rate; two of them are given and the third follows.',
    formulas: ['\\text{percentage} = \\dfrac{\\text{part}}{\\text{whole}} \\times 100'],
    examples: [
      {
        question: 'A kurta marked ₹1,250 is sold at 12% off. How many rupees are taken off?',
        inputs: { kind: 'of', a: '12', b: '1,250' },
      },
      {
        question:
          'Last year 640 pupils came by bus, this year 752. By what per cent did the number rise?',
        inputs: { kind: 'change', a: '640', b: '752' },
      },
    ],
    mistakes: [
      'Dividing a change by the new number. A percentage change is always a share of the old one.',
      'Expecting 10% up and 10% down to cancel. ₹100 becomes ₹110, and 10% less than that is ₹99.',
    ],
  },
  'hcf-lcm': {
    about:
      'The HCF is the largest number that divides all the given ones. The LCM is the smallest number that all of them divide. Both come from the prime factors.',
    formulas: ['\\text{HCF}(a, b) \\times \\text{LCM}(a, b) = a \\times b'],
    examples: [
      {
        question:
          'One bell rings every 18 minutes, another every 24 minutes. They ring together at 9 o’clock. After how many minutes do they ring together again? (This asks for the LCM.)',
        inputs: { numbers: '18, 24' },
      },
      {
        question:
          'Two ribbons of 84 cm and 126 cm are cut into equal pieces, as long as possible, with nothing left over. How long is a piece? (This asks for the HCF.)',
        inputs: { numbers: '84, 126' },
      },
    ],
    mistakes: [
      'Taking the HCF where the LCM is asked. “Together again” and “smallest number that” want the LCM; “longest equal pieces” and “largest group” want the HCF.',
      'Using HCF × LCM = product for three numbers. It holds for two only.',
    ],
  },
  fractions: {
    about:
      'Fractions are added and taken away over a common number below the line; they are multiplied above and below; and to divide, the second one is turned over first.',
    formulas: [
      '\\dfrac{a}{b} + \\dfrac{c}{d} = \\dfrac{ad + bc}{bd}',
      '\\dfrac{a}{b} \\div \\dfrac{c}{d} = \\dfrac{a}{b} \\times \\dfrac{d}{c}',
    ],
    examples: [
      {
        question:
          'Meera walks 2 1/4 km before school and 1 2/3 km after it. How far is that in all?',
        inputs: { first: '2 1/4', operation: 'add', second: '1 2/3' },
      },
      {
        question:
          'A tailor has 4 1/2 m of cloth. A school shirt takes 3/4 m. How many shirts can he cut?',
        inputs: { first: '4 1/2', operation: 'divide', second: '3/4' },
      },
    ],
    mistakes: [
      'Adding above and below: 1/2 + 1/3 is 5/6 and not 2/5.',
      'Turning the first fraction over when dividing. It is the second one, the divisor.',
    ],
  },
  quadratic: {
    about:
      'Every quadratic equation can be brought to ax² + bx + c = 0. The discriminant D tells what to expect: two real roots above zero, two equal ones at zero, none below.',
    formulas: ['x = \\dfrac{-b \\pm \\sqrt{D}}{2a}', 'D = b^2 - 4ac'],
    examples: [
      {
        question:
          'A rectangular park is 4 m longer than it is broad and covers 96 m². With the breadth x this is x² + 4x − 96 = 0. How broad is it? (A breadth is above zero.)',
        inputs: { a: '1', b: '4', c: '-96' },
      },
      {
        question: 'Does x² − 6x + 13 = 0 have a real root? (Look at the discriminant first.)',
        inputs: { a: '1', b: '-6', c: '13' },
      },
    ],
    mistakes: [
      'Losing a minus: with b = −5, the formula begins with −b = 5, and b² is 25.',
      'Dividing only the root by 2a. The line goes under −b as well.',
    ],
  },
  'simple-interest': {
    about:
      'Simple interest is paid on the first amount only, so every year brings the same. P is that amount, R the rate in per cent a year and T the time in years.',
    formulas: ['I = \\dfrac{P \\times R \\times T}{100}'],
    examples: [
      {
        question: 'Farida lends ₹8,000 at 9% a year for 8 months. How much interest is due?',
        inputs: { principal: '8,000', rate: '9', time: '8', unit: 'months' },
      },
      {
        question:
          'Rahim borrows ₹25,000 for 146 days at 12% a year. How much does he pay back in all?',
        inputs: { principal: '25,000', rate: '12', time: '146', unit: 'days' },
      },
    ],
    mistakes: [
      'Putting months in for T. Eight months are 8/12 of a year.',
      'Giving the interest where the amount is asked. The amount is the principal and the interest together.',
    ],
  },
  'compound-interest': {
    about:
      'With compound interest each period’s interest earns interest in the next. With n periods a year the rate is divided by n and there are n × T periods. For 2½ years with yearly interest, schoolbooks compound the two full years and add simple interest for the half year.',
    formulas: ['A = P\\left(1 + \\dfrac{R}{100n}\\right)^{nT}', 'CI = A - P'],
    examples: [
      {
        question:
          '₹16,000 lies in a deposit at 8% a year, and interest is added every half-year. How much has it earned after 1.5 years?',
        inputs: { principal: '16,000', rate: '8', years: '1.5', compounding: 'half-yearly' },
      },
      {
        question:
          'Meena puts ₹50,000 into a fixed deposit at 6% a year, with interest added every year. How much does she get back after 2 years?',
        inputs: { principal: '50,000', rate: '6', years: '2', compounding: 'yearly' },
      },
    ],
    mistakes: [
      'Keeping the yearly rate for half-years. Halve the rate and double the number of periods.',
      'Multiplying the first year’s interest by the years. That is simple interest.',
    ],
  },
  average: {
    about:
      'The average, or mean, shares the sum out evenly. The median is the middle number when all stand in order; a single very large number pulls the mean but hardly the median.',
    formulas: ['\\text{average} = \\dfrac{\\text{sum}}{\\text{how many}}'],
    examples: [
      {
        question:
          'In five matches Arjun scored 34, 0, 58, 12 and 46 runs. How many is that in a match on average?',
        inputs: { numbers: '34, 0, 58, 12, 46' },
      },
      {
        question:
          'The heights of six girls are 142, 150, 138, 147, 155 and 150 cm. Find the mean and the median.',
        inputs: { numbers: '142, 150, 138, 147, 155, 150' },
      },
    ],
    mistakes: [
      'Leaving a zero out. It adds nothing to the sum but counts as one of the numbers.',
      'Averaging two averages. It is right only when both groups are of the same size.',
    ],
  },
  rectangle: {
    about:
      'The area says how much surface a rectangle covers, the perimeter how long the way round it is. A square is a rectangle with equal sides.',
    formulas: ['A = l \\times b', 'P = 2(l + b)'],
    examples: [
      {
        question:
          'A classroom floor is 7.5 m long and 6 m broad. What is its area, and how long is the way round it?',
        inputs: { length: '7.5', breadth: '6', unit: 'm' },
      },
      {
        question:
          'How much fence does a square garden with sides of 18 m need, and what is its area?',
        inputs: { length: '18', breadth: '18', unit: 'm' },
      },
    ],
    mistakes: [
      'Mixing units. A strip of 3 m by 40 cm is 3 × 0.4 = 1.2 m², not 120.',
      'Writing an area in m. Areas are in square units, m².',
    ],
  },
  triangle: {
    about:
      'Three sides fix a triangle, and Heron’s formula finds its area without any height. Two sides together must be longer than the third, or the triangle does not close.',
    formulas: ['A = \\sqrt{s(s-a)(s-b)(s-c)}', 's = \\dfrac{a + b + c}{2}'],
    examples: [
      {
        question: 'A triangular flower bed has sides of 9 m, 10 m and 17 m. What is its area?',
        inputs: { a: '9', b: '10', c: '17', unit: 'm' },
      },
      {
        question:
          'An equilateral triangle is made of a wire of 36 cm, so each side is 12 cm. What is its area?',
        inputs: { a: '12', b: '12', c: '12', unit: 'cm' },
      },
    ],
    mistakes: [
      'Taking the whole perimeter for s. It is half of it.',
      'Using ½ × base × height with a slanting side for the height. The height stands at a right angle to the base.',
    ],
  },
  circle: {
    about:
      'The circumference grows with the radius, the area with its square. Use the value of π that your question gives; school books often ask for 22/7 or 3.14.',
    formulas: ['C = 2\\pi r', 'A = \\pi r^2'],
    examples: [
      {
        question:
          'A bicycle wheel has a diameter of 70 cm. How far does it roll in one turn? Take π as 22/7.',
        inputs: { known: 'diameter', size: '70', unit: 'cm', pi: '22/7' },
      },
      {
        question: 'A round lawn has a radius of 10 m. What is its area? Take π as 3.14.',
        inputs: { known: 'radius', size: '10', unit: 'm', pi: '3.14' },
      },
    ],
    mistakes: [
      'Squaring the diameter. The formula of the area has the radius, half of it.',
      'Believing that 22/7 is π. It is 3.142857…, and π is 3.141592…',
    ],
  },
  trapezium: {
    about:
      'A trapezium has two parallel sides. Its area is their average length times the distance between them. When both are equal it is a parallelogram.',
    formulas: ['A = \\dfrac{(a + b) \\times h}{2}'],
    examples: [
      {
        question:
          'A field has parallel sides of 48 m and 32 m that are 25 m apart. What is its area?',
        inputs: { a: '48', b: '32', height: '25', unit: 'm' },
      },
      {
        question:
          'A parallelogram has a base of 14 cm, so both parallel sides are 14 cm, and a height of 9 cm. What is its area?',
        inputs: { a: '14', b: '14', height: '9', unit: 'cm' },
      },
    ],
    mistakes: [
      'Taking a slanting side for h. The distance is measured at a right angle to the parallel sides.',
      'Forgetting to halve. (a + b) × h is the area of two such fields side by side.',
    ],
  },
  age: {
    about:
      'Age is counted as people count it: full years first, then full months, then the days that are left. Somebody born on 29 February has the birthday on 28 February in the other years here.',
    formulas: [],
    examples: [
      {
        question: 'Kavya was born on 20-08-2019. How old is she on 01-06-2025?',
        inputs: { born: '20-08-2019', on: '01-06-2025' },
      },
      {
        question:
          'Ravi was born on 29-02-2012. How old is he on 28-02-2026, in a year without a 29 February?',
        inputs: { born: '29-02-2012', on: '28-02-2026' },
      },
    ],
    mistakes: [
      'Taking today’s age for a school form. Forms name a fixed date: type that one as the second date.',
      'Counting every month as 30 days. Months have 28 to 31, so add full months first.',
    ],
  },
  ratio: {
    about:
      'A ratio compares amounts by division, so all its parts may be multiplied or divided by the same number. To share an amount, add the parts and find what one part is worth.',
    formulas: [
      'a : b = ka : kb',
      '\\text{one part} = \\dfrac{\\text{amount}}{\\text{sum of the parts}}',
    ],
    examples: [
      {
        question:
          'Three partners share a profit of ₹72,000 in the ratio 4 : 3 : 5. How much does each get?',
        inputs: { ratio: '4 : 3 : 5', amount: '72,000' },
      },
      {
        question: 'Bring 84 : 36 : 60 to its simplest form.',
        inputs: { ratio: '84 : 36 : 60', amount: '' },
      },
    ],
    mistakes: [
      'Comparing different units. 50 paise to ₹2 is 50 : 200 = 1 : 4.',
      'Changing the order. 2 : 3 and 3 : 2 are different ratios.',
    ],
  },
};
