import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { readLastEntry } from '@/lib/server/audit/appendAudit';
import { verifyAudit } from '@/lib/server/audit/verifyAudit';
import { listEnquiries } from '@/lib/server/enquiries/listEnquiries';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import { createKeyRing } from '@/lib/server/keys/keyRing';
import { loadLookupKeys } from '@/lib/server/keys/lookupKeys';
import { shareKeyRings } from '@/lib/server/keys/rings';
import { saveLead } from '@/lib/server/leads/saveLead';
import { listBackups } from '@/lib/server/privacy/backupList';
import { eraseNumber } from '@/lib/server/privacy/eraseNumber';
import { toParentNumber } from '@/lib/server/privacy/parentNumber';
import type { Store, StoreTarget } from '@/lib/server/store/store';
import { findPostgres } from '@/lib/server/testing/findPostgres';
import { createDatabase, dropDatabase } from '@/lib/server/testing/postgresCluster';
import { useOwnKeys } from '@/lib/server/testing/sampleKeys';
import { eachStore } from '@/lib/server/testing/stores';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import type { Place } from '@/scripts/backup/place';
import { type MoveTarget, parseMove } from './command';
import { describeMove } from './describe';
import { moveSite } from './moveSite';
import { readContent } from './rows';
import { listTables } from './tables';

const DATA_KEY = 'the-data-key-of-a-site-for-this-test';
const SECRET = 'the-secret-of-a-site-that-was-made-once';
const FILE_PLACE = { databaseUrl: null, databaseFile: '/srv/data/site.db' };
const POSTGRES_PLACE = { ...FILE_PLACE, databaseUrl: 'postgres://db/site' };

describe('the words', () => {
  it.each([
    [['--to', 'postgres://u@h/n'], FILE_PLACE, { databaseUrl: 'postgres://u@h/n' }],
    [['--to', 'sqlite'], POSTGRES_PLACE, { file: '/srv/data/site.db' }],
    [['--to', 'sqlite:/other/site.db'], POSTGRES_PLACE, { file: '/other/site.db' }],
    [['--help'], FILE_PLACE, 'help'],
  ])('%j are understood', (args, place, command) => {
    expect(parseMove(args, place)).toEqual(command);
  });

  it.each([
    [[], FILE_PLACE, '--to is postgres://USER@HOST/NAME, sqlite or sqlite:/FOLDER/site.db (--help'],
    [['--to', 'mysql://u:secret@h/n'], FILE_PLACE, 'site.db, not what was given.'],
    [['--to', 'sqlite:/a/b.db'], POSTGRES_PLACE, '/a/b.db would not be found: a site looks for'],
    [['--to', 'sqlite'], FILE_PLACE, "The site's database is a file already: "],
    [['--to', 'postgres://h/n'], POSTGRES_PLACE, "The site's database is in PostgreSQL already: "],
    [['postgres://h/n'], FILE_PLACE, 'Unexpected argument'],
  ])('%j are refused in one line', (args, place, part) => {
    const parse = () => parseMove(args, place);
    expect(parse).toThrow(part);
    expect(parse).not.toThrow(/\n|secret/);
  });
});

/** Both kinds are needed: skipped, by name, where no PostgreSQL is installed. */
const eachDirection = findPostgres()
  ? eachStore
  : () => describe.skip('a move, no PostgreSQL', () => {});

