import type { PhysicsCalculatorId } from './scienceTitles';
import type { CalculatorText } from './text';

/** What stands beside each physics calculator. */
export const PHYSICS_TEXTS: Record<PhysicsCalculatorId, CalculatorText> = {
  speed: {
    about:
      'Speed is the distance covered in a unit of time. For a journey with stops and different speeds the formula gives the average speed.',
    formulas: ['v = \\dfrac{d}{t}'],
    examples: [
      {
        question: 'A train covers 280 km in 3.5 h. What is its average speed?',
        inputs: { d: '280 km', t: '3.5 h', v: '' },
      },
      {
        question:
          'Light needs 500 s from the Sun to the Earth at 3 × 10^8 m/s. How far is the Sun?',
        inputs: { d: '', t: '500', v: '3 × 10^8' },
      },
    ],
    mistakes: [
      'Averaging two speeds. There at 40 km/h and back at 60 km/h is 48 km/h on average, since more time is spent at 40.',
      'Reading 30 minutes as 0.3 h. It is 0.5 h.',
    ],
  },
  acceleration: {
    about:
      'Acceleration says how much the velocity changes in each second. The formula holds for steady acceleration along a straight line.',
    formulas: ['a = \\dfrac{v - u}{t}'],
    examples: [
      {
        question:
          'A bus at 54 km/h brakes and stands still (0 m/s) after 6 s. What is its acceleration?',
        inputs: { u: '54 km/h', v: '0', t: '6', a: '' },
      },
      {
        question:
          'A scooter starts from rest (0 m/s) and gains 2.5 m/s in every second. How fast is it after 8 s?',
        inputs: { u: '0', v: '', t: '8', a: '2.5' },
      },
    ],
    mistakes: [
      'Leaving km/h in the formula. Multiply by 5/18 first to get m/s.',
      'Dropping the sign. When something slows down, its acceleration has the sign opposite to its velocity.',
    ],
  },
  force: {
    about:
      'Newton’s second law: the resultant force on a body is its mass times its acceleration. One newton gives 1 kg an acceleration of 1 m/s².',
    formulas: ['F = m \\times a'],
    examples: [
      {
        question: 'What resultant force gives a car of 1,200 kg an acceleration of 2 m/s²?',
        inputs: { m: '1,200', a: '2', F: '' },
      },
      {
        question:
          'A resultant force of 45 N acts on a trolley and gives it an acceleration of 1.5 m/s². What is its mass?',
        inputs: { m: '', a: '1.5', F: '45' },
      },
    ],
    mistakes: [
      'Taking the weight for the mass. Mass is in kg; weight is a force in N, mass times g.',
      'Using one force of several. F is what is left when all forces, friction too, are added with their directions.',
    ],
  },
  'kinetic-energy': {
    about:
      'Kinetic energy is the energy of motion. It grows with the square of the speed: at twice the speed it is four times as much.',
    formulas: ['KE = \\tfrac{1}{2} m v^2'],
    examples: [
      {
        question:
          'A girl and her cycle have a mass of 60 kg in all and move at 18 km/h. What is their kinetic energy?',
        inputs: { m: '60', v: '18 km/h', K: '' },
      },
      {
        question:
          'A cricket ball of 160 g has a kinetic energy of 72 J when it leaves the bat. How fast is it?',
        inputs: { m: '160 g', v: '', K: '72' },
      },
    ],
    mistakes: [
      'Squaring the whole product. Only v is squared.',
      'Leaving grams or km/h in. The answer is in joules only with kg and m/s.',
    ],
  },
  'potential-energy': {
    about:
      'Near the ground a body gains mgh of potential energy when it is lifted by h. The height counts from the level that you choose as zero.',
    formulas: ['PE = m \\times g \\times h'],
    examples: [
      {
        question:
          'A bag of rice of 2 kg is lifted onto a shelf 1.5 m high. How much potential energy does it gain? Take g as 9.8 m/s².',
        inputs: { m: '2', h: '1.5', E: '', g: '9.8' },
      },
      {
        question:
          'A pump gives 4,900 J to 50 kg of water. How high is the water lifted? Take g as 9.8 m/s².',
        inputs: { m: '50', h: '', E: '4,900', g: '9.8' },
      },
    ],
    mistakes: [
      'Measuring the height along a slope. Only the vertical distance counts.',
      'Multiplying a weight by g again. A weight in newtons has g in it already.',
    ],
  },
  'ohms-law': {
    about:
      'For a metal wire at a steady temperature the current is proportional to the voltage. Their ratio is the resistance, in ohms.',
    formulas: ['V = I \\times R'],
    examples: [
      {
        question: 'A torch bulb takes 0.3 A from cells of 3 V. What is its resistance then?',
        inputs: { V: '3', I: '0.3', R: '' },
      },
      {
        question:
          'A current of 250 mA flows through a coil of 48 Ω. What is the voltage across it?',
        inputs: { V: '', I: '250 mA', R: '48' },
      },
    ],
    mistakes: [
      'Putting milliamperes in as amperes. 20 mA are 0.02 A.',
      'Expecting one resistance for ever. A lamp’s filament has a much larger one when it glows than when it is cold.',
    ],
  },
  power: {
    about:
      'Power is work done in a unit of time. Two people who climb the same stairs with the same mass do the same work; who is faster has more power.',
    formulas: ['P = \\dfrac{W}{t}'],
    examples: [
      {
        question: 'A pump does 90 kJ of work in 3 min. What is its power?',
        inputs: { W: '90 kJ', t: '3 min', P: '' },
      },
      {
        question: 'How long does a 1.5 kW motor need for 180 kJ of work?',
        inputs: { W: '180 kJ', t: '', P: '1.5 kW' },
      },
    ],
    mistakes: [
      'Leaving the time in minutes. A watt is a joule in a second.',
      'Mixing up kW and kWh. A kilowatt is power; a kilowatt-hour is energy.',
    ],
  },
  'electric-power': {
    about:
      'The electric power that an appliance takes is the voltage across it times the current through it. Times the hours of use it gives the units on the bill.',
    formulas: ['P = V \\times I'],
    examples: [
      {
        question: 'What current does a geyser of 2.2 kW take at 220 V?',
        inputs: { P: '2.2 kW', V: '220', I: '' },
      },
      {
        question: 'A mobile charger delivers 3 A at 5 V. What is its power?',
        inputs: { P: '', V: '5', I: '3' },
      },
    ],
    mistakes: [
      'Paying for power. The bill counts energy: kW times hours.',
      'Judging a fuse by the voltage. What heats a wire and melts a fuse is the current.',
    ],
  },
  pressure: {
    about:
      'Pressure is the force on each square metre, at a right angle to the surface. The same force on a smaller area presses harder.',
    formulas: ['p = \\dfrac{F}{A}'],
    examples: [
      {
        question:
          'A bride who weighs 550 N stands for a moment on one heel of 2 cm². What is the pressure under it?',
        inputs: { F: '550', A: '2 cm²', p: '' },
      },
      {
        question: 'The water presses with 20,000 Pa on a lock gate of 6 m². What is the force?',
        inputs: { F: '', A: '6', p: '20,000' },
      },
    ],
    mistakes: [
      'Dividing cm² by 100 to get m². 1 m² has 10,000 cm².',
      'Putting the mass in for the force. Multiply kg by g first.',
    ],
  },
  density: {
    about:
      'Density is the mass of each cubic metre of a material. It belongs to the material, not to the piece: half a brick is as dense as a whole one.',
    formulas: ['\\rho = \\dfrac{m}{V}'],
    examples: [
      {
        question:
          'A stone of 78 g makes the water in a measuring cylinder rise by 30 cm³. What is its density?',
        inputs: { m: '78 g', V: '30 cm³', D: '' },
      },
      {
        question: 'Mercury has a density of 13,600 kg/m³. What is the mass of 25 cm³ of it?',
        inputs: { m: '', V: '25 cm³', D: '13,600' },
      },
    ],
    mistakes: [
      'Mixing up the units. 1 g/cm³ is 1,000 kg/m³.',
      'Thinking that heavy things sink. A log floats and a pin sinks: density decides.',
    ],
  },
  projectile: {
    about:
      'Without air, a thrown body moves steadily forward while it falls freely. The formulas hold when it lands at the height from which it was thrown.',
    formulas: [
      'T = \\dfrac{2u\\sin\\theta}{g}',
      'H = \\dfrac{(u\\sin\\theta)^2}{2g}',
      'R = \\dfrac{u^2\\sin 2\\theta}{g}',
    ],
    examples: [
      {
        question:
          'A ball leaves the ground at 14 m/s and an angle of 45°. How far does it fly? Take g as 9.8 m/s².',
        inputs: { u: '14', angle: '45', g: '9.8' },
      },
      {
        question:
          'A stone is thrown at 20 m/s and an angle of 60°. How high does it rise? Take g as 10 m/s².',
        inputs: { u: '20', angle: '60', g: '10' },
      },
    ],
    mistakes: [
      'Thinking the ball stops at the top. Only its upward velocity is zero there; the forward one stays.',
      'Using the range formula from a roof or a hill. Start and landing must be level.',
    ],
  },
  lens: {
    about:
      'Distances are measured from the lens: with the light positive, against it negative. So u is negative, f is positive for a convex and negative for a concave lens.',
    formulas: ['\\dfrac{1}{v} - \\dfrac{1}{u} = \\dfrac{1}{f}', 'm = \\dfrac{v}{u}'],
    examples: [
      {
        question:
          'A candle stands 15 cm before a concave lens of focal length 10 cm. Where is its image?',
        inputs: { f: '-10', u: '-15', v: '' },
      },
      {
        question:
          'The image of a lamp falls on a screen 60 cm behind a convex lens of focal length 20 cm. How far before the lens is the lamp?',
        inputs: { f: '20', u: '', v: '60' },
      },
    ],
    mistakes: [
      'Leaving the signs out. With u = 15 instead of −15 the answer describes another picture.',
      'Using the mirror formula, which has a plus: 1/v + 1/u = 1/f.',
    ],
  },
};
