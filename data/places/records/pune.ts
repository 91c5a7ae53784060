import type { pune } from '@/data/places/pune';
import type { DetailsOf } from './record';

export const puneDetails = {} as Partial<DetailsOf<typeof pune>> as DetailsOf<typeof pune>;
