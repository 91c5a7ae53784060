import type { gurgaon } from '@/data/places/gurgaon';
import type { DetailsOf } from './record';

export const gurgaonDetails = {} as Partial<DetailsOf<typeof gurgaon>> as DetailsOf<typeof gurgaon>;
