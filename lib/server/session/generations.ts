import { SESSION_LONGEST_DAYS } from '@/data/retention';
import { hashPersonal } from '@/lib/server/crypto';
import { getStore } from '@/lib/server/store/store';
import { SiteError } from '@/lib/site/siteError';

// Once no session of an older generation can live any more, nobody has to know of the newer one.
const KEPT_MS = SESSION_LONGEST_DAYS * 24 * 60 * 60_000 + 60 * 60_000;

/** What stands for a number in the store. `contact` is `+91-` and ten digits. */
export const mobileHash = (contact: string): string => hashPersonal(`sessions of ${contact}`);

/** The generation in which a session of this number begins now; 0 until somebody ends them all. */
export const readGeneration = async (contact: string): Promise<number> => {
  const { db } = await getStore();
  const row = await db
    .selectFrom('session_generations')
    .select('generation')
    .where('mobile_hash', '=', mobileHash(contact))
    .executeTakeFirst();
  return row?.generation ?? 0;
};

/**
 * Ends every session of a number, in every process of the store: cookies, their copies, and tickets
 * and tokens that wait. A generation is compared with other generations only, never with a clock, so
 * that replicas whose clocks differ agree.
 */
export const endAllSessions = async (contact: string): Promise<void> => {
  const now = Date.now();
  const expires_at = now + KEPT_MS;
  try {
    const { db } = await getStore();
    await db
      .insertInto('session_generations')
      .values({ mobile_hash: mobileHash(contact), generation: now, expires_at })
      .onConflict((conflict) =>
        conflict.column('mobile_hash').doUpdateSet(({ eb, ref }) => ({
          generation: eb
            .case()
            .when('session_generations.generation', '<', now)
            .then(now)
            .else(eb(ref('session_generations.generation'), '+', 1))
            .end(),
          expires_at,
        })),
      )
      .execute();
  } catch (cause) {
    throw new SiteError('session/logout-failed', { cause });
  }
};
