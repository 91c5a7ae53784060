import { randomUUID } from 'node:crypto';
import { DELIVERY_KINDS } from '@/lib/server/dispatcher/claim';
import type { Database } from '@/lib/server/store/schema';
import { findEnquiries, findVisits } from './findRows';
import { inPieces } from './inPieces';
import { LINKED, mobilesOf, namesOf } from './linkedTables';
import type { ParentNumber } from './parentNumber';
import { type Searched, searchLatest } from './searchTexts';

/** How many rows of each table an erasure has deleted or blanked; tables without one are left out. */
export type RowCounts = Record<string, number>;

type Erased = { deleted: RowCounts; blanked: RowCounts };

/**
 * Deletes what the number has, up to `until`: rows of enquiries that came later are somebody's new
 * consent. A vote stays, under a random name, so that the result of its contest stays right.
 * `searched`: what `searchTexts` has found of this number. Call it in a transaction.
 */
export const eraseRows = async (
  db: Database,
  number: ParentNumber,
  { until, searched }: { until: number; searched: Searched },
): Promise<Erased> => {
  const latest = await searchLatest(db, number, searched);
  const leads = latest.leads.filter(({ created_at }) => created_at <= until).map(({ id }) => id);
  const others = latest.mentions.map(({ id }) => id);
  const enquiries = (await findEnquiries(db, number, until)).map(({ id }) => id);
  const subjects = await eraseSubjects(db, { enquiries, leads });
  await inPieces(others, (ids) =>
    db.updateTable('enquiries').set({ attribution_json: null }).where('id', 'in', ids).execute(),
  );
  const rest = await eraseNames(db, namesOf(number));
  return {
    deleted: withoutZeros({ ...subjects, ...rest.deleted }),
    blanked: withoutZeros({ ...rest.blanked, 'visits of other enquiries': others.length }),
  };
};

/**
 * Deletes what is found by keyed hashes alone (`hashesOf`), where nothing tells the number any more.
 * Call it in a transaction.
 */
export const eraseHashes = async (
  db: Database,
  hashes: readonly string[],
  { until }: { until: number },
): Promise<Erased> => {
  const enquiries = await inPieces(mobilesOf(hashes), (piece) =>
    db
      .selectFrom('enquiries')
      .select('id')
      .where('mobile_hash', 'in', piece)
      .where('created_at', '<=', until)
      .execute(),
  );
  const subjects = await eraseSubjects(db, { enquiries: enquiries.map(({ id }) => id), leads: [] });
  const rest = await eraseNames(db, hashes);
  return {
    deleted: withoutZeros({ ...subjects, ...rest.deleted }),
    blanked: withoutZeros(rest.blanked),
  };
};

const eraseSubjects = async (
  db: Database,
  { enquiries, leads }: { enquiries: string[]; leads: string[] },
): Promise<RowCounts> => {
  const visits = await findVisits(db, enquiries);
  // A visit goes with its enquiry by itself (the migration). An enquiry's row before those of its deliveries, as everywhere: see dispatcher/record.ts.
  await inPieces(enquiries, (ids) => db.deleteFrom('enquiries').where('id', 'in', ids).execute());
  await inPieces(leads, (ids) => db.deleteFrom('whatsapp_leads').where('id', 'in', ids).execute());
  const deliveries = await inPieces([...enquiries, ...leads], (ids) =>
    db
      .deleteFrom('deliveries')
      .where('kind', 'in', DELIVERY_KINDS)
      .where('subject_id', 'in', ids)
      .returning('id')
      .execute(),
  );
  return {
    enquiries: enquiries.length,
    deliveries: deliveries.length,
    visits: visits.length,
    whatsapp_leads: leads.length,
  };
};

/** All other tables, but for that of who signed out everywhere. */
const eraseNames = async (db: Database, given: readonly string[]): Promise<Erased> => {
  const names = given.length === 0 ? [''] : [...given];
  const deleted = {
    otp_requests: await count(db.deleteFrom('otp_requests').where(LINKED.otp_requests(names))),
    otp_senders: await count(db.deleteFrom('otp_senders').where(LINKED.otp_senders(names))),
    otp_devices: await count(db.deleteFrom('otp_devices').where(LINKED.otp_devices(names))),
    otp_guesses: await count(db.deleteFrom('otp_guesses').where(LINKED.otp_guesses(names))),
    rate_limits: await count(db.deleteFrom('rate_limits').where(LINKED.rate_limits(names))),
    erp_accounts: await count(db.deleteFrom('erp_accounts').where(LINKED.erp_accounts(names))),
    erp_signups: await count(db.deleteFrom('erp_signups').where(LINKED.erp_signups(names))),
    erp_tokens: await count(db.deleteFrom('erp_tokens').where(LINKED.erp_tokens(names))),
    erp_codes: await count(db.deleteFrom('erp_codes').where(LINKED.erp_codes(names))),
    desk_corrections: await count(
      db.deleteFrom('desk_corrections').where(LINKED.desk_corrections(names)),
    ),
  };
  return { deleted, blanked: { votes: await blankVotes(db, names) } };
};

const blankVotes = async (db: Database, names: string[]): Promise<number> => {
  const rows = await db
    .selectFrom('votes')
    .select(['contest', 'voter'])
    .where(LINKED.votes(names))
    .execute();
  for (const { contest, voter } of rows) {
    await db
      .updateTable('votes')
      .set({ voter: `erased ${randomUUID()}` })
      .where('contest', '=', contest)
      .where('voter', '=', voter)
      .execute();
  }
  return rows.length;
};

const count = async (query: { execute: () => Promise<{ numDeletedRows: bigint }[]> }) =>
  Number((await query.execute())[0]?.numDeletedRows ?? 0);

const withoutZeros = (counts: RowCounts): RowCounts =>
  Object.fromEntries(Object.entries(counts).filter(([, rows]) => rows > 0));
