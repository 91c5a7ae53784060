import type { WorksheetSlug } from '@/data/study/worksheets/slugs';
import { type Rule, wrongIn } from './readBack';

/** Every topic of this record has a second way to check it, and the second way agrees. */
export const checkKeys = (
  slug: WorksheetSlug,
  topics: Readonly<Record<string, unknown>>,
  rules: Readonly<Record<string, readonly Rule[]>>,
): void => {
  it('has a second way to check every topic', () => {
    expect(Object.keys(rules).sort()).toEqual(Object.keys(topics).sort());
  });

  it.each(Object.keys(rules))('%s: the key is right', (code) => {
    expect(wrongIn(slug, code, rules[code] ?? [])).toEqual([]);
  });
};
