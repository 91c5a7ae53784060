import { Secret, TOTP } from 'otpauth';
import { SCHOOL } from '@/data/school';
import { hashPersonal } from '@/lib/server/crypto';
import { openColumn, sealColumn } from '@/lib/server/keys/columns';
import { randomGroup, readGroup } from '@/lib/server/randomGroup';
import type { Database } from '@/lib/server/store/schema';
import { staffPlace } from './staffColumns';

/** RFC 6238, as every authenticator app has it: six digits of SHA-1, anew each half minute. */
const STEP_SECONDS = 30;
const SECRET_BYTES = 20;
const CODE = /^[0-9]{6}$/;
/** Half minutes that the clock of a telephone may differ, either way. */
const WINDOW = 1;

const RECOVERY_CODES = 10;
const RECOVERY_GROUPS = 3;
const RECOVERY_GROUP_LENGTH = 4;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: `${SCHOOL.name} desk`,
    label,
    secret: Secret.fromBase32(secret),
    period: STEP_SECONDS,
  });

/** The half minute (since 1970) whose code this is; null: it is wrong, or too old or too new. */
export const findStep = (secret: string, code: string, now: number): number | null => {
  if (!CODE.test(code)) return null;
  const difference = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return difference === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + difference;
};

/** What an authenticator app needs: as an address for a QR code, and to be typed. */
export type NewSecondFactor = { uri: string; secret: string };

/** A session between the two factors: whose it is, and what stands in its cookie. */
export type HalfSession = { staffId: string; token: string };

/**
 * The secret that one session offers to an app, made of the session and the key of the site: whoever
 * had another session of the same person has seen another one.
 */
const offeredSecret = ({ staffId, token }: HalfSession): string => {
  const bytes = Buffer.from(hashPersonal(`totp:${staffId}:${token}`), 'base64url');
  return new Secret({ buffer: new Uint8Array(bytes.subarray(0, SECRET_BYTES)).buffer }).base32;
};

/**
 * The secret for the app of somebody who has not confirmed one; the same each time within a session.
 * Null: one is confirmed already, and is never shown again.
 */
export const showSecondFactor = async (
  db: Database,
  session: HalfSession,
  label: string,
): Promise<NewSecondFactor | null> => {
  if ((await readApp(db, session.staffId)).isConfirmed) return null;
  const secret = offeredSecret(session);
  return { uri: totpOf(secret, label).toString(), secret };
};

/** Whether an app was confirmed, and its secret; null where its key is missing. */
const readApp = async (db: Database, staffId: string) => {
  const row = await db
    .selectFrom('staff')
    .select(['totp_secret', 'totp_confirmed_at'])
    .where('id', '=', staffId)
    .executeTakeFirst();
  if (!row?.totp_secret || row.totp_confirmed_at === null) return { isConfirmed: false as const };
  const secret = openColumn(row.totp_secret, staffPlace('totp_secret', staffId));
  return { isConfirmed: true as const, secret };
};

/**
 * Takes a code of the app. Each is taken once, and none that is older than one taken before (RFC 6238,
 * section 5.2). The first one confirms the app that this session has offered.
 */
export const takeCode = async (
  db: Database,
  session: HalfSession,
  code: string,
  now: number,
): Promise<boolean> => {
  const { staffId } = session;
  const app = await readApp(db, staffId);
  const secret = app.isConfirmed ? app.secret : offeredSecret(session);
  const step = secret && findStep(secret, code, now);
  if (!secret || step === null || step === '') return false;
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({
      totp_last_step: step,
      ...(!app.isConfirmed && {
        totp_secret: sealColumn(secret, staffPlace('totp_secret', staffId)),
        totp_confirmed_at: now,
      }),
    })
    .where('id', '=', staffId)
    // Of two sessions that set one up at once, one does.
    .where('totp_confirmed_at', app.isConfirmed ? 'is not' : 'is', null)
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

// A code is found by itself: it says who it is for, so that nobody uses another person's.
const hashCode = (staffId: string, code: string): string =>
  hashPersonal(`recovery:${staffId}:${code}`);

/** Makes new recovery codes, such as `7K3M-92QF-1ABC`; those of before are good for nothing. */
export const renewRecoveryCodes = async (db: Database, staffId: string): Promise<string[]> => {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_GROUPS }, () => randomGroup(RECOVERY_GROUP_LENGTH)).join('-'),
  );
  await db.transaction().execute(async (step) => {
    await step.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
    await step
      .insertInto('staff_recovery_codes')
      .values(codes.map((code) => ({ staff_id: staffId, code_hash: hashCode(staffId, code) })))
      .execute();
  });
  return codes;
};

/** Takes a recovery code in place of the app's, once. */
export const takeRecoveryCode = async (
  db: Database,
  staffId: string,
  typed: string,
  now: number,
): Promise<boolean> => {
  const groups = readGroup(typed).match(/[0-9A-Z]{4}/g) ?? [];
  const { numUpdatedRows } = await db
    .updateTable('staff_recovery_codes')
    .set({ used_at: now })
    .where('code_hash', '=', hashCode(staffId, groups.join('-')))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** How many recovery codes are left. */
export const countRecoveryCodes = async (db: Database, staffId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('staff_recovery_codes')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/**
 * Takes the second factor away, for whoever has lost telephone and codes: the next login shows a new
 * one. Sessions end, since one of them may be a thief's. Call it in a transaction.
 */
export const forgetSecondFactor = async (step: Database, staffId: string): Promise<void> => {
  await step
    .updateTable('staff')
    .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null })
    .where('id', '=', staffId)
    .execute();
  await step.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  await step.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute();
};
