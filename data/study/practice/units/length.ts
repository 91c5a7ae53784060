import type { PracticeText } from '@/data/study/practice/practiceText';

/** Below the length converter. */
export const LENGTH_PRACTICE: readonly PracticeText[] = [
  {
    ask: 'Kavya is 5 feet 2 inches tall. How many centimetres is that?',
    hint: 'Turn it all into inches first: 5 ft 2 in is not 5.2 ft. An inch is 2.54 cm.',
    steps: ['5 × 12 + 2 = 62 inches', '62 × 2.54 = 157.48'],
    answer: '157.48 cm',
    check: '(5 * 12 + 2) * 2.54',
  },
  {
    ask: 'A tailor cuts borders of 40 cm from a 25 m roll of lace. How many whole borders does she get?',
    hint: 'Both lengths in centimetres. A piece that is too short does not count.',
    steps: ['25 m are 2,500 cm.', '2,500 ÷ 40 = 62.5', 'So 62 whole borders, and 20 cm are left.'],
    answer: '62 borders',
    accept: ['62 pieces'],
    check: 'floor(25 * 100 / 40)',
  },
  {
    ask: 'On a trekking map of scale 1 : 50,000 two villages are 6 cm apart. How many kilometres is that on the ground?',
    hint: 'Each centimetre on the map stands for 50,000 cm.',
    steps: ['6 × 50,000 = 3,00,000 cm', '3,00,000 ÷ 100 = 3,000 m', '3,000 ÷ 1,000 = 3 km'],
    answer: '3 km',
    accept: ['3000 m'],
    check: '6 * 50000 / 100 / 1000',
  },
];
