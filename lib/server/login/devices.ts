import { OTP_GUESSES, OWN_DEVICES } from '@/data/limits';
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
    .select(['mobile_hash', 'device_hash', 'wrong'])
    .where('verified_at', '>', now - LIFETIME_MS)
    .where(({ eb, or }) =>
      or([eb('mobile_hash', '=', mobileHash), eb('device_hash', '=', deviceHash)]),
    )
    .execute();
  const isOfNumber = (row: (typeof rows)[number]) => row.mobile_hash === mobileHash;
  const inDevice = rows.filter((row) => row.device_hash === deviceHash);
  if (inDevice.some((row) => isOfNumber(row) && row.wrong < OTP_GUESSES)) return 'ownDevice';
  if (rows.some(isOfNumber)) return 'number';
  return inDevice.length > 0 ? 'device' : 'unknown';
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

/**
 * Counts a guess of one of the number's own browsers, as wrong until it is known. False: it has typed in
 * so many wrong codes that it is like any other, until a right one is typed in anywhere.
 */
export const takeDeviceGuess = async (db: Database, asked: Asked): Promise<boolean> => {
  const row = await ofDevice(db, asked)
    .set(({ eb }) => ({ wrong: eb('wrong', '+', 1) }))
    .where('wrong', '<', OTP_GUESSES)
    .returning('wrong')
    .executeTakeFirst();
  return row !== undefined;
};

/** Takes back a guess that nobody looked at. */
export const refundDeviceGuess = async (db: Database, asked: Asked): Promise<void> => {
  await ofDevice(db, asked)
    .set(({ eb }) => ({ wrong: eb('wrong', '-', 1) }))
    .where('wrong', '>', 0)
    .execute();
};

/** Begins the wrong codes of all browsers of a number anew. */
export const forgetDeviceGuesses = async (db: Database, mobile: string): Promise<void> => {
  await db
    .updateTable('otp_devices')
    .set({ wrong: 0 })
    .where('mobile_hash', '=', hashPersonal(mobile))
    .execute();
};

const ofDevice = (db: Database, { mobile, deviceId }: Asked) =>
  db
    .updateTable('otp_devices')
    .where('mobile_hash', '=', hashPersonal(mobile))
    .where('device_hash', '=', hashDevice(deviceId ?? ''));

const hashDevice = (deviceId: string): string => hashPersonal(`device ${deviceId}`);
