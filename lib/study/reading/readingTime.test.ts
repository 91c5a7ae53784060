import fc from '@/lib/testing/properties';
import { AGES, WORDS_PER_MINUTE } from './ages';
import { breakLines } from './breakLines';
import { readingMinutes, wordsOf } from './readingTime';

it.each([
  ['<p>Don’t stop at the far-off farm.</p>', 6],
  ['<p>“No,” she said. “Never…”</p>', 4],
  ['<p>Plop<br>\nplop</p><p><em>plop</em>!</p>', 3],
  ['<p>R. Thomas – 1,500</p>', 4],
  ['', 0],
])('counts the words of %p: %i', (html, count) => {
  expect(wordsOf(html).length).toBe(count);
});

it('takes one minute for each full measure of words, and one for what is left', () => {
  fc.assert(
    fc.property(fc.constantFrom(...AGES), fc.integer({ min: 1, max: 3000 }), (age, count) => {
      const minutes = readingMinutes(`<p>${'mango '.repeat(count)}</p>`, age);
      const speed = WORDS_PER_MINUTE[age];
      expect((minutes - 1) * speed).toBeLessThan(count);
      expect(minutes * speed).toBeGreaterThanOrEqual(count);
    }),
  );
});

it('keeps the lines of each verse and leaves the space between verses', () => {
  expect(breakLines('<p>one\ntwo</p>\n<p>three\n<em>four</em></p>')).toBe(
    '<p><span>one</span><br>\n<span>two</span></p>\n<p><span>three</span><br>\n<span><em>four</em></span></p>',
  );
});
