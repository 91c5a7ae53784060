import { log } from '@/lib/server/log';
import type { Store } from './types';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Removes what has run out: counters, tickets, tokens, and the traces of codes that were sent. */
export const sweep = async ({ db }: Store, now: number): Promise<void> => {
  await db.deleteFrom('rate_limits').where('expire', '<', now).execute();
  await db
    .deleteFrom('used_tickets')
    .where('expires_at', '<', now - HOUR_MS)
    .execute();
  await db
    .deleteFrom('otp_requests')
    .where('sent_at', '<', now - DAY_MS)
    .execute();
  await db
    .deleteFrom('erp_codes')
    .where('window_started_at', '<', now - DAY_MS)
    .execute();
};

/** Sweeps every hour for as long as the process lives. */
export const startSweeping = (store: Store): void => {
  const timer = setInterval(() => {
    sweep(store, Date.now()).catch((err) => log.warn({ err }, 'sweep failed'));
  }, HOUR_MS);
  timer.unref();
};
