import { wordFaults } from '@/lib/study/testing/wordFaults';
import { listTexts } from '@/lib/testing/listTexts';
import { toIndianWords } from './numberWords';

it('writes numbers in words one way in lessons, chapters, papers and pages', () => {
  // People of a story speak as people do.
  const isApart = (place: string) => /stories|poems/.test(place);
  const odd = listTexts(['data/study'])
    .filter(({ place }) => !isApart(place))
    .flatMap(({ place, text }) => wordFaults(text).map((fault) => `${place} ${fault}`));
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
