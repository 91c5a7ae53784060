import type { Generated } from 'kysely';
import type { SetStage } from '@/data/desk/stages';
import type { StaffRole } from '@/lib/desk/roles';
import type { EnquiryStatus } from '@/lib/server/store/schema';

/** Who may use the desk. */
export type StaffTable = {
  id: string;
  /** 10 digits. Encrypted; found by its keyed hash, `hashMobile`. */
  mobile: string;
  mobile_hash: string;
  role: StaffRole;
  /** JSON list of numbers of branches; null: every branch. */
  branches_json: string | null;
  /** The secret of the second factor in base32, encrypted. Null until it is first shown. */
  totp_secret: string | null;
  /** When a code of it was first typed in; null: it is shown again at the next login. */
  totp_confirmed_at: number | null;
  /** The half minute (since 1970) of the last code that was taken: none is taken twice. */
  totp_last_step: number | null;
  created_at: number;
  /** What colleagues read. Encrypted; null: nobody has said it. */
  name: Generated<string | null>;
};

/** What stands in for the second factor where the telephone is lost. Each counts once. */
export type StaffRecoveryCodesTable = {
  /** Keyed hash of the person and the code. */
  code_hash: string;
  staff_id: string;
  used_at: number | null;
};

/** Sessions at the desk. */
export type StaffSessionsTable = {
  /** SHA-256 of what stands in the cookie. */
  token_hash: string;
  staff_id: string;
  begun_at: number;
  /** When it was last used, to the minute. */
  seen_at: number;
  /** Null: the number is confirmed, the second factor is not. */
  second_factor_at: number | null;
};

/** How far the people at the desk have come with an enquiry. Without a row: nobody has begun. */
export type DeskCasesTable = {
  enquiry_id: string;
  /** What a person has set; null: that was undone. */
  state: SetStage | null;
  /** What the last change can be undone to: its own column, and that of the enquiry. Null: nothing. */
  previous_state: SetStage | null;
  previous_status: EnquiryStatus | null;
  changed_at: number;
  /** When the parent was first answered. */
  answered_at: number | null;
  /** One more with each change. */
  revision: number;
  /** Who of the desk answers it; null: nobody in particular. */
  assigned_to: Generated<string | null>;
  /** When the parent is to be called next, and what for (encrypted). */
  next_call_at: Generated<number | null>;
  next_call_reason: Generated<string | null>;
};

/** What people at the desk write down of an enquiry. */
export type DeskNotesTable = {
  id: string;
  enquiry_id: string;
  staff_id: string;
  written_at: number;
  /** Encrypted. */
  text: string;
};

/** Enquiries that people at the desk have found to be duplicates. */
export type DeskMergesTable = {
  enquiry_id: string;
  /** The one that goes on in its place; itself no duplicate. */
  kept_id: string;
  staff_id: string;
  merged_at: number;
};

/** By which words an enquiry is found: keyed hashes of how the names in it begin, and of its e-mail. */
/** What people at the desk have put right in an enquiry. */
export type DeskCorrectionsTable = {
  id: string;
  enquiry_id: string;
  staff_id: string;
  corrected_at: number;
  /** What stood there before: fields of the form and their texts. Encrypted. */
  before_json: string;
  /** `hashMobile` of the number that was there before; null where it was not corrected. */
  mobile_hash: string | null;
};

/** By which words an enquiry is found: keyed hashes of how the names in it begin. */
export type EnquiryTermsTable = { term: string; enquiry_id: string };

/** E-mails to our own people: counts, references and links, and nothing of who a parent is. */
export type MailOutboxTable = {
  /** Of a morning: its branch and day, so that there is one. */
  id: string;
  kind: 'digest' | 'alarm';
  branch_id: number;
  /** What `lib/desk/deskMail.ts` makes an e-mail of; empty once nobody needs it. */
  content_json: string;
  /** `dead`: it was refused, or tried too long. */
  status: 'waiting' | 'sent' | 'dead';
  attempts: Generated<number>;
  next_attempt_at: number;
  /** A process that sends it keeps others away until then. */
  locked_until: Generated<number>;
  last_error: string | null;
  created_at: number;
  /** When it was sent or given up. */
  ended_at: number | null;
};
