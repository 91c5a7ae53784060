import { convertRoman } from './convertRoman';
import { readRomanOrNumber, splitRoman, toRoman } from './roman';

/** A second way: the numerals of each digit, written down as they are learnt. */
const PLACES = [
  ['', 'M', 'MM', 'MMM'],
  ['', 'C', 'CC', 'CCC', 'CD', 'D', 'DC', 'DCC', 'DCCC', 'CM'],
  ['', 'X', 'XX', 'XXX', 'XL', 'L', 'LX', 'LXX', 'LXXX', 'XC'],
  ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'],
];

const byPlaces = (value: number): string =>
  Array.from(String(value).padStart(4, '0'), (digit, place) => PLACES[place]?.[Number(digit)]).join(
    '',
  );

it('writes and reads all of 1 to 3999', () => {
  for (let value = 1; value <= 3999; value += 1) {
    const roman = toRoman(value);
    expect(roman).toBe(byPlaces(value));
    expect(readRomanOrNumber(roman)).toEqual({ ok: true, value, roman });
    expect(readRomanOrNumber(String(value))).toEqual({ ok: true, value, roman });
    expect(splitRoman(value).reduce((sum, part) => sum + part.value, 0)).toBe(value);
  }
});

it.each([0, 4000, 1.5, -1, Number.NaN])('refuses %p', (value) => {
  expect(() => toRoman(value)).toThrow(RangeError);
});

it.each([
  ['1994', '1,994 = MCMXCIV'],
  ['1,994', '1,994 = MCMXCIV'],
  [' mcmxciv ', '1,994 = MCMXCIV'],
])('answers %p with %p', (typed, result) => {
  expect(convertRoman(typed)).toMatchObject({ ok: true, result });
});

it.each([
  ['', /Type a number/],
  ['IIII', /IIII is not written that way. 4 is IV/],
  ['IC', /99 is XCIX/],
  ['VX', /5 is V\./],
  ['IL', /49 is XLIX/],
  ['MMMM', /from 1 to 3999/],
  ['0', /from 1 to 3999/],
  ['4000', /from 1 to 3999/],
  ['-5', /from 1 to 3999/],
  ['9'.repeat(30), /from 1 to 3999/],
  ['3.5', /whole numbers/],
  ['hello', /Use digits, or the signs/],
  ['X'.repeat(500), /Use digits, or the signs/],
])('helps with %p', (typed, error) => {
  expect(convertRoman(typed)).toEqual({ ok: false, error: expect.stringMatching(error) });
});
