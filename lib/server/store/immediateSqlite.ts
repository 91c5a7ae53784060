import { setImmediate as nextTurn } from 'node:timers/promises';
import type Sqlite from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { retryLocked } from './lock';

/** Statements run on in one turn of the event loop for so long; then requests and timers come first. */
const LONGEST_TURN_MS = 10;

type Config = { database: Sqlite.Database };

/**
 * Kysely's SQLite for a process that serves visitors. The driver is synchronous, so three things are
 * done here: work of many statements pauses between them, a lock of another program is waited for
 * without keeping the event loop, and a transaction takes the write lock when it begins, since one
 * that begins with a read fails when another process has written in between.
 */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: Config;

  constructor(config: Config) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new SharedSqliteAdapter();
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: Sqlite.Database;
  readonly #pause = createPause();
  /** Resolves when the transaction that is open on the only connection has ended. */
  #transaction: Promise<void> | null = null;

  constructor(config: Config) {
    super(config);
    this.#database = config.database;
  }

  /** Each caller gets a view of the one connection, so that a waiting transaction holds up no reader. */
  override async acquireConnection(): Promise<SharedConnection> {
    const connection = await super.acquireConnection();
    return new SharedConnection(connection, async (work, isInside) => {
      await this.#pause();
      return isInside ? work() : this.#enter(work);
    });
  }

  override async beginTransaction(connection: SharedConnection): Promise<void> {
    await this.#pause();
    await this.#enter(async () => {
      this.#database.exec('begin immediate');
      // Before anybody else's turn: what comes meanwhile does not belong to it.
      this.#transaction = new Promise((resolve) => {
        connection.leave = () => {
          connection.leave = null;
          this.#transaction = null;
          resolve();
        };
      });
    });
  }

  // On a full disk SQLite has rolled back by itself. A second rollback would fail, and its error
  // would hide the one that says what is wrong.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }

  override async releaseConnection(connection?: SharedConnection): Promise<void> {
    connection?.leave?.();
  }

  /** Outside of a transaction: in its own turn, and again while another program holds the lock. */
  #enter<T>(work: () => Promise<T>): Promise<T> {
    return retryLocked(async () => {
      while (this.#transaction !== null) await this.#transaction;
      return work();
    });
  }
}

type Enter = <T>(work: () => Promise<T>, isInside: boolean) => Promise<T>;

class SharedConnection implements DatabaseConnection {
  /** Ends the transaction for those that wait for it; null outside of one. */
  leave: (() => void) | null = null;
  readonly #connection: DatabaseConnection;
  readonly #enter: Enter;

  constructor(connection: DatabaseConnection, enter: Enter) {
    this.#connection = connection;
    this.#enter = enter;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#enter(() => this.#connection.executeQuery<R>(query), this.leave !== null);
  }

  // A cursor would keep the only connection busy for everybody else.
  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Read in pages: SQLite has one connection.');
  }
}

/** Resolves at once, or in the next turn of the event loop where this one has lasted long enough. */
const createPause = (): (() => Promise<void>) => {
  let begunAt: number | null = null;
  return async () => {
    if (begunAt !== null && performance.now() - begunAt > LONGEST_TURN_MS) await nextTurn();
    if (begunAt !== null) return;
    begunAt = performance.now();
    setImmediate(() => {
      begunAt = null;
    });
  };
};

class SharedSqliteAdapter extends SqliteAdapter {
  // The driver above lets the transactions in one by one.
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  // SQLite's table changes do roll back. With this on, the migrator runs in one transaction, whose
  // write lock keeps a second process waiting until the first is done.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
