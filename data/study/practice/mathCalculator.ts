import type { MathsCalculatorId } from '@/data/study/calculators/mathsFields';
import type { PracticeText } from './practiceText';

/** Below each maths calculator. */
export const MATH_CALCULATOR_PRACTICE: Record<MathsCalculatorId, readonly PracticeText[]> = {
  percentage: [
    {
      ask: 'A shop cuts the price of a ₹1,200 kurta by 20%. At the counter it takes another 10% off the lower price. What do you pay?',
      hint: 'The 10% is a part of the lower price, so do not add 20 and 10.',
      steps: [
        '20% of 1,200 is 240.',
        '1,200 − 240 = 960',
        '10% of 960 is 96.',
        '960 − 96 = 864, so you pay ₹864.',
      ],
      answer: '₹864',
      check: '1200 * 0.8 * 0.9',
    },
  ],
  'hcf-lcm': [
    {
      ask: 'Two buses leave the stand together at 7 a.m. One goes every 18 minutes, the other every 24. After how many minutes do they next leave together?',
      hint: 'It is the smallest number that both 18 and 24 divide.',
      steps: [
        '18 = 2 × 3 × 3 and 24 = 2 × 2 × 2 × 3.',
        'The LCM takes each prime as often as it is needed: 2 × 2 × 2 × 3 × 3 = 72.',
      ],
      answer: '72 minutes',
      accept: ['1 hour 12 minutes'],
      check: 'lcm(18, 24)',
    },
  ],
  fractions: [
    {
      ask: 'A jug holds 2 1/4 litres. How many glasses of 3/8 litre does it fill?',
      hint: 'How often does 3/8 go into 9/4? Divide by turning the second fraction over.',
      steps: ['2 1/4 = 9/4', '9/4 ÷ 3/8 = 9/4 × 8/3', '72/12 = 6'],
      answer: '6 glasses',
      check: '(2 + 1/4) / (3/8)',
    },
  ],
  quadratic: [
    {
      ask: 'A flower bed is 3 m longer than it is wide. Its area is 40 m². How wide is it?',
      hint: 'With the width x the area gives x² + 3x − 40 = 0. One of the two roots cannot be a width.',
      steps: [
        'x² + 3x − 40 = (x − 5)(x + 8)',
        'So x is 5 or −8.',
        'A width is not negative: 5 m. It fits, since 5 × 8 = 40.',
      ],
      answer: '5 m',
      accept: ['x = 5'],
      check: '(-3 + sqrt(3 ^ 2 + 4 * 40)) / 2',
    },
  ],
  'simple-interest': [
    {
      ask: 'Salma’s ₹6,000 earn ₹1,260 of simple interest in 3 years. What is the rate in per cent a year?',
      hint: 'I = P × R × T ÷ 100, so R = 100 × I ÷ (P × T).',
      steps: ['6,000 × 3 = 18,000', '1,260 × 100 = 1,26,000', '1,26,000 ÷ 18,000 = 7'],
      answer: '7%',
      check: '1260 * 100 / (6000 * 3)',
    },
  ],
  'compound-interest': [
    {
      ask: 'Farida puts ₹10,000 in a bank for a year at 8% a year. Interest is added every half-year. How much interest does she get?',
      hint: 'Half a year earns half the rate, and the second half-year earns interest on interest.',
      steps: [
        'Each half-year earns 4%.',
        '10,000 × 1.04 = 10,400',
        '10,400 × 1.04 = 10,816',
        '10,816 − 10,000 = 816, so the interest is ₹816, a little more than 8%.',
      ],
      answer: '₹816',
      check: '10000 * 1.04 ^ 2 - 10000',
    },
  ],
  average: [
    {
      ask: 'After four tests Kabir has an average of 72 marks. In the fifth test he gets 92. What is his average now?',
      hint: 'The average of 72 and 92 is not it: four tests stand behind the 72.',
      steps: ['Four tests: 4 × 72 = 288 marks.', '288 + 92 = 380', '380 ÷ 5 = 76'],
      answer: '76 marks',
      check: '(4 * 72 + 92) / 5',
    },
  ],
  rectangle: [
    {
      ask: 'A room is 6 m long and 4.5 m wide. How many square tiles with sides of 30 cm cover its floor?',
      hint: 'Use one unit throughout, and count the tiles along each side.',
      steps: [
        'Along the length: 600 ÷ 30 = 20 tiles.',
        'Along the width: 450 ÷ 30 = 15 tiles.',
        '20 × 15 = 300',
      ],
      answer: '300 tiles',
      check: '6 * 4.5 / 0.3 ^ 2',
    },
  ],
  triangle: [
    {
      ask: 'A triangle has sides of 13 cm, 20 cm and 21 cm. How long is its height on the side of 21 cm?',
      hint: 'Find the area by Heron’s formula first. It is also ½ × 21 × height.',
      steps: [
        's = (13 + 20 + 21) ÷ 2 = 27',
        '27 × 14 × 7 × 6 = 15,876, and √15,876 = 126',
        '126 × 2 ÷ 21 = 12',
      ],
      answer: '12 cm',
      check: 'sqrt(27 * 14 * 7 * 6) * 2 / 21',
    },
  ],
  circle: [
    {
      ask: 'A wire of 88 cm is bent into a circle. What is the area inside it? Take π = 22/7.',
      hint: 'The wire is the circumference: find the radius from it.',
      steps: ['2 × 22/7 × r = 88, so r = 14 cm.', '22/7 × 14 × 14 = 616'],
      answer: '616 cm²',
      check: '22/7 * (88 / (2 * 22/7)) ^ 2',
    },
  ],
  trapezium: [
    {
      ask: 'The area of a trapezium is 105 m². Its parallel sides are 9 m and 12 m. How far are they apart?',
      hint: 'Turn (a + b) × h ÷ 2 round: h = 2 × area ÷ (a + b).',
      steps: ['9 + 12 = 21', '2 × 105 ÷ 21 = 10'],
      answer: '10 m',
      check: '2 * 105 / (9 + 12)',
    },
  ],
  age: [
    {
      ask: 'Nisha was born on 15 September 2019. How many full years old is she on 31 March 2026?',
      hint: 'Has her birthday of 2026 been yet on that day?',
      steps: ['2026 − 2019 = 7, but her birthday in September is still to come.', '7 − 1 = 6'],
      answer: '6 years',
      check: '2026 - 2019 - 1',
    },
  ],
  ratio: [
    {
      ask: 'Ravi and Asha share a sum in the ratio 5 : 8. Asha gets ₹270 more than Ravi. What is the whole sum?',
      hint: 'The difference is 8 − 5 = 3 parts.',
      steps: ['270 ÷ 3 = 90 for one part.', '5 + 8 = 13 parts', '13 × 90 = 1,170'],
      answer: '₹1,170',
      check: '270 / (8 - 5) * (5 + 8)',
    },
  ],
};
