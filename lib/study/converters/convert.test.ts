import { UNIT_KIND_IDS, type UnitKindId } from '@/data/study/converters/unit';
import { UNIT_KINDS } from '@/data/study/converters/unitKinds';
import fc from '@/lib/testing/properties';
import { convert, findUnit, listUnits } from './convert';
import { convertTyped } from './convertTyped';
import { formatAmount } from './formatAmount';
import { exactly, rational } from './rational';

const ask = (kind: UnitKindId, amount: string, from: string, to: string): string => {
  const answer = convertTyped({ amount, from, to }, UNIT_KINDS[kind]);
  return answer.ok ? answer.explained.result : answer.problem;
};

it.each<[UnitKindId, string, string, string, string]>([
  ['length', '1', 'inch', 'centimetre', '1 inch = 2.54 centimetres'],
  ['length', '5', 'foot', 'centimetre', '5 feet = 152.4 centimetres'],
  ['length', '1', 'metre', 'foot', '1 metre ≈ 3.280839895 feet'],
  ['length', '1', 'mile', 'kilometre', '1 mile = 1.609344 kilometres'],
  ['length', '1', 'light-year', 'metre', '1 light year = 9,46,07,30,47,25,80,800 metres'],
  ['mass', '1', 'maund', 'tola', '1 maund = 3,200 tolas'],
  ['mass', '7000', 'carat', 'gram', '7,000 carats = 1,400 grams'],
  ['mass', '1', 'pound', 'ounce', '1 pound = 16 ounces'],
  ['temperature', '37', 'celsius', 'fahrenheit', '37 °C = 98.6 °F'],
  ['temperature', '98.6', 'fahrenheit', 'celsius', '98.6 °F = 37 °C'],
  ['temperature', '-40', 'celsius', 'fahrenheit', '-40 °C = -40 °F'],
  ['temperature', '-459.67', 'fahrenheit', 'kelvin', '-459.67 °F = 0 K'],
  ['area', '1', 'acre', 'square-foot', '1 acre = 43,560 square feet'],
  ['area', '1', 'acre', 'guntha', '1 acre = 40 gunthas (guntas)'],
  ['area', '1', 'guntha', 'square-foot', '1 guntha (gunta) = 1,089 square feet'],
  ['area', '1', 'cent', 'square-foot', '1 cent = 435.6 square feet'],
  ['area', '1', 'ground', 'square-foot', '1 ground = 2,400 square feet'],
  ['area', '1', 'acre', 'kanal', '1 acre = 8 kanals'],
  ['area', '1', 'kanal', 'marla', '1 kanal = 20 marlas'],
  ['area', '1', 'square-mile', 'acre', '1 square mile = 640 acres'],
  [
    'area',
    '1',
    'bigha-west-bengal',
    'square-foot',
    '1 bigha (West Bengal, Assam) = 14,400 square feet',
  ],
  [
    'area',
    '1',
    'bigha-west-bengal',
    'kattha-west-bengal',
    '1 bigha (West Bengal, Assam) = 20 katthas (West Bengal)',
  ],
  ['area', '8', 'bigha-pucca', 'acre', '8 pucca bighas (Uttar Pradesh, Rajasthan) = 5 acres'],
  ['area', '5', 'bigha-gujarat', 'acre', '5 bighas (Gujarat) = 2 acres'],
  ['area', '5', 'bigha-kachha', 'acre', '5 kachha bighas (Rajasthan) = 2 acres'],
  ['area', '5', 'bigha-himachal', 'acre', '5 bighas (Himachal Pradesh) = 1 acre'],
  [
    'area',
    '1',
    'bigha-madhya-pradesh',
    'square-foot',
    '1 bigha (Madhya Pradesh) = 12,000 square feet',
  ],
  ['volume', '1', 'us-gallon', 'cubic-inch', '1 US gallon = 231 cubic inches'],
  ['volume', '1', 'cubic-foot', 'cubic-inch', '1 cubic foot = 1,728 cubic inches'],
  ['volume', '1', 'imperial-gallon', 'imperial-pint', '1 imperial gallon = 8 imperial pints'],
  ['volume', '1', 'us-gallon', 'us-fluid-ounce', '1 US gallon = 128 US fluid ounces'],
  ['volume', '1', 'oil-barrel', 'us-gallon', '1 barrel of oil = 42 US gallons'],
  [
    'speed',
    '72',
    'kilometre-per-hour',
    'metre-per-second',
    '72 kilometres per hour = 20 metres per second',
  ],
  ['speed', '1', 'knot', 'kilometre-per-hour', '1 knot = 1.852 kilometres per hour'],
  ['time', '1', 'day', 'ghati', '1 day = 60 ghatis (ghadis)'],
  ['time', '1', 'day', 'muhurta', '1 day = 30 muhurtas'],
  ['time', '1', 'day', 'prahar', '1 day = 8 prahars'],
  ['time', '1', 'ghati', 'pal', '1 ghati (ghadi) = 60 pals'],
  ['data', '1', 'pebibyte', 'byte', '1 pebibyte = 1,12,58,99,90,68,42,624 bytes'],
  ['data', '1', 'terabyte', 'gibibyte', '1 terabyte ≈ 931.3225746 gibibytes'],
  ['data', '100', 'megabit', 'megabyte', '100 megabits = 12.5 megabytes'],
])('%s: %s %s in %s is %p', (kind, amount, from, to, expected) => {
  expect(ask(kind, amount, from, to)).toBe(expected);
});

