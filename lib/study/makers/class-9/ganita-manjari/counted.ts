import { show } from '@/lib/study/worksheets/text';

/** `1 hour`, `2 hours`. */
export const counted = (count: number, one: string, more = `${one}s`): string =>
  `${show(count)} ${count === 1 ? one : more}`;
