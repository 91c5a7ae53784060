import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PostgresAdapter, sql } from 'kysely';
import { readLastEntry } from '@/lib/server/audit/appendAudit';
import { systemUser } from '@/lib/server/audit/systemUser';
import { verifyAudit } from '@/lib/server/audit/verifyAudit';
import { openForPeople } from '@/lib/server/enquiries/personalColumns';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import { createKeyRing } from '@/lib/server/keys/keyRing';
import { loadLookupKeys } from '@/lib/server/keys/lookupKeys';
import { shareKeyRings } from '@/lib/server/keys/rings';
import { eraseNumber } from '@/lib/server/privacy/eraseNumber';
import { toParentNumber } from '@/lib/server/privacy/parentNumber';
import { MIGRATIONS, migrateToLatest } from '@/lib/server/store/migrate';
import { openAsItIs, type Store, type StoreTarget } from '@/lib/server/store/store';
import { findPostgres } from '@/lib/server/testing/findPostgres';
import { migrateAsNewerRelease } from '@/lib/server/testing/newerRelease';
import { createDatabase, dropDatabase } from '@/lib/server/testing/postgresCluster';
import { useOwnKeys } from '@/lib/server/testing/sampleKeys';
import { eachStore } from '@/lib/server/testing/stores';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { describeBackup, describeRestored } from './describe';
import { makeBackup } from './makeBackup';
import { type Place, targetOf } from './place';
import { restoreBackup } from './restoreBackup';
import { type Value, withSnapshot } from './snapshot';

// Nothing here depends on how slow a passphrase is to try.
jest.mock('./workFactor', () => ({ SCRYPT_WORK_FACTOR: 10 }));

const AT = Date.parse('2025-04-15T10:00:00Z');
const DATA_KEY = 'the-data-key-of-a-site-for-this-test';
const SECRET = 'the-secret-of-a-site-that-was-made-once';
const MOBILE = '9731864205';
const KEYS = { secret: SECRET, previousSecrets: [], dataKeys: [DATA_KEY], isDataKeyGiven: true };

let folder = '';
const databases: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-backup-'));
  shareKeyRings({ site: createKeyRing(SECRET), data: createKeyRing(DATA_KEY) });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  useOwnKeys();
});
afterAll(async () => {
  for (const name of databases) await dropDatabase(name);
});

let count = 0;
const save = (store: Store, child_name: string, mobile = SAMPLE_ENQUIRY.mobile) => {
  count += 1;
  const enquiry = { ...SAMPLE_ENQUIRY, child_name, mobile };
  const idempotencyKey = `key-of-a-browser-${count}`;
  return saveEnquiry(store, { enquiry, idempotencyKey, attribution: null, parent: null }, AT);
};

/** As a process that opens the database again. */
const reading = async <T>(target: StoreTarget, use: (store: Store) => Promise<T>): Promise<T> => {
  shareKeyRings({ site: createKeyRing(SECRET), data: createKeyRing(DATA_KEY) });
  const store = await openAsItIs(target);
  return use(store).finally(store.close);
};

const childrenIn = (target: StoreTarget): Promise<string[]> =>
  reading(target, async ({ db }) => {
    const rows = await db.selectFrom('enquiries').selectAll().execute();
    return rows.map((row) => openForPeople(row).child_name).toSorted();
  });

/** Every row of every table, in an order of its own. */
const contentsOf = (target: StoreTarget): Promise<Record<string, Value[][]>> =>
  reading(target, (store) =>
    withSnapshot(store, async ({ tables, read }) => {
      const contents: Record<string, Value[][]> = {};
      for (const table of tables) {
        const rows: Value[][] = [];
        const columns = table.columns.toSorted();
        for await (const batch of read({ ...table, columns })) rows.push(...batch);
        contents[table.name] = rows.toSorted((one, other) => (one.join() < other.join() ? -1 : 1));
      }
      return contents;
    }),
  );

