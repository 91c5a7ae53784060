import type { PracticeText } from './practiceText';

/** Below the maths calculators. */
export const MATH_CALCULATOR_PRACTICE: readonly PracticeText[] = [
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
  {
    ask: 'After four tests Kabir has an average of 72 marks. In the fifth test he gets 92. What is his average now?',
    hint: 'The average of 72 and 92 is not it: four tests stand behind the 72.',
    steps: ['Four tests: 4 × 72 = 288 marks.', '288 + 92 = 380', '380 ÷ 5 = 76'],
    answer: '76 marks',
    check: '(4 * 72 + 92) / 5',
  },
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
];
