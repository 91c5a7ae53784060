import type { DeskStage, SetStage } from '@/data/desk/stages';
import { ENQUIRY_STATUSES, type EnquiryStatus } from '@/lib/server/store/schema';

/** What happens to an enquiry, as the desk says it. */
const STAGE_OF_STATUS: Readonly<Record<EnquiryStatus, DeskStage>> = {
  unverified: 'unverified',
  queued: 'waiting',
  delivered: 'new',
  'follow-up': 'refused',
  'in-touch': 'in-touch',
  withdrawn: 'withdrawn',
};

/** Where an enquiry stands: what a person has set, unless its parent has withdrawn the consent. */
export const stageOf = (status: EnquiryStatus, state: SetStage | null): DeskStage =>
  status === 'withdrawn' ? 'withdrawn' : (state ?? STAGE_OF_STATUS[status]);

/** The status of the enquiries in a stage which nobody at the desk has set; null: there are none. */
export const statusOfStage = (stage: DeskStage): EnquiryStatus | null =>
  ENQUIRY_STATUSES.find((status) => STAGE_OF_STATUS[status] === stage) ?? null;
