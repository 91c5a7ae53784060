import type { Generated, Kysely } from 'kysely';
import type {
  CampaignCountsTable,
  CampaignPicturesTable,
  CampaignSpendTable,
  CampaignsTable,
  CampaignVersionsTable,
  PreflightRunsTable,
} from './tables/campaigns';
import type {
  DeskCasesTable,
  DeskCorrectionsTable,
  DeskMergesTable,
  DeskNotesTable,
  EnquiryTermsTable,
  MailOutboxTable,
  StaffRecoveryCodesTable,
  StaffSessionsTable,
  StaffTable,
} from './tables/desk';
import type {
  EndedSessionsTable,
  OtpDevicesTable,
  OtpGuessesTable,
  OtpRequestsTable,
  OtpSendersTable,
  OtpTalliesTable,
  SessionGenerationsTable,
  UsedTicketsTable,
} from './tables/login';
import type {
  ErpAccountsTable,
  ErpCodesTable,
  ErpSignupsTable,
  ErpTokensTable,
} from './tables/schoolSystem';

/**
 * The tables. Times are whole milliseconds since 1970 (bigint in Postgres, read back as number);
 * flags are 0 or 1; `*_json` columns hold JSON text. The same on SQLite and Postgres.
 *
 * Columns marked "encrypted" hold what `sealColumn` makes of a text (lib/server/keys/columns.ts); rows
 * of an earlier release hold plain text there until `encryptColumns` has come by.
 */
export type Schema = {
  enquiries: EnquiriesTable;
  deliveries: DeliveriesTable;
  used_tickets: UsedTicketsTable;
  ended_sessions: EndedSessionsTable;
  session_generations: SessionGenerationsTable;
  otp_requests: OtpRequestsTable;
  otp_tallies: OtpTalliesTable;
  otp_senders: OtpSendersTable;
  otp_devices: OtpDevicesTable;
  otp_guesses: OtpGuessesTable;
  erp_accounts: ErpAccountsTable;
  erp_codes: ErpCodesTable;
  erp_tokens: ErpTokensTable;
  erp_signups: ErpSignupsTable;
  whatsapp_leads: WhatsappLeadsTable;
  visits: VisitsTable;
  votes: VotesTable;
  rate_limits: RateLimitsTable;
  write_checks: WriteChecksTable;
  lookup_keys: LookupKeysTable;
  privacy_requests: PrivacyRequestsTable;
  privacy_receipts: PrivacyReceiptsTable;
  audit_log: AuditLogTable;
  job_runs: JobRunsTable;
  staff: StaffTable;
  staff_recovery_codes: StaffRecoveryCodesTable;
  staff_sessions: StaffSessionsTable;
  desk_cases: DeskCasesTable;
  desk_notes: DeskNotesTable;
  campaigns: CampaignsTable;
  campaign_versions: CampaignVersionsTable;
  desk_merges: DeskMergesTable;
  desk_corrections: DeskCorrectionsTable;
  enquiry_terms: EnquiryTermsTable;
  mail_outbox: MailOutboxTable;
  campaign_pictures: CampaignPicturesTable;
  preflight_runs: PreflightRunsTable;
  campaign_counts: CampaignCountsTable;
  campaign_spend: CampaignSpendTable;
};

export type Database = Kysely<Schema>;

/**
 * How an enquiry stands. `unverified`: saved, the mobile number is not confirmed yet. `queued`: on
 * its way to the school system. `delivered`: the school system has it. `follow-up`: a person has to
 * look at it (refused data, expired token). `in-touch`: the admissions team has called. `withdrawn`:
 * the parent took the consent back, so nothing of it is sent and nobody calls.
 */
export const ENQUIRY_STATUSES = [
  'unverified',
  'queued',
  'delivered',
  'follow-up',
  'in-touch',
  'withdrawn',
] as const;

export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

type EnquiriesTable = {
  /** The short reference that the parent reads: `OIS-7K3M-92QF`. */
  id: string;
  idempotency_key: string;
  created_at: number;
  updated_at: number;
  status: EnquiryStatus;
  /** Encrypted, as are the next three. */
  parent_name: string;
  child_name: string;
  email: string | null;
  /** `YYYY-MM-DD`. */
  date_of_birth: string;
  branch_id: number;
  grade_id: number;
  lead_info: string;
  /** 10 digits, as typed or as verified by OTP. Encrypted; found by its keyed hash. */
  mobile: string | null;
  /** `hashMobile`; null without a number, and in rows of an earlier release. */
  mobile_hash: string | null;
  mobile_verified: number;
  /** Version of the privacy notice that stood beside the button, and when it was agreed to. */
  consent_version: string;
  consent_at: number;
  /** Encrypted. */
  attribution_json: string | null;
  /** 1 as it was first sent, one more with each correction by its parent. */
  revision: Generated<number>;
  /** When its newest form was submitted, by the browser's clock; null where the browser did not say. */
  submitted_at: number | null;
  /** When its names were last written to `enquiry_terms`; null: they have to be (again). */
  terms_at: Generated<number | null>;
  /** When its branch was told that it waits too long. */
  alarmed_at: Generated<number | null>;
  /** Which link brought the parent, for the desk: see `sourceOf`. Null: it has to be read from the visit yet. */
  source: Generated<string | null>;
};

