import type { UnitKind } from './unit';

/** In bytes of 8 bits. Decimal prefixes: SI Brochure, table 7; binary ones: IEC 80000-13. */
export const DATA: UnitKind = {
  id: 'data',
  groups: [
    {
      title: 'Bits',
      units: [
        { id: 'bit', one: 'bit', many: 'bits', symbol: 'bit', factor: '0.125' },
        { id: 'kilobit', one: 'kilobit', many: 'kilobits', symbol: 'kbit', factor: '125' },
        { id: 'megabit', one: 'megabit', many: 'megabits', symbol: 'Mbit', factor: '125000' },
        { id: 'gigabit', one: 'gigabit', many: 'gigabits', symbol: 'Gbit', factor: '125000000' },
      ],
    },
    {
      title: 'Bytes, decimal: steps of 1,000',
      units: [
        { id: 'byte', one: 'byte', many: 'bytes', symbol: 'B', factor: '1' },
        { id: 'kilobyte', one: 'kilobyte', many: 'kilobytes', symbol: 'kB', factor: '1000' },
        { id: 'megabyte', one: 'megabyte', many: 'megabytes', symbol: 'MB', factor: '1000000' },
        { id: 'gigabyte', one: 'gigabyte', many: 'gigabytes', symbol: 'GB', factor: '1000000000' },
        {
          id: 'terabyte',
          one: 'terabyte',
          many: 'terabytes',
          symbol: 'TB',
          factor: '1000000000000',
        },
        {
          id: 'petabyte',
          one: 'petabyte',
          many: 'petabytes',
          symbol: 'PB',
          factor: '1000000000000000',
        },
      ],
    },
    {
      title: 'Bytes, binary: steps of 1,024',
      units: [
        { id: 'kibibyte', one: 'kibibyte', many: 'kibibytes', symbol: 'KiB', factor: '1024' },
        { id: 'mebibyte', one: 'mebibyte', many: 'mebibytes', symbol: 'MiB', factor: '1048576' },
        { id: 'gibibyte', one: 'gibibyte', many: 'gibibytes', symbol: 'GiB', factor: '1073741824' },
        {
          id: 'tebibyte',
          one: 'tebibyte',
          many: 'tebibytes',
          symbol: 'TiB',
          factor: '1099511627776',
        },
        {
          id: 'pebibyte',
          one: 'pebibyte',
          many: 'pebibytes',
          symbol: 'PiB',
          factor: '1125899906842624',
        },
      ],
    },
  ],
  example: { amount: '1', from: 'terabyte', to: 'gibibyte' },
};
