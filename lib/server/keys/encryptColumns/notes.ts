import { notePlace } from '@/lib/server/desk/notes';
import type { Store } from '@/lib/server/store/store';
import { BATCH, type Converted, resealBatch } from './reseal';

/** Encrypts anew the next notes of the desk. A note never changes, so nobody can write it meanwhile. */
export const encryptNotes = async ({ db }: Store, after: string): Promise<Converted> => {
  const rows = await db
    .selectFrom('desk_notes')
    .select(['id', 'text'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  return resealBatch(rows, ['text'], {
    placeOf: (_column, id) => notePlace(id),
    write: (changes, { id }) =>
      db.updateTable('desk_notes').set(changes).where('id', '=', id).execute(),
  });
};
