import type { PracticeText } from './practiceText';

/** Below pages of physics formulas, by their address. */
export const PHYSICS_FORMULA_PRACTICE: Readonly<Record<string, readonly PracticeText[]>> = {
  '/physics-formula/class-9/motion-and-force': [
    {
      ask: 'A train at 72 km/h brakes with 0.5 m/s². How many metres does it run before it stops?',
      hint: 'Turn the speed into m/s. Then v² = u² + 2as with v = 0.',
      steps: ['72 × 5/18 = 20 m/s', '20 × 20 ÷ (2 × 0.5) = 400'],
      answer: '400 m',
      accept: ['0.4 km'],
      check: '(72 / 3.6) ^ 2 / (2 * 0.5)',
    },
  ],
  '/physics-formula/class-10/light': [
    {
      ask: 'A candle stands 30 cm in front of a convex lens with f = 20 cm. How far behind the lens is its image?',
      hint: 'u is −30 cm. Put it into 1/v − 1/u = 1/f with its sign.',
      steps: ['1/v = 1/20 − 1/30', '1/20 − 1/30 = 1/60, so v is 60 cm.'],
      answer: '60 cm',
      accept: ['v = 60 cm'],
      check: '1 / (1 / 20 + 1 / (-30))',
    },
  ],
  '/physics-formula/class-10/electricity': [
    {
      ask: 'A 6 Ω and a 3 Ω resistor are joined in parallel to a 12 V battery. What current does it give?',
      hint: 'In parallel the reciprocals add up, and the total is below the smaller one.',
      steps: ['6 × 3 ÷ (6 + 3) = 2 Ω', '12 ÷ 2 = 6'],
      answer: '6 A',
      check: '12 / 6 + 12 / 3',
    },
  ],
  '/physics-formula/class-11/matter-heat-and-waves': [
    {
      ask: 'How many joules warm 500 g of water from 25 °C to 65 °C? Take c = 4,200 J/(kg K).',
      hint: 'c is for a kilogram. A rise of 40 °C is a rise of 40 K: add no 273.',
      steps: ['65 − 25 = 40', '0.5 × 4,200 × 40 = 84,000'],
      answer: '84,000 J',
      accept: ['84 kJ'],
      check: '500 / 1000 * 4200 * (65 - 25)',
    },
  ],
  '/physics-formula/class-9/work-energy-and-sound': [
    {
      ask: 'Irfan claps in front of a fort wall and hears the echo after 0.8 s. How far is the wall? Sound goes at 340 m/s.',
      hint: 'The sound goes there and back.',
      steps: ['340 × 0.8 = 272', '272 ÷ 2 = 136'],
      answer: '136 m',
      check: '340 * 0.8 / 2',
    },
  ],
};
