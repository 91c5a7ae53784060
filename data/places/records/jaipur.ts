import type { jaipur } from '@/data/places/jaipur';
import type { DetailsOf } from './record';

export const jaipurDetails = {} as Partial<DetailsOf<typeof jaipur>> as DetailsOf<typeof jaipur>;