/** The outbox: what has to reach an upstream service, at least once. */
type DeliveriesTable = {
  id: string;
  kind: 'enquiry' | 'whatsapp-lead';
  /** Key of the row in `enquiries` or `whatsapp_leads`. */
  subject_id: string;
  /** Encrypted: it can hold an access token. Of an earlier release: with the site's secret. */
  sealed_payload: string;
  /**
   * `follow-up`: a dead letter. It was given up, and keeps its payload to be sent again. `cancelled`:
   * the parent asked us to send nothing more.
   */
  status: 'waiting' | 'done' | 'follow-up' | 'cancelled';
  attempts: number;
  next_attempt_at: number;
  /** A dispatcher that holds the row keeps others away until then. */
  locked_until: number;
  /** Encrypted where the school system said it: it may repeat what it was sent. */
  last_error: string | null;
  created_at: number;
  done_at: number | null;
  /** The newest revision of its subject: what was sent before does not end the delivery. */
  revision: Generated<number>;
  /** When it was last taken out of the dead letters. */
  retried_at: number | null;
};

type WhatsappLeadsTable = {
  id: string;
  created_at: number;
  /** Encrypted: an address can hold anything. */
  lead_json: string;
  ref_id: string | null;
  /** Our own note; it is not sent on. Encrypted. */
  attribution_json: string | null;
};

/** When the family of an enquiry is shown round a campus: one row for each enquiry that asked for it. */
type VisitsTable = {
  /** Its reference. Where the enquiry goes, this goes too. */
  enquiry_id: string;
  branch_id: number;
  /** When it begins, in Indian time: `2025-12-11T09:30`. */
  slot: string;
  /** 1 to the capacity of the slot; unique among those of one branch and slot. Null: cancelled. */
  seat: number | null;
  status: 'booked' | 'cancelled';
  /** 0 as it was booked, one more with each change: the calendar's SEQUENCE. */
  sequence: Generated<number>;
  created_at: number;
  changed_at: number;
  /** From when on its reminder may be sent; null: none is to be sent, or it was. */
  remind_at: number | null;
  /** Set before the reminder is sent, so that a crash never sends it twice. */
  reminded_at: number | null;
  reminder_tries: Generated<number>;
};

/** Who voted for what: one row for each parent and contest. */
type VotesTable = {
  contest: string;
  /** Keyed hash of the contest and the number: the same parent is another voter in each contest. */
  voter: string;
  entry: string;
  created_at: number;
};

/** Written by rate-limiter-flexible (limits.ts). `key` is hashed; `expire` is a time. */
type RateLimitsTable = { key: string; points: number; expire: number | null };

/** One row: when somebody last looked whether the store can be written to. */
type WriteChecksTable = { id: number; at: number };

/** The keys of the hashes that rows are found by, encrypted with the data key: see lookupKeys.ts. */
type LookupKeysTable = { name: string; sealed_key: string };

/**
 * What parents asked for about their data and what has to hold for every older backup too. The same
 * lines stand in DATA_DIR/privacy-requests.jsonl, which no restore replaces.
 */
type PrivacyRequestsTable = {
  receipt_id: string;
  kind: 'erase' | 'withdraw';
  /** Keyed hash of the number, and which key made it. */
  number_hash: string;
  key_id: string;
  at: number;
  /** JSON list of keyed hashes under which something of the parent can stand. */
  traces_json: string;
  /** When this database was brought in line with it; null while that is under way. */
  applied_at: number | null;
};

/** What a parent was told of a request, without personal data. */
type PrivacyReceiptsTable = { id: string; created_at: number; receipt_json: string };

/** Who did what with enquiries. Triggers refuse every change; each entry has the hash of the one before. */
type AuditLogTable = {
  /** 1, 2, 3 … */
  entry: number;
  at: number;
  /** The system user. */
  who: string;
  action: string;
  filter_json: string;
  row_count: number;
  previous_hash: string;
  /** SHA-256 over the other columns as canonical JSON. */
  hash: string;
};

/** When work that is done once a day was last begun, by whichever process. */
type JobRunsTable = { name: string; ran_at: number };
