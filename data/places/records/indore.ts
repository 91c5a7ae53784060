import type { indore } from '@/data/places/indore';
import type { DetailsOf } from './record';

export const indoreDetails = {} as Partial<DetailsOf<typeof indore>> as DetailsOf<typeof indore>;
