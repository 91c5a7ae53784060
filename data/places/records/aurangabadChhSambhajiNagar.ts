import type { aurangabadChhSambhajiNagar } from '@/data/places/aurangabadChhSambhajiNagar';
import type { DetailsOf } from './record';

export const aurangabadChhSambhajiNagarDetails = {} as Partial<
  DetailsOf<typeof aurangabadChhSambhajiNagar>
> as DetailsOf<typeof aurangabadChhSambhajiNagar>;
