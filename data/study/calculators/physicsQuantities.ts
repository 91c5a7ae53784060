/** The names of the quantities in the physics calculators, and the worked example of each law. */
export const PHYSICS_QUANTITIES = {
  speed: [
    {
      key: 'd',
      symbol: 'd',
      name: 'Distance',
      kind: 'length',
      rule: 'notNegative',
      example: '150 km',
    },
    { key: 't', symbol: 't', name: 'Time', kind: 'time', rule: 'aboveZero', example: '2.5 h' },
    { key: 'v', symbol: 'v', name: 'Speed', kind: 'speed', rule: 'notNegative', example: '' },
  ],
  acceleration: [
    {
      key: 'u',
      symbol: 'u',
      name: 'First velocity',
      kind: 'speed',
      rule: 'any',
      example: '18 km/h',
    },
    {
      key: 'v',
      symbol: 'v',
      name: 'Final velocity',
      kind: 'speed',
      rule: 'any',
      example: '54 km/h',
    },
    { key: 't', symbol: 't', name: 'Time', kind: 'time', rule: 'aboveZero', example: '5' },
    { key: 'a', symbol: 'a', name: 'Acceleration', kind: 'acceleration', rule: 'any', example: '' },
  ],
  force: [
    { key: 'm', symbol: 'm', name: 'Mass', kind: 'mass', rule: 'aboveZero', example: '12' },
    {
      key: 'a',
      symbol: 'a',
      name: 'Acceleration',
      kind: 'acceleration',
      rule: 'any',
      example: '1.5',
    },
    { key: 'F', symbol: 'F', name: 'Force', kind: 'force', rule: 'any', example: '' },
  ],
  kinetic: [
    { key: 'm', symbol: 'm', name: 'Mass', kind: 'mass', rule: 'aboveZero', example: '160 g' },
    { key: 'v', symbol: 'v', name: 'Speed', kind: 'speed', rule: 'notNegative', example: '30' },
    {
      key: 'K',
      symbol: 'KE',
      name: 'Kinetic energy',
      kind: 'energy',
      rule: 'notNegative',
      example: '',
    },
  ],
  potential: [
    { key: 'm', symbol: 'm', name: 'Mass', kind: 'mass', rule: 'aboveZero', example: '20' },
    { key: 'h', symbol: 'h', name: 'Height', kind: 'length', rule: 'notNegative', example: '3' },
    {
      key: 'E',
      symbol: 'PE',
      name: 'Potential energy',
      kind: 'energy',
      rule: 'notNegative',
      example: '',
    },
  ],
  ohm: [
    {
      key: 'V',
      symbol: 'V',
      name: 'Voltage',
      kind: 'voltage',
      rule: 'notNegative',
      example: '220',
    },
    { key: 'I', symbol: 'I', name: 'Current', kind: 'current', rule: 'notNegative', example: '' },
    {
      key: 'R',
      symbol: 'R',
      name: 'Resistance',
      kind: 'resistance',
      rule: 'aboveZero',
      example: '55',
    },
  ],
  power: [
    {
      key: 'W',
      symbol: 'W',
      name: 'Work done',
      kind: 'energy',
      rule: 'notNegative',
      example: '4500',
    },
    { key: 't', symbol: 't', name: 'Time', kind: 'time', rule: 'aboveZero', example: '1 min' },
    { key: 'P', symbol: 'P', name: 'Power', kind: 'power', rule: 'notNegative', example: '' },
  ],
  electricPower: [
    {
      key: 'P',
      symbol: 'P',
      name: 'Electric power',
      kind: 'power',
      rule: 'notNegative',
      example: '1.1 kW',
    },
    {
      key: 'V',
      symbol: 'V',
      name: 'Voltage',
      kind: 'voltage',
      rule: 'notNegative',
      example: '220',
    },
    { key: 'I', symbol: 'I', name: 'Current', kind: 'current', rule: 'notNegative', example: '' },
  ],
  pressure: [
    { key: 'F', symbol: 'F', name: 'Force', kind: 'force', rule: 'notNegative', example: '600' },
    { key: 'A', symbol: 'A', name: 'Area', kind: 'area', rule: 'aboveZero', example: '300 cm²' },
    { key: 'p', symbol: 'p', name: 'Pressure', kind: 'pressure', rule: 'notNegative', example: '' },
  ],
  density: [
    { key: 'm', symbol: 'm', name: 'Mass', kind: 'mass', rule: 'aboveZero', example: '540 g' },
    {
      key: 'V',
      symbol: 'V',
      name: 'Volume',
      kind: 'volume',
      rule: 'aboveZero',
      example: '200 cm³',
    },
    { key: 'D', symbol: 'ρ', name: 'Density', kind: 'density', rule: 'aboveZero', example: '' },
  ],
  lens: [
    {
      key: 'f',
      symbol: 'f',
      name: 'Focal length',
      kind: 'lensLength',
      rule: 'notZero',
      example: '20',
    },
    {
      key: 'u',
      symbol: 'u',
      name: 'Object distance',
      kind: 'lensLength',
      rule: 'belowZero',
      example: '-30',
    },
    {
      key: 'v',
      symbol: 'v',
      name: 'Image distance',
      kind: 'lensLength',
      rule: 'notZero',
      example: '',
    },
  ],
} as const;

/** The values of g that questions ask for, in m/s². */
export const GRAVITY = {
  label: 'Acceleration due to gravity (g)',
  options: [
    { value: '9.8', label: '9.8 m/s² (Earth)' },
    { value: '10', label: '10 m/s² (Earth, rounded)' },
    { value: '1.62', label: '1.62 m/s² (Moon)' },
  ],
} as const;

/** The fields of the projectile calculator. */
export const PROJECTILE = {
  u: {
    key: 'u',
    symbol: 'u',
    name: 'Speed of projection',
    kind: 'speed',
    rule: 'aboveZero',
    example: '20',
  },
  angle: {
    key: 'angle',
    symbol: 'θ',
    name: 'Angle with the ground',
    kind: 'angle',
    rule: 'aboveZero',
    example: '30',
  },
} as const;
