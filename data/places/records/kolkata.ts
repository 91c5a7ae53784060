import type { kolkata } from '@/data/places/kolkata';
import type { DetailsOf } from './record';

export const kolkataDetails = {} as Partial<DetailsOf<typeof kolkata>> as DetailsOf<typeof kolkata>;
