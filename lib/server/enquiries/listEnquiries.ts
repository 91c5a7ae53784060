import type { EnquiryFields } from '@/lib/enquiry/fields';
import type { Tracked } from '@/lib/enquiry/readAttribution';
import type { Database, EnquiryStatus } from '@/lib/server/store/schema';
import { INDIA_AHEAD_MS } from '@/lib/site/indiaAhead';
import { readTracked } from './attribution';
import { openError } from './deliveryError';
import { type OpenEnquiry, openForPeople } from './personalColumns';
import { readDetails } from './rows';

/** An enquiry as the admissions team works with it; what its advertisement said, as fields of their own. */
export type ListedEnquiry = EnquiryFields &
  Required<Tracked> & {
    reference: string;
    created_at: string;
    status: EnquiryStatus;
    mobile_verified: 'yes' | 'no';
    /** Why it could not be delivered (so far). */
    problem: string;
    consent_version: string;
    consent_at: string;
    /** JSON text. */
    attribution: string;
  };

/** Enquiries by their references (at most a few hundred), else all of them; oldest first. */
export const listEnquiries = async (
  { db }: { db: Database },
  { references }: { references?: readonly string[] },
): Promise<ListedEnquiry[]> => {
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .select((query) =>
      query
        .selectFrom('deliveries')
        .select('last_error')
        .where('kind', '=', 'enquiry')
        .whereRef('subject_id', '=', 'enquiries.id')
        .orderBy('deliveries.created_at', 'desc')
        .limit(1)
        .as('problem'),
    )
    .$if(references !== undefined, (query) => query.where('id', 'in', [...(references ?? [])]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ problem, ...row }) => toListed(openForPeople(row), problem));
};

const toListed = (row: OpenEnquiry, problem: string | null): ListedEnquiry => ({
  reference: row.id,
  created_at: toIndianTime(row.created_at),
  status: row.status,
  ...readDetails(row),
  mobile_verified: row.mobile_verified === 1 ? 'yes' : 'no',
  problem: openError(row.id, problem) ?? '',
  consent_version: row.consent_version,
  consent_at: toIndianTime(row.consent_at),
  attribution: row.attribution_json ?? '',
  ...readTracked(row.attribution_json),
});

/** A time (ms since 1970) as people in India write it: `2025-04-15T10:30:00+05:30`. */
export const toIndianTime = (at: number): string =>
  `${new Date(at + INDIA_AHEAD_MS).toISOString().slice(0, 19)}+05:30`;
