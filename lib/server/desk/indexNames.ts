import { setTimeout as wait } from 'node:timers/promises';
import { openPersonal } from '@/lib/server/enquiries/personalColumns';
import { log } from '@/lib/server/log/log';
import type { Database } from '@/lib/server/store/schema';
import type { Store } from '@/lib/server/store/store';
import { termsOfNames } from './nameTerms';

const BATCH = 100;
/** Between two batches of the first time: requests come first. */
const PAUSE_MS = 5;

/** Indexes the names of some enquiries that are new or were corrected. Answers how many there were. */
export const indexNames = async (db: Database, now: number): Promise<number> => {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'parent_name', 'child_name'])
    .where('terms_at', 'is', null)
    .limit(BATCH)
    .execute();
  if (rows.length === 0) return 0;
  await db.transaction().execute(async (step) => {
    for (const row of rows) await indexRow(step, row, now);
  });
  return rows.length;
};

type NamedRow = { id: string; parent_name: string; child_name: string };

const indexRow = async (db: Database, row: NamedRow, now: number): Promise<void> => {
  const { id: enquiry_id, parent_name, child_name } = row;
  const { numUpdatedRows } = await db
    .updateTable('enquiries')
    .set({ terms_at: now })
    .where('id', '=', enquiry_id)
    // Corrected or encrypted anew since it was read: then it is indexed the next time.
    .where('parent_name', '=', parent_name)
    .where('child_name', '=', child_name)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await db.deleteFrom('enquiry_terms').where('enquiry_id', '=', enquiry_id).execute();
  const terms = termsOfNames([
    openPersonal('parent_name', enquiry_id, parent_name) ?? '',
    openPersonal('child_name', enquiry_id, child_name) ?? '',
  ]);
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

/** Indexes all of them beside the site's work: for the first start with a desk. */
export const startIndexing = ({ db }: Store): { stop: () => Promise<void> } => {
  let isStopped = false;
  const run = async () => {
    while (!isStopped && (await indexNames(db, Date.now())) > 0) await wait(PAUSE_MS);
  };
  const done = run().catch((err: unknown) =>
    log.warn({ err }, 'names not indexed for the desk: a search there goes on'),
  );
  return {
    stop: () => {
      isStopped = true;
      return done;
    },
  };
};
