import type { rohtak } from '@/data/places/rohtak';
import type { DetailsOf } from './record';

export const rohtakDetails = {} as Partial<DetailsOf<typeof rohtak>> as DetailsOf<typeof rohtak>;
