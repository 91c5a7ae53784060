import type { Kysely } from 'kysely';

/**
 * The tables. Times are whole milliseconds since 1970 (bigint in Postgres, read back as number);
 * flags are 0 or 1; `*_json` columns hold JSON text. The same on SQLite and Postgres.
 */
export type Schema = {
  enquiries: EnquiriesTable;
  deliveries: DeliveriesTable;
  used_tickets: UsedTicketsTable;
  ended_sessions: EndedSessionsTable;
  otp_requests: OtpRequestsTable;
  otp_tallies: OtpTalliesTable;
  erp_accounts: ErpAccountsTable;
  erp_codes: ErpCodesTable;
  erp_tokens: ErpTokensTable;
  erp_signups: ErpSignupsTable;
  whatsapp_leads: WhatsappLeadsTable;
  votes: VotesTable;
  rate_limits: RateLimitsTable;
  privacy_requests: PrivacyRequestsTable;
  privacy_receipts: PrivacyReceiptsTable;
  audit_log: AuditLogTable;
  job_runs: JobRunsTable;
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
  parent_name: string;
  child_name: string;
  email: string | null;
  /** `YYYY-MM-DD`. */
  date_of_birth: string;
  branch_id: number;
  grade_id: number;
  lead_info: string;
  /** 10 digits, as typed or as verified by OTP. */
  mobile: string | null;
  mobile_verified: number;
  /** Version of the privacy notice that stood beside the button, and when it was agreed to. */
  consent_version: string;
  consent_at: number;
  attribution_json: string | null;
};

/** The outbox: what has to reach an upstream service, at least once. */
type DeliveriesTable = {
  id: string;
  kind: 'enquiry' | 'whatsapp-lead';
  /** Key of the row in `enquiries` or `whatsapp_leads`. */
  subject_id: string;
  /** Encrypted with the site's secret: it can hold an access token. */
  sealed_payload: string;
  /** `cancelled`: the parent asked us to send nothing more. */
  status: 'waiting' | 'done' | 'follow-up' | 'cancelled';
  attempts: number;
  next_attempt_at: number;
  /** A dispatcher that holds the row keeps others away until then. */
  locked_until: number;
  last_error: string | null;
  created_at: number;
  done_at: number | null;
};

type UsedTicketsTable = { id: string; expires_at: number };

/** Sessions that were signed out: their cookies are good for nothing, copies included. */
type EndedSessionsTable = { id: string; expires_at: number };

/** What the site knows about codes it asked for: the countdown outlives a reload and a second tab. */
type OtpRequestsTable = {
  /** Keyed hash of the number: the number itself is not stored here. */
  mobile_hash: string;
  path: 'login' | 'onboard';
  sent_at: number;
};

/** Codes sent and verified by everybody in one minute (whole minutes since 1970). */
type OtpTalliesTable = { minute: number; sent: number; verified: number };

/** Embedded school system: who has an account. */
type ErpAccountsTable = {
  contact: string;
  kind: 'onboarded' | 'known' | 'blocked';
  parent_name: string | null;
  child_name: string | null;
  grade_name: string | null;
  erp_id: string | null;
  created_at: number;
};

/** Embedded school system: the codes it sent. */
type ErpCodesTable = {
  contact_hash: string;
  code_hash: string;
  sent_at: number;
  expires_at: number;
  used_at: number | null;
  /** Guesses and sends in the window that began at `window_started_at`; a resend resets neither. */
  guesses: number;
  sends: number;
  window_started_at: number;
};

/** Embedded school system: the access tokens that are good, as keyed hashes. */
type ErpTokensTable = { token_hash: string; contact: string; expires_at: number };

/** Embedded school system: each signup that it took, once per key. */
type ErpSignupsTable = {
  contact: string;
  idempotency_key: string;
  payload_json: string;
  created_at: number;
};

type WhatsappLeadsTable = {
  id: string;
  created_at: number;
  lead_json: string;
  ref_id: string | null;
  /** Our own note; it is not sent on. */
  attribution_json: string | null;
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
  /** JSON list of keyed hashes under which the parent had voted. */
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
