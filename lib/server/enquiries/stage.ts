import type { EnquiryStage } from '@/lib/enquiry/progress';
import type { EnquiryStatus } from '@/lib/server/store/schema';

/** What a parent reads of a status. Follow-up is our work: to them it is received. */
export const STAGE_OF: Record<EnquiryStatus, EnquiryStage> = {
  unverified: 'received',
  queued: 'received',
  'follow-up': 'received',
  delivered: 'sent',
  'in-touch': 'in-touch',
  // How far it came is told by its delivery; that the consent is gone stands beside it.
  withdrawn: 'received',
};
