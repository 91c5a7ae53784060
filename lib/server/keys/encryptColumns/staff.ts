import { STAFF_COLUMNS, staffPlace } from '@/lib/server/desk/staffColumns';
import type { Store } from '@/lib/server/store/store';
import { BATCH, type Converted, resealBatch } from './reseal';

/** Encrypts anew what the next people at the desk have. A secret that is reset meanwhile stays reset. */
export const encryptStaff = async ({ db }: Store, after: string): Promise<Converted> => {
  const rows = await db
    .selectFrom('staff')
    .select(['id', ...STAFF_COLUMNS])
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  return resealBatch(rows, STAFF_COLUMNS, {
    placeOf: staffPlace,
    write: (changes, { id, totp_secret }) =>
      db
        .updateTable('staff')
        .set(changes)
        .where('id', '=', id)
        .where('totp_secret', totp_secret === null ? 'is' : '=', totp_secret)
        .execute(),
  });
};
