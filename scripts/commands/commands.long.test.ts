import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import { loadLookupKeys } from '@/lib/server/keys/lookupKeys';
import { openStore, type StoreTarget } from '@/lib/server/store/store';
import { findPostgres } from '@/lib/server/testing/findPostgres';
import { createDatabase, dropDatabase } from '@/lib/server/testing/postgresCluster';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';

const TSX = pathToFileURL(require.resolve('tsx')).href;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-commands-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs it in the folder of a site, as npm does in ours. */
const run = (script: string, args: string[], env: Record<string, string> = {}) => {
  const words = ['--import', TSX, resolve(`scripts/${script}.ts`), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: folder,
    encoding: 'utf8',
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
      ...env,
    },
  });
  return { status, text: `${stdout}${stderr}` };
};

const files = () => readdirSync(folder, { recursive: true }).map(String).toSorted();

/** A site in `srv/data` that has started once, with one enquiry; `.env` says so. */
const newSite = async (
  settings: Record<string, string>,
  target: StoreTarget = { file: join(folder, 'srv', 'data', 'site.db') },
): Promise<void> => {
  const data = join(folder, 'srv', 'data');
  const lines = Object.entries({ DATA_DIR: data, ...settings }).map(([name, value]) =>
    [name, value].join('='),
  );
  writeFileSync(join(folder, '.env'), lines.join('\n'));
  const store = await openStore(target);
  await loadLookupKeys(store.db);
  const sent = { enquiry: SAMPLE_ENQUIRY, attribution: null, parent: null };
  await saveEnquiry(store, { ...sent, idempotencyKey: 'key-of-a-browser' }, Date.now());
  await store.close();
};

const KEY = { DATA_KEY: process.env.DATA_KEY ?? '' };
const SECRET = { NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET ?? '' };

it.each([
  ['privacy', ['erase', '9731864205']],
  ['privacy', ['audit']],
  ['enquiries', ['list']],
  ['keys', []],
  ['backup', ['copy']],
])('npm run %s -- %j makes nothing where no site stands', (script, args) => {
  writeFileSync(join(folder, '.env'), `DATA_DIR=${folder}/srv/data\n`);
  expect(run(script, args)).toEqual({
    status: 1,
    text: `There is no database at ${folder}/srv/data/site.db: set DATA_DIR to the data folder of the site, or DATABASE_URL, in the environment or in the .env of this folder.\n`,
  });
  expect(files()).toEqual(['.env']);
});

it('works on the site that .env names', async () => {
  await newSite({ ...KEY, ...SECRET });
  expect(run('enquiries', ['list']).text).toMatch(/\n1 enquiry\n$/);
  expect(run('privacy', ['audit']).text).toMatch(/^1 .* enquiries list .*\n1 entry, none changed/);
  expect(run('keys', []).text).not.toContain('which is not known here');
  expect(run('backup', ['copy']).text).toMatch(/^1 enquiry .* in .*copy, checked\.\n/);
  expect(run('restore', ['copy', '--replace']).text).toContain(`is kept as ${folder}/srv/data/`);
  // What is set for one command is stronger than the file, as it is for the site.
  expect(run('keys', [], { DATA_DIR: 'elsewhere' }).text).toContain(
    'elsewhere/site.db: set DATA_DIR',
  );
}, 60_000);

const onPostgres = findPostgres() ? it : it.skip;

onPostgres(
  'works on the PostgreSQL database that .env names, each command',
  async () => {
    const name = `commands_${process.pid}`;
    const databaseUrl = await createDatabase(name);
    try {
      const data = join(folder, 'srv', 'data');
      mkdirSync(data, { recursive: true });
      await newSite({ DATABASE_URL: databaseUrl, ...KEY, ...SECRET }, { databaseUrl });
      expect(run('enquiries', ['list']).text).toMatch(/\n1 enquiry\n$/);
      expect(run('privacy', ['audit']).text).toMatch(/^1 .* enquiries list .*\n1 entry, none/);
      expect(run('keys', []).text).not.toContain('which is not known here');
      expect(run('backup', ['copy']).text).toMatch(/^1 enquiry .* in .*copy, checked\.\n/);
      expect(readdirSync(join(folder, 'copy'))).toContain('tables.jsonl.gz.age');
      expect(run('restore', ['copy']).text).toContain('The database of DATABASE_URL is not empty');
      // An SQLite file that a command had made by itself would be a second, empty site.
      expect(files().filter((file) => file.endsWith('.db'))).toEqual([]);
    } finally {
      await dropDatabase(name);
    }
  },
  90_000,
);

it.each([
  ['production', '.env', 4123],
  ['development', '.env', 4123],
  ['development', '.env.development', 4123],
  ['production', '.env.development', 3000],
])('a start in %s has PORT from %s: %p', (mode, file, port) => {
  writeFileSync(join(folder, file), `PORT=4123\nDATA_DIR=${folder}/srv/data\n`);
  const env = { NODE_ENV: mode, DATA_DIR: join(folder, 'srv', 'data') };
  expect(JSON.parse(run('checkSettings', [], env).text)).toEqual({ port, host: null });
});

it.each([
  ['npm run privacy', 'privacy', 'NEXTAUTH_SECRET', KEY, 'data/secret'],
  ['npm run privacy', 'privacy', 'DATA_KEY', SECRET, 'data.key'],
  ['the start of a site that lost it', 'checkSettings', 'DATA_KEY', SECRET, 'data.key'],
])(
  '%s (%s) names %s where neither it nor its file is there, and makes no other',
  async (...row) => {
    const [, script, name, settings, file] = row;
    await newSite(settings);
    expect(run(script, ['erase', '9731864205'])).toEqual({
      status: 1,
      text: `${name}: expected the one of the site, since there is no file ${folder}/srv/${file} (set ${name} to it, or put the file back), found 0 characters\n`,
    });
    expect(files()).not.toContain(join('srv', file));
  },
);
