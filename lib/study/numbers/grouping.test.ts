import { groupingFaults } from '@/lib/study/testing/groupingFaults';
import { listTexts } from '@/lib/testing/listTexts';

it.each([
  ['1,000 and 99,999', []],
  ['1,00,000', []],
  ['100,000', ['100,000']],
  ['1,000,000 bytes', ['1,000,000']],
  ['$1{,}000{,}000$', ['1,000,000']],
  ['In the international system 1,000,000', []],
])('finds in %p: %p', (text, expected) => {
  expect(groupingFaults(text)).toEqual(expected);
});

it('has Indian commas in every lesson, chapter, paper and page of study', () => {
  const odd = listTexts(['data/study', 'lib/study', 'data/copy']).flatMap(({ place, text }) =>
    groupingFaults(text).map((number) => `${place} ${number}`),
  );
  expect(odd).toEqual([]);
});
