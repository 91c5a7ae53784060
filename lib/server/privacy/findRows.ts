import { randomUUID } from 'node:crypto';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { CONTEST_SLUGS } from '@/data/contests/slugs';
import { mobileOf } from '@/lib/server/enquiries/mobileOf';
import type { Database, Schema } from '@/lib/server/store/schema';
import { voterText } from '@/lib/server/voting/votes';
import type { ParentNumber } from './parentNumber';

/**
 * The one place that finds rows by a mobile number. Each table of the store stands either here or in
 * UNLINKED, with the reason why it cannot be found by a number; a test compares both with the schema.
 */
const LINKED = {
  enquiries:
    ({ mobile }) =>
    (eb) =>
      eb('enquiries.mobile', '=', mobile),
  whatsapp_leads: (number) => (eb) =>
    eb.or([
      ...mentions(number).map((text) => eb('whatsapp_leads.lead_json', 'like', text)),
      ...mentions(number).map((text) => eb('whatsapp_leads.attribution_json', 'like', text)),
    ]),
  otp_requests: (number) => (eb) =>
    eb('otp_requests.mobile_hash', 'in', number.hashesOf(number.mobile)),
  rate_limits: (number) => (eb) =>
    eb.or(number.hashesOf(number.mobile).map((hash) => eb('rate_limits.key', 'like', `%:${hash}`))),
  erp_accounts:
    ({ contact }) =>
    (eb) =>
      eb('erp_accounts.contact', '=', contact),
  erp_signups:
    ({ contact }) =>
    (eb) =>
      eb('erp_signups.contact', '=', contact),
  erp_tokens:
    ({ contact }) =>
    (eb) =>
      eb('erp_tokens.contact', '=', contact),
  erp_codes: (number) => (eb) =>
    eb('erp_codes.contact_hash', 'in', number.hashesOf(number.contact)),
  votes: (number) => (eb) => eb('votes.voter', 'in', votersOf(number)),
} satisfies { [Table in keyof Schema]?: Where<Table> };

type Where<Table extends keyof Schema> = (
  number: ParentNumber,
) => (eb: ExpressionBuilder<Schema, Table>) => Expression<SqlBool>;

export type LinkedTable = keyof typeof LINKED;

export const LINKED_TABLES = Object.keys(LINKED).filter((name): name is LinkedTable =>
  Object.hasOwn(LINKED, name),
);

/** Why a table is not searched by a number. */
export const UNLINKED = {
  deliveries: 'found by the enquiry or the press on WhatsApp that it carries',
  used_tickets: 'random numbers of login steps, which say nothing of whose they were',
  ended_sessions: 'random numbers of logins that were signed out, which say nothing of whose',
  otp_tallies: 'counts of everybody together',
  privacy_requests: 'keyed hash of the number: kept, so that a backup cannot undo a request',
  privacy_receipts: 'counts without personal data',
  audit_log: 'who did what: numbers stand there as keyed hashes only',
  job_runs: 'times of daily work',
} satisfies { [Table in Exclude<keyof Schema, LinkedTable>]: string };

const votersOf = (number: ParentNumber): string[] =>
  CONTEST_SLUGS.flatMap((contest) =>
    number.hashesOf(voterText({ contest, contact: number.contact })),
  );

/** LIKE patterns for the number inside a longer text, such as the address of a page. */
const mentions = ({ mobile }: ParentNumber): string[] => {
  const [first, second] = [mobile.slice(0, 5), mobile.slice(5)];
  // `_` stands for any one character between the two halves: a space, a dash, a plus.
  return [mobile, `${first}_${second}`, `${first}%20${second}`].map((text) => `%${text}%`);
};

/** The enquiries of a number that were made at `until` (ms since 1970) or before, oldest first. */
export const findEnquiries = (
  db: Database,
  number: ParentNumber,
  until = Number.MAX_SAFE_INTEGER,
) =>
  db
    .selectFrom('enquiries')
    .selectAll()
    .where(LINKED.enquiries(number))
    .where('created_at', '<=', until)
    .orderBy('created_at')
    .execute();

/** Presses on WhatsApp whose page or visit names the number. */
export const findLeads = (db: Database, number: ParentNumber, until = Number.MAX_SAFE_INTEGER) =>
  db
    .selectFrom('whatsapp_leads')
    .selectAll()
    .where(LINKED.whatsapp_leads(number))
    .where('created_at', '<=', until)
    .orderBy('created_at')
    .execute();

/** Enquiries under other numbers whose visit names this one. */
export const findMentions = (db: Database, number: ParentNumber) =>
  db
    .selectFrom('enquiries')
    .select(['id', 'created_at'])
    .where((eb) => eb.or([eb('mobile', '!=', number.mobile), eb('mobile', 'is', null)]))
    .where((eb) => eb.or(mentions(number).map((text) => eb('attribution_json', 'like', text))))
    .execute();

/** What carries these enquiries and presses to other systems. */
export const findDeliveries = async (db: Database, subjects: readonly string[]) =>
  inPieces(subjects, (ids) =>
    db
      .selectFrom('deliveries')
      .selectAll()
      .where('subject_id', 'in', ids)
      .orderBy('created_at')
      .execute(),
  );

type OtherTable = Exclude<LinkedTable, 'enquiries' | 'whatsapp_leads'>;

