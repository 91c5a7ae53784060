import type { mumbai } from '@/data/places/mumbai';
import type { DetailsOf } from './record';

export const mumbaiDetails = {} as Partial<DetailsOf<typeof mumbai>> as DetailsOf<typeof mumbai>;
