import type { Random } from '@/tests/reliability/fuzz/random';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
const MARKS = [
  '=',
  '.',
  '+',
  '/',
  '~',
  '!',
  '"',
  "'",
  ' ',
  '%00',
  '%ff',
  '%E0%A4%A',
  '%F0%9F%8E%93',
];
const HEADERS = [
  { alg: 'none' },
  { alg: 'dir', enc: 'A128CBC-HS256' },
  { alg: 'dir', enc: 'A256GCM', zip: 'DEF' },
  { alg: 'HS256', typ: 'JWT' },
  { alg: 'PBES2-HS256+A128KW', enc: 'A256GCM', p2c: 2_000_000_000, p2s: 'AAAA' },
];

const toPart = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const CLAIMS = {
  contact: '+91-9000000001',
  username: 'Mallory',
  gradeDetails: '',
  isLoggedIn: true,
  accessToken: null,
  sessionId: '11111111-1111-4111-8111-111111111111',
  exp: 9_999_999_999,
};

type Mutation = (text: string, random: Random) => string;

const splice = (text: string, at: number, removed: number, put: string): string =>
  text.slice(0, at) + put + text.slice(at + removed);

const inParts = (text: string, change: (parts: string[]) => void): string => {
  const parts = text.split('.');
  change(parts);
  return parts.join('.');
};

/** One letter is by far the likeliest to pass a check that is not exact, so it comes more often. */
const changeLetter: Mutation = (text, random) =>
  splice(text, random.below(text.length), 1, random.pick(LETTERS));

const MUTATIONS: Mutation[] = [
  changeLetter,
  changeLetter,
  changeLetter,
  // The last letter of a part has bits that no byte uses.
  (text, random) => splice(text, text.length - 1, 1, random.pick(LETTERS)),
  (text, random) => splice(text, random.below(text.length), 1, ''),
  (text, random) => splice(text, random.below(text.length), 0, random.pick(LETTERS)),
  (text, random) => splice(text, random.below(text.length + 1), 0, random.pick(MARKS)),
  (text, random) => text.slice(0, random.below(text.length)),
  (text, random) => text.slice(1 + random.below(text.length - 1)),
  (text, random) => inParts(text, (parts) => parts.splice(random.below(parts.length), 1, '')),
  (text, random) => inParts(text, (parts) => parts.splice(random.below(parts.length), 1)),
  (text) => inParts(text, (parts) => parts.reverse()),
  (text, random) => inParts(text, (parts) => parts.splice(0, 1, toPart(random.pick(HEADERS)))),
  (text, random) => `${toPart(random.pick(HEADERS))}.${toPart(CLAIMS)}.${text.split('.').at(-1)}`,
  () => `${toPart({ alg: 'none' })}.${toPart(CLAIMS)}.`,
  () => encodeURIComponent(JSON.stringify(CLAIMS)),
  (text) => text.toUpperCase(),
  (text) => text + text,
  (_text, random) => random.pick(LETTERS).repeat(1 + random.below(7000)),
  (_text, random) => encodeURIComponent(random.bytes(1 + random.below(200))),
  (text, random) => encodeURIComponent(splice(text, random.below(text.length), 1, random.bytes(1))),
];

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A forged neighbour of an encrypted text, never the text itself in another encoding. */
export const mutate = (text: string, random: Random): string => {
  const forged = random.pick(MUTATIONS)(text, random);
  return decoded(forged).trim() === text ? mutate(text, random) : forged;
};
