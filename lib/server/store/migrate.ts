import { type Migration, Migrator } from 'kysely';
import { errorCode } from '@/lib/server/log/errorCode';
import { endedSessions } from './migrations/endedSessions';
import { erpTokens } from './migrations/erpTokens';
import { firstTables } from './migrations/firstTables';
import { leadAttribution } from './migrations/leadAttribution';
import { otpTallies } from './migrations/otpTallies';
import { privacy } from './migrations/privacy';
import { votes } from './migrations/votes';
import type { Database } from './schema';
import { StoreError } from './storeError';

/** In the order of their names. One that has shipped never changes: the next change is a new one. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-erp-tokens': erpTokens,
  '0003-lead-attribution': leadAttribution,
  '0004-votes': votes,
  '0005-ended-sessions': endedSessions,
  '0006-otp-tallies': otpTallies,
  '0007-privacy': privacy,
};

/** Applies what is missing. Safe while another process does the same: one waits for the other. */
export const migrateToLatest = async (db: Database): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) {
    const code = errorCode(error) ?? 'unknown reason';
    throw new StoreError(
      `The tables could not be brought up to date (${code}): check that the disk is not full and that this user may change the database.`,
      { cause: error },
    );
  }
};
