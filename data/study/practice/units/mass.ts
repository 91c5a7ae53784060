import type { PracticeText } from '@/data/study/practice/practiceText';

/** Below the mass converter. */
export const MASS_PRACTICE: readonly PracticeText[] = [
  {
    ask: 'Amma buys 2 kg 50 g of potatoes and 1 kg 750 g of onions. How many kilograms does she carry home?',
    hint: '50 g is 0.05 kg, not 0.5 kg.',
    steps: ['2 kg 50 g = 2.05 kg and 1 kg 750 g = 1.75 kg.', '2.05 + 1.75 = 3.8'],
    answer: '3.8 kg',
    accept: ['3800 g'],
    check: '(2000 + 50 + 1000 + 750) / 1000',
  },
  {
    ask: 'Wheat sells at ₹2,400 a quintal in the mandi. What do 75 kg cost?',
    hint: 'A quintal is 100 kg.',
    steps: ['One kilogram: 2,400 ÷ 100 = 24 rupees.', '75 × 24 = 1,800, so ₹1,800.'],
    answer: '₹1,800',
    check: '2400 * 75 / 100',
  },
  {
    ask: 'A lorry may carry 9 tonnes. How many sacks of rice of 50 kg each is that?',
    hint: 'A tonne is 1,000 kg.',
    steps: ['9 × 1,000 = 9,000 kg', '9,000 ÷ 50 = 180'],
    answer: '180 sacks',
    check: '9 * 1000 / 50',
  },
];
