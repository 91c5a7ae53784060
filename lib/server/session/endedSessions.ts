import { getStore } from '@/lib/server/store/store';
import { SiteError } from '@/lib/site/siteError';
import type { OpenSession } from './claims';
import { SESSION_SECONDS } from './cookies';
import { mobileHash } from './generations';

// An hour longer than the last copy of the cookie can live: one may have been renewed at that moment.
const KEPT_MS = (SESSION_SECONDS + 60 * 60) * 1000;

/**
 * Whether a session was signed out, alone or with all others of its number, in this process or in
 * another one of the same store. The same is asked of a ticket or token that would begin it. Throws
 * `service/unavailable` where the store does not say: nobody is let in unseen.
 */
export const isOver = async ({
  sessionId,
  contact,
  generation,
}: Pick<OpenSession, 'sessionId' | 'contact' | 'generation'>): Promise<boolean> => {
  try {
    const { db } = await getStore();
    const row = await db
      .selectNoFrom(({ selectFrom }) => [
        selectFrom('ended_sessions').select('id').where('id', '=', sessionId).as('ended'),
        selectFrom('session_generations')
          .select('generation')
          .where('mobile_hash', '=', mobileHash(contact))
          .as('generation'),
      ])
      .executeTakeFirstOrThrow();
    return row.ended !== null || generation < (row.generation ?? 0);
  } catch (cause) {
    throw new SiteError('service/unavailable', { cause });
  }
};

/** Ends a session for good: its cookie and every copy of it. Ending one twice does nothing. */
export const endSession = async (sessionId: string): Promise<void> => {
  try {
    const { db } = await getStore();
    await db
      .insertInto('ended_sessions')
      .values({ id: sessionId, expires_at: Date.now() + KEPT_MS })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  } catch (cause) {
    throw new SiteError('session/logout-failed', { cause });
  }
};
