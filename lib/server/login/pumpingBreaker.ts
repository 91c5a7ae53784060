import { consumeLimit } from '@/lib/server/limits';
import { log } from '@/lib/server/log/log';
import type { Database } from '@/lib/server/store/schema';
import { addOtpCounts, readOtpCounts } from './otpCounts';
import { looksPumped, type OtpCounts } from './pumping';

/**
 * Sends a code and counts it. While hardly any code is verified it lets ten a minute through and
 * throws `otp/paused` for the rest. Parents who type in what they got end that.
 */
export const sendUnlessPumped = async <T>(db: Database, send: () => Promise<T>): Promise<T> => {
  const now = Date.now();
  if (await isOpen(db, now)) await consumeLimit('otpThrottle', 'everybody');
  // Counted before it is sent, so that codes sent at once see each other.
  await addOtpCounts(db, now, { sent: 1 });
  try {
    return await send();
  } catch (cause) {
    await addOtpCounts(db, now, { sent: -1 });
    throw cause;
  }
};

const isOpen = async (db: Database, now: number): Promise<boolean> => {
  const counts = await readOtpCounts(db, now);
  const isPumped = looksPumped(counts);
  tellChange(isPumped, counts);
  return isPumped;
};

let wasPumped = false;

const tellChange = (isPumped: boolean, counts: OtpCounts): void => {
  if (isPumped === wasPumped) return;
  wasPumped = isPumped;
  if (isPumped) log.warn(counts, 'hardly any code is verified: sending is throttled now');
  else log.info(counts, 'codes are verified again: sending is free');
};
