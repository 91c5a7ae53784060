import type { PatternText } from '@/data/study/tables/patterns/text';

/** What a finding is about: a page shows few of each. */
export type Topic =
  | 'lastDigit'
  | 'digitSum'
  | 'kind'
  | 'products'
  | 'square'
  | 'size'
  | 'membership'
  | 'evenness';

/** Something true about a table. `key` names the kind of truth: the fewer tables share it, the better. */
export type Finding = PatternText & { key: string; topic: Topic };

/** A finding of a topic, or nothing where there is nothing to say. */
export const finding = (topic: Topic, key: string, text: PatternText): Finding => ({
  topic,
  key: `${topic}/${key}`,
  ...text,
});
