import { PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { errorCode } from '@/lib/server/log/errorCode';
import { DatabaseLockedError } from './lock';

/**
 * How long a migration waits for a table that visitors use. Shorter than PostgreSQL's
 * `deadlock_timeout` of a second: of two transactions that wait for each other it then ends one, which
 * may be a visitor's (https://www.postgresql.org/docs/current/runtime-config-locks.html).
 */
const LONGEST_WAIT_MS = 300;

/** PostgreSQL's codes of a lock that did not come in time, and of two who waited for each other. */
const HELD_UP: readonly string[] = ['55P03', '40P01'];

/** The same migrations. Where visitors hold up one of them, all are rolled back: see `isHeldUp`. */
export const givingWay = (migrations: Record<string, Migration>): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
      name,
      {
        up: async (db) => {
          if (db.getExecutor().adapter instanceof PostgresAdapter) {
            await sql`set local lock_timeout = ${sql.lit(LONGEST_WAIT_MS)}`.execute(db);
          }
          await up(db);
        },
      },
    ]),
  );

/** Whether a migration gave way to visitors or to another program: the next try may come through. */
export const isHeldUp = (error: unknown): boolean =>
  error instanceof DatabaseLockedError || HELD_UP.includes(errorCode(error) ?? '');
