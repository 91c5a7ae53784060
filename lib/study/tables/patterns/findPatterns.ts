import { TABLE_NUMBERS } from '@/data/routes/paths/study/tables';
import type { Finding, Topic } from './finding';
import { findKinds } from './findKinds';
import { findMembership } from './findMembership';
import { findProducts } from './findProducts';
import { findDigits, findEvenness, findSquare } from './findRest';
import { findSizes } from './findSizes';

/** Everything that we can tell about a table. */
export const findAll = (factor: number): Finding[] => [
  ...findDigits(factor),
  ...findKinds(factor),
  ...findProducts(factor),
  ...findSquare(factor),
  ...findSizes(factor),
  ...findMembership(factor),
  ...findEvenness(factor),
];

/** On how many pages a kind of truth could stand. */
const countKeys = (): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { key } of TABLE_NUMBERS.flatMap(findAll)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** How many of a topic a page shows at most. */
const MOST: Record<Topic, number> = {
  lastDigit: 1,
  digitSum: 1,
  kind: 2,
  products: 2,
  square: 1,
  size: 1,
  membership: 1,
  evenness: 1,
};

const SHOWN = 7;

let counts: Map<string, number> | undefined;

/** What is most worth knowing about a table: how its digits run, then what few other tables share. */
export const findPatterns = (factor: number): Finding[] => {
  counts ??= countKeys();
  const rarity = ({ key }: Finding): number => counts?.get(key) ?? 0;
  const all = findAll(factor);
  const taken = all.filter(({ topic }) => topic === 'lastDigit' || topic === 'digitSum');
  for (const candidate of [...all].sort((one, other) => rarity(one) - rarity(other))) {
    const sameTopic = taken.filter(({ topic }) => topic === candidate.topic).length;
    if (taken.length < SHOWN && sameTopic < MOST[candidate.topic]) taken.push(candidate);
  }
  return all.filter((candidate) => taken.includes(candidate));
};
