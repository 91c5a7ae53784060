import type { PracticeText } from '@/data/study/practice/practiceText';

/** Below the area converter. */
export const AREA_PRACTICE: readonly PracticeText[] = [
  {
    ask: 'A table top is 120 cm long and 75 cm wide. What is its area in square metres?',
    hint: 'Turn the sides into metres first; 1 m² is 10,000 cm², not 100.',
    steps: ['120 cm = 1.2 m and 75 cm = 0.75 m.', '1.2 × 0.75 = 0.9'],
    answer: '0.9 m²',
    check: '120 * 75 / 100 ^ 2',
  },
  {
    ask: 'A plot is 30 feet wide and 45 feet deep. How many square yards (gaj) is it?',
    hint: 'A yard is 3 feet, so a square yard is 9 square feet.',
    steps: ['30 × 45 = 1,350 square feet', '1,350 ÷ 9 = 150'],
    answer: '150 sq yd',
    check: '(30 / 3) * (45 / 3)',
  },
  {
    ask: 'Land in a town costs ₹1,500 for each square foot. What does a plot of 2 cents cost?',
    hint: 'A cent is 435.6 square feet.',
    steps: ['2 × 435.6 = 871.2 square feet', '871.2 × 1,500 = 13,06,800, so ₹13,06,800.'],
    answer: '₹13,06,800',
    check: '2 * 43560 / 100 * 1500',
  },
];
