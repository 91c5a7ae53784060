import type { pali } from '@/data/places/pali';
import type { DetailsOf } from './record';

export const paliDetails = {} as Partial<DetailsOf<typeof pali>> as DetailsOf<typeof pali>;
