import { getStore } from '@/lib/server/store/store';
import { SiteError } from '@/lib/site/siteError';
import { SESSION_SECONDS } from './cookies';

// An hour longer than the last copy of the cookie can live: one may have been renewed at that moment.
const KEPT_MS = (SESSION_SECONDS + 60 * 60) * 1000;

/**
 * Whether a session was signed out, in this process or in another one of the same store. Throws
 * `service/unavailable` where the store does not say: nobody is let in unseen.
 */
export const isEnded = async (sessionId: string): Promise<boolean> => {
  try {
    const { db } = await getStore();
    const row = await db
      .selectFrom('ended_sessions')
      .select('id')
      .where('id', '=', sessionId)
      .executeTakeFirst();
    return row !== undefined;
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
