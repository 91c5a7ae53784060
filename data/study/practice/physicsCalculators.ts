import type { PhysicsCalculatorId } from '@/data/study/calculators/scienceTitles';
import type { PracticeText } from './practiceText';

/** Below each physics calculator. */
export const PHYSICS_CALCULATORS_PRACTICE: Record<PhysicsCalculatorId, readonly PracticeText[]> = {
  speed: [
    {
      ask: 'A bus covers 45 km in 50 minutes. What is its average speed in km/h?',
      hint: 'The answer is per hour, so write the time in hours.',
      steps: ['50 minutes are 50/60 = 5/6 of an hour.', '45 ÷ (5/6) = 54'],
      answer: '54 km/h',
      check: '45 / (50 / 60)',
    },
  ],
  acceleration: [
    {
      ask: 'A metro train slows from 72 km/h to 36 km/h in 4 s. What is its acceleration in m/s²?',
      hint: 'Turn both speeds into m/s: times 5/18. A train that slows has a minus.',
      steps: ['72 × 5/18 = 20 and 36 × 5/18 = 10, in m/s.', '(10 − 20) ÷ 4 = −2.5'],
      answer: '−2.5 m/s²',
      check: '(36 - 72) / 3.6 / 4',
    },
  ],
  force: [
    {
      ask: 'Two boys push a stalled car of 800 kg with 300 N each. Friction holds it back with 200 N. What is its acceleration in m/s²?',
      hint: 'F is the resultant force: what is left of all forces together.',
      steps: ['2 × 300 − 200 = 400 N', 'a = F ÷ m', '400 ÷ 800 = 0.5'],
      answer: '0.5 m/s²',
      check: '(2 * 300 - 200) / 800',
    },
  ],
  'kinetic-energy': [
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
  ],
  'potential-energy': [
    {
      ask: 'A lift of 500 kg rises by 4 floors of 3 m each. How much potential energy does it gain, in joules? Take g = 10 m/s².',
      hint: 'The height is that of all four floors.',
      steps: ['4 × 3 = 12 m', '500 × 10 × 12 = 60,000'],
      answer: '60,000 J',
      accept: ['60 kJ'],
      check: '500 * 10 * 4 * 3',
    },
  ],
  'ohms-law': [
    {
      ask: 'A 9 V battery drives a current of 60 mA through a coil. What is the resistance of the coil in ohms?',
      hint: 'Ohm’s law wants amperes: 1 A is 1,000 mA.',
      steps: ['60 mA are 0.06 A.', 'R = V ÷ I', '9 ÷ 0.06 = 150'],
      answer: '150 Ω',
      check: '9 / (60 / 1000)',
    },
  ],
  power: [
    {
      ask: 'A girl of 40 kg runs up stairs that are 6 m high in 8 s. What is her power in watts? Take g = 10 m/s².',
      hint: 'Her work is m × g × h.',
      steps: ['40 × 10 × 6 = 2,400 J', '2,400 ÷ 8 = 300'],
      answer: '300 W',
      accept: ['0.3 kW'],
      check: '40 * 10 * 6 / 8',
    },
  ],
  'electric-power': [
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
  ],
  pressure: [
    {
      ask: 'A school bag weighs 60 N and stands on a base of 300 cm². What is its pressure on the floor in pascals?',
      hint: 'A pascal is a newton on a square metre, and a square metre has 100 × 100 cm².',
      steps: ['300 ÷ 10,000 = 0.03, so the base is 0.03 m².', '60 ÷ 0.03 = 2,000'],
      answer: '2,000 Pa',
      accept: ['2 kPa', '2000 N/m²'],
      check: '60 / (300 / 100 ^ 2)',
    },
  ],
  density: [
    {
      ask: 'A brass key of 34 g sinks in a measuring cylinder. The water rises from 20 mL to 24 mL. What is the density of brass in g/cm³?',
      hint: 'The key takes as much room as the water that rose; 1 mL is 1 cm³.',
      steps: ['24 − 20 = 4, so its volume is 4 cm³.', '34 ÷ 4 = 8.5'],
      answer: '8.5 g/cm³',
      check: '34 / (24 - 20)',
    },
  ],
  projectile: [
    {
      ask: 'A ball is kicked at 20 m/s and 30° over level ground. How long is it in the air, in seconds? Take g = 10 m/s² and sin 30° = 0.5.',
      hint: 'T = 2 × u × sin θ ÷ g',
      steps: ['20 × 0.5 = 10 m/s upwards', '2 × 10 ÷ 10 = 2'],
      answer: '2 s',
      check: '2 * 20 * 0.5 / 10',
    },
  ],
  lens: [
    {
      ask: 'An object stands 30 cm before a convex lens, and its image on a screen is as large as itself. What is the focal length in cm?',
      hint: 'An image of the same size is as far behind the lens as the object is before it.',
      steps: ['u = −30 cm and v = 30 cm.', '1/f = 1/30 + 1/30 = 2/30', '30 ÷ 2 = 15'],
      answer: '15 cm',
      check: '1 / (1/30 + 1/30)',
    },
  ],
};
