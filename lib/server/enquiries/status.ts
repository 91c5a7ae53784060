import type { Database, EnquiryStatus } from '@/lib/server/store/schema';

/** From where an enquiry can come into each status. Who has been called is never taken back. */
const COMES_FROM: Record<EnquiryStatus, readonly EnquiryStatus[]> = {
  unverified: [],
  queued: ['unverified', 'queued', 'follow-up'],
  delivered: ['queued', 'follow-up'],
  'follow-up': ['unverified', 'queued', 'follow-up'],
  'in-touch': ['unverified', 'queued', 'delivered', 'follow-up', 'in-touch'],
  withdrawn: ['unverified', 'queued', 'delivered', 'follow-up', 'in-touch'],
};

export const canBecome = (from: EnquiryStatus, to: EnquiryStatus): boolean =>
  COMES_FROM[to].includes(from);

/** How an enquiry stands; null where there is none. */
export const readStatus = async (db: Database, id: string): Promise<EnquiryStatus | null> => {
  const row = await db
    .selectFrom('enquiries')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.status ?? null;
};

/** Moves an enquiry on. False where there is no such enquiry, or it cannot come into that status. */
export const setStatus = async (
  db: Database,
  change: { id: string; to: EnquiryStatus; at: number },
): Promise<boolean> => {
  const row = await db
    .updateTable('enquiries')
    .set({ status: change.to, updated_at: change.at })
    .where('id', '=', change.id)
    .where('status', 'in', [...COMES_FROM[change.to]])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};
