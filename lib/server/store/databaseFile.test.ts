import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { loadLookupKeys } from '@/lib/server/keys/lookupKeys';
import { databaseFile, hasDatabase, needsDataKey } from './databaseFile';
import { openStore } from './store';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-database-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const start = async (file: string) => {
  const store = await openStore({ file });
  await loadLookupKeys(store.db);
  await store.close();
};

it.each([
  ['nothing', () => undefined, { is: false, needsKey: false }],
  ['an empty file', (file: string) => writeFileSync(file, ''), { is: false, needsKey: false }],
  [
    'a database of a release from before encryption',
    (file: string) => new Sqlite(file).exec('create table enquiries (id text)').close(),
    { is: true, needsKey: false },
  ],
  ['a database that a site has started on', start, { is: true, needsKey: true }],
  [
    'a damaged one',
    (file: string) => writeFileSync(file, 'x'.repeat(9000)),
    { is: true, needsKey: true },
  ],
  [
    'a log alone',
    (file: string) => writeFileSync(`${file}-wal`, 'x'),
    { is: true, needsKey: true },
  ],
])(
  'of %s it is known whether it is a database and needs its key',
  async (_what, make, expected) => {
    const file = databaseFile(folder);
    await make(file);
    expect({ is: hasDatabase(file), needsKey: needsDataKey(file) }).toEqual(expected);
  },
);

it('is told from a folder of that name', () => {
  mkdirSync(databaseFile(folder));
  expect(needsDataKey(databaseFile(folder))).toBe(true);
});
