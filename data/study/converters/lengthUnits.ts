import type { UnitKind } from './unit';

/**
 * In metres. Inch to mile: international yard and pound agreement of 1959 (1 yd = 0.9144 m).
 * Nautical mile: International Hydrographic Conference, Monaco 1929. Astronomical unit: IAU 2012,
 * resolution B2. Light year: IAU, 365.25 days at 299,792,458 m/s.
 */
export const LENGTH: UnitKind = {
  id: 'length',
  groups: [
    {
      title: 'Metric',
      units: [
        {
          id: 'micrometre',
          one: 'micrometre',
          many: 'micrometres',
          symbol: 'µm',
          factor: '0.000001',
        },
        { id: 'millimetre', one: 'millimetre', many: 'millimetres', symbol: 'mm', factor: '0.001' },
        { id: 'centimetre', one: 'centimetre', many: 'centimetres', symbol: 'cm', factor: '0.01' },
        { id: 'decimetre', one: 'decimetre', many: 'decimetres', symbol: 'dm', factor: '0.1' },
        { id: 'metre', one: 'metre', many: 'metres', symbol: 'm', factor: '1' },
        { id: 'kilometre', one: 'kilometre', many: 'kilometres', symbol: 'km', factor: '1000' },
      ],
    },
    {
      title: 'Inches, feet and miles',
      units: [
        { id: 'inch', one: 'inch', many: 'inches', symbol: 'in', factor: '0.0254' },
        { id: 'foot', one: 'foot', many: 'feet', symbol: 'ft', factor: '0.3048' },
        { id: 'yard', one: 'yard (gaj)', many: 'yards (gaj)', symbol: 'yd', factor: '0.9144' },
        { id: 'furlong', one: 'furlong', many: 'furlongs', symbol: 'fur', factor: '201.168' },
        { id: 'mile', one: 'mile', many: 'miles', symbol: 'mi', factor: '1609.344' },
      ],
    },
    {
      title: 'Sea and sky',
      units: [
        {
          id: 'nautical-mile',
          one: 'nautical mile',
          many: 'nautical miles',
          symbol: 'NM',
          factor: '1852',
        },
        {
          id: 'astronomical-unit',
          one: 'astronomical unit',
          many: 'astronomical units',
          symbol: 'au',
          factor: '149597870700',
        },
        {
          id: 'light-year',
          one: 'light year',
          many: 'light years',
          symbol: 'ly',
          factor: '9460730472580800',
        },
      ],
    },
  ],
  example: { amount: '5', from: 'foot', to: 'centimetre' },
};
