import type { PracticeQuestion } from '@/lib/study/practice/question';
import { hashText } from '@/lib/study/random/seeded';

type Asked = Pick<PracticeQuestion, 'ask' | 'maker'>;

/** A question by its words, short. */
export const askKey = (ask: string): string => hashText(ask).toString(36);

const makerKey = (maker: string): string => `maker:${maker}`;

/** What is repeated: a written question itself, or another one of the same maker. */
export const itemKey = ({ ask, maker }: Asked): string =>
  maker ? makerKey(maker) : `ask:${askKey(ask)}`;

/** Whether a question of a page is the one that a card is about. */
export const isItem = (key: string, { ask, maker }: Asked): boolean =>
  key === `ask:${askKey(ask)}` || (maker !== undefined && key === makerKey(maker));

/** The maker that a card is about; null for all else. */
export const makerOf = (key: string): string | null => /^maker:(.+)$/.exec(key)?.[1] ?? null;

/** The check of a multiplication table. */
export const TABLE_ITEM = 'table';

/** A worksheet of the topic that the path of its page names. */
export const SHEET_ITEM = 'sheet';
