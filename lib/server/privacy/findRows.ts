import { randomUUID } from 'node:crypto';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { CONTEST_SLUGS } from '@/data/contests/slugs';
import { hashPersonal } from '@/lib/server/crypto';
import { withMobile } from '@/lib/server/enquiries/findByMobile';
import { type OpenEnquiry, openForPeople } from '@/lib/server/enquiries/personalColumns';
import { contactNames } from '@/lib/server/erp/embedded/contacts';
import { findByContact } from '@/lib/server/erp/embedded/findByContact';
import { mobileHash } from '@/lib/server/session/generations';
import type { Database, Schema } from '@/lib/server/store/schema';
import { voterText } from '@/lib/server/voting/votes';
import type { ParentNumber } from './parentNumber';
import { type Searched, searchLatest } from './searchTexts';

/**
 * The one place that finds rows by a mobile number. Each table of the store stands either here or in
 * `unlinkedTables.ts`, with the reason why it cannot be found by a number; a test compares both with the schema.
 * Counters of a number together with an address or a browser (`rate_limits`) stand under one hash of
 * both, and cannot be found by the number alone.
 */
const LINKED = {
  enquiries: (_names, { mobile }) => withMobile(mobile),
  otp_requests: (names) => (eb) => eb('otp_requests.mobile_hash', 'in', names),
  otp_senders: (names) => (eb) => eb('otp_senders.sender', 'in', names),
  otp_devices: (names) => (eb) => eb('otp_devices.mobile_hash', 'in', names),
  otp_guesses: (names) => (eb) => eb('otp_guesses.mobile_hash', 'in', names),
  session_generations: (names) => (eb) => eb('session_generations.mobile_hash', 'in', names),
  rate_limits: (names) => (eb) =>
    eb.or(names.map((name) => eb('rate_limits.key', 'like', `%:${name}`))),
  erp_accounts: (names) => (eb) => eb('erp_accounts.contact', 'in', names),
  erp_signups: (names) => (eb) => eb('erp_signups.contact', 'in', names),
  erp_tokens: (names) => (eb) =>
    eb.or([eb('erp_tokens.contact_hash', 'in', names), eb('erp_tokens.contact', 'in', names)]),
  erp_codes: (names) => (eb) => eb('erp_codes.contact_hash', 'in', names),
  votes: (names) => (eb) => eb('votes.voter', 'in', names),
  // By the number that stood there before it was corrected; with the enquiry itself it goes anyway.
  desk_corrections: (names) => (eb) => eb('desk_corrections.mobile_hash', 'in', mobilesOf(names)),
} satisfies { [Table in keyof Schema]?: Where<Table> };

/** The start of a name that is `#` and the hash by which an enquiry is found (erp/embedded/contacts.ts). */
const CONTACT_MARK = '#';

/** The hashes by which enquiries are found, out of names under which rows of a number can stand. */
const mobilesOf = (names: readonly string[]): string[] => {
  const hashes = names.flatMap((name) => (name.startsWith(CONTACT_MARK) ? name.slice(1) : []));
  return hashes.length === 0 ? [''] : hashes;
};

type Where<Table extends keyof Schema> = (
  names: string[],
  number: ParentNumber,
) => (eb: ExpressionBuilder<Schema, Table>) => Expression<SqlBool>;

export type LinkedTable = keyof typeof LINKED | 'whatsapp_leads';

/** Presses on WhatsApp are found by what is in their encrypted texts: each is opened. */
export const LINKED_TABLES: LinkedTable[] = [
  ...Object.keys(LINKED).filter((name): name is keyof typeof LINKED => Object.hasOwn(LINKED, name)),
  'whatsapp_leads',
];

/**
 * The keyed hashes under which rows of a number can stand. They outlive every change of secrets, and
 * say nothing without the site's own keys, so that a request of a parent can be written down with them.
 */
export const hashesOf = ({ mobile, contact }: ParentNumber): string[] => [
  contactNames(contact)[0],
  hashPersonal(mobile),
  hashPersonal(contact),
  ...CONTEST_SLUGS.map((contest) => hashPersonal(voterText({ contest, contact }))),
];

/** The same with what an earlier release stored in plain text. */
const namesOf = (number: ParentNumber): string[] => [...hashesOf(number), number.contact];

