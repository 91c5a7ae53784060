import type { UnitKind } from './unit';

/** In metres per second. Mile of 1,609.344 m, nautical mile of 1,852 m; light: SI Brochure, exact since 1983. */
export const SPEED: UnitKind = {
  id: 'speed',
  groups: [
    {
      title: 'Metric',
      units: [
        {
          id: 'centimetre-per-second',
          one: 'centimetre per second',
          many: 'centimetres per second',
          symbol: 'cm/s',
          factor: '0.01',
        },
        {
          id: 'metre-per-minute',
          one: 'metre per minute',
          many: 'metres per minute',
          symbol: 'm/min',
          factor: '1/60',
        },
        {
          id: 'metre-per-second',
          one: 'metre per second',
          many: 'metres per second',
          symbol: 'm/s',
          factor: '1',
        },
        {
          id: 'kilometre-per-hour',
          one: 'kilometre per hour',
          many: 'kilometres per hour',
          symbol: 'km/h',
          factor: '5/18',
        },
        {
          id: 'kilometre-per-second',
          one: 'kilometre per second',
          many: 'kilometres per second',
          symbol: 'km/s',
          factor: '1000',
        },
      ],
    },
    {
      title: 'Feet, miles and knots',
      units: [
        {
          id: 'foot-per-second',
          one: 'foot per second',
          many: 'feet per second',
          symbol: 'ft/s',
          factor: '0.3048',
        },
        {
          id: 'mile-per-hour',
          one: 'mile per hour',
          many: 'miles per hour',
          symbol: 'mph',
          factor: '0.44704',
        },
        { id: 'knot', one: 'knot', many: 'knots', symbol: 'kn', factor: '1852/3600' },
      ],
    },
    {
      title: 'Nature',
      units: [
        {
          id: 'speed-of-light',
          one: 'speed of light in a vacuum',
          many: 'times the speed of light in a vacuum',
          symbol: 'c',
          factor: '299792458',
        },
      ],
    },
  ],
  example: { amount: '72', from: 'kilometre-per-hour', to: 'metre-per-second' },
};