it.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['abc', 'not-a-number'],
  ['1e9', 'not-a-number'],
  ['NaN', 'not-a-number'],
  ['Infinity', 'not-a-number'],
  ['.', 'not-a-number'],
  ['-', 'not-a-number'],
  ['1.2.3', 'not-a-number'],
  ['1,5', 'commas'],
  ['9'.repeat(31), 'too-long'],
  ['-1', 'below-least'],
])('says what is wrong with %p', (amount, problem) => {
  expect(ask('length', amount, 'metre', 'foot')).toBe(problem);
});

it('refuses what is colder than absolute zero, and only that', () => {
  expect(ask('temperature', '-273.15', 'celsius', 'kelvin')).toBe('-273.15 °C = 0 K');
  expect(ask('temperature', '-273.16', 'celsius', 'kelvin')).toBe('below-least');
  expect(ask('temperature', '-1', 'kelvin', 'celsius')).toBe('below-least');
});

it('names a unit that does not exist', () => {
  expect(ask('length', '1', 'cubit', 'metre')).toBe('unknown-unit');
});

describe.each(UNIT_KIND_IDS)('%s', (id) => {
  const kind = UNIT_KINDS[id];
  const units = listUnits(kind);
  const unit = fc.constantFrom(...units);
  const amount = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 6 }))
    .map(([top, places]) => rational(top, 10n ** BigInt(places)));

  it('comes back exactly, from any unit to any other', () => {
    fc.assert(
      fc.property(amount, unit, unit, (value, from, to) => {
        expect(convert(convert(value, from, to), to, from)).toEqual(value);
      }),
    );
  });

  it('agrees with floating-point arithmetic to 9 digits', () => {
    const toNumber = (text: string) =>
      text
        .split('/')
        .map(Number)
        .reduce((top, bottom) => top / bottom);
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 10 ** 6 }), unit, unit, (value, from, to) => {
        const base = (value + toNumber(from.offset ?? '0')) * toNumber(from.factor);
        const expected = base / toNumber(to.factor) - toNumber(to.offset ?? '0');
        const { top, bottom } = convert(rational(BigInt(value)), from, to);
        expect(Number(top) / Number(bottom) / expected).toBeCloseTo(1, 9);
      }),
    );
  });

  it('has units with their own ids and names, above zero, and an example that works', () => {
    for (const field of ['id', 'one', 'many'] as const)
      expect(new Set(units.map((entry) => entry[field])).size).toBe(units.length);
    expect(units.filter(({ factor }) => exactly(factor).top <= 0n)).toEqual([]);
    expect(convertTyped(kind.example, kind).ok).toBe(true);
    expect(findUnit(kind, kind.example.from)).not.toBeNull();
  });
});

describe('a number as it is shown', () => {
  it.each([
    ['0', '0', true],
    ['0.5', '0.5', true],
    ['-1234567.25', '-12,34,567.25', true],
    ['1/3', '0.3333333333', false],
    ['2/3', '0.6666666667', false],
    ['0.99999999999', '1', false],
    ['9999999999.99', '10,00,00,00,000', false],
    ['12345678901234', '1,23,45,67,89,01,234', true],
    ['0.000001', '0.000001', true],
    ['0.0000000123', '1.23 × 10⁻⁸', true],
    ['123456789012345678', '1.23456789 × 10¹⁷', false],
    ['100000000000000000000', '1 × 10²⁰', true],
  ])('%p is %p', (value, text, isExact) => {
    expect(formatAmount(exactly(value))).toEqual({ text, isExact });
  });

  it('is never further away than half of its tenth digit', () => {
    const value = fc.tuple(
      fc.bigInt({ min: 1n, max: 10n ** 20n }),
      fc.bigInt({ min: 1n, max: 10n ** 20n }),
    );
    fc.assert(
      fc.property(value, ([top, bottom]) => {
        const { text } = formatAmount(rational(top, bottom));
        expect(text).toMatch(/^[\d,]+(?:\.\d+)?(?: × 10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)?$/);
        const [digits = '', power = '0'] = text.split(' × 10');
        const exponent = power
          .replace('⁻', '-')
          .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (sign) => String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign)));
        const shown = Number(digits.replaceAll(',', '')) * 10 ** Number(exponent);
        expect(Math.abs(shown / (Number(top) / Number(bottom)) - 1)).toBeLessThan(6e-10);
      }),
    );
  });
});
