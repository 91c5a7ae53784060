import { TABLE_NUMBERS } from '@/data/routes/paths/study/tables';
import { FACTOR_RULES } from './factorRules';
import { ANCHOR_RULE, PART_RULES } from './partRules';
import { SMALL_RULES } from './smallRules';
import type { Tip } from './tip';

const RULES = [...SMALL_RULES, ...PART_RULES, ...FACTOR_RULES, ANCHOR_RULE];

/** Every way that works for this number. */
export const allTips = (factor: number): Tip[] => RULES.flatMap((make) => make(factor) ?? []);

const MOST_TIPS = 3;

let counts: Map<string, number> | undefined;

const countKeys = (): Map<string, number> => {
  const all = new Map<string, number>();
  for (const { key } of TABLE_NUMBERS.flatMap(allTips)) all.set(key, (all.get(key) ?? 0) + 1);
  return all;
};

/** At most three ways for a table: those that suit few others come first. */
export const findTips = (factor: number): Tip[] => {
  counts ??= countKeys();
  const rarity = ({ key }: Tip): number => counts?.get(key) ?? 0;
  return allTips(factor)
    .sort((one, other) => rarity(one) - rarity(other))
    .slice(0, MOST_TIPS);
};

/** The two lines that a tip is shown on: a middling one and a hard one, not the same everywhere. */
export const shownLines = (factor: number): [number, number] => [
  6 + (factor % 4),
  [12, 13, 14, 16, 17, 18, 19][factor % 7] ?? 13,
];
