import { reasonPlace } from '@/lib/server/desk/deskCase';
import type { Store } from '@/lib/server/store/store';
import { BATCH, type Converted, resealBatch } from './reseal';

/** Encrypts anew what the next planned calls are for. One that is changed meanwhile stays as it is then. */
export const encryptCases = async ({ db }: Store, after: string): Promise<Converted> => {
  const rows = await db
    .selectFrom('desk_cases')
    .select(['enquiry_id as id', 'next_call_reason', 'revision'])
    .where('enquiry_id', '>', after)
    .orderBy('enquiry_id')
    .limit(BATCH)
    .execute();
  return resealBatch(rows, ['next_call_reason'], {
    placeOf: (_column, id) => reasonPlace(id),
    write: (changes, { id, revision }) =>
      db
        .updateTable('desk_cases')
        .set(changes)
        .where('enquiry_id', '=', id)
        .where('revision', '=', revision)
        .execute(),
  });
};
