import { OTP_PAUSE_SECONDS } from '@/data/limits';
import { mustWait } from '@/lib/server/endpoint/mustWait';
import { log } from '@/lib/server/log/log';
import type { Database } from '@/lib/server/store/schema';
import type { SiteError } from '@/lib/site/siteError';
import { addOtpCounts, readOtpCounts } from './otpCounts';
import { looksPumped, type OtpCounts } from './pumping';
import { addSenderCounts, readSenderCounts, type Senders } from './senders';
import { isWithinShares } from './sendShares';

/**
 * Sends a code and counts it for everybody and for those who asked. While hardly any code is typed in,
 * it throws `otp/paused` for whoever is over a share (`isWithinShares`); with `refusal`, it throws that
 * at any time.
 */
export const sendFairly = async <T>(
  db: Database,
  senders: Senders,
  send: () => Promise<T>,
  refusal: SiteError | null = null,
): Promise<T> => {
  const now = Date.now();
  await count(db, senders, now, 1);
  try {
    // Counted before they are compared, so that codes asked for at once see each other.
    await checkShares(db, senders, now, 1, refusal);
    return await send();
  } catch (cause) {
    await count(db, senders, now, -1);
    throw cause;
  }
};

/** Throws `otp/paused` for whoever is over a share. Most of a flood ends here, without a write. */
export const expectShare = (db: Database, senders: Senders): Promise<void> =>
  checkShares(db, senders, Date.now(), 0);

const count = async (db: Database, { pool, shares }: Senders, at: number, sent: 1 | -1) => {
  await addOtpCounts(db, at, { sent });
  await addSenderCounts(db, [pool, ...Object.values(shares)], at, { sent });
};

/** `own`: how many of the codes counted so far are the one that is asked for. */
const checkShares = async (
  db: Database,
  senders: Senders,
  now: number,
  own: 0 | 1,
  refusal: SiteError | null = null,
): Promise<void> => {
  const { sent, verified } = await readOtpCounts(db, now);
  const isPumped = looksPumped({ sent: sent - own, verified });
  tellChange(isPumped, { sent, verified });
  if (!isPumped && refusal === null) return;
  const counts = await readSenderCounts(db, senders, now);
  const withoutOwn = <C extends { sent: number }>(one: C): C => ({ ...one, sent: one.sent - own });
  const shares = Object.fromEntries(
    Object.entries(counts.shares).map(([name, one]) => [name, withoutOwn(one)]),
  );
  const { standing, isSmallNetwork } = senders;
  const pool = withoutOwn(counts.pool);
  if (isWithinShares({ standing, pool, shares, isSmallNetwork })) return;
  throw refusal ?? mustWait('otp/paused', OTP_PAUSE_SECONDS);
};

let wasPumped = false;

const tellChange = (isPumped: boolean, counts: OtpCounts): void => {
  if (isPumped === wasPumped) return;
  wasPumped = isPumped;
  if (isPumped) log.warn(counts, 'hardly any code is verified: sending is throttled now');
  else log.info(counts, 'codes are verified again: sending is free');
};
