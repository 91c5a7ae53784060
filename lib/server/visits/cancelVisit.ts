import type { Database } from '@/lib/server/store/schema';

const CANCELLED = { status: 'cancelled', seat: null, remind_at: null } as const;

/**
 * Cancels the visits of these enquiries, and gives their seats to others. Those that were cancelled
 * before stay as they are; those that have begun (`from`: the slot of now) stay booked.
 */
export const cancelVisits = async (
  db: Database,
  enquiryIds: readonly string[],
  { at, from }: { at: number; from: string },
): Promise<number> => {
  let cancelled = 0;
  for (const id of enquiryIds) {
    const row = await db
      .updateTable('visits')
      .set(({ eb }) => ({ ...CANCELLED, changed_at: at, sequence: eb('sequence', '+', 1) }))
      .where('enquiry_id', '=', id)
      .where('status', '=', 'booked')
      .where('slot', '>', from)
      .returning('enquiry_id')
      .executeTakeFirst();
    if (row) cancelled += 1;
  }
  return cancelled;
};
