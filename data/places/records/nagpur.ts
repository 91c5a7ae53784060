import type { nagpur } from '@/data/places/nagpur';
import type { DetailsOf } from './record';

export const nagpurDetails = {} as Partial<DetailsOf<typeof nagpur>> as DetailsOf<typeof nagpur>;
