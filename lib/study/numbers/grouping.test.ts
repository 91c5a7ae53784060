import { MADE_TEXTS } from '@/lib/study/testing/madeTexts';
import { listTexts } from '@/lib/testing/listTexts';

/** A number with a comma after every three digits, which the Indian way writes otherwise. */
const INTERNATIONAL = /(?<![\d,.])\d{1,3}(?:,\d{3})+(?![\d,])/g;
const INDIAN = /^(?:\d{1,3}|\d{1,2}(?:,\d{2})*,\d{3})$/;

/** Texts about the international system itself, which show both ways beside each other. */
const IS_THE_TOPIC = /international|million|billion|trillion/i;

/** Commas in formulas stand in braces. */
const plain = (text: string): string => text.replaceAll('{,}', ',');

const oddIn = (text: string): string[] =>
  IS_THE_TOPIC.test(text)
    ? []
    : (plain(text).match(INTERNATIONAL) ?? []).filter((number) => !INDIAN.test(number));

it.each([
  ['1,000 and 99,999', []],
  ['1,00,000', []],
  ['100,000', ['100,000']],
  ['1,000,000 bytes', ['1,000,000']],
  ['$1{,}000{,}000$', ['1,000,000']],
  ['In the international system 1,000,000', []],
])('finds in %p: %p', (text, expected) => {
  expect(oddIn(text)).toEqual(expected);
});

it.each(Object.entries(MADE_TEXTS))('%s: commas stand as in India', (_, list) => {
  expect([...new Set(list().flatMap(oddIn))].slice(0, 10)).toEqual([]);
});

it('has Indian commas in every lesson, chapter, paper and page of study', () => {
  const odd = listTexts(['data/study', 'lib/study', 'data/copy']).flatMap(({ place, text }) =>
    oddIn(text).map((number) => `${place} ${number}`),
  );
  expect(odd).toEqual([]);
});
