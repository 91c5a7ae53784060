import type { bangalore } from '@/data/places/bangalore';
import type { DetailsOf } from './record';

export const bangaloreDetails = {} as Partial<DetailsOf<typeof bangalore>> as DetailsOf<
  typeof bangalore
>;
