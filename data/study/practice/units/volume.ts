import type { PracticeText } from '@/data/study/practice/practiceText';

/** Below the volume converter. */
export const VOLUME_PRACTICE: readonly PracticeText[] = [
  {
    ask: 'A water tank is 2 m long, 1.5 m wide and 80 cm high. How many litres does it hold?',
    hint: 'All sides in metres. A cubic metre is 1,000 litres.',
    steps: ['80 cm are 0.8 m.', '2 × 1.5 × 0.8 = 2.4 m³', '2.4 × 1,000 = 2,400'],
    answer: '2,400 litres',
    check: '200 * 150 * 80 / 1000',
  },
  {
    ask: 'A leaking tap loses 5 mL every 2 seconds. How many litres are lost in a day?',
    hint: 'A day has 24 × 60 × 60 = 86,400 seconds.',
    steps: ['86,400 ÷ 2 = 43,200 times 5 mL', '43,200 × 5 = 2,16,000 mL', '2,16,000 ÷ 1,000 = 216'],
    answer: '216 litres',
    check: '24 * 60 * 60 / 2 * 5 / 1000',
  },
  {
    ask: 'A 15 L tin of oil is filled into bottles of 750 mL. How many bottles are needed?',
    hint: 'A litre is 1,000 mL.',
    steps: ['15 × 1,000 = 15,000 mL', '15,000 ÷ 750 = 20'],
    answer: '20 bottles',
    check: '15 * 1000 / 750',
  },
];
