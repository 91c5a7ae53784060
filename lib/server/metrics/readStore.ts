import { statfs } from 'node:fs/promises';
import { DELIVERY_KINDS } from '@/lib/server/dispatcher/claim';
import { getEnv } from '@/lib/server/env/env';
import { log } from '@/lib/server/log/log';
import { looksPumped } from '@/lib/server/login/pumping';
import { getStore } from '@/lib/server/store/store';
import { withTimeout } from '@/lib/server/withTimeout';
import { forgetEnquiries, showEnquiries } from './enquiryGauges';
import { type Metrics, metrics } from './metrics';
import { readStoreFigures, type StoreFigures } from './storeFigures';

/** A scraper gives up after some seconds, and would lose the other figures with these. */
const LONGEST_READ_MS = 1_500;

/**
 * Brings the gauges that stand for the database and its disk up to date. A database that does not
 * answer is `store_up 0`, and its other gauges are left out: an old depth would look like a fine one.
 */
export const readStore = async (now: number = Date.now()): Promise<void> => {
  const all = metrics();
  await Promise.all([readDisk(all), readDatabase(all, now)]);
};

const readDatabase = async (all: Metrics, now: number): Promise<void> => {
  const startedAt = performance.now();
  const figures = await withTimeout(readFigures(now), LONGEST_READ_MS, null);
  all.storeUp.set(figures === null ? 0 : 1);
  all.storeReadSeconds.set((performance.now() - startedAt) / 1000);
  if (figures === null) forget(all);
  else show(all, figures, now);
};

const readFigures = (now: number): Promise<StoreFigures | null> =>
  getStore()
    .then((store) => readStoreFigures(store, now))
    .catch((err) => {
      log.warn({ err }, 'the database gives no figures');
      return null;
    });

const show = (all: Metrics, figures: StoreFigures, now: number): void => {
  const { waiting, dead, mail, otp, guessedAt } = figures;
  showEnquiries(all, figures, { now, isEmbedded: getEnv().erpBaseUrl === null });
  for (const kind of DELIVERY_KINDS) {
    all.outboxDepth.set({ kind }, countOf(waiting, kind));
    all.outboxDead.set({ kind }, countOf(dead, kind));
  }
  const oldest = Math.min(now, ...waiting.map((row) => row.oldest));
  all.outboxOldestSeconds.set((now - oldest) / 1000);
  all.mailDepth.set(mail.waiting);
  all.mailOldestSeconds.set(Math.max(0, now - (mail.oldest ?? now)) / 1000);
  all.mailDead.set(mail.dead);
  all.otpSent.set(otp.sent);
  all.otpVerified.set(otp.verified);
  all.otpThrottle.set(looksPumped(otp) ? 1 : 0);
  all.otpGuessedAt.set(guessedAt);
};

const countOf = (rows: { kind: string; count: number }[], kind: string): number =>
  rows.find((row) => row.kind === kind)?.count ?? 0;

const forget = (all: Metrics): void => {
  forgetEnquiries(all);
  for (const kind of DELIVERY_KINDS) {
    all.outboxDepth.remove({ kind });
    all.outboxDead.remove({ kind });
  }
  for (const gauge of [
    all.outboxOldestSeconds,
    all.mailDepth,
    all.mailOldestSeconds,
    all.mailDead,
    all.otpSent,
    all.otpVerified,
    all.otpThrottle,
    all.otpGuessedAt,
  ]) {
    gauge.remove();
  }
};

const readDisk = async ({ diskFreeBytes }: Metrics): Promise<void> => {
  const disk = await statfs(getEnv().dataDir).catch(() => null);
  if (disk === null) diskFreeBytes.remove();
  else diskFreeBytes.set(disk.bavail * disk.bsize);
};
