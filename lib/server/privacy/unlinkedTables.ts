import type { Schema } from '@/lib/server/store/schema';
import type { LinkedTable } from './linkedTables';

/** Why a table is not searched by a number. */
export const UNLINKED = {
  deliveries: 'found by the enquiry or the press on WhatsApp that it carries',
  visits: 'found by the enquiry that asked for it',
  used_tickets: 'random numbers of login steps, which say nothing of whose they were',
  ended_sessions: 'random numbers of logins that were signed out, which say nothing of whose',
  otp_tallies: 'counts of everybody together',
  write_checks: 'the time of a check of the database',
  lookup_keys: 'keys of the site, which say nothing of anybody',
  privacy_requests: 'keyed hash of the number: kept, so that a backup cannot undo a request',
  privacy_receipts: 'counts without personal data',
  audit_log: 'who did what: numbers stand there as keyed hashes only',
  job_runs: 'times of daily work',
  staff: 'numbers and names of our own people, who are taken off by `npm run staff -- remove`',
  staff_recovery_codes: 'fingerprints of codes of our own people',
  staff_sessions: 'fingerprints of logins of our own people',
  desk_cases: 'found by the enquiry that it is about, and erased together with it',
  desk_notes: 'found by the enquiry that it is about, and erased together with it',
  campaigns: 'pages of the site, without personal data',
  campaign_versions: 'pages of the site, without personal data',
  desk_merges: 'found by the enquiry that it is about, and erased together with it',
  enquiry_terms: 'found by the enquiry whose names it indexes, and erased together with it',
  mail_outbox: 'e-mails to our own people: references and counts, and nothing of who a parent is',
  campaign_pictures: 'pictures of campaigns, without camera, place or time',
  preflight_runs: 'checks of campaign pages by the site itself, which show nobody',
  campaign_counts: 'counts of everybody together',
  campaign_spend: 'what advertisements cost, as our own people have typed it in',
} satisfies { [Table in Exclude<keyof Schema, LinkedTable>]: string };
