import type { PracticeText } from '@/data/study/practice/practiceText';

/** Below the data converter. */
export const DATA_PRACTICE: readonly PracticeText[] = [
  {
    ask: 'A film of 900 MB is downloaded over a line of 60 Mbit/s. How many seconds does that take at least?',
    hint: 'A byte has 8 bits, so turn the megabytes into megabits.',
    steps: ['900 × 8 = 7,200 Mbit', '7,200 ÷ 60 = 120'],
    answer: '120 seconds',
    accept: ['2 minutes'],
    check: '900 * 8 / 60',
  },
  {
    ask: 'Nandini’s phone has 10 GB free. How many photos of 4 MB fit in?',
    hint: 'Here giga and mega are steps of 1,000.',
    steps: ['10 × 1,000 = 10,000 MB', '10,000 ÷ 4 = 2,500'],
    answer: '2,500 photos',
    check: '10 * 1000 / 4',
  },
  {
    ask: 'The memory of a small computer board holds 3 MiB. How many KiB is that?',
    hint: 'The i stands for binary: steps of 1,024.',
    steps: ['3 × 1,024 = 3,072'],
    answer: '3,072 KiB',
    check: '3 * 2 ^ 10',
  },
];
