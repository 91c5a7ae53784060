import { randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import {
  LIMIT_MINUTES,
  OTP_GUESSES,
  OTP_LENGTH,
  OTP_MINUTES,
  OTP_SENDS,
  OWN_DEVICES,
} from '@/data/limits';
import { hashPersonal } from '@/lib/server/crypto';
import type { Caller } from '@/lib/server/erp/contract';
import type { Database } from '@/lib/server/store/schema';

const WINDOW_MS = LIMIT_MINUTES * 60_000;
const LIFETIME_MS = OTP_MINUTES * 60_000;

export type GuessOutcome = 'right' | 'wrong' | 'expired' | 'blocked';

/** What the number's own devices use up is counted apart from what everybody else does. */
const COLUMNS = {
  unknown: { sends: 'sends', guesses: 'guesses', most: OTP_GUESSES },
  // As many as each of them has: one must not use up another's.
  ownDevice: { sends: 'own_sends', guesses: 'own_guesses', most: OWN_DEVICES * OTP_GUESSES },
} as const;

/** The codes of the embedded school system: so many sends and guesses per number in one window. */
export const createCodes = (db: Database, now: () => number) => ({
  /** A new code for this number, or null when it has had too many. */
  issue: async (contact: string, caller: Caller = 'unknown'): Promise<string | null> => {
    const { sends } = COLUMNS[caller];
    const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
    const at = now();
    const fresh = {
      code_hash: hashCode(contact, code),
      sent_at: at,
      expires_at: at + LIFETIME_MS,
      used_at: null,
    };
    const isOver = sql<boolean>`erp_codes.window_started_at <= ${at - WINDOW_MS}`;
    const sendsAfter = (column: 'sends' | 'own_sends', more: 0 | 1) => {
      const before = sql.ref(`erp_codes.${column}`);
      return sql<number>`case when ${isOver} then 0 else ${before} end + ${sql.lit(more)}`;
    };
    const row = await db
      .insertInto('erp_codes')
      .values({
        contact_hash: hashPersonal(contact),
        ...fresh,
        guesses: 0,
        sends: 0,
        own_guesses: 0,
        own_sends: 0,
        [sends]: 1,
        window_started_at: at,
      })
      .onConflict((conflict) =>
        conflict
          .column('contact_hash')
          .doUpdateSet({
            ...fresh,
            // The guesses of the window stay: a resend must not buy five more.
            guesses: sql`case when ${isOver} then 0 else erp_codes.guesses end`,
            own_guesses: sql`case when ${isOver} then 0 else erp_codes.own_guesses end`,
            sends: sendsAfter('sends', sends === 'sends' ? 1 : 0),
            own_sends: sendsAfter('own_sends', sends === 'own_sends' ? 1 : 0),
            window_started_at: sql`case when ${isOver} then ${at} else erp_codes.window_started_at end`,
          })
          .where(({ eb, or }) => or([isOver, eb(`erp_codes.${sends}`, '<', OTP_SENDS)])),
      )
      .returning('contact_hash')
      .executeTakeFirst();
    return row === undefined ? null : code;
  },

  /** Takes back a code whose message was not sent: it does not count against the number. */
  withdraw: async (contact: string, caller: Caller): Promise<void> => {
    const { sends } = COLUMNS[caller];
    await db
      .updateTable('erp_codes')
      .set(({ eb }) => ({ [sends]: eb(sends, '-', 1), expires_at: now() }))
      .where('contact_hash', '=', hashPersonal(contact))
      .execute();
  },

  /** Counts the guess before it compares, so that guesses sent at once cannot slip through. */
  guess: async (
    contact: string,
    code: string,
    caller: Caller = 'unknown',
  ): Promise<GuessOutcome> => {
    const { guesses, most } = COLUMNS[caller];
    const contactHash = hashPersonal(contact);
    const codeHash = hashCode(contact, code);
    const counted = await db
      .updateTable('erp_codes')
      .set(({ eb }) => ({ [guesses]: eb(guesses, '+', 1) }))
      .where('contact_hash', '=', contactHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now())
      .where(guesses, '<', most)
      .returning('code_hash')
      .executeTakeFirst();
    if (counted === undefined) return whyNotCounted(db, contactHash, now());
    if (!isSame(counted.code_hash, codeHash)) return 'wrong';
    const used = await db
      .updateTable('erp_codes')
      .set({ used_at: now() })
      .where('contact_hash', '=', contactHash)
      .where('code_hash', '=', codeHash)
      .where('used_at', 'is', null)
      .returning('used_at')
      .executeTakeFirst();
    return used === undefined ? 'expired' : 'right';
  },
});

const whyNotCounted = async (
  db: Database,
  contactHash: string,
  at: number,
): Promise<'expired' | 'blocked'> => {
  const row = await db
    .selectFrom('erp_codes')
    .select(['used_at', 'expires_at'])
    .where('contact_hash', '=', contactHash)
    .executeTakeFirst();
  return row === undefined || row.used_at !== null || row.expires_at <= at ? 'expired' : 'blocked';
};

// The number is part of it: the same code has another hash for another number.
const hashCode = (contact: string, code: string): string => hashPersonal(`${contact} ${code}`);

const isSame = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};
