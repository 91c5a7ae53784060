import { createHash, randomBytes } from 'node:crypto';
import { DESK_IDLE_MINUTES, DESK_LONGEST_HOURS } from '@/data/retention';
import type { Database } from '@/lib/server/store/schema';
import { type StaffMember, toStaffMember } from './staff';

const MINUTE_MS = 60_000;
const IDLE_MS = DESK_IDLE_MINUTES * MINUTE_MS;
const LONGEST_MS = DESK_LONGEST_HOURS * 60 * MINUTE_MS;

/** Who is at the desk. `isComplete`: the second factor was given as well as the number. */
export type StaffSession = { staff: StaffMember; isComplete: boolean };

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const newToken = (): string => randomBytes(32).toString('base64url');

/** Begins a session of somebody whose number was just confirmed: the text for its cookie. */
export const beginStaffSession = async (
  db: Database,
  staffId: string,
  now: number,
): Promise<string> => {
  const token = newToken();
  await db
    .insertInto('staff_sessions')
    .values({ token_hash: hashToken(token), staff_id: staffId, begun_at: now, seen_at: now })
    .execute();
  return token;
};

/**
 * Whose session this is, with what that person may now; null: of nobody, or over. It is over after
 * half an hour without a request, and twelve hours after it began (`data/retention.ts`).
 */
export const findStaffSession = async (
  db: Database,
  token: string,
  now: number,
): Promise<StaffSession | null> => {
  const tokenHash = hashToken(token);
  const row = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .selectAll('staff')
    .select(['seen_at', 'second_factor_at'])
    .where('token_hash', '=', tokenHash)
    .where('seen_at', '>', now - IDLE_MS)
    .where('begun_at', '>', now - LONGEST_MS)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { seen_at, second_factor_at, ...staff } = row;
  // Once a minute is enough: each page asks several times.
  if (seen_at <= now - MINUTE_MS) {
    await db
      .updateTable('staff_sessions')
      .set({ seen_at: now })
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  return { staff: toStaffMember(staff), isComplete: second_factor_at !== null };
};

/**
 * Completes a session with the second factor, under a new token: a cookie of before is good for
 * nothing. Null: it was over.
 */
export const completeStaffSession = async (
  db: Database,
  token: string,
  now: number,
): Promise<string | null> => {
  const next = newToken();
  const { numUpdatedRows } = await db
    .updateTable('staff_sessions')
    .set({ token_hash: hashToken(next), second_factor_at: now, seen_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('second_factor_at', 'is', null)
    .where('begun_at', '>', now - LONGEST_MS)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? next : null;
};

/** Ends one session. Ending it twice does nothing. */
export const endStaffSession = async (db: Database, token: string): Promise<void> => {
  await db.deleteFrom('staff_sessions').where('token_hash', '=', hashToken(token)).execute();
};

/** Ends every session of somebody but the one with this token. */
export const endOtherSessions = async (
  db: Database,
  staffId: string,
  token: string,
): Promise<void> => {
  await db
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('token_hash', '!=', hashToken(token))
    .execute();
};

/** Removes sessions that are over. */
export const sweepStaffSessions = async (db: Database, now: number): Promise<void> => {
  await db
    .deleteFrom('staff_sessions')
    .where((eb) =>
      eb.or([eb('seen_at', '<=', now - IDLE_MS), eb('begun_at', '<=', now - LONGEST_MS)]),
    )
    .execute();
};
