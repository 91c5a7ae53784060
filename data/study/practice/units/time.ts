import type { PracticeText } from '@/data/study/practice/practiceText';

/** Below the time converter. */
export const TIME_PRACTICE: readonly PracticeText[] = [
  {
    ask: 'A night train leaves at 21:40 and arrives at 06:15 the next morning. How long does it travel, in hours and minutes?',
    hint: 'Count to midnight, then on from midnight.',
    steps: ['To midnight: 2 h 20 min.', 'After midnight: 6 h 15 min.', 'Together: 8 h 35 min.'],
    answer: '8 h 35 min',
    accept: ['8:35', '515 minutes'],
    check: '[floor((24 * 60 - 1300 + 375) / 60), mod(24 * 60 - 1300 + 375, 60)]',
  },
  {
    ask: 'A rice recipe says 1.3 hours. How many minutes is that?',
    hint: 'The .3 is three tenths of an hour, not 30 minutes.',
    steps: ['0.3 × 60 = 18', '60 + 18 = 78'],
    answer: '78 minutes',
    accept: ['1 h 18 min'],
    check: '1.3 * 60',
  },
  {
    ask: 'The school clock gains 5 seconds every hour. How many minutes is it fast after a week?',
    hint: 'A week has 7 × 24 hours.',
    steps: ['7 × 24 = 168 hours', '168 × 5 = 840 seconds', '840 ÷ 60 = 14'],
    answer: '14 minutes',
    check: '7 * 24 * 5 / 60',
  },
];
