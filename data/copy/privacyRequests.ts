import { OUTBOX_HOURS, SESSION_LONGEST_DAYS } from '@/data/retention';

/** What stays after an erasure, and why: on the receipt that a parent is given. */
export const KEPT_COPY = {
  request:
    'A keyed fingerprint of the number, and of the random key that came with each enquiry, with the time of this receipt, so that neither an older backup nor a late request brings the data back.',
  audit: 'That this was done, by whom and when, in the audit: without the number.',
  votes:
    'A vote in a contest still counts, without the fingerprint of who cast it, so that the result stays right.',
  signedOut: `That this number signed out everywhere: a keyed fingerprint with the time, for ${SESSION_LONGEST_DAYS} days, so that no login of before is good again.`,
  backups:
    'Copies in backups that were made before. They cannot come back to the website: whatever a restore brings is erased again.',
} as const;

/** What stays after a withdrawal, and why. */
export const WITHDRAWN_COPY = {
  record:
    'The record of the enquiry, its consent and this withdrawal, as a proof, for as long as the privacy policy says.',
  request:
    'A keyed fingerprint of the number with the time of this receipt, so that no older backup undoes it.',
} as const;

/** What an export says beside its rows. */
export const EXPORT_COPY = {
  about:
    'Everything that the website and its database hold under this mobile number: what it is, where it stands, since when, why it is kept and for how long.',
  database: 'The database of the website',
  outbox: 'The file that stands for the SMS service where none is set up (sms-outbox.jsonl)',
  message: 'A text message with a code',
  messageWhy: 'To try the website without an SMS service',
  messageLong: `${OUTBOX_HOURS} hours`,
  sealed: 'An encrypted key to the school system, which is not shown',
  notFound: 'Kept without a link to a number, so that it cannot be found by one',
  backup: 'A backup that was made after the first of these rows: it can hold them as well',
  otherNumber: 'An enquiry under another number',
  schoolSystem:
    'What the school system holds besides is asked of the school: it has its own records of pupils and parents.',
} as const;
