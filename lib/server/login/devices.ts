import { OWN_DEVICES } from '@/data/limits';
import { CODE_TRACE_HOURS, DEVICE_DAYS } from '@/data/retention';
import { hashPersonal } from '@/lib/server/crypto';
import type { Database } from '@/lib/server/store/schema';
import type { Standing } from './sendShares';

const HOUR_MS = 60 * 60_000;
const LIFETIME_MS = DEVICE_DAYS * 24 * HOUR_MS;

/** Who asks about which number: a device without a cookie of ours is null. */
type Asked = { mobile: string; deviceId: string | null };

/** How well the site knows whoever asks about a number. */
export const standingOf = async (
  db: Database,
  { mobile, deviceId }: Asked,
  now: number,
): Promise<Standing> => {
  const [mobileHash, deviceHash] = [hashPersonal(mobile), hashDevice(deviceId ?? '')];
  const rows = await db
    .selectFrom('otp_devices')
    .select(['mobile_hash', 'device_hash'])
    .where('verified_at', '>', now - LIFETIME_MS)
    .where(({ eb, or }) =>
      or([eb('mobile_hash', '=', mobileHash), eb('device_hash', '=', deviceHash)]),
    )
    .execute();
  const ofDevice = rows.filter((row) => row.device_hash === deviceHash);
  if (ofDevice.some((row) => row.mobile_hash === mobileHash)) return 'ownDevice';
  if (rows.length > ofDevice.length) return 'number';
  return ofDevice.length > 0 ? 'device' : 'unknown';
};

/**
 * Notes that a number was confirmed in a browser; its browsers of longer ago count no more. Answers
 * whether the number was confirmed for the first time in a day.
 */
export const rememberDevice = async (
  db: Database,
  { mobile, deviceId }: { mobile: string; deviceId: string },
  now: number,
): Promise<boolean> => {
  const mobileHash = hashPersonal(mobile);
  const newestFirst = db
    .selectFrom('otp_devices')
    .where('mobile_hash', '=', mobileHash)
    .orderBy('verified_at', 'desc');
  const last = await newestFirst.select('verified_at').executeTakeFirst();
  await db
    .insertInto('otp_devices')
    .values({ mobile_hash: mobileHash, device_hash: hashDevice(deviceId), verified_at: now })
    .onConflict((conflict) =>
      conflict.columns(['device_hash', 'mobile_hash']).doUpdateSet({ verified_at: now }),
    )
    .execute();
  await db
    .deleteFrom('otp_devices')
    .where('mobile_hash', '=', mobileHash)
    .where('device_hash', 'not in', newestFirst.select('device_hash').limit(OWN_DEVICES))
    .execute();
  return last === undefined || last.verified_at <= now - CODE_TRACE_HOURS * HOUR_MS;
};

/** A browser in which too many wrong codes were typed for a number is not that number's own any more. */
export const forgetDevice = async (
  db: Database,
  { mobile, deviceId }: { mobile: string; deviceId: string },
): Promise<void> => {
  await db
    .deleteFrom('otp_devices')
    .where('mobile_hash', '=', hashPersonal(mobile))
    .where('device_hash', '=', hashDevice(deviceId))
    .execute();
};

const hashDevice = (deviceId: string): string => hashPersonal(`device ${deviceId}`);
