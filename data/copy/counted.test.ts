import { MADE_TEXTS } from '@/lib/study/testing/madeTexts';
import { counted } from './counted';

it.each([
  [1, 'hour', undefined, '1 hour'],
  [3, 'hour', undefined, '3 hours'],
  [0, 'hour', undefined, '0 hours'],
  [1n, 'foot', 'feet', '1 foot'],
  ['1,200', 'foot', 'feet', '1,200 feet'],
])('counts %p %s', (count, one, many, expected) => {
  expect(counted(count, one, many)).toBe(expected);
});

/** Words in s that are no plural, or that a one may stand before. */
const NO_PLURALS =
  /^(?:is|has|was|as|its|this|plus|minus|times|less|across|means|makes|gives|class)$/;
const ONE_OF_MANY =
  /(?<![\p{L}\p{N}.,:/|×÷+−\-^] ?)1 (\p{L}+s|feet|children|people|inches)(?!\p{L})/gu;

const wrongIn = (text: string): string[] =>
  [...text.matchAll(ONE_OF_MANY)]
    .filter(([, word = '']) => !NO_PLURALS.test(word))
    .map(([found]) => `${found}: ${text}`);

it.each(Object.entries(MADE_TEXTS))('%s: one of a thing is never many', (_, list) => {
  const texts = list();
  expect(texts.length).toBeGreaterThan(20);
  expect([...new Set(texts.flatMap(wrongIn))].slice(0, 10)).toEqual([]);
});
