import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store, type StoreTarget } from '@/lib/server/store/store';
import { IS_LONG } from '@/lib/testing/size';
import { findPostgres } from './findPostgres';
import { createDatabase, dropDatabase } from './postgresCluster';

/** Longer than the first start of a PostgreSQL cluster takes on a busy machine. */
const LONGEST_SETUP_MS = 60_000;

export type StoreTools = {
  /** Opens a new, empty store. It is closed and removed after the suite. */
  open: () => Promise<Store>;
  /** Where a new, empty store can be opened more than once, with `openAt`. */
  target: () => Promise<StoreTarget>;
  openAt: (target: StoreTarget) => Promise<Store>;
};

type Suite = (open: StoreTools['open'], tools: StoreTools) => void;

const onSqlite = (name: string, suite: Suite): void =>
  describe(`${name} (SQLite)`, () => runSuite(suite, newFile));

/** Runs one suite on SQLite and again on a throwaway PostgreSQL, where one is installed. */
export const eachStore = (name: string, suite: Suite): void => {
  onSqlite(name, suite);
  if (findPostgres()) describe(`${name} (PostgreSQL)`, () => runSuite(suite, newDatabase));
  else {
    const why = 'skipped: no PostgreSQL is installed, npm test installs one where it can';
    describe.skip(`${name} (PostgreSQL, ${why})`, () => runSuite(suite, newDatabase));
  }
};

/** As `eachStore`; PostgreSQL in the long form only, for suites whose SQL is alike on both. */
export const eachStoreIfLong = (name: string, suite: Suite): void => {
  if (IS_LONG) eachStore(name, suite);
  else onSqlite(name, suite);
};

type Place = { target: StoreTarget; remove: () => Promise<void> };

const runSuite = (suite: Suite, newPlace: () => Promise<Place>): void => {
  const places: Place[] = [];
  const stores: Store[] = [];

  const target = async () => {
    const place = await newPlace();
    places.push(place);
    return place.target;
  };
  const openAt = async (at: StoreTarget) => {
    const store = await openStore(at);
    stores.push(store);
    return store;
  };
  const open = async () => openAt(await target());

  jest.setTimeout(LONGEST_SETUP_MS);
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await Promise.all(places.map((place) => place.remove()));
  });
  suite(open, { open, target, openAt });
};

const newFile = async (): Promise<Place> => {
  const folder = mkdtempSync(join(tmpdir(), 'site-store-'));
  const remove = async () => rmSync(folder, { recursive: true, force: true });
  return { target: { file: join(folder, 'site.db') }, remove };
};

const newDatabase = async (): Promise<Place> => {
  const name = `site_${randomBytes(6).toString('hex')}`;
  const databaseUrl = await createDatabase(name);
  return { target: { databaseUrl }, remove: () => dropDatabase(name) };
};
