import { setTimeout as wait } from 'node:timers/promises';
import { type Migration, Migrator } from 'kysely/migration';
import { errorCode } from '@/lib/server/log/errorCode';
import { log } from '@/lib/server/log/log';
import { givingWay, isHeldUp } from './giveWay';
import { auditReplace } from './migrations/auditReplace';
import { campaigns } from './migrations/campaigns';
import { cases } from './migrations/cases';
import { counts } from './migrations/counts';
import { dataKeys } from './migrations/dataKeys';
import { desk } from './migrations/desk';
import { deviceGuesses } from './migrations/deviceGuesses';
import { endedSessions } from './migrations/endedSessions';
import { erpTokens } from './migrations/erpTokens';
import { firstTables } from './migrations/firstTables';
import { leadAttribution } from './migrations/leadAttribution';
import { mail } from './migrations/mail';
import { merges } from './migrations/merges';
import { otpTallies } from './migrations/otpTallies';
import { ownDevices } from './migrations/ownDevices';
import { pictures } from './migrations/pictures';
import { privacy } from './migrations/privacy';
import { revisions } from './migrations/revisions';
import { sessionGenerations } from './migrations/sessionGenerations';
import { staff } from './migrations/staff';
import { submissions } from './migrations/submissions';
import { visits } from './migrations/visits';
import { votes } from './migrations/votes';
import { writeChecks } from './migrations/writeChecks';
import { findNewerMigrations, standInsFor } from './newerMigrations';
import type { Database } from './schema';
import { StoreError } from './storeError';

/**
 * In the order of their names. One that has shipped never changes: the next change is a new one.
 *
 * Expand, then contract: a migration only adds (a table, an index that is not unique, a column that
 * is nullable or has a default), so that the release before goes on working with the database and a
 * release can go back. What nothing reads any more is dropped two releases later at the earliest,
 * when the release before does not read it either. See docs/operations.md, "Go back".
 */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-erp-tokens': erpTokens,
  '0003-lead-attribution': leadAttribution,
  '0004-votes': votes,
  '0005-ended-sessions': endedSessions,
  '0006-otp-tallies': otpTallies,
  '0007-own-devices': ownDevices,
  '0008-session-generations': sessionGenerations,
  '0009-write-checks': writeChecks,
  '0010-revisions': revisions,
  '0011-data-keys': dataKeys,
  '0012-privacy': privacy,
  '0013-device-guesses': deviceGuesses,
  '0014-audit-replace': auditReplace,
  '0015-submissions': submissions,
  '0016-visits': visits,
  '0017-staff': staff,
  '0018-desk': desk,
  '0019-cases': cases,
  '0020-merges': merges,
  '0021-mail': mail,
  '0022-counts': counts,
  '0023-pictures': pictures,
  '0024-campaigns': campaigns,
};

/** A transaction of the site has 15 seconds (postgres.ts). */
const LONGEST_HELD_UP_MS = 30_000;
const BETWEEN_TRIES_MS = 200;

/**
 * Applies what is missing. Safe while another process does the same: one waits for the other. Safe
 * while another replica serves visitors: it gives way to them, and tries again for half a minute. What
 * a newer release has added to the database stays, and does not keep this one from starting.
 */
export const migrateToLatest = async (db: Database, migrations = MIGRATIONS): Promise<void> => {
  const known = Object.keys(migrations);
  const deadline = Date.now() + LONGEST_HELD_UP_MS;
  let newer = await findNewerMigrations(db, known);
  let error = await applyMissing(db, migrations, newer);
  while (error !== undefined) {
    const found = await findNewerMigrations(db, known).catch(() => newer);
    if (isHeldUp(error) && Date.now() < deadline) await wait(BETWEEN_TRIES_MS);
    // A newer release that starts beside this one may have added some since they were read.
    else if (found.length === newer.length) throw notUpToDate(error);
    newer = found;
    error = await applyMissing(db, migrations, newer);
  }
  if (newer.length > 0) log.warn({ newer }, 'a newer release has migrated this database');
};

/** Answers the error, if there was one. */
const applyMissing = async (
  db: Database,
  migrations: Record<string, Migration>,
  newer: readonly string[],
): Promise<unknown> => {
  const all = { ...givingWay(migrations), ...standInsFor(newer) };
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => all },
    // Each only adds, so that one from another release between ours does no harm.
    allowUnorderedMigrations: true,
  });
  return (await migrator.migrateToLatest()).error;
};

/** PostgreSQL's code of what a role may not do. */
const NO_RIGHT = '42501';

const notUpToDate = (error: unknown): StoreError => {
  const code = errorCode(error) ?? 'unknown reason';
  if (code === NO_RIGHT) {
    return new StoreError(
      `The tables could not be brought up to date (${code}): the role of this address may not make tables in this database. A database that is made with deploy/postgres/site.sql gives its schema to the role (docs/keys.md).`,
      { cause: error },
    );
  }
  if (isHeldUp(error)) {
    return new StoreError(
      `The tables could not be brought up to date (${code}): another program has held one of them for half a minute. End it (in PostgreSQL pg_stat_activity names it), then start again.`,
      { cause: error },
    );
  }
  return new StoreError(
    `The tables could not be brought up to date (${code}): check that the disk is not full and that this user may change the database.`,
    { cause: error },
  );
};
