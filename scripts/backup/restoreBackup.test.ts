import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appendAudit, readLastEntry } from '@/lib/server/audit/appendAudit';
import { systemUser } from '@/lib/server/audit/systemUser';
import { verifyAudit } from '@/lib/server/audit/verifyAudit';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import { createKeyRing } from '@/lib/server/keys/keyRing';
import { shareKeyRings } from '@/lib/server/keys/rings';
import { listBackups, noteBackup } from '@/lib/server/privacy/backupList';
import { eraseNumber } from '@/lib/server/privacy/eraseNumber';
import { toParentNumber } from '@/lib/server/privacy/parentNumber';
import { openStore, type Store } from '@/lib/server/store/store';
import { useOwnKeys } from '@/lib/server/testing/sampleKeys';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { makeBackup } from './makeBackup';
import type { Place } from './place';
import { restoreBackup } from './restoreBackup';

// Nothing here depends on how slow a passphrase is to try.
jest.mock('./workFactor', () => ({ SCRYPT_WORK_FACTOR: 10 }));

const DATA_KEY = 'the-data-key-of-a-site-for-this-test';
const SECRET = 'the-secret-of-a-site-that-was-made-once';
const MOBILE = '9731864205';

let folder = '';
let place: Place;
let copy = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-restore-'));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  copy = join(folder, 'copy');
  place = {
    databaseUrl: null,
    dataDir,
    isSecretGiven: false,
    secret: SECRET,
    previousSecrets: [],
    isDataKeyGiven: true,
    dataKeys: [DATA_KEY],
  };
  writeFileSync(join(dataDir, 'secret'), SECRET);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  useOwnKeys();
});

const file = () => join(place.dataDir, 'site.db');

/** Does something with the site's database, as a process with its keys, and closes it. */
const onSite = async <T>(use: (store: Store) => Promise<T>): Promise<T> => {
  shareKeyRings({ site: createKeyRing(SECRET), data: createKeyRing(DATA_KEY) });
  const store = await openStore({ file: file() });
  try {
    return await use(store);
  } finally {
    await store.close();
    shareKeyRings(null);
  }
};

const saveParent = (idempotencyKey = 'key-of-a-browser-of-this-parent'): Promise<unknown> =>
  onSite((store) => {
    const enquiry = { ...SAMPLE_ENQUIRY, mobile: MOBILE };
    const input = { enquiry, idempotencyKey, attribution: null, parent: null };
    return saveEnquiry(store, input, Date.now() - 60_000);
  });
const eraseParent = () =>
  onSite((store) => eraseNumber({ store, dataDir: place.dataDir }, toParentNumber(MOBILE)));
const countEnquiries = () =>
  onSite(async ({ db }) => (await db.selectFrom('enquiries').select('id').execute()).length);
const replace = () => restoreBackup(place, { folder: copy, shouldReplace: true });

describe('a parent who was erased after the backup stays erased', () => {
  const requests = () => join(place.dataDir, 'privacy-requests.jsonl');
  const cut = (file: string) => writeFileSync(file, readFileSync(file, 'utf8').slice(0, 40));

  it.each([
    ['is gone', (file: string) => rmSync(file), 0],
    ['has a damaged last line', cut, 1],
    ['has lost nothing', (file: string) => appendFileSync(file, ''), 0],
  ])('where the file of requests %s', async (_what, harm, unreadable) => {
    await saveParent();
    await makeBackup(place, copy);
    await eraseParent();
    harm(requests());
    expect((await replace()).carriedOut).toEqual({ requests: 1, rows: 1, unreadable });
    expect(await countEnquiries()).toBe(0);
  });
});

it.each([
  ['is no database', '', 'not a database'.repeat(100), 'SQLITE_NOTADB'],
  ['is gone but for its log', '-wal', 'what was written last', 'only its log is there'],
])('does not put a backup in the place of what %s', async (_what, end, text, reason) => {
  await saveParent();
  await makeBackup(place, copy);
  for (const each of ['', '-wal', '-shm']) rmSync(`${file()}${each}`, { force: true });
  writeFileSync(`${file()}${end}`, text);
  await expect(replace()).rejects.toThrow(
    `${file()} cannot be read (${reason}), and with it what parents have asked for: stop every site`,
  );
  expect(readFileSync(`${file()}${end}`, 'utf8')).toBe(text);
});

it('does not touch a database that another process has open, even an idle one', async () => {
  await saveParent();
  await makeBackup(place, copy);
  const open = await openStore({ file: file() });
  await expect(replace()).rejects.toThrow('is in use: stop every site that uses it');
  await open.close();
  expect(await countEnquiries()).toBe(1);
});

it('keeps beside it the database and the secret that were there, with what stood only in the log', async () => {
  await saveParent();
  await makeBackup(place, copy);
  await saveParent('key of the last parent');
  writeFileSync(join(place.dataDir, 'secret'), `${SECRET}, another`);
  const { kept } = await replace();
  const mark = expect.stringMatching(/replaced-[\dT-]+$/);
  expect(kept).toEqual([mark, mark]);
  expect(readFileSync(join(place.dataDir, 'secret'), 'utf8')).toBe(SECRET);
  expect(await countEnquiries()).toBe(1);
  copyFileSync(kept[0] ?? '', file());
  expect(await countEnquiries()).toBe(2);
});

it('names to whoever erases a parent every copy that backup and restore have made', async () => {
  await saveParent();
  await makeBackup(place, copy);
  const { kept } = await replace();
  expect(kept).toEqual([expect.stringMatching(/site\.db\.replaced-/)]);
  expect(listBackups(place.dataDir).map(({ path }) => path)).toEqual([copy, ...kept]);
});

it('names a backup to them also where a restore has brought it to another machine', async () => {
  await saveParent();
  await makeBackup(place, copy);
  const dataDir = join(folder, 'other machine');
  await restoreBackup({ ...place, dataDir }, { folder: copy, shouldReplace: false });
  expect(listBackups(dataDir).map(({ path }) => path)).toEqual([copy]);
});

it('leaves nothing of what a killed backup or restore had in hand', async () => {
  await saveParent();
  const left = [folder, place.dataDir].map((where) => join(where, '.any.999999999.unfinished'));
  const [ofBackup = '', ofRestore = ''] = left;
  for (const path of left) {
    mkdirSync(path);
    writeFileSync(join(path, 'site.db'), 'Asha');
  }
  noteBackup(place.dataDir, { madeAt: new Date().toISOString(), path: ofBackup });
  await eraseParent();
  expect([ofBackup, ofRestore].filter((path) => existsSync(path))).toEqual([]);
});

it('leaves a trace in the audit: of when the backup is, and how the audit before ended', async () => {
  await saveParent();
  const { madeAt } = await makeBackup(place, copy);
  const last = await onSite(async ({ db }) => {
    await appendAudit(db, { action: 'enquiries export', filter: {}, rows: 1 });
    return readLastEntry(db);
  });
  await replace();
  const [check, entry] = await onSite(async ({ db }) => [
    await verifyAudit(db),
    await readLastEntry(db),
  ]);
  expect(check).toMatchObject({ broken: null });
  expect(entry).toMatchObject({ action: 'restore', who: systemUser(), row_count: 1 });
  expect(JSON.parse(entry?.filter_json ?? '')).toEqual({
    backupOf: madeAt,
    replacedEntries: last?.entry,
    replacedHash: last?.hash,
  });
});
