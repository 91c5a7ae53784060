import { STAFF_COLUMNS, staffPlace } from '@/lib/server/desk/staffColumns';
import type { Store } from '@/lib/server/store/store';
import { BATCH, type Converted, resealRow } from './reseal';

/** Encrypts anew what the next people at the desk have. A secret that is reset meanwhile stays reset. */
export const encryptStaff = async ({ db }: Store, after: string): Promise<Converted> => {
  const rows = await db
    .selectFrom('staff')
    .select(['id', ...STAFF_COLUMNS])
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const counts = { changed: 0, unreadable: 0 };
  for (const row of rows) {
    const { changes, unreadable } = resealRow(row, STAFF_COLUMNS, (column) =>
      staffPlace(column, row.id),
    );
    counts.unreadable += unreadable;
    if (Object.keys(changes).length === 0) continue;
    counts.changed += 1;
    await db
      .updateTable('staff')
      .set(changes)
      .where('id', '=', row.id)
      .where('totp_secret', row.totp_secret === null ? 'is' : '=', row.totp_secret)
      .execute();
  }
  return { last: rows.at(-1)?.id ?? null, ...counts };
};
