import type { chennai } from '@/data/places/chennai';
import type { DetailsOf } from './record';

export const chennaiDetails = {} as Partial<DetailsOf<typeof chennai>> as DetailsOf<typeof chennai>;
