import { randomBytes } from 'node:crypto';
import { SESSION_DAYS } from '@/data/retention';
import { hashPersonal } from '@/lib/server/crypto';
import { type ColumnPlace, openColumn, sealColumn } from '@/lib/server/keys/columns';
import type { Database } from '@/lib/server/store/schema';
import { hashContact } from './contacts';

// As long as a session: a parent who is logged in can send an enquiry.
const LIFETIME_MS = SESSION_DAYS * 24 * 60 * 60_000;

/** Where the contact of a token stands. */
export const tokenPlace = (tokenHash: string): ColumnPlace => ({
  table: 'erp_tokens',
  column: 'contact',
  row: tokenHash,
});

/** The access tokens of the embedded school system. Only their hashes are stored. */
export const createTokens = (db: Database, now: () => number) => ({
  issue: async (contact: string): Promise<string> => {
    const token = randomBytes(32).toString('base64url');
    const token_hash = hashPersonal(token);
    const at = now();
    await db.deleteFrom('erp_tokens').where('expires_at', '<=', at).execute();
    await db
      .insertInto('erp_tokens')
      .values({
        token_hash,
        contact: sealColumn(contact, tokenPlace(token_hash)),
        contact_hash: hashContact(contact),
        expires_at: at + LIFETIME_MS,
      })
      .execute();
    return token;
  },

  /** Whose token it is, or null when it is not good (any more). */
  contactOf: async (token: string): Promise<string | null> => {
    const token_hash = hashPersonal(token);
    const row = await db
      .selectFrom('erp_tokens')
      .select('contact')
      .where('token_hash', '=', token_hash)
      .where('expires_at', '>', now())
      .executeTakeFirst();
    return row ? openColumn(row.contact, tokenPlace(token_hash)) : null;
  },
});
