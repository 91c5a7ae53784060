import { MADE_TEXTS } from '@/lib/study/testing/madeTexts';
import { listTexts } from '@/lib/testing/listTexts';
import { toIndianWords } from './numberWords';

const SMALL =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';

/** What no number in words has here: an “and”, a plural, tens without their hyphen. */
const OTHER_WAYS = new RegExp(
  [
    `\\b(?:hundred|thousand|lakh|crore) and (?:${SMALL})\\b`,
    `\\b(?:${SMALL}) (?:hundreds|thousands|lakhs|crores) (?:${SMALL})\\b`,
    '\\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (?:one|two|three|four|five|six|seven|eight|nine)\\b',
  ].join('|'),
  'i',
);

/** A text without what it quotes: one page tells of both ways. */
const unquoted = (text: string): string => text.replace(/“[^”]*”/g, '');

it.each(Object.entries(MADE_TEXTS))('%s: numbers in words go one way', (_, list) => {
  expect(
    [...new Set(list().filter((text) => OTHER_WAYS.test(unquoted(text))))].slice(0, 5),
  ).toEqual([]);
});

it('writes numbers in words one way in lessons, chapters, papers and pages', () => {
  // People of a story speak as people do.
  const isApart = (place: string) => /stories|poems/.test(place);
  const odd = listTexts(['data/study'])
    .filter(({ place, text }) => !isApart(place) && OTHER_WAYS.test(unquoted(text)))
    .map(({ place, text }) => `${place} ${text.match(OTHER_WAYS)?.[0]}`);
  expect(odd).toEqual([]);
});

it.each([
  [
    999_999_999n,
    'ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine',
  ],
  [1_000_000_000n, 'one hundred crore'],
  [1_000_000_001n, 'one hundred crore one'],
  [12_345_000_000n, 'one thousand two hundred thirty-four crore fifty lakh'],
  [1_000_000_000_000n, 'one lakh crore'],
  [1_205n, 'one thousand two hundred five'],
])('counts crores on above 99,99,99,999: %p', (value, words) => {
  expect(toIndianWords(value)).toBe(words);
});
