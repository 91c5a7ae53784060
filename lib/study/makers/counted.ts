import { counted as countedAs } from '@/data/copy/counted';
import { show } from '@/lib/study/worksheets/text';

/** `1 hour`, `1,200 hours`. */
export const counted = (count: number, one: string, more?: string): string =>
  countedAs(show(count), one, more);
