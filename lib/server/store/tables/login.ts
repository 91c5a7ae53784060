import type { Generated } from 'kysely';

export type UsedTicketsTable = { id: string; expires_at: number };

/** Sessions that were signed out: their cookies are good for nothing, copies included. */
export type EndedSessionsTable = { id: string; expires_at: number };

/** Numbers that signed out everywhere: sessions of an older generation are over. */
export type SessionGenerationsTable = {
  /** Keyed hash of the number: the number itself is not stored here. */
  mobile_hash: string;
  generation: number;
  expires_at: number;
};

/** What the site knows about codes it asked for: the countdown outlives a reload and a second tab. */
export type OtpRequestsTable = {
  /** Keyed hash of the number: the number itself is not stored here. */
  mobile_hash: string;
  path: 'login' | 'onboard';
  sent_at: number;
  /** Who asked, as keys of `otp_senders` with blanks between: they are credited once it is typed in. */
  senders: string | null;
};

/** Codes sent and verified by everybody in one minute (whole minutes since 1970). */
export type OtpTalliesTable = { minute: number; sent: number; verified: number };

/**
 * Codes sent and typed in, by who asked for them. `sender` is a keyed hash of an address, a network, a
 * block of numbers or a device, or the name of a pool; `slot` is five minutes (since 1970).
 */
export type OtpSendersTable = { sender: string; slot: number; sent: number; verified: number };

/** Which number was confirmed in which browser, both as keyed hashes, and when for the last time. */
export type OtpDevicesTable = {
  device_hash: string;
  mobile_hash: string;
  verified_at: number;
  /** Wrong codes in a row that were typed in it. */
  wrong: Generated<number>;
};

/**
 * Guesses at the codes of one number, by who guesses: in the window that began at `window_started_at`,
 * and how many in a row were wrong.
 */
export type OtpGuessesTable = {
  mobile_hash: string;
  window_started_at: number;
  window_unknown: number;
  window_asker: number;
  wrong_unknown: number;
  wrong_asker: number;
  /** Of the release before, as is the next one: `otp_devices` counts them now. */
  window_own_device: Generated<number>;
  wrong_own_device: Generated<number>;
  /** The last one of an unknown visitor. */
  guessed_at: number;
  /** Grows with each change: of two at once, the later one looks again. */
  revision: number;
};
