import type { jabalpur } from '@/data/places/jabalpur';
import type { DetailsOf } from './record';

export const jabalpurDetails = {} as Partial<DetailsOf<typeof jabalpur>> as DetailsOf<
  typeof jabalpur
>;
