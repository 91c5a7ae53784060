import { anyText } from '@/lib/testing/anyText';
import fc from '@/lib/testing/properties';

/** Texts that readers trip over: names of every object, halves of characters, numbers in disguise. */
const ODD_TEXTS = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x10',
  '१२३',
  '１２３',
  '\u0000',
  '\ufeff7',
  '\ud800',
  '\udc00\ud800',
  '\u202e7',
  '%ff',
  '%E0%A4%A',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'http://[::1',
  '<script>',
  '{"__proto__":{"isAdmin":true}}',
] as const;

const SIGNS = [...'0123456789abzAZ .,:;-+_/\\()[]{}%@^=&?#\'"|~\n\t₹½²₂Oo→·é'];

/** Any text: plain, odd, near to what readers take, or not even well formed. */
export const hostileText = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 60 }),
  anyText({ maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.integer().map(String),
  fc.json({ maxDepth: 3 }),
  fc.webUrl({ withQueryParameters: true }),
);

/** Any value, with keys that every object has already among its own. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({
    key: fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ maxLength: 12 })),
    withNullPrototype: true,
    withSparseArray: true,
    withBigInt: true,
    withDate: true,
    maxDepth: 3,
  }),
  // As it comes out of a parser: `__proto__` is a key of its own there.
  fc.json({ maxDepth: 4 }).map((text): unknown => JSON.parse(text)),
  fc
    .constantFrom('{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}')
    .map((text): unknown => JSON.parse(text)),
  hostileText,
);

const LENGTH = 50_000;
const FILLERS = [
  ...'a0 ,.-+/\\([{@:;=%"|\n\t٠é',
  'ah',
  '1,',
  '1 ',
  ' 1',
  'a.',
  'a@',
  '-a',
  '00,',
  '%41',
  '10^',
  '\r\n',
  'class ',
  'lakh ',
  'and ',
  'H2',
  '😀',
  'क्षि',
];

/** 50,000 characters of one kind, with an end that the reader may not expect. */
export const LONG_TEXTS: readonly string[] = FILLERS.flatMap((filler) => {
  const long = filler.repeat(Math.ceil(LENGTH / filler.length));
  return [`${long}!`, `1${long}x`];
});

/** The time that this process computed during `work`, ms: other processes do not count. */
export const computingMs = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
