import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import { createKeyRing } from '@/lib/server/keys/keyRing';
import { loadLookupKeys } from '@/lib/server/keys/lookupKeys';
import { shareKeyRings } from '@/lib/server/keys/rings';
import { eraseNumber } from '@/lib/server/privacy/eraseNumber';
import { toParentNumber } from '@/lib/server/privacy/parentNumber';
import { applyRetention } from '@/lib/server/store/retention';
import type { Store } from '@/lib/server/store/store';
import { useOwnKeys } from '@/lib/server/testing/sampleKeys';
import { eachStore } from '@/lib/server/testing/stores';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { describeBackup } from './describe';
import { readManifest, rowsOf } from './dump';
import { makeBackup } from './makeBackup';
import { type Place, targetOf } from './place';
import { restoreBackup } from './restoreBackup';

// Nothing here depends on how slow a passphrase is to try.
jest.mock('./workFactor', () => ({ SCRYPT_WORK_FACTOR: 10 }));

const DATA_KEY = 'the-data-key-of-a-site-for-this-test';
const SECRET = 'the-secret-of-a-site-that-was-made-once';
const YEARS_AGO = Date.now() - 10 * 365 * 24 * 60 * 60 * 1000;
const MOBILE = '9731864205';

eachStore('a backup beside the one before it', (_open, { target, openAt }) => {
  let folder = '';
  let place: Place;
  let store: Store;

  const save = (key: string, mobile: string, at: number) => {
    const enquiry = { ...SAMPLE_ENQUIRY, mobile };
    return saveEnquiry(
      store,
      { enquiry, idempotencyKey: key, attribution: null, parent: null },
      at,
    );
  };
  const to = (name: string) => join(folder, name);
  const backUp = (name: string, acceptsLoss = false) => makeBackup(place, to(name), acceptsLoss);
  const removeOne = async () => {
    const { id } = await store.db
      .selectFrom('enquiries')
      .select('id')
      .orderBy('created_at')
      .executeTakeFirstOrThrow();
    await store.db.deleteFrom('enquiries').where('id', '=', id).execute();
  };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-compare-'));
    const at = await target();
    const dataDir = 'file' in at ? dirname(at.file) : folder;
    place = {
      databaseUrl: 'databaseUrl' in at ? at.databaseUrl : null,
      dataDir,
      isSecretGiven: true,
      secret: SECRET,
      previousSecrets: [],
      isDataKeyGiven: true,
      dataKeys: [DATA_KEY],
    };
    shareKeyRings({ site: createKeyRing(SECRET), data: createKeyRing(DATA_KEY) });
    store = await openAt(at);
    await loadLookupKeys(store.db);
    for (const number of [1, 2, 3]) await save(`old-${number}`, MOBILE, YEARS_AGO);
    for (const number of [1, 2, 3]) await save(`new-${number}`, '9811100022', Date.now());
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    useOwnKeys();
  });

  it('says that there is none before it, then that nothing is lost', async () => {
    const first = await backUp('first');
    expect(describeBackup(to('first'), first, place)).toContain('There is no backup before it');
    const second = await backUp('second');
    expect(describeBackup(to('second'), second, place)).toContain(
      `No table has lost rows since ${to('first')} (${first.madeAt}) but by retention and erasures.`,
    );
  });

  it('knows what retention has removed and who was erased', async () => {
    await backUp('first');
    await eraseNumber({ store, dataDir: place.dataDir }, toParentNumber('9811100022'));
    expect((await backUp('after an erasure')).comparison.losses).toEqual([]);
    await save('newest', '9811100023', Date.now());
    expect(await applyRetention(store, Date.now())).toMatchObject({ unverified: 3 });
    expect((await backUp('after retention')).comparison.losses).toEqual([]);
  });

  it('fails in one line while rows are gone, is kept, and is no measure for the next one', async () => {
    const { madeAt } = await backUp('first');
    await removeOne();
    const line = `${to('second')} is made, but since ${to('first')} (${madeAt}) the database has lost rows that neither retention nor an erasure explains: enquiries 1 (5 of 6 left): keep the backups of before and find out why. Every backup ends like this until one is made with --accept-loss.`;
    await expect(backUp('second')).rejects.toMatchObject({ name: 'BackupError', message: line });
    expect(rowsOf(readManifest(to('second')))).toMatchObject({ enquiries: 5 });
    await expect(backUp('third')).rejects.toThrow('enquiries 1 (5 of 6 left)');
    const accepted = await backUp('fourth', true);
    expect(describeBackup(to('fourth'), accepted, place)).toContain(
      `Accepted: lost since ${to('first')} (${madeAt}): enquiries 1 (5 of 6 left).`,
    );
    expect((await backUp('fifth')).comparison.losses).toEqual([]);
  });

  it('fails where no enquiry is left, even if each of them was erased', async () => {
    await backUp('first');
    for (const mobile of [MOBILE, '9811100022']) {
      await eraseNumber({ store, dataDir: place.dataDir }, toParentNumber(mobile));
    }
    await expect(backUp('second')).rejects.toThrow('enquiries 6 (0 of 6 left, 6 explained)');
  });

  it('is compared all the same when the one before it was carried to another machine', async () => {
    await backUp('first');
    rmSync(to('first'), { recursive: true });
    await removeOne();
    await expect(backUp('second')).rejects.toThrow('enquiries 1 (5 of 6 left)');
  });

  it.each([
    ['a row of votes', 'votes', 'votes 1 (0 of 1 left)'],
    ['a receipt of a parent', 'privacy_receipts', 'privacy_receipts 1 (0 of 1 left)'],
  ] as const)('fails where %s is gone', async (_what, table, words) => {
    const vote = { contest: 'c', voter: 'v', entry: 'e', created_at: 1 };
    await store.db.insertInto('votes').values(vote).execute();
    const receipt = { id: 'E-1', created_at: 1, receipt_json: '{}' };
    await store.db.insertInto('privacy_receipts').values(receipt).execute();
    await backUp('first');
    await store.db.deleteFrom(table).execute();
    await store.db.deleteFrom('rate_limits').execute();
    await expect(backUp('second')).rejects.toThrow(`explains: ${words}: keep`);
  });

  it('fails where more rows are gone than the audit says', async () => {
    await backUp('first');
    await removeOne();
    await eraseNumber({ store, dataDir: place.dataDir }, toParentNumber('9811100022'));
    await expect(backUp('second')).rejects.toThrow('enquiries 4 (2 of 6 left, 3 explained)');
  });

  it('fails where the database is another one, which is empty', async () => {
    const { madeAt } = await backUp('first');
    const empty = await target();
    const other = { ...place, databaseUrl: 'databaseUrl' in empty ? empty.databaseUrl : null };
    if ('file' in empty) {
      await store.close();
      rmSync(join(place.dataDir, 'site.db'));
    }
    await (await openAt(targetOf(other))).ping();
    await expect(makeBackup(other, to('second'))).rejects.toThrow(
      `since ${to('first')} (${madeAt}) the database has lost rows`,
    );
  });

  /** Another database, empty, that a restore can go to; `dataDir` is the site's unless another is told. */
  const elsewhere = async (dataDir?: string): Promise<Place> => {
    const other = await target();
    return 'file' in other
      ? { ...place, dataDir: dataDir ?? dirname(other.file) }
      : { ...place, dataDir: dataDir ?? place.dataDir, databaseUrl: other.databaseUrl };
  };

  it('is held against it also on a machine that has made none', async () => {
    const { madeAt } = await backUp('first');
    await backUp('second');
    await store.close();
    useOwnKeys();
    const restored = await elsewhere(to('other machine'));
    await restoreBackup(restored, { folder: to('first'), shouldReplace: false });
    const third = await makeBackup(restored, to('third'));
    expect(third.comparison).toMatchObject({ before: { path: to('first'), madeAt }, losses: [] });
    const { comparison } = await makeBackup(restored, to('fourth'));
    expect(comparison.before).toMatchObject({ path: to('third') });
  });

  it('on such a machine fails where rows are gone since the restore', async () => {
    await backUp('first');
    await store.close();
    useOwnKeys();
    const restored = await elsewhere(to('other machine'));
    await restoreBackup(restored, { folder: to('first'), shouldReplace: false });
    store = await openAt(targetOf(restored));
    await removeOne();
    await expect(makeBackup(restored, to('second'))).rejects.toThrow('enquiries 1 (5 of 6 left)');
  });

  it('takes no backup for its measure that was only tried in another database', async () => {
    await backUp('first');
    await removeOne();
    await expect(backUp('lossy')).rejects.toThrow('enquiries 1 (5 of 6 left)');
    const drill = await elsewhere();
    useOwnKeys();
    await restoreBackup(drill, { folder: to('lossy'), shouldReplace: false });
    await expect(backUp('third')).rejects.toThrow('enquiries 1 (5 of 6 left)');
    expect((await makeBackup(drill, to('of the drill'))).comparison).toMatchObject({
      before: { path: to('lossy') },
      losses: [],
    });
  });

  it('is held against the backup that a restore has brought back', async () => {
    await backUp('first');
    await save('later', '9811100024', Date.now());
    const { madeAt } = await backUp('second');
    await store.close();
    useOwnKeys();
    const other = await target();
    const isFile = 'file' in other;
    const restored = isFile ? place : { ...place, databaseUrl: other.databaseUrl };
    await restoreBackup(restored, { folder: to('first'), shouldReplace: true });
    const { comparison } = await makeBackup(restored, to('third'));
    expect(comparison).toMatchObject({ before: { path: to('first') }, losses: [] });
    expect(comparison.before?.madeAt).not.toBe(madeAt);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['first', 'second', 'third']));
  });
});
