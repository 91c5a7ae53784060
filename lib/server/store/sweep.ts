import { CODE_TRACE_HOURS, OUTBOX_HOURS, SWEEP_HOURS } from '@/data/retention';
import { sweepOutbox } from '@/lib/server/erp/embedded/sms';
import { log } from '@/lib/server/log/log';
import type { Store } from './types';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const CODE_TRACE_MS = CODE_TRACE_HOURS * HOUR_MS;

/** Removes what has run out: counters, tickets, ended sessions, and the traces of codes that were sent. */
export const sweep = async ({ db }: Store, now: number): Promise<void> => {
  await db.deleteFrom('rate_limits').where('expire', '<', now).execute();
  await db
    .deleteFrom('used_tickets')
    .where('expires_at', '<', now - HOUR_MS)
    .execute();
  await db.deleteFrom('ended_sessions').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('otp_tallies')
    .where('minute', '<', Math.floor((now - CODE_TRACE_MS) / MINUTE_MS))
    .execute();
  await db
    .deleteFrom('otp_requests')
    .where('sent_at', '<', now - CODE_TRACE_MS)
    .execute();
  await db
    .deleteFrom('erp_codes')
    .where('window_started_at', '<', now - CODE_TRACE_MS)
    .execute();
};

/** Removes from the SMS outbox of a data folder what has run out. Answers how many are left. */
export const sweepMessages = (dataDir: string, now: number): Promise<number> =>
  sweepOutbox(dataDir, now - OUTBOX_HOURS * HOUR_MS);

/** Sweeps again and again for as long as the process lives. */
export const startSweeping = (store: Store, dataDir: string): void => {
  const timer = setInterval(() => {
    const now = Date.now();
    Promise.all([sweep(store, now), sweepMessages(dataDir, now)]).catch((err) =>
      log.warn({ err }, 'sweep failed'),
    );
  }, SWEEP_HOURS * HOUR_MS);
  timer.unref();
};
