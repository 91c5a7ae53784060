import type { PracticeText } from '@/data/study/practice/practiceText';

/** Below the temperature converter. */
export const TEMPERATURE_PRACTICE: readonly PracticeText[] = [
  {
    ask: 'A fever falls from 39.5 °C to 37 °C. By how many degrees Fahrenheit did it fall?',
    hint: 'For a change only the factor 1.8 counts; the 32 drops out.',
    steps: ['39.5 − 37 = 2.5', '2.5 × 1.8 = 4.5'],
    answer: '4.5 °F',
    check: '(39.5 * 1.8 + 32) - (37 * 1.8 + 32)',
  },
  {
    ask: 'A thermometer in Leh reads −10 °C, one in Kargil reads 14 °F. Is it warmer in Kargil, colder or the same?',
    hint: 'Turn −10 °C into Fahrenheit and mind the sign.',
    steps: ['−10 × 1.8 = −18', '−18 + 32 = 14, so −10 °C is 14 °F: it is the same.'],
    answer: 'the same',
    accept: ['equal', 'the same temperature'],
  },
  {
    ask: 'A gas at 27 °C is heated until its temperature in kelvin has doubled. How many °C is it then? Take 0 °C as 273 K.',
    hint: 'Twice 27 °C would be wrong: double the kelvins, then go back.',
    steps: ['27 + 273 = 300 K', '2 × 300 = 600 K', '600 − 273 = 327'],
    answer: '327 °C',
    accept: ['327 degrees'],
    check: '2 * (27 + 273) - 273',
  },
];
