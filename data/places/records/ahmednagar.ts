import type { ahmednagar } from '@/data/places/ahmednagar';
import type { DetailsOf } from './record';

export const ahmednagarDetails = {} as Partial<DetailsOf<typeof ahmednagar>> as DetailsOf<
  typeof ahmednagar
>;
