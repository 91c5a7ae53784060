import { VISITS_OFFERED } from '@/data/limits';
import type { Slot } from './slot';

/** Of the free slots those that come next after the wanted one; earlier ones where these are too few. */
export const offerInstead = (free: readonly Slot[], wanted: Slot): Slot[] => {
  const others = free.filter((slot) => slot !== wanted);
  const later = others.filter((slot) => slot > wanted).slice(0, VISITS_OFFERED);
  const earlier = others.filter((slot) => slot < wanted);
  const missing = VISITS_OFFERED - later.length;
  return [...earlier.slice(Math.max(0, earlier.length - missing)), ...later];
};
