import type { Database } from '@/lib/server/store/schema';

/** The enquiry in favour of which this one was closed; null: it is no duplicate. */
export const findKept = async (db: Database, reference: string): Promise<string | null> => {
  const row = await db
    .selectFrom('desk_merges')
    .select('kept_id')
    .where('enquiry_id', '=', reference)
    .executeTakeFirst();
  return row?.kept_id ?? null;
};

/** The duplicates that were closed in favour of this enquiry, in the order in which they were. */
export const listMerged = async (db: Database, reference: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('desk_merges')
    .select('enquiry_id')
    .where('kept_id', '=', reference)
    .orderBy('merged_at')
    .orderBy('enquiry_id')
    .execute();
  return rows.map(({ enquiry_id }) => enquiry_id);
};
