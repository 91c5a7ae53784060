import { NUMBER_TEXT, spellingHints } from '@/data/study/converters/numberText';
import { INDIAN_GROUPS } from '@/data/study/converters/places';
import { groupIndian, splitGroups } from './grouping';
import { toIndianWords } from './numberWords';

const TEXT = NUMBER_TEXT.reading;
const CRORE = 10n ** 7n;

const explainSmall = (value: bigint): string[] => {
  const words = toIndianWords(value);
  const [tens, ones] = [(value % 100n) / 10n, value % 10n];
  if (value <= 20n) return [TEXT.ownWord];
  if (value >= 100n) return [TEXT.hundreds(`${value / 100n}`, `${value % 100n}`, words)];
  return [
    ones === 0n ? TEXT.tens(`${tens}`, words) : TEXT.tensAndOnes(`${tens}`, `${ones}`, words),
  ];
};

/** The groups of the last seven digits and the crores before them, each with its name. */
const nameGroups = (value: bigint) => {
  const crores = value / CRORE;
  const groups = splitGroups(`${value % CRORE}`.padStart(crores > 0n ? 7 : 1, '0'), 2);
  const below = groups.map((digits, at) => ({
    count: BigInt(digits),
    name: INDIAN_GROUPS[groups.length - 1 - at] ?? '',
  }));
  return crores > 0n ? [{ count: crores, name: 'crore' }, ...below] : below;
};

const explainLarge = (value: bigint): string[] => {
  const groups = nameGroups(value);
  const spoken = groups.filter(({ count }) => count > 0n);
  const parts = spoken.map(({ count, name }) => `${groupIndian(`${count}`)} ${name}`.trim());
  const silent = groups.filter(({ count, name }) => count === 0n && name !== '');
  const crores = value / CRORE;
  return [
    TEXT.groups(splitGroups(`${value}`, 2).join(' | ')),
    ...(crores >= 100n ? [TEXT.crores(groupIndian(`${crores}`))] : []),
    TEXT.named(parts.join(', ')),
    ...silent.map(({ name }) => TEXT.empty(`${name}s`)),
  ];
};

/** How the digits become the words, and which of the words are often misspelled. */
export const explainNumber = (value: bigint): string[] => [
  ...(value < 1000n ? explainSmall(value) : explainLarge(value)),
  ...spellingHints(toIndianWords(value)),
];
