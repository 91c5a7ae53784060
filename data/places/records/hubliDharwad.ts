import type { hubliDharwad } from '@/data/places/hubliDharwad';
import type { DetailsOf } from './record';

export const hubliDharwadDetails = {} as Partial<DetailsOf<typeof hubliDharwad>> as DetailsOf<
  typeof hubliDharwad
>;
