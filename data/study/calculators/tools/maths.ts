import type { MathsCalculatorId } from '@/data/study/calculators/mathsFields';
import type { ToolGroup, ToolText } from './tool';

/** The groups of the list of maths calculators. */
export const MATHS_TOOL_GROUPS: readonly ToolGroup<MathsCalculatorId>[] = [
  { title: 'Numbers', ids: ['percentage', 'fractions', 'hcf-lcm', 'ratio', 'average'] },
  { title: 'Algebra', ids: ['quadratic'] },
  { title: 'Money and time', ids: ['simple-interest', 'compound-interest', 'age'] },
  { title: 'Shapes', ids: ['rectangle', 'triangle', 'circle', 'trapezium'] },
];

/** What each maths calculator is called where it is found. */
export const MATHS_TOOLS: Record<MathsCalculatorId, ToolText> = {
  percentage: {
    heading: 'Percentage calculator',
    title: 'Percentage calculator: five questions, with steps',
    description:
      'Find a share, a rate, a change, a price after discount or the whole from a part. Each percentage is worked out line by line with your numbers.',
    note: 'A share of a number, what per cent it is, by how much it rose or fell, and the whole behind a part.',
    names: ['percentage calculator', 'percent calculator', 'discount calculator'],
  },
  'hcf-lcm': {
    heading: 'HCF and LCM calculator',
    title: 'HCF and LCM calculator by prime factors',
    description:
      'Type two to eight numbers and see their HCF and LCM from the prime factors, step by step, and when a question asks for which of the two.',
    note: 'Of two to eight numbers, by their prime factors.',
    names: ['hcf calculator', 'lcm calculator', 'hcf and lcm calculator', 'gcd calculator'],
  },
  fractions: {
    heading: 'Fraction calculator',
    title: 'Fraction calculator: add, subtract, multiply, divide',
    description:
      'Add, subtract, multiply and divide fractions and mixed numbers. See the common denominator, the turned divisor and the simplest form, step by step.',
    note: 'Add, subtract, multiply and divide fractions and mixed numbers.',
    names: ['fraction calculator', 'fractions calculator', 'mixed number calculator'],
  },
  quadratic: {
    heading: 'Quadratic equation calculator',
    title: 'Quadratic equation calculator with discriminant',
    description:
      'Type a, b and c and see the discriminant, what it tells about the roots, and both roots of ax² + bx + c = 0, exact and as decimals.',
    note: 'The discriminant and both roots of ax² + bx + c = 0.',
    names: ['quadratic equation calculator', 'quadratic calculator', 'discriminant calculator'],
  },
  'simple-interest': {
    heading: 'Simple interest calculator',
    title: 'Simple interest calculator: years, months, days',
    description:
      'Simple interest and the amount for any principal, rate and time, also in months or days, with P × R × T ÷ 100 worked out line by line.',
    note: 'Interest and amount for years, months or days.',
    names: ['simple interest calculator', 'si calculator'],
  },
  'compound-interest': {
    heading: 'Compound interest calculator',
    title: 'Compound interest calculator, yearly to monthly',
    description:
      'Compound interest added every year, half-year, quarter or month, also for 2½ years as schoolbooks count it, beside the simple interest for the same time.',
    note: 'Interest on interest: every year, half-year, quarter or month.',
    names: ['compound interest calculator', 'ci calculator'],
  },
  average: {
    heading: 'Average calculator',
    title: 'Average calculator: mean, median and range',
    description:
      'Type up to fifty numbers and read their sum, mean, median and range, each with the way to it, and what a zero or one very large number does.',
    note: 'The mean, the median and the range of up to fifty numbers.',
    names: ['average calculator', 'mean calculator', 'median calculator'],
  },
  rectangle: {
    heading: 'Rectangle and square calculator',
    title: 'Rectangle calculator: area and perimeter',
    description:
      'Area, perimeter and diagonal of a rectangle or a square in centimetres, metres, inches or feet, with the formula and each step.',
    note: 'Area and perimeter from length and breadth.',
    names: ['area of rectangle calculator', 'rectangle calculator', 'area of square calculator'],
  },
  triangle: {
    heading: 'Triangle calculator',
    title: 'Triangle calculator: area by Heron’s formula',
    description:
      'Type three sides and see whether they close, the half perimeter, and the area of the triangle by Heron’s formula, one line after the other.',
    note: 'Area by Heron’s formula and perimeter from three sides.',
    names: ['area of triangle calculator', 'heron formula calculator', 'triangle calculator'],
  },
  circle: {
    heading: 'Circle calculator',
    title: 'Circle calculator: area and circumference',
    description:
      'Area and circumference of a circle from its radius or diameter, with π as 22/7, 3.14 or to many digits, as your question asks.',
    note: 'Area and circumference, with the π of your question.',
    names: ['area of circle calculator', 'circumference calculator', 'circle calculator'],
  },
  trapezium: {
    heading: 'Trapezium and parallelogram calculator',
    title: 'Trapezium calculator: area, also parallelogram',
    description:
      'The area of a trapezium from its two parallel sides and the distance between them, and of a parallelogram where both sides are equal.',
    note: 'Area from two parallel sides and the distance between them.',
    names: ['area of trapezium calculator', 'trapezium calculator', 'parallelogram calculator'],
  },
  age: {
    heading: 'Age calculator',
    title: 'Age calculator: years, months and days',
    description:
      'How old somebody is on any date, in full years, months and days and in days alone, for school forms and scholarships with a fixed date.',
    note: 'Full years, months and days between two dates.',
    names: ['age calculator', 'date of birth calculator', 'age on date calculator'],
  },
  ratio: {
    heading: 'Ratio calculator',
    title: 'Ratio calculator: simplify and share an amount',
    description:
      'Bring a ratio of two or more parts to its simplest form and share an amount in that ratio, with the value of one part and of each share.',
    note: 'The simplest form of a ratio, and an amount shared in it.',
    names: ['ratio calculator', 'ratio simplifier', 'share in a ratio calculator'],
  },
};
