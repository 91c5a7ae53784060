import { getStore } from '@/lib/server/store/store';

// Longer than any ticket or access token lives.
const KEPT_MS = 20 * 60_000;

/** Whether a ticket or access token is used for the first time, in whichever process. */
export const isFirstUse = async (id: string): Promise<boolean> => {
  const { db } = await getStore();
  await db.deleteFrom('used_tickets').where('expires_at', '<=', Date.now()).execute();
  // The insert decides: of two requests at once only one gets its row.
  const row = await db
    .insertInto('used_tickets')
    .values({ id, expires_at: Date.now() + KEPT_MS })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};
