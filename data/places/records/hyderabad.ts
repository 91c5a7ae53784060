import type { hyderabad } from '@/data/places/hyderabad';
import type { DetailsOf } from './record';

export const hyderabadDetails = {} as Partial<DetailsOf<typeof hyderabad>> as DetailsOf<
  typeof hyderabad
>;
