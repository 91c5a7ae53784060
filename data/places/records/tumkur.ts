import type { tumkur } from '@/data/places/tumkur';
import type { DetailsOf } from './record';

export const tumkurDetails = {} as Partial<DetailsOf<typeof tumkur>> as DetailsOf<typeof tumkur>;
