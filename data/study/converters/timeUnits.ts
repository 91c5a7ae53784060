import type { UnitKind } from './unit';

/**
 * In seconds. Minute, hour and day: SI Brochure, table 8. Indian day: 8 prahars, 30 muhurtas,
 * 60 ghatis, each ghati of 60 pals. Months and years differ, so each says its days.
 */
export const TIME: UnitKind = {
  id: 'time',
  groups: [
    {
      title: 'Clock',
      units: [
        {
          id: 'microsecond',
          one: 'microsecond',
          many: 'microseconds',
          symbol: 'µs',
          factor: '0.000001',
        },
        {
          id: 'millisecond',
          one: 'millisecond',
          many: 'milliseconds',
          symbol: 'ms',
          factor: '0.001',
        },
        { id: 'second', one: 'second', many: 'seconds', symbol: 's', factor: '1' },
        { id: 'minute', one: 'minute', many: 'minutes', symbol: 'min', factor: '60' },
        { id: 'hour', one: 'hour', many: 'hours', symbol: 'h', factor: '3600' },
      ],
    },
    {
      title: 'Calendar',
      units: [
        { id: 'day', one: 'day', many: 'days', symbol: 'd', factor: '86400' },
        { id: 'week', one: 'week', many: 'weeks', symbol: 'wk', factor: '604800' },
        {
          id: 'fortnight',
          one: 'fortnight',
          many: 'fortnights',
          symbol: 'fortnight',
          factor: '1209600',
        },
        {
          id: 'month-30',
          one: 'month of 30 days',
          many: 'months of 30 days',
          symbol: 'month',
          factor: '2592000',
        },
        {
          id: 'year-365',
          one: 'year of 365 days',
          many: 'years of 365 days',
          symbol: 'year',
          factor: '31536000',
        },
        {
          id: 'leap-year',
          one: 'leap year of 366 days',
          many: 'leap years of 366 days',
          symbol: 'leap year',
          factor: '31622400',
        },
      ],
    },
    {
      title: 'The old Indian day',
      units: [
        { id: 'pal', one: 'pal', many: 'pals', symbol: 'pal', factor: '24' },
        {
          id: 'ghati',
          one: 'ghati (ghadi)',
          many: 'ghatis (ghadis)',
          symbol: 'ghati',
          factor: '1440',
        },
        { id: 'muhurta', one: 'muhurta', many: 'muhurtas', symbol: 'muhurta', factor: '2880' },
        { id: 'prahar', one: 'prahar', many: 'prahars', symbol: 'prahar', factor: '10800' },
      ],
    },
  ],
  example: { amount: '2.5', from: 'hour', to: 'minute' },
};
