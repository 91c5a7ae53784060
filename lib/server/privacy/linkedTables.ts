import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { CONTEST_SLUGS } from '@/data/contests/slugs';
import { hashPersonal } from '@/lib/server/crypto';
import { withMobile } from '@/lib/server/enquiries/findByMobile';
import { contactNames } from '@/lib/server/erp/embedded/contacts';
import type { Schema } from '@/lib/server/store/schema';
import { voterText } from '@/lib/server/voting/votes';
import type { ParentNumber } from './parentNumber';

/**
 * How the rows of each table are found by a mobile number, and nowhere else. Each table of the store stands either here or in
 * `unlinkedTables.ts`, with the reason why it cannot be found by a number; a test compares both with the schema.
 * Counters of a number together with an address or a browser (`rate_limits`) stand under one hash of
 * both, and cannot be found by the number alone.
 */
export const LINKED = {
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
export const mobilesOf = (names: readonly string[]): string[] => {
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
export const namesOf = (number: ParentNumber): string[] => [...hashesOf(number), number.contact];
