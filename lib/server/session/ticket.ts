import { z } from 'zod';
import { openToken } from '@/lib/server/crypto';
import { type OpenSession, sessionClaims, startSession } from './claims';
import { isOver } from './endedSessions';
import { isFirstUse } from './firstUse';

const ticket = z.object({
  id: z.uuid(),
  boundTo: z.uuid(),
  sessionId: z.uuid(),
  generation: z.number(),
  /** Of the session that it goes on from. */
  startedAt: z.number().optional(),
  claims: sessionClaims,
});

/**
 * Takes a ticket, and begins its session. Null for one that is used, forged, old or signed out, or
 * that another browser got: `ownIds` are the ids that this one can show.
 */
export const takeTicket = async (text: string, ownIds: string[]): Promise<OpenSession | null> => {
  const opened = await openToken(
    'login-ticket',
    text,
    (value) => ticket.safeParse(value).data ?? null,
  );
  // Before it counts as used: a thief must not use it up.
  if (opened === null || !ownIds.includes(opened.boundTo)) return null;
  const { id, boundTo, sessionId, generation, startedAt, claims } = opened;
  if (await isOver({ sessionId: boundTo, contact: claims.contact, generation })) return null;
  return (await isFirstUse(id)) ? startSession(claims, { sessionId, generation, startedAt }) : null;
};
