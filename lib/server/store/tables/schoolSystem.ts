import type { Generated } from 'kysely';

/** Embedded school system: who has an account. */
export type ErpAccountsTable = {
  /** Keyed hash of the contact; in rows of an earlier release the contact itself. */
  contact: string;
  kind: 'onboarded' | 'known' | 'blocked';
  /** Encrypted, as is the next one. */
  parent_name: string | null;
  child_name: string | null;
  grade_name: string | null;
  erp_id: string | null;
  created_at: number;
};

/** Embedded school system: the codes it sent. */
export type ErpCodesTable = {
  contact_hash: string;
  code_hash: string;
  sent_at: number;
  expires_at: number;
  used_at: number | null;
  /** Guesses and sends in the window that began at `window_started_at`; a resend resets neither. */
  guesses: number;
  sends: number;
  /** The same for the number's own devices. */
  own_guesses: number;
  own_sends: number;
  window_started_at: number;
};

/** Embedded school system: the access tokens that are good, as keyed hashes. */
export type ErpTokensTable = {
  token_hash: string;
  /** Encrypted. */
  contact: string;
  /** Null in rows of an earlier release. */
  contact_hash: string | null;
  expires_at: number;
};

/** Embedded school system: each signup that it took, in its newest revision. */
export type ErpSignupsTable = {
  /** As in `erp_accounts`. */
  contact: string;
  /** Without the revision. */
  idempotency_key: string;
  /** Encrypted. */
  payload_json: string;
  created_at: number;
  revision: Generated<number>;
};
