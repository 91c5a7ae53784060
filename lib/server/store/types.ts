import type Sqlite from 'better-sqlite3';
import type { Pool } from 'pg';
import type { Database } from './schema';

/** Where the site stores what it must not lose. The same queries run on both databases. */
export type Store = {
  db: Database;
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
} & (
  | { dialect: 'sqlite'; limiterClient: Sqlite.Database }
  | { dialect: 'postgres'; limiterClient: Pool }
);