eachDirection('a move from', (_open, { target, openAt }) => {
  let folder = '';
  let place: Place;
  let at: StoreTarget;
  let store: Store;
  const databases: string[] = [];

  const newTarget = async (): Promise<MoveTarget> => {
    if ('databaseUrl' in at) return { file: join(folder, 'other', 'site.db') };
    const name = `move_${randomBytes(6).toString('hex')}`;
    databases.push(name);
    return { databaseUrl: await createDatabase(name) };
  };
  const save = (key: string, mobile: string, parent_name: string) => {
    const enquiry = { ...SAMPLE_ENQUIRY, mobile, parent_name };
    const attribution = '{"visit":{"utm_campaign":"प्रवेश"}}';
    return saveEnquiry(
      store,
      { enquiry, idempotencyKey: key, attribution, parent: null },
      Date.now(),
    );
  };
  const contentsOf = async (one: Store) => {
    const contents: Record<string, unknown> = {};
    for (const table of await listTables()) {
      contents[table.name] = await one.db
        .transaction()
        .execute((db) => readContent({ db, dialect: one.dialect }, table));
    }
    return contents;
  };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-move-'));
    at = await target();
    const dataDir = 'file' in at ? dirname(at.file) : folder;
    place = {
      databaseUrl: 'databaseUrl' in at ? at.databaseUrl : null,
      dataDir,
      databaseFile: join(dataDir, 'site.db'),
      secretFile: join(dataDir, 'secret'),
      isSecretGiven: true,
      secret: SECRET,
      previousSecrets: [],
      dataKeyFile: `${dataDir}.key`,
      isDataKeyGiven: true,
      dataKeys: [DATA_KEY],
    };
    shareKeyRings({ site: createKeyRing(SECRET), data: createKeyRing(DATA_KEY) });
    store = await openAt(at);
    await loadLookupKeys(store.db);
    const { id } = await save('key-1', '9845012345', 'आशा राव');
    const { id: kept } = await save('key-2', '9845012346', 'Zoë D’Souza 👩‍🏫');
    await save('key-3', '9731864205', 'सीता');
    // Rows that hang on one whose table comes later by its name.
    await store.db
      .insertInto('desk_merges')
      .values({ enquiry_id: id, kept_id: kept, staff_id: 'staff', merged_at: Date.now() })
      .execute();
    await saveLead(store, { lead: { lead_url: '/' }, attribution: null }, Date.now());
    await eraseNumber({ store, dataDir }, toParentNumber('9731864205'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    useOwnKeys();
  });
  afterAll(async () => {
    for (const name of databases) await dropDatabase(name);
  });

  it('copies every row, tells both by one hash, and leaves what was there as it was', async () => {
    // More than one piece, with keys that PostgreSQL and SQLite may sort in different orders.
    const keys = Array.from({ length: 1_203 }, (_, n) => `${'aAéZ_z-'.charAt(n % 7)}:${n}`);
    const limits = keys.map((key) => ({ key, points: 1, expire: null }));
    await store.db.insertInto('rate_limits').values(limits).execute();
    const before = await contentsOf(store);
    await store.close();
    const to = await newTarget();
    const copied = await moveSite(place, to);
    expect(copied.find(({ name }) => name === 'rate_limits')?.rows).toBe(keys.length);
    expect(copied.find(({ name }) => name === 'enquiries')?.rows).toBe(2);
    const [source, copy] = [await openAt(at), await openAt(to)];
    expect(await contentsOf(source)).toEqual(before);
    expect(await contentsOf(copy)).toEqual({ ...before, audit_log: expect.anything() });
    const names = (await listEnquiries(copy, {})).map(({ parent_name }) => parent_name);
    expect(names.toSorted()).toEqual(['Zoë D’Souza 👩‍🏫', 'आशा राव']);
    const printed = describeMove(copied, to, place);
    expect(printed).toMatch(/^Table +Rows +SHA-256 of both\naudit_log +1 +[0-9a-f]{64}\n/);
    expect(printed).toMatch(/\nNext: .*then start the site\.\nWhat was there before is unchanged/);
  });

  it('keeps the audit sound and unchangeable, with an entry of the move', async () => {
    const { lastHash } = await verifyAudit(store.db);
    await store.close();
    const to = await newTarget();
    await moveSite(place, to);
    const copy = await openAt(to);
    expect(await verifyAudit(copy.db)).toMatchObject({ sound: 2, broken: null });
    const entry = await readLastEntry(copy.db);
    expect(entry).toMatchObject({ action: 'move', previous_hash: lastHash });
    expect(entry?.filter_json).toMatch(/"from":"(sqlite|postgres)","to":"(sqlite|postgres)"/);
    // An error of better-sqlite3 is no Error of this test file, where another file loaded it before.
    await expect(copy.db.deleteFrom('audit_log').execute()).rejects.toMatchObject({
      message: expect.stringContaining('never changed'),
    });
  });

  it('brings back by the way back all that there was', async () => {
    await store.close();
    const to = await newTarget();
    const there = await moveSite(place, to);
    const isFile = 'file' in to;
    const dataDir = join(folder, 'back');
    const moved = {
      ...place,
      dataDir: isFile ? dirname(to.file) : dataDir,
      databaseUrl: isFile ? null : to.databaseUrl,
      databaseFile: isFile ? to.file : join(dataDir, 'site.db'),
    };
    const name = `move_${randomBytes(6).toString('hex')}`;
    databases.push(name);
    const back = await moveSite(
      moved,
      isFile ? { databaseUrl: await createDatabase(name) } : { file: join(dataDir, 'site.db') },
    );
    const withoutAudit = (all: typeof there) => all.filter((table) => table.name !== 'audit_log');
    expect(withoutAudit(back)).toEqual(withoutAudit(there));
  });

  it('is refused while a process has the database open', async () => {
    await store.ping();
    const to = await newTarget();
    await expect(moveSite(place, to)).rejects.toThrow(
      / is in use.*: stop every site.* move again\.$/,
    );
    if ('file' in to) expect(existsSync(to.file)).toBe(false);
  });

  it('leaves no row where a table cannot be copied, and copies all of them the next time', async () => {
    const isFile = 'file' in at;
    // Neither kind takes it: too large for an integer of PostgreSQL, not a whole number for SQLite.
    const bad = isFile
      ? sql`update deliveries set attempts = 99999999999`
      : sql`alter table deliveries add column odd float default 1.5`;
    await bad.execute(store.db);
    await store.close();
    const to = await newTarget();
    await expect(moveSite(place, to)).rejects.toThrow(
      isFile
        ? /^deliveries could not be copied \(22003\): nothing was moved/
        : 'has deliveries.odd',
    );
    const again = await openAt(at);
    await (isFile
      ? sql`update deliveries set attempts = 0`
      : sql`alter table deliveries drop column odd`
    ).execute(again.db);
    await again.close();
    const copied = await moveSite(place, to);
    expect(copied.find(({ name }) => name === 'deliveries')?.rows).toBe(1);
    if ('file' in to) expect(readdirSync(dirname(to.file))).toEqual(['site.db']);
  });

  it('is named by the next erasure, where what was there is a file', async () => {
    await store.close();
    await moveSite(place, await newTarget());
    const noted = listBackups(place.dataDir).map(({ path }) => path);
    expect(noted).toEqual(place.databaseUrl === null ? [place.databaseFile] : []);
  });

  it('says of a target in one line why it cannot be one', async () => {
    await store.close();
    const to = await newTarget();
    await moveSite(place, to);
    await expect(moveSite(place, to)).rejects.toThrow(/(is not empty|is there already): /);
    if ('file' in to) {
      rmSync(to.file);
      writeFileSync(`${to.file}-wal`, 'the newest enquiries of another site');
      await expect(moveSite(place, to)).rejects.toThrow('is there already');
      return;
    }
    const copy = await openAt(to);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', 'now')`.execute(
      copy.db,
    );
    await copy.close();
    await expect(moveSite(place, to)).rejects.toThrow('The database of --to is of a newer release');
    const nowhere = { databaseUrl: 'postgres://nobody:secret@127.0.0.1:9/none' };
    const moving = moveSite(place, nowhere);
    await expect(moving).rejects.toThrow(
      /^The database at 127\.0\.0\.1:9 \(--to\) does not let us in \(ECONNREFUSED\): /,
    );
    await expect(moving).rejects.not.toThrow('secret');
  });

  it.each([
    ['newer', `insert into kysely_migration (name, timestamp) values ('9999-later', 'now')`],
    ['earlier', `delete from kysely_migration where name = '0015-submissions'`],
  ])('is refused to a database of a %s release', async (which, statement) => {
    await sql.raw(statement).execute(store.db);
    await store.close();
    const to = await newTarget();
    await expect(moveSite(place, to)).rejects.toThrow(
      `is of ${which === 'newer' ? 'a' : 'an'} ${which} release: `,
    );
  });

  it('lets PostgreSQL number on after the highest number that was copied', async () => {
    const to = await newTarget();
    if ('file' in to) return;
    await store.db.insertInto('write_checks').values({ id: 41, at: 1 }).execute();
    await store.close();
    const empty = await openAt(to);
    await sql`alter table write_checks alter id add generated by default as identity`.execute(
      empty.db,
    );
    await empty.close();
    await moveSite(place, to);
    const copy = await openAt(to);
    await sql`insert into write_checks (at) values (2)`.execute(copy.db);
    const ids = await copy.db.selectFrom('write_checks').select('id').orderBy('id').execute();
    expect(ids).toEqual([{ id: 41 }, { id: 42 }]);
  });
});
