import type { sonipat } from '@/data/places/sonipat';
import type { DetailsOf } from './record';

export const sonipatDetails = {} as Partial<DetailsOf<typeof sonipat>> as DetailsOf<typeof sonipat>;
