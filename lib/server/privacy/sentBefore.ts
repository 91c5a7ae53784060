import type { Database } from '@/lib/server/store/schema';
import { findDeliveries, findEnquiries } from './findRows';
import type { ParentNumber } from './parentNumber';
import type { SentCounts } from './receipt';
import type { Searched } from './searchTexts';

export type SentBefore = SentCounts & {
  /** The references by which the school system knows the enquiries that it has or may have. */
  references: string[];
};

/** What has left this site for a number, as far as the outbox knows. */
export const readSentBefore = async (
  db: Database,
  number: ParentNumber,
  { until, searched }: { until: number; searched: Searched },
): Promise<SentBefore> => {
  const enquiries = await findEnquiries(db, number, until);
  const leads = searched.leads.filter(({ created_at }) => created_at <= until);
  const subjects = [...enquiries, ...leads].map(({ id }) => id);
  const tried = (await findDeliveries(db, subjects)).filter(
    ({ status, attempts }) => status === 'done' || attempts > 0,
  );
  const confirmed = tried.filter(({ status }) => status === 'done');
  const ofEnquiries = tried.filter(({ kind }) => kind === 'enquiry');
  return {
    confirmed: confirmed.length,
    possible: tried.length - confirmed.length,
    references: [...new Set(ofEnquiries.map(({ subject_id }) => subject_id))],
  };
};