/** The enquiries of a number that were made at `until` (ms since 1970) or before, oldest first, opened. */
export const findEnquiries = async (
  db: Database,
  number: ParentNumber,
  until = Number.MAX_SAFE_INTEGER,
): Promise<OpenEnquiry[]> => {
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .where(withMobile(number.mobile))
    .where('created_at', '<=', until)
    .orderBy('created_at')
    .execute();
  return rows.map(openForPeople);
};

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

/** The campus visits of these enquiries. */
export const findVisits = async (db: Database, enquiries: readonly string[]) =>
  inPieces(enquiries, (ids) =>
    db.selectFrom('visits').selectAll().where('enquiry_id', 'in', ids).execute(),
  );

/** How far our people have come with these enquiries. */
export const findCases = async (db: Database, enquiries: readonly string[]) =>
  inPieces(enquiries, (ids) =>
    db.selectFrom('desk_cases').selectAll().where('enquiry_id', 'in', ids).execute(),
  );

/** Which of these enquiries our people answer in another one. */
export const findMerges = async (db: Database, enquiries: readonly string[]) =>
  inPieces(enquiries, (ids) =>
    db.selectFrom('desk_merges').selectAll().where('enquiry_id', 'in', ids).execute(),
  );

/** What our people have noted of these enquiries, oldest first within each five hundred. */
export const findNotes = async (db: Database, enquiries: readonly string[]) =>
  inPieces(enquiries, (ids) =>
    db
      .selectFrom('desk_notes')
      .selectAll()
      .where('enquiry_id', 'in', ids)
      .orderBy('written_at')
      .execute(),
  );

/** What our people have put right in these enquiries, oldest first within each five hundred. */
export const findCorrections = async (db: Database, enquiries: readonly string[]) =>
  inPieces(enquiries, (ids) =>
    db
      .selectFrom('desk_corrections')
      .selectAll()
      .where('enquiry_id', 'in', ids)
      .orderBy('corrected_at')
      .execute(),
  );

type OtherTable = Exclude<LinkedTable, 'enquiries' | 'whatsapp_leads' | 'session_generations'>;

/** The rows of one of the other tables, opened. */
export const findOthers = {
  otp_requests: (db, number) =>
    db
      .selectFrom('otp_requests')
      .selectAll()
      .where(LINKED.otp_requests(namesOf(number)))
      .execute(),
  otp_senders: (db, number) =>
    db
      .selectFrom('otp_senders')
      .selectAll()
      .where(LINKED.otp_senders(namesOf(number)))
      .execute(),
  otp_devices: (db, number) =>
    db
      .selectFrom('otp_devices')
      .selectAll()
      .where(LINKED.otp_devices(namesOf(number)))
      .execute(),
  otp_guesses: (db, number) =>
    db
      .selectFrom('otp_guesses')
      .selectAll()
      .where(LINKED.otp_guesses(namesOf(number)))
      .execute(),
  rate_limits: (db, number) =>
    db
      .selectFrom('rate_limits')
      .selectAll()
      .where(LINKED.rate_limits(namesOf(number)))
      .execute(),
  erp_accounts: async (db, { contact }) => (await findByContact({ db }, contact)).accounts,
  erp_signups: async (db, { contact }) => (await findByContact({ db }, contact)).signups,
  erp_tokens: async (db, { contact }) => (await findByContact({ db }, contact)).tokens,
  erp_codes: (db, number) =>
    db
      .selectFrom('erp_codes')
      .selectAll()
      .where(LINKED.erp_codes(namesOf(number)))
      .execute(),
  votes: (db, number) =>
    db
      .selectFrom('votes')
      .selectAll()
      .where(LINKED.votes(namesOf(number)))
      .execute(),
  desk_corrections: (db, number) =>
    db
      .selectFrom('desk_corrections')
      .selectAll()
      .where(LINKED.desk_corrections(namesOf(number)))
      .execute(),
} satisfies {
  [Table in OtherTable]: (db: Database, number: ParentNumber) => Promise<object[]>;
};

/**
 * That the number signed out everywhere. It is exported and outlives an erasure: without it, logins
 * that the parent has ended would be good again.
 */
export const findGeneration = (db: Database, { contact }: ParentNumber) =>
  db
    .selectFrom('session_generations')
    .selectAll()
    .where('mobile_hash', '=', mobileHash(contact))
    .executeTakeFirst();

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
    db.deleteFrom('deliveries').where('subject_id', 'in', ids).returning('id').execute(),
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
