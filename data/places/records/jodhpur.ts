import type { jodhpur } from '@/data/places/jodhpur';
import type { DetailsOf } from './record';

export const jodhpurDetails = {} as Partial<DetailsOf<typeof jodhpur>> as DetailsOf<typeof jodhpur>;
