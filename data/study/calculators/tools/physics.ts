import type { PhysicsCalculatorId } from '@/data/study/calculators/scienceTitles';
import type { ToolGroup, ToolText } from './tool';

/** The groups of the list of physics calculators. */
export const PHYSICS_TOOL_GROUPS: readonly ToolGroup<PhysicsCalculatorId>[] = [
  { title: 'Motion', ids: ['speed', 'acceleration', 'projectile'] },
  {
    title: 'Force and energy',
    ids: ['force', 'kinetic-energy', 'potential-energy', 'power'],
  },
  { title: 'Matter', ids: ['density', 'pressure'] },
  { title: 'Electricity and light', ids: ['ohms-law', 'electric-power', 'lens'] },
];

/** What each physics calculator is called where it is found. */
export const PHYSICS_TOOLS: Record<PhysicsCalculatorId, ToolText> = {
  speed: {
    heading: 'Speed, distance and time calculator',
    title: 'Speed calculator: speed, distance and time',
    description:
      'Leave one of distance, time and speed empty. Kilometres, hours and km/h are turned into SI units first, and the answer is worked out in lines.',
    note: 'Whichever of the three is missing, in m/s and km/h.',
    names: ['speed calculator', 'speed distance time calculator', 'average speed calculator'],
  },
  acceleration: {
    heading: 'Acceleration calculator',
    title: 'Acceleration calculator: a = (v − u) ÷ t',
    description:
      'Find the acceleration, a velocity or the time of steady motion in a straight line, with km/h turned into m/s and the distance covered besides.',
    note: 'From two velocities and the time, or the other way round.',
    names: ['acceleration calculator', 'final velocity calculator', 'v = u + at calculator'],
  },
  force: {
    heading: 'Force, mass and acceleration calculator',
    title: 'Force calculator: F = m × a with steps',
    description:
      'Newton’s second law: type two of mass, acceleration and force and read the third in kg, m/s² or newtons, with the formula turned round.',
    note: 'Newton’s second law, for any of the three.',
    names: ['force calculator', 'newtons second law calculator', 'f = ma calculator'],
  },
  'kinetic-energy': {
    heading: 'Kinetic energy calculator',
    title: 'Kinetic energy calculator: ½ m v²',
    description:
      'Kinetic energy from mass and speed, or the speed from the energy. Grams and km/h are turned into kg and m/s, and each step is written out.',
    note: 'The energy of motion from mass and speed.',
    names: ['kinetic energy calculator', 'ke calculator'],
  },
  'potential-energy': {
    heading: 'Potential energy calculator',
    title: 'Potential energy calculator: m × g × h',
    description:
      'Potential energy near the ground from mass and height, with g as 9.8 or 10 m/s² or on the Moon, or the height that an energy lifts to.',
    note: 'The energy of a raised body, with the g of your question.',
    names: ['potential energy calculator', 'pe calculator', 'mgh calculator'],
  },
  'ohms-law': {
    heading: 'Ohm’s law calculator',
    title: 'Ohm’s law calculator: voltage, current, resistance',
    description:
      'Type two of voltage, current and resistance and read the third, in mA, kΩ or mV where you like, with the power used in the circuit besides.',
    note: 'Voltage, current or resistance from the other two.',
    names: ['ohms law calculator', 'ohm’s law calculator', 'resistance calculator'],
  },
  power: {
    heading: 'Power calculator: work and time',
    title: 'Power calculator from work and time',
    description:
      'Power is work done in a second: find the power, the work or the time, with kJ and minutes turned into joules and seconds line by line.',
    note: 'How fast work is done, in watts and kilowatts.',
    names: ['power calculator', 'work power calculator', 'work done calculator'],
  },
  'electric-power': {
    heading: 'Electric power calculator',
    title: 'Electric power calculator: watts, volts, amperes',
    description:
      'The power of an appliance from voltage and current, or the current that a geyser takes, with the units that it uses in one hour on the bill.',
    note: 'Watts from volts and amperes, and units on the bill.',
    names: ['electric power calculator', 'watt calculator', 'electricity unit calculator'],
  },
  pressure: {
    heading: 'Pressure calculator',
    title: 'Pressure calculator: force on an area',
    description:
      'Pressure in pascals from a force and an area in m² or cm², or the force behind a pressure: why a heel hurts more than an elephant’s foot.',
    note: 'Force on each square metre, in pascals.',
    names: ['pressure calculator', 'force area pressure calculator'],
  },
  density: {
    heading: 'Density calculator',
    title: 'Density calculator: mass and volume',
    description:
      'Density in kg/m³ and g/cm³ from mass and volume, or the mass or volume of a known material, and whether the piece floats on water.',
    note: 'Mass of each cubic metre, and what floats.',
    names: ['density calculator', 'mass volume density calculator'],
  },
  projectile: {
    heading: 'Projectile calculator',
    title: 'Projectile calculator: range, height and time',
    description:
      'Range, greatest height and time of flight of a body thrown at an angle over level ground, with sine and cosine put in and the g you choose.',
    note: 'Range, height and time of a throw over level ground.',
    names: ['projectile calculator', 'projectile motion calculator', 'range of projectile'],
  },
  lens: {
    heading: 'Lens formula calculator',
    title: 'Lens formula calculator with signs',
    description:
      'Focal length, object or image distance by 1/v − 1/u = 1/f with the signs of the school convention, the magnification, and what the image is like.',
    note: '1/v − 1/u = 1/f with its signs, and the magnification.',
    names: ['lens formula calculator', 'lens calculator', 'focal length calculator'],
  },
};
