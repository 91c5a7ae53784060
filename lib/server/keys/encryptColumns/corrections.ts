import { correctionPlace } from '@/lib/server/desk/corrections';
import type { Store } from '@/lib/server/store/store';
import { BATCH, type Converted, resealBatch } from './reseal';

/** Encrypts anew what the next corrected enquiries said before. It never changes. */
export const encryptCorrections = async ({ db }: Store, after: string): Promise<Converted> => {
  const rows = await db
    .selectFrom('desk_corrections')
    .select(['id', 'before_json'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  return resealBatch(rows, ['before_json'], {
    placeOf: (_column, id) => correctionPlace(id),
    write: (changes, { id }) =>
      db.updateTable('desk_corrections').set(changes).where('id', '=', id).execute(),
  });
};
