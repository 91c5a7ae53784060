import type { PracticeText } from './practiceText';

/** Below the physics calculators. */
export const PHYSICS_CALCULATORS_PRACTICE: readonly PracticeText[] = [
  {
    ask: 'A bus covers 45 km in 50 minutes. What is its average speed in km/h?',
    hint: 'The answer is per hour, so write the time in hours.',
    steps: ['50 minutes are 50/60 = 5/6 of an hour.', '45 ÷ (5/6) = 54'],
    answer: '54 km/h',
    check: '45 / (50 / 60)',
  },
  {
    ask: 'A scooter with its rider has a mass of 180 kg and goes at 36 km/h. What is its kinetic energy in joules?',
    hint: 'The formula wants m/s, and only the speed is squared.',
    steps: [
      '36 × 5/18 = 10, so the speed is 10 m/s.',
      'KE = ½ × m × v²',
      '0.5 × 180 × 10 × 10 = 9,000',
    ],
    answer: '9,000 J',
    accept: ['9 kJ'],
    check: '0.5 * 180 * (36 / 3.6) ^ 2',
  },
  {
    ask: 'A 9 V battery drives a current of 60 mA through a coil. What is the resistance of the coil in ohms?',
    hint: 'Ohm’s law wants amperes: 1 A is 1,000 mA.',
    steps: ['60 mA are 0.06 A.', 'R = V ÷ I', '9 ÷ 0.06 = 150'],
    answer: '150 Ω',
    check: '9 / (60 / 1000)',
  },
  {
    ask: 'A school bag weighs 60 N and stands on a base of 300 cm². What is its pressure on the floor in pascals?',
    hint: 'A pascal is a newton on a square metre, and a square metre has 100 × 100 cm².',
    steps: ['300 ÷ 10,000 = 0.03, so the base is 0.03 m².', '60 ÷ 0.03 = 2,000'],
    answer: '2,000 Pa',
    accept: ['2 kPa', '2000 N/m²'],
    check: '60 / (300 / 100 ^ 2)',
  },
  {
    ask: 'A brass key of 34 g sinks in a measuring cylinder. The water rises from 20 mL to 24 mL. What is the density of brass in g/cm³?',
    hint: 'The key takes as much room as the water that rose; 1 mL is 1 cm³.',
    steps: ['24 − 20 = 4, so its volume is 4 cm³.', '34 ÷ 4 = 8.5'],
    answer: '8.5 g/cm³',
    check: '34 / (24 - 20)',
  },
  {
    ask: 'A 1,500 W geyser runs 20 minutes every morning. How many units (kWh) does it use in 30 days?',
    hint: 'A unit is one kilowatt for one hour.',
    steps: [
      '1,500 W are 1.5 kW.',
      'In all it runs 30 × 20 = 600 minutes, and 600 ÷ 60 = 10 hours.',
      '1.5 × 10 = 15',
    ],
    answer: '15 kWh',
    check: '1500 / 1000 * (20 / 60) * 30',
  },
];