/** Those of the others are read on the way: they have to mean something. */
const OWN_ROWS = ['audit_log', 'lookup_keys', 'privacy_requests'];
const NULLABLE = /_at$|_json$|^(?:email|expire|seat)$/;

/** Rows in every table, which refer to each other, with what is hard to carry. */
const fillEachTable = async (store: Store): Promise<void> => {
  const found = await store.db.introspection.getTables();
  const tables = await withSnapshot(store, async (snapshot) => snapshot.tables);
  for (const { name } of tables.filter((table) => !OWN_ROWS.includes(table.name))) {
    const columns = found.find((table) => table.name === name)?.columns ?? [];
    for (const number of [1, 2, 3]) {
      const values = columns.map(({ name: column, dataType, isNullable }) => {
        if (isNullable && NULLABLE.test(column) && number === 3) return null;
        if (/^(?:text|varchar)/i.test(dataType)) return `"आ"\u2028\r\n👩‍🏫 ${number}`;
        return /^(?:int8|bigint)/i.test(dataType) ? 2n ** 62n + BigInt(number) : 2 ** 31 - number;
      });
      const names = sql.join(columns.map((column) => sql.ref(column.name)));
      const row = sql`insert into ${sql.table(name)} (${names}) values (${sql.join(values)})`;
      await row.execute(store.db);
    }
  }
};

