import { DELIVERY_KINDS } from '@/lib/server/dispatcher/claim';
import { withMobile } from '@/lib/server/enquiries/findByMobile';
import { type OpenEnquiry, openForPeople } from '@/lib/server/enquiries/personalColumns';
import { findByContact } from '@/lib/server/erp/embedded/findByContact';
import { mobileHash } from '@/lib/server/session/generations';
import type { Database } from '@/lib/server/store/schema';
import { inPieces } from './inPieces';
import { LINKED, type LinkedTable, namesOf } from './linkedTables';
import type { ParentNumber } from './parentNumber';

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
      .where('kind', 'in', DELIVERY_KINDS)
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
