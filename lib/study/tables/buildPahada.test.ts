import { TABLE_NUMBERS } from '@/data/routes/paths/study/tables';
import { toHindiWords } from '@/lib/study/words/hindiWords';
import fc from '@/lib/testing/properties';
import { buildPahada } from './buildPahada';

it.each([
  [3, 7, 'तीन सत्ते इक्कीस', 'teen satte ikkees'],
  [2, 1, 'दो एकम दो', 'do ekam do'],
  [7, 4, 'सात चौके अट्ठाईस', 'saat chauke atthaees'],
  [17, 8, 'सत्रह अट्ठे एक सौ छत्तीस', 'satrah atthe ek sau chhattees'],
  [12, 10, 'बारह दहाम एक सौ बीस', 'barah dahaam ek sau bees'],
])('recites %d times %d as %s', (factor, times, words, said) => {
  expect(buildPahada(factor).lines[times - 1]).toMatchObject({ words, said });
});

it('ends every line with the name of its product', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TABLE_NUMBERS), (factor) => {
      const { lines } = buildPahada(factor);
      expect(lines.map(({ product }) => product)).toEqual(lines.map((_, at) => factor * (at + 1)));
      for (const { words, product } of lines)
        expect(words.endsWith(` ${toHindiWords(BigInt(product)).hindi}`)).toBe(true);
    }),
  );
});