eachStore('a backup', (_open, { target, openAt }) => {
  const placeAt = (at: StoreTarget, change: Partial<Place> = {}): Place => {
    const dataDir = 'file' in at ? dirname(at.file) : mkdtempSync(join(folder, 'data-'));
    const databaseUrl = 'databaseUrl' in at ? at.databaseUrl : null;
    return { ...KEYS, databaseUrl, dataDir, isSecretGiven: false, ...change };
  };
  /** A site with one enquiry, and where a backup of it can go. */
  const newSite = async () => {
    const at = await target();
    const place = placeAt(at);
    const store = await openAt(at);
    await loadLookupKeys(store.db);
    await save(store, 'Tara');
    writeFileSync(join(place.dataDir, 'secret'), SECRET);
    return { place, store, copy: join(folder, 'copy') };
  };
  const emptyPlace = async () => placeAt(await target());
  /** Of the other kind; of the same one where no PostgreSQL is installed. */
  const otherPlace = async (isPostgres: boolean): Promise<Place> => {
    if (isPostgres || !findPostgres()) {
      return placeAt({ file: join(mkdtempSync(join(folder, 'other-')), 'site.db') });
    }
    const name = `restored_${process.pid}_${databases.length}`;
    databases.push(name);
    return placeAt({ databaseUrl: await createDatabase(name) });
  };

  it('is made while the site writes, and brings back what it counted', async () => {
    const { place, store, copy } = await newSite();
    let isDone = false;
    const writing = (async () => {
      for (let turn = 0; !isDone && turn < 300; turn += 1) await save(store, `Child ${turn}`);
    })();
    const made = await makeBackup(place, copy).finally(() => {
      isDone = true;
    });
    await writing;
    const other = await emptyPlace();
    const restored = await restoreBackup(other, { folder: copy, shouldReplace: false });
    const children = await childrenIn(targetOf(other));
    expect(children).toHaveLength(made.tables.enquiries?.rows ?? 0);
    expect(children).toContain('Tara');
    expect(restored.kept).toEqual([]);
    expect(readFileSync(join(other.dataDir, 'secret'), 'utf8')).toBe(SECRET);
    expect(describeBackup(copy, made, place)).toMatch(
      /^\d+ enquir.* rows in all\) in .*, checked\.\n/,
    );
    expect(describeRestored(restored, other)).toMatch(
      /rows in all\) back, .*\nNext: start the site\.\n$/s,
    );
  });

  it('goes into the other kind of database and back, every row of every table', async () => {
    const at = await target();
    const place = placeAt(at);
    const store = await openAt(at);
    await fillEachTable(store);
    const before = await contentsOf(at);
    const there = await otherPlace(place.databaseUrl !== null);
    await makeBackup(place, join(folder, 'there'));
    await restoreBackup(there, { folder: join(folder, 'there'), shouldReplace: false });
    const changed = { audit_log: expect.anything(), lookup_keys: expect.anything() };
    expect(await contentsOf(targetOf(there))).toEqual({ ...before, ...changed });
    await makeBackup(there, join(folder, 'back'));
    const back = await emptyPlace();
    await restoreBackup(back, { folder: join(folder, 'back'), shouldReplace: false });
    expect(await contentsOf(targetOf(back))).toEqual({ ...before, ...changed });
  });

  it('has every type of a column exactly', async () => {
    const { store } = await newSite();
    const [types, values] =
      store.dialect === 'sqlite'
        ? ['a integer, b blob, c real, d text', "9007199254740993, x'00ff', 1.0, '{}'"]
        : [
            'a int8, b bytea, c float8, d jsonb, e bool',
            "9007199254740993, '\\x00ff', 1, '{}', true",
          ];
    await sql.raw(`create table odd (${types})`).execute(store.db);
    await sql.raw(`insert into odd values (${values})`).execute(store.db);
    const columns = types?.split(', ').map((column) => column.slice(0, 1)) ?? [];
    const rows = await withSnapshot(store, async ({ read }) => {
      for await (const batch of read({ name: 'odd', columns })) return batch;
      return [];
    });
    const flag = store.dialect === 'sqlite' ? [] : [1n];
    expect(rows).toEqual([[9007199254740993n, Buffer.from([0, 255]), 1, '{}', ...flag]]);
    await sql.raw('drop table odd').execute(store.db);
  });

  it('of an earlier release is brought up to date', async () => {
    const at = await target();
    const store = await openAsItIs(at);
    const names = Object.keys(MIGRATIONS).slice(0, 3);
    await migrateToLatest(
      store.db,
      Object.fromEntries(names.map((name) => [name, MIGRATIONS[name] ?? { up: async () => {} }])),
    );
    await sql`insert into otp_requests (mobile_hash, path, sent_at) values ('of before', 'p', 1)`.execute(
      store.db,
    );
    await store.close();
    await makeBackup(placeAt(at), join(folder, 'copy'));
    const other = await emptyPlace();
    await restoreBackup(other, { folder: join(folder, 'copy'), shouldReplace: false });
    const rows = await reading(targetOf(other), ({ db }) =>
      db.selectFrom('otp_requests').selectAll().execute(),
    );
    expect(rows).toMatchObject([{ mobile_hash: 'of before' }]);
  });

  it('of a newer release is made, and not restored by this one', async () => {
    const { place, store, copy } = await newSite();
    await migrateAsNewerRelease(store.db);
    expect((await makeBackup(place, copy)).tables).toMatchObject({ newer_things: { rows: 0 } });
    const restoring = restoreBackup(await emptyPlace(), { folder: copy, shouldReplace: false });
    await expect(restoring).rejects.toThrow(
      'was made by a newer release: restore it with that one.',
    );
  });

  it('can be read by its owner only, holds nothing readable, and leaves nothing beside itself', async () => {
    const { place, copy } = await newSite();
    await makeBackup(place, join(copy, 'today'));
    const files = readdirSync(join(copy, 'today'));
    const modes = ['.', ...files].map((name) => statSync(join(copy, 'today', name)).mode & 0o077);
    expect(files).toEqual(['backup.json', 'tables.jsonl.gz.age']);
    expect(modes).toEqual([0, 0, 0]);
    expect(readdirSync(copy)).toEqual(['today']);
    const bytes = files.map((name) => readFileSync(join(copy, 'today', name), 'latin1'));
    const readable = ['Tara', SECRET, DATA_KEY, 'columns'];
    expect(readable.filter((text) => bytes.some((file) => file.includes(text)))).toEqual([]);
  });

  it('stands in the audit: who made it, when, and of how many enquiries', async () => {
    const { place, store, copy } = await newSite();
    const { madeAt } = await makeBackup(place, copy);
    const entry = await readLastEntry(store.db);
    expect(entry).toMatchObject({ action: 'backup', who: systemUser(), row_count: 1 });
    expect(JSON.parse(entry?.filter_json ?? '')).toEqual({ folder: copy, madeAt });
  });

  it('stands also where the audit cannot be told of it, which is said in one line', async () => {
    const { place, store, copy } = await newSite();
    const refusing = [
      "create trigger full before insert on audit_log begin select raise(abort, 'full'); end",
      'alter table audit_log add constraint full_now check (entry < 0)',
    ][place.databaseUrl === null ? 0 : 1];
    await sql.raw(refusing ?? '').execute(store.db);
    await expect(makeBackup(place, copy)).rejects.toThrow(
      /^\S+ is made and sound, but the audit could not be told of it \(\w+\): [^\n]*$/,
    );
    expect(readdirSync(copy)).toHaveLength(2);
  });

  it('has no secret where NEXTAUTH_SECRET is set, and says so', async () => {
    const { place, copy } = await newSite();
    const given = { ...place, isSecretGiven: true };
    expect(describeBackup(copy, await makeBackup(given, copy), given)).toContain(
      'NEXTAUTH_SECRET is not in it',
    );
    const other = { ...(await emptyPlace()), isSecretGiven: true };
    const restored = await restoreBackup(other, { folder: copy, shouldReplace: false });
    expect(describeRestored(restored, other)).toContain('with the NEXTAUTH_SECRET that it had');
  });

  it('is not made of what could not be restored, and says what that is', async () => {
    const { place, store, copy } = await newSite();
    await sql`alter table enquiries add column odd integer`.execute(store.db);
    await expect(makeBackup(place, copy)).rejects.toThrow(
      /^The backup \S+ could not be made \(table enquiries has no column named odd\): [^\n]+$/,
    );
    expect(readdirSync(folder)).not.toContain('copy');
  });

  it('is not written over an older one, nor where it cannot be, in one line', async () => {
    const { place } = await newSite();
    await expect(makeBackup(place, folder)).rejects.toThrow('is there already');
    writeFileSync(join(folder, 'file'), '');
    await expect(makeBackup(place, join(folder, 'file', 'copy'))).rejects.toThrow(
      /^The backup \S+ could not be made \(ENOTDIR: [^\n]+\): [^\n]+$/,
    );
  });

  it('is opened with a key from before, and names the key that is missing', async () => {
    const { place, copy } = await newSite();
    await makeBackup(place, copy);
    const other = await emptyPlace();
    const asked = { folder: copy, shouldReplace: false };
    const newer = 'the-newer-data-key-of-the-same-site';
    await expect(restoreBackup({ ...other, dataKeys: [] }, asked)).rejects.toThrow(
      /^DATA_KEY is not set, and there is no/,
    );
    await expect(restoreBackup({ ...other, dataKeys: [newer] }, asked)).rejects.toThrow(
      /^This backup is encrypted with the data key [0-9a-f]{8}, and this site knows only [0-9a-f]{8}: /,
    );
    await restoreBackup({ ...other, dataKeys: [newer, DATA_KEY] }, asked);
    expect(await childrenIn(targetOf(other))).toEqual(['Tara']);
    expect(readdirSync(other.dataDir).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  it('is not made without a key that opens the database, in the words of a start', async () => {
    const { place, copy } = await newSite();
    const other = 'the-key-that-was-made-when-the-file-was-lost';
    await expect(makeBackup({ ...place, dataKeys: [] }, copy)).rejects.toThrow(
      /^DATA_KEY is not set/,
    );
    await expect(makeBackup({ ...place, dataKeys: [other] }, copy)).rejects.toThrow(
      /^DATA_KEY: this database is encrypted with the data key [0-9a-f]{8}, and this process knows only [0-9a-f]{8}: /,
    );
    expect(readdirSync(folder)).not.toContain('copy');
    const { keyId } = await makeBackup({ ...place, dataKeys: [other, DATA_KEY] }, copy);
    expect(keyId).toBe(createKeyRing(other).current.id);
  });

  it('is refused where it would replace data', async () => {
    const { place, store, copy } = await newSite();
    await makeBackup(place, copy);
    await save(store, 'Uma');
    await store.close();
    const restoring = restoreBackup(place, { folder: copy, shouldReplace: false });
    await expect(restoring).rejects.toThrow(/is there: add --replace|is not empty/);
    expect(await childrenIn(targetOf(place))).toEqual(['Tara', 'Uma']);
  });

  it('that is damaged leaves nothing in the database that it was to go into', async () => {
    const { place, copy } = await newSite();
    await makeBackup(place, copy);
    const file = join(copy, 'backup.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"rows": 1', '"rows": 2'));
    const other = await emptyPlace();
    const restoring = restoreBackup(other, { folder: copy, shouldReplace: false });
    await expect(restoring).rejects.toThrow('is not as it was written');
    const tables = await reading(targetOf(other), ({ db }) => db.introspection.getTables());
    expect(tables).toEqual([]);
  });

  it('does not bring back a parent who was erased after it was made', async () => {
    const { place, store, copy } = await newSite();
    await save(store, 'Xanthippe', MOBILE);
    await makeBackup(place, copy);
    const { receipt } = await eraseNumber(
      { store, dataDir: place.dataDir },
      toParentNumber(MOBILE),
    );
    await store.close();
    const other = { ...(await emptyPlace()), dataDir: place.dataDir };
    const restored = await restoreBackup(other, { folder: copy, shouldReplace: true });
    expect(restored.carriedOut).toEqual({ requests: 1, rows: 1, unreadable: 0 });
    expect(describeRestored(restored, other)).toContain(
      '(erasures, withdrawals) since then, carried out again: 1, on 1 row.',
    );
    expect(await childrenIn(targetOf(other))).toEqual(['Tara']);
    const found = await reading(targetOf(other), async ({ db }) => ({
      requests: await db.selectFrom('privacy_requests').select('receipt_id').execute(),
      audit: await verifyAudit(db),
    }));
    expect(found).toMatchObject({
      requests: [{ receipt_id: receipt.receipt }],
      audit: { broken: null },
    });
    if (other.databaseUrl === null) {
      expect(readFileSync(join(other.dataDir, 'site.db'), 'latin1')).not.toMatch(
        /Xanthippe|9731864205/,
      );
    }
  });

  it('lets PostgreSQL number on after the highest number', async () => {
    const { place, store, copy } = await newSite();
    if (place.databaseUrl === null) return;
    await makeBackup(place, copy);
    const other = await emptyPlace();
    const numbering = MIGRATIONS['0009-write-checks'];
    jest.replaceProperty(MIGRATIONS, '0009-write-checks', {
      up: async (db) => {
        await numbering?.up(db);
        // A backup is tried in a file.
        if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
        await sql`alter table write_checks alter id add generated by default as identity`.execute(
          db,
        );
      },
    });
    await store.db.insertInto('write_checks').values({ id: 41, at: 1 }).execute();
    await makeBackup(place, join(folder, 'second'));
    await restoreBackup(other, { folder: join(folder, 'second'), shouldReplace: false });
    jest.restoreAllMocks();
    const ids = await reading(targetOf(other), async ({ db }) => {
      await sql`insert into write_checks (at) values (2)`.execute(db);
      return db.selectFrom('write_checks').select('id').orderBy('id').execute();
    });
    expect(ids).toEqual([{ id: 41 }, { id: 42 }]);
  });
});
