/** Titles of the physics calculators, in the order of the page. */
export const PHYSICS_TITLES = {
  speed: 'Speed, distance and time',
  acceleration: 'Acceleration',
  force: 'Force, mass and acceleration',
  'kinetic-energy': 'Kinetic energy',
  'potential-energy': 'Potential energy',
  'ohms-law': 'Ohm’s law',
  power: 'Power from work and time',
  'electric-power': 'Electric power',
  pressure: 'Pressure',
  density: 'Density',
  projectile: 'Projectile',
  lens: 'Lens',
} as const;

export type PhysicsCalculatorId = keyof typeof PHYSICS_TITLES;

/** Titles of the chemistry calculators, in the order of the page. */
export const CHEMISTRY_TITLES = {
  'molar-mass': 'Molar mass',
  balance: 'Balance an equation',
  moles: 'Moles and mass',
  molarity: 'Molarity',
  dilution: 'Dilution',
  ph: 'pH',
  'ideal-gas': 'Ideal gas',
} as const;

export type ChemistryCalculatorId = keyof typeof CHEMISTRY_TITLES;
