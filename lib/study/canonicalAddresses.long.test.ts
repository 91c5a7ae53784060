import { parseBlogPage } from '@/lib/content/blog/blogPage';
import { parseReference } from '@/lib/server/enquiries/reference';
import { parseDay } from '@/lib/site/parseDay';
import { hostileText } from '@/lib/testing/hostileText';
import fc from '@/lib/testing/properties';
import { parseBase } from './converters/numberSystems';
import { readRomanOrNumber, toRoman } from './converters/roman';
import { parseClassNumber } from './ncert/books';
import { parseTableNumber } from './tables/parseTableNumber';
import { parseNumberAddress } from './words/readWholeNumber';

/** Every spelling of a number that somebody could put into an address. */
const spelling = fc.oneof(
  fc.nat(2000).map(String),
  fc.bigInt({ min: 0n, max: 10n ** 16n }).map(String),
  fc.nat(200).map((number) => `0${number}`),
  fc.nat(200).map((number) => `${number}.0`),
  fc.nat(200).map((number) => `+${number}`),
  hostileText,
);

it.each([
  ['a table', parseTableNumber],
  ['a class', parseClassNumber],
  ['a page of the blog', parseBlogPage],
  ['a number in words', parseNumberAddress],
])('gives %s one address', (_, parse) => {
  fc.assert(
    fc.property(spelling, (text) => {
      const number = parse(text);
      expect(number === null || String(number) === text).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

it('reads bases from 2 to 36 only', () => {
  fc.assert(
    fc.property(spelling, (text) => {
      const base = parseBase(text);
      expect(base === null || (base >= 2 && base <= 36)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it('reads every Roman numeral back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3999 }), (value) => {
      expect(readRomanOrNumber(toRoman(value))).toMatchObject({ ok: true, value });
    }),
    { numRuns: 300 },
  );
});

it('reads every day of the calendar, and no other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 9999 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
      (year, month, day) => {
        const text = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
        const exists = new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false;
        expect(parseDay(text) !== null).toBe(exists);
      },
    ),
    { numRuns: 1000 },
  );
});

it('knows its own spelling of a reference again', () => {
  const typed = fc.oneof(hostileText, fc.stringMatching(/^ ?[Oo]is-[0-9a-zA-Z]{4}-[0-9A-Z]{4}$/));
  fc.assert(
    fc.property(typed, (text) => {
      const reference = parseReference(text);
      expect(reference === null ? null : parseReference(reference)).toBe(reference);
    }),
    { numRuns: 500 },
  );
});
