import type { Onboarded } from '@/lib/server/erp/contract';

/** How one attempt ended. */
export type DeliveryOutcome =
  /** The other side has it. `onboarded`: what the school system wrote down, where it said so now. */
  | { is: 'delivered'; onboarded: Onboarded | null }
  /** It will not take these details; what it wrote for people, if anything. */
  | { is: 'refused'; message: string | null }
  /** A person has to look at it. */
  | { is: 'follow-up' }
  /** It has answered, but to details that were corrected meanwhile: these are due now. */
  | { is: 'outdated' }
  /** The parent took the consent back, or is erased: nothing was sent, and nothing will be. */
  | { is: 'cancelled' }
  /** It will be tried again. */
  | { is: 'waiting' };
