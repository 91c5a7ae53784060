import { execFile } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Insertable, sql } from 'kysely';
import { eachStore } from '@/lib/server/testing/stores';
import { migrateToLatest } from './migrate';
import type { Schema } from './schema';
import { openAsItIs, openStore, type Store, StoreError } from './store';

const enquiry = (changes: Partial<Insertable<Schema['enquiries']>> = {}) => ({
  id: 'OIS-AAAA-0001',
  idempotency_key: 'first',
  created_at: 1_750_000_000_123,
  updated_at: 1_750_000_000_123,
  status: 'unverified' as const,
  parent_name: 'Asha',
  child_name: 'Ravi',
  email: null,
  date_of_birth: '2019-02-03',
  branch_id: 8,
  grade_id: 1,
  lead_info: 'Worksheet',
  mobile: null,
  mobile_verified: 0,
  consent_version: '1',
  consent_at: 1_750_000_000_000,
  attribution_json: null,
  ...changes,
});

const insert = (store: Store, changes = {}) =>
  store.db.insertInto('enquiries').values(enquiry(changes)).execute();

const countEnquiries = async (store: Store): Promise<number> => {
  const row = await store.db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
};

eachStore('the store', (open, { target, openAt }) => {
  it('gives back times and counts as the numbers that were put in', async () => {
    const store = await open();
    await insert(store);
    expect(await store.db.selectFrom('enquiries').selectAll().executeTakeFirst()).toMatchObject(
      enquiry(),
    );
    expect(await countEnquiries(store)).toBe(1);
  });

  it('takes an idempotency key only once', async () => {
    const store = await open();
    await insert(store);
    // The driver's errors belong to another realm under jest: `toThrow` would not know them.
    await expect(insert(store, { id: 'OIS-AAAA-0002' })).rejects.toMatchObject({
      message: expect.stringMatching(/unique/i),
    });
    await insert(store, { id: 'OIS-AAAA-0002', idempotency_key: 'second' });
    expect(await countEnquiries(store)).toBe(2);
  });

  it('keeps its rows when the migrations run again', async () => {
    const at = await target();
    const first = await openAt(at);
    await insert(first);
    await first.close();
    const second = await openAt(at);
    await migrateToLatest(second.db);
    expect(await countEnquiries(second)).toBe(1);
  });

  it('can be opened for the first time by three processes at once', async () => {
    const at = await target();
    const script = `
      const { openStore } = require('./lib/server/store/store.ts');
      openStore(${JSON.stringify(at)}).then((store) => store.close());`;
    const args = ['--import', 'tsx', '--eval', script];
    const opening = [1, 2, 3].map(() => promisify(execFile)(process.execPath, args));
    expect(await Promise.all(opening)).toHaveLength(3);
    expect(await countEnquiries(await openAt(at))).toBe(0);
  });

  it('undoes a transaction that fails half way', async () => {
    const store = await open();
    const failing = store.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('enquiries').values(enquiry()).execute();
      throw new Error('half way');
    });
    await expect(failing).rejects.toThrow('half way');
    expect(await countEnquiries(store)).toBe(0);
  });

  it('answers a ping until it is closed, and can be closed twice', async () => {
    const store = await open();
    await expect(store.ping()).resolves.toBeUndefined();
    await store.close();
    await store.close();
    await expect(store.ping()).rejects.toMatchObject({ message: expect.any(String) });
  });
});

describe('the SQLite file', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-sqlite-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    ['journal_mode', 'wal'],
    ['synchronous', 2],
    // Waiting is ours: the driver would sleep in the event loop.
    ['busy_timeout', 0],
    ['foreign_keys', 1],
  ])('is opened with %s %p', async (pragma, expected) => {
    const store = await openStore({ file: join(folder, 'site.db') });
    const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${pragma}`).execute(store.db);
    await store.close();
    expect(Object.values(rows[0] ?? {})).toEqual([expected]);
  });

  it('is nobody’s any more once it is closed, also where it was asked nothing', async () => {
    const file = join(folder, 'closed', 'site.db');
    await (await openStore({ file })).close();
    await (await openAsItIs({ file })).close();
    expect(readdirSync(join(folder, 'closed'))).toEqual(['site.db']);
  });

  it('can be read by its owner only, and so can its folder', async () => {
    const file = join(folder, 'new', 'site.db');
    const store = await openStore({ file });
    const modes = [join(folder, 'new'), file, `${file}-wal`].map((path) => statSync(path).mode);
    await store.close();
    expect(modes.map((mode) => mode & 0o777)).toEqual([0o700, 0o600, 0o600]);
  });

  it('waits for its turn when another connection is writing', async () => {
    const file = join(folder, 'site.db');
    const [first, second] = [await openStore({ file }), await openStore({ file })];
    await first.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('enquiries').values(enquiry()).execute();
    });
    await second.db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('enquiries').selectAll().execute();
      await transaction.updateTable('enquiries').set({ status: 'queued' }).execute();
    });
    const row = await first.db.selectFrom('enquiries').select('status').executeTakeFirst();
    await Promise.all([first.close(), second.close()]);
    expect(row?.status).toBe('queued');
  });

  it.each([
    [
      'something else altogether',
      (file: string) => writeFileSync(file, 'not a database'.repeat(100)),
    ],
    ['a page in its middle', async (file: string) => damageMiddle(file)],
    ['half of it is missing', async (file: string) => cutInHalf(file)],
    [
      'its log is there and it is not',
      (file: string) => writeFileSync(`${file}-wal`, 'what was written last'),
    ],
  ])('says what to do when it is damaged: %s', async (_what, damage) => {
    const file = join(folder, 'site.db');
    await damage(file);
    const opening = openStore({ file });
    await expect(opening).rejects.toBeInstanceOf(StoreError);
    await expect(opening).rejects.toThrow(`The database file ${file} is damaged`);
  });

  it('says what to do when the folder is not a folder', async () => {
    writeFileSync(join(folder, 'file'), '');
    const opening = openStore({ file: join(folder, 'file', 'site.db') });
    await expect(opening).rejects.toThrow('check that DATA_DIR is a folder');
  });

  it('takes nothing on a full disk, says so, and goes on when there is room again', async () => {
    const store = await openStore({ file: join(folder, 'site.db') });
    const limit = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(store.db);
    const insertLong = (id: string) =>
      store.db.transaction().execute((step) =>
        step
          .insertInto('enquiries')
          .values(enquiry({ id, idempotency_key: id, lead_info: 'x'.repeat(100_000) }))
          .execute(),
      );
    await limit(1);
    await expect(insertLong('one')).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    expect(await countEnquiries(store)).toBe(0);
    await limit(1000);
    await insertLong('two');
    expect(await countEnquiries(store)).toBe(1);
    await store.close();
  });
});

const cutInHalf = async (file: string): Promise<void> => {
  const store = await openStore({ file });
  await store.close();
  truncateSync(file, statSync(file).size / 2);
};

const damageMiddle = async (file: string): Promise<void> => {
  const store = await openStore({ file });
  await sql`vacuum`.execute(store.db);
  await store.close();
  const { size } = statSync(file);
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(4096 * 6, 0xff), 0, 4096 * 6, Math.min(4096, size - 4096));
  closeSync(handle);
};

it('names the database that does not answer, without its password', async () => {
  const opening = openStore({ databaseUrl: 'postgres://site:hunter2@127.0.0.1:1/site' });
  await expect(opening).rejects.toThrow(/127\.0\.0\.1:1 .*ECONNREFUSED/);
  await expect(opening).rejects.not.toThrow(/hunter2/);
});
