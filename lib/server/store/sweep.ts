import { CODE_TRACE_HOURS, SWEEP_HOURS } from '@/data/retention';
import { log } from '@/lib/server/log/log';
import { carryOutRequests } from '@/lib/server/privacy/carryOutAgain';
import { applyRetentionDaily } from './retention';
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

const sweepAll = async (store: Store): Promise<void> => {
  const work = [
    () => sweep(store, Date.now()),
    () => applyRetentionDaily(store, Date.now()),
    // What the start could not do, and what another machine of the same database was asked for.
    () => carryOutRequests(store),
  ];
  // Each by itself: one that fails does not keep the others from their work.
  for (const step of work) await step().catch((err) => log.warn({ err }, 'sweep failed'));
};

/** Not in the middle of the start; soon, since a site that is restarted often still has to sweep. */
const FIRST_SWEEP_MS = MINUTE_MS;

/** Sweeps again and again for as long as the process lives. */
export const startSweeping = (store: Store): void => {
  setTimeout(() => void sweepAll(store), FIRST_SWEEP_MS).unref();
  setInterval(() => void sweepAll(store), SWEEP_HOURS * HOUR_MS).unref();
};
