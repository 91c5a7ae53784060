import type { Store } from './types';

/**
 * Writes one row, and waits until it is as safe as an enquiry: rejects where the database does not
 * answer, is full or may only be read.
 */
export const tryWriting = async ({ db }: Store): Promise<void> => {
  const at = Date.now();
  await db
    .insertInto('write_checks')
    .values({ id: 1, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute();
};
