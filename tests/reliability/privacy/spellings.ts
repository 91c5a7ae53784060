import type { Canary, CanaryKind } from './canaries';

type Found = (texts: { exact: string; lower: string }) => boolean;

/** In capitals or not. */
const asText = (needle: string): Found => {
  const small = needle.toLowerCase();
  return ({ lower }) => lower.includes(small);
};

const asIs =
  (needle: string): Found =>
  ({ exact }) =>
    exact.includes(needle);

/** `864205` alone, and not as a part of a longer number or of a hash. */
const asWord = (digits: string): Found => {
  const word = new RegExp(`(?<![0-9a-z])${digits}(?![0-9a-z])`);
  return ({ lower }) => lower.includes(digits) && word.test(lower);
};

/** Stars and the last four digits. */
const asMasked = (digits: string): Found => {
  const last = digits.slice(-4);
  const masked = new RegExp(`[x*•]{2,}${last}(?!\\d)`);
  return ({ lower }) => lower.includes(last) && masked.test(lower);
};

/** What base64 makes of a text, whatever stands before it: one spelling for each place in a group. */
const base64Spellings = (value: string): Found[] =>
  [0, 1, 2].flatMap((before) => {
    const coded = Buffer.from('x'.repeat(before) + value).toString('base64');
    // The first and the last characters also carry bits of the neighbours.
    const start = Math.ceil((before * 8) / 6);
    const own = coded.slice(start, Math.floor(((before + value.length) * 8) / 6));
    return [asIs(own), asIs(own.replaceAll('+', '-').replaceAll('/', '_'))];
  });

const encodings = (value: string): Found[] => [
  asText(value),
  asText(encodeURIComponent(value)),
  asText(new URLSearchParams({ v: value }).toString().slice(2)),
  asText(Buffer.from(value).toString('hex')),
  ...base64Spellings(value),
];

const mobileSpellings = (value: string): Found[] => [
  ...encodings(value),
  asText(`${value.slice(0, 5)} ${value.slice(5)}`),
  asText(`${value.slice(0, 5)}-${value.slice(5)}`),
  // As much as is still one number's alone.
  asWord(value.slice(-6)),
  asMasked(value),
];

// Each word of a name is a canary too.
const nameSpellings = (value: string): Found[] =>
  [value, ...value.split(' ')].flatMap((part) => encodings(part));

const SPELLINGS: Record<CanaryKind, (value: string) => Found[]> = {
  mobile: mobileSpellings,
  name: nameSpellings,
  child: nameSpellings,
  'e-mail': (value) => [...encodings(value), ...encodings(value.split('@')[0] ?? value)],
  // Six digits are too short for the encodings, which would be found by chance.
  code: (value) => [asWord(value)],
  token: encodings,
};

/** A function that finds which kinds of canaries stand in a text, in whatever spelling. */
export const createFinder = (canaries: Canary[]): ((text: string) => CanaryKind[]) => {
  const kinds = canaries.map(({ kind, value }) => ({ kind, spellings: SPELLINGS[kind](value) }));
  return (text) => {
    const texts = { exact: text, lower: text.toLowerCase() };
    const found = kinds.filter(({ spellings }) => spellings.some((isIn) => isIn(texts)));
    return [...new Set(found.map(({ kind }) => kind))];
  };
};
