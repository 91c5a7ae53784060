import { toWords } from 'to-words';
import { HINDI_NAMES } from '@/data/study/converters/hindiNames';
import fc from '@/lib/testing/properties';
import { toHindiHalves, toHindiWords } from './hindiWords';
import { WORDS_END } from './numberWords';

/** Where the library spells otherwise than the Central Hindi Directorate. */
const SPELLINGS: readonly (readonly [theirs: string, ours: string])[] = [
  ['पांच', 'पाँच'],
  ['चौंतालीस', 'चवालीस'],
  ['इक्याबन', 'इक्यावन'],
  ['तिरेपन', 'तिरपन'],
  ['इक्यानबे', 'इक्यानवे'],
];

const theirWords = (value: bigint): string =>
  toWords(value, { localeCode: 'hi-IN' })
    .split(' ')
    .map((word) => SPELLINGS.find(([theirs]) => theirs === word)?.[1] ?? word)
    .join(' ');

it('names 0 to 99 as an independent library does, each in its own way', () => {
  expect(HINDI_NAMES).toHaveLength(100);
  HINDI_NAMES.forEach(([hindi], value) => {
    expect(hindi.normalize('NFC')).toBe(theirWords(BigInt(value)).normalize('NFC'));
  });
  for (const column of [0, 1] as const)
    expect(new Set(HINDI_NAMES.map((names) => names[column])).size).toBe(100);
});

it('agrees with the library on every number', () => {
  const anyLength = fc
    .tuple(fc.integer({ min: 1, max: 15 }), fc.bigInt({ min: 0n, max: WORDS_END - 1n }))
    .map(([digits, value]) => value % 10n ** BigInt(digits));
  fc.assert(
    fc.property(anyLength, (value) => {
      expect(toHindiWords(value).hindi.normalize('NFC')).toBe(theirWords(value).normalize('NFC'));
      expect(toHindiWords(value).said.split(' ')).toHaveLength(
        toHindiWords(value).hindi.split(' ').length,
      );
    }),
    { numRuns: 500 },
  );
});

it.each([
  [42n, 'bayalees'],
  [105n, 'ek sau paanch'],
  [250_000n, 'do lakh pachaas hazaar'],
  [10n ** 9n, 'ek arab'],
])('says %p: %p', (value, said) => {
  expect(toHindiWords(value).said).toBe(said);
});

it.each([
  [150n, 'dedh sau'],
  [1500n, 'dedh hazaar'],
  [2500n, 'dhaai hazaar'],
  [350_000n, 'saadhe teen lakh'],
  [75_000_000n, 'saadhe saat karod'],
  [15_000n, null],
  [1_050n, null],
  [2_000n, null],
  [50n, null],
])('says a half of %p: %p', (value, said) => {
  expect(toHindiHalves(value)?.said ?? null).toBe(said);
});
