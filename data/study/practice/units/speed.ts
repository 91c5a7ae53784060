import type { PracticeText } from '@/data/study/practice/practiceText';

/** Below the speed converter. */
export const SPEED_PRACTICE: readonly PracticeText[] = [
  {
    ask: 'Salim cycles to school at 12 km/h and walks back the same way at 4 km/h. What is his average speed in km/h?',
    hint: 'Not 8: he spends more time walking. Try a way of 12 km.',
    steps: [
      'For 12 km he needs 1 h there and 3 h back.',
      'All the way: 12 + 12 = 24 km in 4 h.',
      '24 ÷ 4 = 6',
    ],
    answer: '6 km/h',
    check: '2 / (1 / 12 + 1 / 4)',
  },
  {
    ask: 'A train of 240 m goes at 72 km/h. How many seconds does it take to pass a signal post?',
    hint: 'Its whole length must go by. Turn km/h into m/s: times 5/18.',
    steps: ['72 × 5/18 = 20 m/s', '240 ÷ 20 = 12'],
    answer: '12 seconds',
    check: '240 / (72 * 1000 / 3600)',
  },
  {
    ask: 'A snail crawls 3 m in 10 minutes. What is its speed in cm/s?',
    hint: 'Centimetres on top, seconds below.',
    steps: ['3 m are 300 cm, and 10 minutes are 600 s.', '300 ÷ 600 = 0.5'],
    answer: '0.5 cm/s',
    accept: ['1/2 cm/s', '1/2'],
    check: '3 * 100 / (10 * 60)',
  },
];
