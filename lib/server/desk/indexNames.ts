import { openPersonal } from '@/lib/server/enquiries/personalColumns';
import type { Database } from '@/lib/server/store/schema';
import { termOfEmail, termsOfNames } from './nameTerms';

const BATCH = 100;

/** Indexes the names and e-mail addresses of some enquiries that are new or were corrected. Answers how many there were. */
export const indexNames = async (db: Database, now: number): Promise<number> => {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'parent_name', 'child_name', 'email'])
    .where('terms_at', 'is', null)
    .limit(BATCH)
    .execute();
  if (rows.length === 0) return 0;
  const indexAll = async (step: Database) => {
    for (const row of rows) await indexRow(step, row, now);
  };
  // Whoever merges looks for a family within a transaction.
  await (db.isTransaction ? indexAll(db) : db.transaction().execute(indexAll));
  return rows.length;
};

type NamedRow = { id: string; parent_name: string; child_name: string; email: string | null };

const indexRow = async (db: Database, row: NamedRow, now: number): Promise<void> => {
  const { id: enquiry_id, parent_name, child_name, email } = row;
  const { numUpdatedRows } = await db
    .updateTable('enquiries')
    .set({ terms_at: now })
    .where('id', '=', enquiry_id)
    // Corrected or encrypted anew since it was read: then it is indexed the next time.
    .where('parent_name', '=', parent_name)
    .where('child_name', '=', child_name)
    .where('email', email === null ? 'is' : '=', email)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await db.deleteFrom('enquiry_terms').where('enquiry_id', '=', enquiry_id).execute();
  const opened = email && openPersonal('email', enquiry_id, email);
  const terms = [
    ...termsOfNames([
      openPersonal('parent_name', enquiry_id, parent_name) ?? '',
      openPersonal('child_name', enquiry_id, child_name) ?? '',
    ]),
    ...(opened ? [termOfEmail(opened)] : []),
  ];
  if (terms.length === 0) return;
  await db
    .insertInto('enquiry_terms')
    .values(terms.map((term) => ({ term, enquiry_id })))
    .execute();
};

/** How many enquiries are not indexed yet. */
export const countUnindexed = async (db: Database): Promise<number> => {
  const { count } = await db
    .selectFrom('enquiries')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('terms_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};
