import type { Slot } from './slot';

/** A visit as the office of the branch needs it at the gate. */
export type ListedVisit = {
  slot: Slot;
  status: 'booked' | 'cancelled' | 'withdrawn';
  reference: string;
  parent: string;
  /** Empty where nobody may call. */
  mobile: string;
  child: string;
  grade: string;
  branch: string;
  isReminded: boolean;
};
