import { z } from 'zod';
import { openToken } from '@/lib/server/crypto';
import { getStore } from '@/lib/server/store/store';
import { type SessionClaims, sessionClaims } from './claims';

const ticket = z.object({ id: z.string(), claims: sessionClaims });

// Longer than any ticket lives.
const KEPT_MS = 10 * 60_000;

/** Takes a ticket: its claims the first time, null for a used, forged or old one. */
export const takeTicket = async (text: string): Promise<SessionClaims | null> => {
  const opened = await openToken(
    'login-ticket',
    text,
    (value) => ticket.safeParse(value).data ?? null,
  );
  return opened !== null && (await isFirstUse(opened.id)) ? opened.claims : null;
};

const isFirstUse = async (id: string): Promise<boolean> => {
  const { db } = await getStore();
  await db.deleteFrom('used_tickets').where('expires_at', '<=', Date.now()).execute();
  // The insert decides: of two requests at once only one gets its row.
  const row = await db
    .insertInto('used_tickets')
    .values({ id, expires_at: Date.now() + KEPT_MS })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};
