import { tableRoutes } from '@/data/routes/pages/tableRoutes';
import { TABLE_NUMBERS, tablePath } from '@/data/routes/paths/study/tables';
import { sayLine, sayMany, sayNumber } from '@/data/study/tables/sayNumber';
import { toIndianWords } from '@/lib/study/words/numberWords';
import fc from '@/lib/testing/properties';
import { buildTable } from './buildTable';
import { parseTableNumber } from './parseTableNumber';

const factors = fc.constantFrom(...TABLE_NUMBERS);

it('has twenty lines, each the number added once more', () => {
  fc.assert(
    fc.property(factors, (factor) => {
      let sum = 0;
      const added = Array.from({ length: 20 }, () => (sum += factor));
      expect(buildTable(factor).map(({ product }) => product)).toEqual(added);
      expect(buildTable(factor).map(({ times }) => times)).toEqual([...Array(21).keys()].slice(1));
    }),
  );
});

const VALUES: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

/** Reads number words back: the other way round, and by adding and multiplying only. */
const read = (words: string): number => {
  let done = 0;
  let open = 0;
  for (const word of words.split(/[ -]/)) {
    if (word === 'hundred') open *= 100;
    else if (word === 'thousand') {
      done += open * 1000;
      open = 0;
    } else if (word !== 'and') open += VALUES[word] ?? Number.NaN;
  }
  return done + open;
};

it('says every product so that it can be read back', () => {
  const wrong = Array.from({ length: 10_000 }, (_, value) => value).filter(
    (value) => read(sayNumber(value)) !== value,
  );
  expect(wrong).toEqual([]);
});

it('says every number as the pages of numbers in words write it', () => {
  const other = Array.from({ length: 10_000 }, (_, value) => value).filter(
    (value) => sayNumber(value) !== toIndianWords(BigInt(value)),
  );
  expect(other).toEqual([]);
});

it.each([
  [17, 1, 'seventeen ones are seventeen'],
  [17, 8, 'seventeen eights are one hundred thirty-six'],
  [6, 6, 'six sixes are thirty-six'],
  [120, 20, 'one hundred twenty twenties are two thousand four hundred'],
  [101, 10, 'one hundred one tens are one thousand ten'],
  [1, 7, 'one seven is seven'],
])('recites %d × %d as people do', (factor, times, words) => {
  expect(sayLine(factor, times)).toBe(words);
});

it('has a plural for every line', () => {
  expect([1, 6, 12, 20].map(sayMany)).toEqual(['ones', 'sixes', 'twelves', 'twenties']);
});

it.each([
  ['1', 1],
  ['17', 17],
  ['120', 120],
  ['0', null],
  ['121', null],
  ['07', null],
  ['1.0', null],
  ['-7', null],
  ['seven', null],
  ['', null],
  ['99999999999999999999', null],
])('reads the address %p as %p', (slug, expected) => {
  expect(parseTableNumber(slug)).toBe(expected);
});

describe('the addresses of the tables', () => {
  const routes = tableRoutes();

  it('are 120', () => {
    expect(routes).toHaveLength(120);
    expect(routes[16]?.path).toBe(tablePath(17));
  });

  it.each(['path', 'title', 'description'] as const)('never share a %s', (field) => {
    expect(new Set(routes.map((route) => route[field])).size).toBe(120);
  });

  it('have titles and descriptions that a search engine shows whole', () => {
    const wrong = routes.filter(
      ({ title, description: { length } }) => title.length > 54 || length < 70 || length > 160,
    );
    expect(wrong.map(({ title, description }) => [title, description])).toEqual([]);
  });
});
