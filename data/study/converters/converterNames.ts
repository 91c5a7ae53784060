import { CONVERTER_PATHS } from '@/data/routes/paths/study/converters';

export const CONVERTERS_TITLE = 'Converters';

/** Every converter with what it is for, in the order of the list. */
export const CONVERTER_NAMES = [
  {
    title: 'Numbers to words',
    path: CONVERTER_PATHS.numberToWords,
    note: 'Lakh and crore, million and billion, and the words for a cheque',
  },
  { title: 'Length', path: CONVERTER_PATHS.length, note: 'Metres, feet, inches, miles, gaj' },
  {
    title: 'Mass and weight',
    path: CONVERTER_PATHS.mass,
    note: 'Kilograms, quintals, tolas, pounds',
  },
  {
    title: 'Area and land',
    path: CONVERTER_PATHS.area,
    note: 'Square feet, acres, cents, gunthas, bighas',
  },
  {
    title: 'Volume and capacity',
    path: CONVERTER_PATHS.volume,
    note: 'Litres, cups, gallons, cubic metres, TMC',
  },
  {
    title: 'Temperature',
    path: CONVERTER_PATHS.temperature,
    note: 'Celsius, Fahrenheit, kelvin',
  },
  { title: 'Speed', path: CONVERTER_PATHS.speed, note: 'km/h, m/s, mph, knots' },
  {
    title: 'Time',
    path: CONVERTER_PATHS.time,
    note: 'Seconds to years, and the muhurta and prahar',
  },
  { title: 'Data size', path: CONVERTER_PATHS.data, note: 'Bits, bytes, GB and GiB' },
  {
    title: 'Number systems',
    path: CONVERTER_PATHS.numberSystems,
    note: 'Binary, octal, hexadecimal and every base to 36',
  },
  {
    title: 'Roman numerals',
    path: CONVERTER_PATHS.romanNumerals,
    note: 'I to MMMCMXCIX, both ways',
  },
] as const;
