import { sql } from 'kysely';
import { createDispatcher } from '@/lib/server/dispatcher/createDispatcher';
import { listEnquiries } from '@/lib/server/enquiries/listEnquiries';
import { listOwnEnquiries } from '@/lib/server/enquiries/ownEnquiries';
import { readProgress } from '@/lib/server/enquiries/readProgress';
import { createEmbeddedErp } from '@/lib/server/erp/embedded/embedded';
import { saveLead } from '@/lib/server/leads/saveLead';
import { readStoreFigures } from '@/lib/server/metrics/storeFigures';
import { createEmbeddedSiteApi } from '@/lib/server/siteApi/embedded';
import { findPostgres } from '@/lib/server/testing/findPostgres';
import { migrateAsNewerRelease, NEWER } from '@/lib/server/testing/newerRelease';
import { queueEnquiry } from '@/lib/server/testing/outbox';
import { createDatabase, dropDatabase } from '@/lib/server/testing/postgresCluster';
import { findBreaks, readShape, type SchemaShape } from '@/lib/server/testing/schemaShape';
import { eachStore } from '@/lib/server/testing/stores';
import { until } from '@/lib/server/testing/until';
import { MIGRATIONS, migrateToLatest } from './migrate';
import { findNewerMigrations } from './newerMigrations';
import { openPostgres } from './postgres';
import type { Database } from './schema';
import { openSqlite } from './sqlite';
import type { Store, StoreTarget } from './store';
import { sweep } from './sweep';

const NAMES = Object.keys(MIGRATIONS).sort();

const openEmpty = (target: StoreTarget): Promise<Store> =>
  'file' in target ? openSqlite(target.file) : openPostgres(target.databaseUrl);

const migrateUpTo = async (store: Store, count: number): Promise<void> => {
  const migrations = Object.fromEntries(
    Object.entries(MIGRATIONS).filter(([name]) => NAMES.indexOf(name) < count),
  );
  await migrateToLatest(store.db, migrations);
};

eachStore('the migrations', (_open, { target, openAt }) => {
  it('only add, each of them, so that the release before goes on working', async () => {
    const store = await openEmpty(await target());
    try {
      let before = await readShape(store);
      for (const [index, name] of NAMES.entries()) {
        await migrateUpTo(store, index + 1);
        const after = await readShape(store);
        expect([name, findBreaks(before, after)]).toEqual([name, []]);
        expect(await findNewerMigrations(store.db, NAMES.slice(0, index))).toEqual([name]);
        before = after;
      }
    } finally {
      await store.close();
    }
  });

  it('take what one of them has missed between others', async () => {
    const at = await target();
    const store = await openAt(at);
    await store.db.schema.dropTable('votes').execute();
    const [missed = ''] = NAMES.filter((name) => name.endsWith('-votes'));
    await forgetMigration(store, missed);
    await store.close();
    const again = await openAt(at);
    expect(Object.keys((await readShape(again)).tables)).toContain('votes');
  });

  it('leave a database that a newer release has migrated as it is', async () => {
    const at = await target();
    const newer = await openAt(at);
    await migrateAsNewerRelease(newer.db);
    const shape = await readShape(newer);
    await newer.close();
    const store = await openAt(at);
    expect(await readShape(store)).toEqual(shape);
    expect(await findNewerMigrations(store.db, NAMES)).toEqual([NEWER]);
  });

  it('let a release start while a newer one is migrating', async () => {
    const at = await target();
    const newer = await openAt(at);
    // Two SQLite connections in one thread would wait for each other for ever.
    const older = newer.dialect === 'sqlite' ? newer : await openAt(at);
    await Promise.all([migrateAsNewerRelease(newer.db), migrateToLatest(older.db)]);
    await migrateToLatest(older.db);
    expect(await findNewerMigrations(older.db, NAMES)).toEqual([NEWER]);
  });

  it('leave today’s queries working beside columns and tables of a newer release', async () => {
    const at = await target();
    const newer = await openAt(at);
    await migrateAsNewerRelease(newer.db);
    await newer.close();
    const store = await openAt(at);
    const now = Date.now();
    const sent: string[] = [];
    const erp = createEmbeddedErp({
      store,
      host: 'localhost',
      sendSms: async ({ otp }) => {
        sent.push(otp);
      },
    });
    const mobile = '9811100022';
    await erp.sendOtp('onboard', mobile);
    const verified = await erp.verifyOtp('onboard', mobile, sent[0] ?? '');
    const accessToken = 'accessToken' in verified ? (verified.accessToken ?? '') : '';
    const enquiry = await queueEnquiry(store, now, { mobile, accessToken });
    const lead = await saveLead(store, { lead: { lead_url: '/' }, attribution: null }, now);
    const siteApi = createEmbeddedSiteApi(store);
    const dispatcher = createDispatcher({ getServices: async () => ({ store, erp, siteApi }) });
    for (const { deliveryId } of [enquiry, lead]) {
      expect(await dispatcher.deliver(deliveryId, 5_000)).toMatchObject({ is: 'delivered' });
    }
    await dispatcher.stop();
    expect(await listEnquiries(store, {})).toMatchObject([
      { reference: enquiry.id, status: 'delivered', child_name: 'Tara' },
    ]);
    expect(await listOwnEnquiries(store, `+91-${mobile}`)).toMatchObject([
      { reference: enquiry.id, stage: 'sent' },
    ]);
    expect(await readProgress(store, enquiry.id)).toMatchObject({ stage: 'sent' });
    expect(await readStoreFigures(store, now)).toMatchObject({
      waiting: [],
      dead: [],
    });
    await sweep(store, now);
  });
});

