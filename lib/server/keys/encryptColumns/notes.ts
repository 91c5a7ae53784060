import { notePlace } from '@/lib/server/desk/notes';
import type { Store } from '@/lib/server/store/store';
import { BATCH, type Converted, resealRow } from './reseal';

/** Encrypts anew the next notes of the desk. A note never changes, so nobody can write it meanwhile. */
export const encryptNotes = async ({ db }: Store, after: string): Promise<Converted> => {
  const rows = await db
    .selectFrom('desk_notes')
    .select(['id', 'text'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const counts = { changed: 0, unreadable: 0 };
  for (const row of rows) {
    const { changes, unreadable } = resealRow(row, ['text'], () => notePlace(row.id));
    counts.unreadable += unreadable;
    if (Object.keys(changes).length === 0) continue;
    counts.changed += 1;
    await db.updateTable('desk_notes').set(changes).where('id', '=', row.id).execute();
  }
  return { last: rows.at(-1)?.id ?? null, ...counts };
};
