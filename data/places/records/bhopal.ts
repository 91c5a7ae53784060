import type { bhopal } from '@/data/places/bhopal';
import type { DetailsOf } from './record';

export const bhopalDetails = {} as Partial<DetailsOf<typeof bhopal>> as DetailsOf<typeof bhopal>;