const describeWithPostgres = findPostgres() ? describe : describe.skip;

describeWithPostgres('a migration beside a replica that serves visitors', () => {
  const name = `giving_way_${process.pid}`;
  let databaseUrl = '';
  jest.setTimeout(60_000);
  beforeAll(async () => {
    databaseUrl = await createDatabase(name);
  });
  afterAll(() => dropDatabase(name));

  it('gives way to a visitor that it would wait for while the visitor waits for it', async () => {
    const [replica, starting] = [await openPostgres(databaseUrl), await openPostgres(databaseUrl)];
    // 0019-cases changes first `desk_cases`, then `enquiries`.
    await migrateUpTo(replica, NAMES.indexOf('0019-cases'));
    let migrated: Promise<void> | undefined;
    await replica.db.transaction().execute(async (visitor) => {
      await visitor.selectFrom('enquiries').select('id').execute();
      migrated = migrateToLatest(starting.db);
      await until(async () => (await countWaiting(replica.db)) === 1);
      await visitor.selectFrom('desk_cases').select('enquiry_id').execute();
    });
    await migrated;
    expect(await findNewerMigrations(starting.db, NAMES.slice(0, -1))).toEqual(NAMES.slice(-1));
    await Promise.all([replica.close(), starting.close()]);
  });
});

const countWaiting = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows[0]?.waiting ?? 0;
};

const forgetMigration = async ({ db }: Store, name: string): Promise<void> => {
  await sql`delete from kysely_migration where name = ${name}`.execute(db);
};

describe('what would break the release before', () => {
  const BEFORE: SchemaShape = {
    tables: {
      parents: {
        id: { type: 'text', isNullable: false, hasDefault: false },
        email: { type: 'text', isNullable: true, hasDefault: false },
        visits: { type: 'integer', isNullable: false, hasDefault: true },
      },
    },
    uniqueIndexes: ['parents.parents_pkey'],
  };
  const { parents = {} } = BEFORE.tables;
  const withColumn = (name: string, isNullable: boolean, hasDefault: boolean): SchemaShape => ({
    ...BEFORE,
    tables: { parents: { ...parents, [name]: { type: 'text', isNullable, hasDefault } } },
  });
  const { email: _, ...withoutEmail } = parents;

  it.each<[string, SchemaShape, string[]]>([
    ['nothing', BEFORE, []],
    ['a new table', { ...BEFORE, tables: { parents, pupils: parents } }, []],
    ['a nullable column', withColumn('phone', true, false), []],
    ['a column with a default', withColumn('phone', false, true), []],
    [
      'an index of a new table',
      {
        tables: { parents, pupils: parents },
        uniqueIndexes: ['parents.parents_pkey', 'pupils.pupils_pkey'],
      },
      [],
    ],
    ['a dropped table', { ...BEFORE, tables: {} }, ['table parents is gone']],
    [
      'a dropped column',
      { ...BEFORE, tables: { parents: withoutEmail } },
      ['parents.email is gone'],
    ],
    [
      'a renamed column',
      { ...BEFORE, tables: { parents: { ...withoutEmail, mail: parents.email ?? never() } } },
      ['parents.email is gone'],
    ],
    ['a required column', withColumn('phone', false, false), ['parents.phone is new and required']],
    [
      'a column that is required now',
      withColumn('email', false, false),
      ['parents.email is required now'],
    ],
    ['another type', withColumn('visits', false, true), ['parents.visits was integer, is text']],
    [
      'a unique index',
      { ...BEFORE, uniqueIndexes: ['parents.by_email', 'parents.parents_pkey'] },
      ['parents.by_email is new and unique'],
    ],
  ])('%s', (_change, after, breaks) => {
    expect(findBreaks(BEFORE, after)).toEqual(breaks);
  });
});

const never = (): never => {
  throw new Error('The sample has no such column.');
};
