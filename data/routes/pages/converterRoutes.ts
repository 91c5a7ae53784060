import { CONVERTER_PATHS } from '@/data/routes/paths/study/converters';
import { type Route, studyRoute } from '@/data/routes/route';

const page = (
  path: string,
  title: string,
  description: string,
  names: readonly string[],
  headings: readonly string[],
): Route => studyRoute(path, { title, description, names, headings });

/** The converters. The pages of single numbers have their heads in `lib/study/words/numberSeo`. */
export const converterRoutes = (): Route[] => [
  page(
    CONVERTER_PATHS.all,
    'Converters: units, land, numbers and words',
    'Eleven converters for school and home: length, mass, land area, volume, temperature, speed, time, data, number systems, Roman numerals and numbers in words.',
    ['converters', 'converter', 'unit converter', 'unit conversion'],
    ['Units', 'Numbers', 'Measurement'],
  ),
  page(
    CONVERTER_PATHS.length,
    'Length converter: metres, feet, inches, miles',
    'Convert between metres, centimetres, feet, inches, yards (gaj) and miles, exactly, with the working shown and heights in feet and inches explained.',
    ['length converter', 'feet to cm', 'cm to inches', 'metre to feet', 'km to miles'],
    ['Centimetre', 'Metre', 'Kilometre', 'Inch', 'Foot', 'Yard', 'Gaj', 'Mile', 'Light year'],
  ),
  page(
    CONVERTER_PATHS.mass,
    'Mass converter: kilogram, quintal, tola, pound',
    'Convert kilograms, grams, quintals, tonnes, tolas, carats, pounds and ounces both ways, with the rule, the numbers put in and practice questions.',
    ['mass converter', 'weight converter', 'tola to gram', 'kg to pounds', 'quintal to kg'],
    ['Gram', 'Kilogram', 'Quintal', 'Tonne', 'Tola', 'Carat', 'Seer', 'Maund', 'Pound', 'Ounce'],
  ),
  page(
    CONVERTER_PATHS.temperature,
    'Temperature converter: Celsius and Fahrenheit',
    'Convert Celsius, Fahrenheit and kelvin both ways. See the formula with your numbers put in, and why 32 is added after multiplying and not before.',
    ['temperature converter', 'celsius to fahrenheit', 'fahrenheit to celsius', 'kelvin'],
    ['Celsius', 'Fahrenheit', 'Kelvin', 'Rankine', 'Fever'],
  ),
  page(
    CONVERTER_PATHS.area,
    'Area converter: acre, cent, guntha, bigha, sq ft',
    'Convert square feet, acres, hectares, cents, gunthas, grounds, kanals, marlas and the bigha of several Indian states, with the working and practice.',
    ['area converter', 'land converter', 'acre to cent', 'guntha to sq ft', 'bigha to acre'],
    ['Acre', 'Hectare', 'Cent', 'Guntha', 'Gunta', 'Ground', 'Bigha', 'Kattha', 'Kanal', 'Marla'],
  ),
  page(
    CONVERTER_PATHS.volume,
    'Volume converter: litres, gallons, cubic metres',
    'Convert litres, millilitres, cubic metres and feet, spoons, cups, gallons, barrels of oil and the TMC of Indian reservoirs, with each step shown.',
    ['volume converter', 'capacity converter', 'litre to ml', 'gallon to litre', 'tmc to litres'],
    ['Litre', 'Millilitre', 'Cubic metre', 'Gallon', 'Cup', 'Tablespoon', 'TMC'],
  ),
  page(
    CONVERTER_PATHS.speed,
    'Speed converter: km/h, m/s, mph and knots',
    'Convert km/h to m/s and back, miles per hour and knots, with 5/18 explained from 1,000 metres and 3,600 seconds and three questions to try.',
    ['speed converter', 'km/h to m/s', 'kmph to mps', 'mph to kmph', 'knots'],
    ['Kilometre per hour', 'Metre per second', 'Knot', 'Speed of light', '5/18'],
  ),
  page(
    CONVERTER_PATHS.time,
    'Time converter: seconds, hours, days, muhurta',
    'Convert seconds, minutes, hours, days, weeks and years, and the pal, ghati, muhurta and prahar of the old Indian day, with the working shown.',
    ['time converter', 'hours to minutes', 'days to hours', 'muhurta', 'prahar'],
    ['Second', 'Minute', 'Hour', 'Day', 'Week', 'Year', 'Ghati', 'Muhurta', 'Prahar'],
  ),
  page(
    CONVERTER_PATHS.data,
    'Data converter: MB, GB, TB, GiB and megabits',
    'Convert bits and bytes in steps of 1,000 (kB, MB, GB) and of 1,024 (KiB, MiB, GiB), and see why a 1 TB disk seems to have lost 69 gigabytes.',
    ['data converter', 'data size converter', 'gb to mb', 'mb to kb', 'mbps to mb'],
    ['Bit', 'Byte', 'Megabyte', 'Gigabyte', 'Gibibyte', 'Terabyte', 'Mbps'],
  ),
  page(
    CONVERTER_PATHS.numberSystems,
    'Number system converter: binary, octal, hex',
    'Convert whole numbers of up to 64 digits between any bases from 2 to 36, with place values and repeated division written out step by step.',
    ['number system converter', 'binary to decimal', 'decimal to binary', 'hexadecimal', 'octal'],
    ['Binary', 'Octal', 'Decimal', 'Hexadecimal', 'Base', 'Repeated division'],
  ),
  page(
    CONVERTER_PATHS.romanNumerals,
    'Roman numerals converter: 1 to 3999, both ways',
    'Turn numbers into Roman numerals and back, see what each sign adds or takes away, and learn why IIII, IC and VX are not written that way.',
    ['roman numerals', 'roman numerals converter', 'roman numbers', 'roman numerals 1 to 100'],
    ['I V X L C D M', 'MCMXCIV', 'Rules of Roman numerals'],
  ),
  page(
    CONVERTER_PATHS.numberToWords,
    'Numbers to words: lakh, crore and a cheque',
    'Type any whole number below one quadrillion and read it in Indian and international words, as rupees on a cheque and in a place-value chart.',
    ['number to words', 'numbers to words', 'number names', 'amount in words', 'rupees in words'],
    [
      'Lakh',
      'Crore',
      'Arab',
      'Kharab',
      'Million',
      'Billion',
      'Cheque',
      'Place value',
      'Number names',
    ],
  ),
];
