import {
  CAMPAIGN_COUNT_DAYS,
  CODE_TRACE_HOURS,
  DEAD_LETTER_DAYS,
  DEVICE_DAYS,
  GUESS_DAYS,
  MAIL_DAYS,
  OUTBOX_HOURS,
  SWEEP_HOURS,
} from '@/data/retention';
import { todayInIndia } from '@/lib/enquiry/today';
import { listUsedPictures } from '@/lib/server/campaigns/usedPictures';
import { sweepStaffSessions } from '@/lib/server/desk/staffSession';
import { sweepOutbox } from '@/lib/server/erp/embedded/sms';
import { log } from '@/lib/server/log/log';
import { SLOT_MS } from '@/lib/server/login/senders';
import { sweepMailFile } from '@/lib/server/mail/mailFile';
import { sweepMail } from '@/lib/server/mail/outbox';
import { removeUnusedPictures } from '@/lib/server/pictures/pictures';
import { carryOutRequests } from '@/lib/server/privacy/carryOutAgain';
import { repairTimes, watchClock } from './clock';
import { applyRetentionDaily } from './retention';
import type { Store } from './types';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const CODE_TRACE_MS = CODE_TRACE_HOURS * HOUR_MS;
const DEAD_LETTER_MS = DEAD_LETTER_DAYS * 24 * HOUR_MS;

/**
 * Removes what has run out: counters, tickets, ended sessions, devices, the traces of codes that were
 * sent, the logins of dead letters, and what campaigns brought long ago.
 */
export const sweep = async ({ db }: Store, now: number): Promise<void> => {
  await db.deleteFrom('rate_limits').where('expire', '<', now).execute();
  await db
    .deleteFrom('used_tickets')
    .where('expires_at', '<', now - HOUR_MS)
    .execute();
  await db.deleteFrom('ended_sessions').where('expires_at', '<=', now).execute();
  await sweepStaffSessions(db, now);
  await sweepMail(db, now - MAIL_DAYS * DAY_MS);
  await removeUnusedPictures(db, await listUsedPictures(db), now);
  await db.deleteFrom('session_generations').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('otp_tallies')
    .where('minute', '<', Math.floor((now - CODE_TRACE_MS) / MINUTE_MS))
    .execute();
  await db
    .deleteFrom('otp_requests')
    .where('sent_at', '<', now - CODE_TRACE_MS)
    .execute();
  await db
    .deleteFrom('otp_senders')
    .where('slot', '<', Math.floor((now - CODE_TRACE_MS) / SLOT_MS))
    .execute();
  await db
    .deleteFrom('otp_devices')
    .where('verified_at', '<', now - DEVICE_DAYS * DAY_MS)
    .execute();
  await db
    .deleteFrom('otp_guesses')
    .where('window_started_at', '<', now - GUESS_DAYS * DAY_MS)
    .execute();
  await db
    .deleteFrom('otp_guesses')
    .where('window_started_at', '<', now - CODE_TRACE_MS)
    .where(({ eb }) =>
      eb(
        eb(eb('wrong_unknown', '+', eb.ref('wrong_asker')), '+', eb.ref('wrong_own_device')),
        '=',
        0,
      ),
    )
    .execute();
  await db
    .deleteFrom('erp_codes')
    .where('window_started_at', '<', now - CODE_TRACE_MS)
    .execute();
  await db
    .updateTable('deliveries')
    .set({ sealed_payload: '' })
    .where('status', '=', 'follow-up')
    .where('sealed_payload', '!=', '')
    .where(({ fn }) => fn.coalesce('retried_at', 'created_at'), '<', now - DEAD_LETTER_MS)
    .execute();
  const firstCounted = todayInIndia(now - CAMPAIGN_COUNT_DAYS * DAY_MS);
  await db.deleteFrom('campaign_counts').where('day', '<', firstCounted).execute();
  await db.deleteFrom('campaign_spend').where('to_day', '<', firstCounted).execute();
};

/** Removes from the SMS outbox of a data folder what has run out. Answers how many are left. */
export const sweepMessages = (dataDir: string, now: number): Promise<number> =>
  sweepOutbox(dataDir, now - OUTBOX_HOURS * HOUR_MS);

/** The same of the file of e-mails. */
export const sweepMailMessages = (dataDir: string, now: number): Promise<number> =>
  sweepMailFile(dataDir, now - OUTBOX_HOURS * HOUR_MS);

const sweepAll = async (store: Store, dataDir: string): Promise<void> => {
  const work = [
    () => repairTimes(store.db, Date.now()),
    () => sweep(store, Date.now()),
    () => sweepMessages(dataDir, Date.now()),
    () => sweepMailMessages(dataDir, Date.now()),
    () => applyRetentionDaily(store, Date.now()),
    // What the start could not do, and what another machine of the same database was asked for.
    () => carryOutRequests(store),
  ];
  // Each by itself: one that fails does not keep the others from their work.
  for (const step of work) {
    await step().catch((err: unknown) => log.warn({ err }, 'sweep failed'));
  }
};

/** Not in the middle of the start; soon, since a site that is restarted often still has to sweep. */
const FIRST_SWEEP_MS = MINUTE_MS;

/** Sweeps again and again for as long as the process lives. */
export const startSweeping = (store: Store, dataDir: string): void => {
  watchClock(store.db);
  setTimeout(() => void sweepAll(store, dataDir), FIRST_SWEEP_MS).unref();
  setInterval(() => void sweepAll(store, dataDir), SWEEP_HOURS * HOUR_MS).unref();
};
