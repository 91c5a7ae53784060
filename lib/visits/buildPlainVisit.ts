import type { PlainVisit } from './PlainVisitContext';
import type { Slot } from './slot';
import { slotsOf } from './slots';
import { toVisitOptions } from './visitOptions';

/** What the form of a branch offers without JavaScript; null where the branch shows nobody round. */
export const buildPlainVisit = (
  branchId: number,
  at: number,
  chosen: Slot | null = null,
): PlainVisit | null => {
  const slots = slotsOf(branchId, at);
  return slots.length === 0 ? null : { options: toVisitOptions(slots), chosen };
};