/** The rows of one of the other tables. */
export const findOthers = {
  otp_requests: (db, number) =>
    db.selectFrom('otp_requests').selectAll().where(LINKED.otp_requests(number)).execute(),
  rate_limits: (db, number) =>
    db.selectFrom('rate_limits').selectAll().where(LINKED.rate_limits(number)).execute(),
  erp_accounts: (db, number) =>
    db.selectFrom('erp_accounts').selectAll().where(LINKED.erp_accounts(number)).execute(),
  erp_signups: (db, number) =>
    db.selectFrom('erp_signups').selectAll().where(LINKED.erp_signups(number)).execute(),
  erp_tokens: (db, number) =>
    db.selectFrom('erp_tokens').selectAll().where(LINKED.erp_tokens(number)).execute(),
  erp_codes: (db, number) =>
    db.selectFrom('erp_codes').selectAll().where(LINKED.erp_codes(number)).execute(),
  votes: (db, number) => db.selectFrom('votes').selectAll().where(LINKED.votes(number)).execute(),
} satisfies {
  [Table in OtherTable]: (db: Database, number: ParentNumber) => Promise<object[]>;
};

/** How many rows of each table an erasure has deleted or blanked; tables without one are left out. */
export type RowCounts = Record<string, number>;

/**
 * Deletes what the number has, up to `until`: rows of enquiries that came later are somebody's new
 * consent. A vote stays, under a random name, so that the result of its contest stays right.
 * Call it in a transaction.
 */
export const eraseRows = async (
  db: Database,
  number: ParentNumber,
  { until, traces = [] }: { until: number; traces?: readonly string[] },
): Promise<{ deleted: RowCounts; blanked: RowCounts }> => {
  const enquiries = (await findEnquiries(db, number, until)).map(({ id }) => id);
  const leads = (await findLeads(db, number, until)).map(({ id }) => id);
  const others = (await findMentions(db, number)).map(({ id }) => id);
  const subjects = [...enquiries, ...leads];
  const deliveries = await inPieces(subjects, (ids) =>
    db.deleteFrom('deliveries').where('subject_id', 'in', ids).returning('id').execute(),
  );
  await inPieces(enquiries, (ids) => db.deleteFrom('enquiries').where('id', 'in', ids).execute());
  await inPieces(leads, (ids) => db.deleteFrom('whatsapp_leads').where('id', 'in', ids).execute());
  await inPieces(others, (ids) =>
    db.updateTable('enquiries').set({ attribution_json: null }).where('id', 'in', ids).execute(),
  );
  const deleted = {
    enquiries: enquiries.length,
    deliveries: deliveries.length,
    whatsapp_leads: leads.length,
    otp_requests: await count(db.deleteFrom('otp_requests').where(LINKED.otp_requests(number))),
    rate_limits: await count(db.deleteFrom('rate_limits').where(LINKED.rate_limits(number))),
    erp_accounts: await count(db.deleteFrom('erp_accounts').where(LINKED.erp_accounts(number))),
    erp_signups: await count(db.deleteFrom('erp_signups').where(LINKED.erp_signups(number))),
    erp_tokens: await count(db.deleteFrom('erp_tokens').where(LINKED.erp_tokens(number))),
    erp_codes: await count(db.deleteFrom('erp_codes').where(LINKED.erp_codes(number))),
  };
  const votes = await eraseVoters(db, [...votersOf(number), ...traces]);
  const blanked = { votes, 'visits of other enquiries': others.length };
  return { deleted: withoutZeros(deleted), blanked: withoutZeros(blanked) };
};

/** Blanks votes that are found by their keyed hashes alone, and counts them. */
export const eraseVoters = async (db: Database, voters: readonly string[]): Promise<number> => {
  const rows = await db
    .selectFrom('votes')
    .select(['contest', 'voter'])
    .where('voter', 'in', voters.length === 0 ? [''] : [...voters])
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

const DIGITS = /(?<!\d)[6-9]\d{4}(?:[ +_-]|%20)?\d{5}(?!\d)/g;

/** Every mobile number that stands in the store in a readable way, inside texts too. */
export const listNumbers = async (db: Database): Promise<Set<string>> => {
  const found = new Set<string>();
  const note = (text: string | null) => {
    for (const match of text?.match(DIGITS) ?? []) found.add(match.replaceAll(/%20|\D/g, ''));
  };
  const enquiries = await db
    .selectFrom('enquiries')
    .select(['mobile', 'attribution_json'])
    .execute();
  for (const { mobile, attribution_json } of enquiries) {
    if (mobile !== null) found.add(mobile);
    note(attribution_json);
  }
  const leads = await db
    .selectFrom('whatsapp_leads')
    .select(['lead_json', 'attribution_json'])
    .execute();
  for (const { lead_json, attribution_json } of leads) {
    note(lead_json);
    note(attribution_json);
  }
  for (const table of ['erp_accounts', 'erp_signups', 'erp_tokens'] as const) {
    const rows = await db.selectFrom(table).select('contact').distinct().execute();
    for (const { contact } of rows) found.add(mobileOf(contact));
  }
  return found;
};

const count = async (query: { execute: () => Promise<{ numDeletedRows: bigint }[]> }) =>
  Number((await query.execute())[0]?.numDeletedRows ?? 0);

const withoutZeros = (counts: RowCounts): RowCounts =>
  Object.fromEntries(Object.entries(counts).filter(([, rows]) => rows > 0));

const MOST_IDS = 500;

/** Both databases limit how many values one query may name. */
const inPieces = async <Row>(
  ids: readonly string[],
  run: (piece: string[]) => Promise<Row[]>,
): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let at = 0; at < ids.length; at += MOST_IDS) {
    rows.push(...(await run(ids.slice(at, at + MOST_IDS))));
  }
  return rows;
};
