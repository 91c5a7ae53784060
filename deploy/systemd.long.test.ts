import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import { loadLookupKeys } from '@/lib/server/keys/lookupKeys';
import { openStore } from '@/lib/server/store/store';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';

const UNITS = [
  'opaline.service',
  'opaline-nginx.service',
  'opaline-backup.service',
  'opaline-backup.timer',
];
const BACKUPS = '/var/backups/opaline';

const read = (name: string): string => readFileSync(`deploy/systemd/${name}`, 'utf8');

/** What a unit says under a name. */
const setting = (unit: string, name: string): string =>
  new RegExp(`^${name}=(.*)$`, 'm').exec(read(unit))?.[1] ?? '';

/** What systemd makes of a command line that begins with `sh -c '…'`: the text that the shell gets. */
const shellText = (line: string): string =>
  (/^\/bin\/sh -c '(.*)'$/.exec(line)?.[1] ?? '').replaceAll('$$', '$').replaceAll('%%', '%');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-units-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
(hasSystemd ? it : it.skip)(
  'has units that systemd takes without a word (systemd-analyze)',
  () => {
    const words = ['verify', ...UNITS.map((unit) => resolve('deploy/systemd', unit))];
    const { status, stderr } = spawnSync('systemd-analyze', words, { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  },
  30_000,
);

it('starts the server of the current release, as the build names it', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, server] = /--outfile=(\S+)/.exec(scripts['build:server']) ?? [];
  expect(setting('opaline.service', 'ExecStart')).toBe(
    `/usr/bin/env node releases/current/${server}`,
  );
  expect(setting('opaline.service', 'Environment')).toContain('NODE_ENV=production');
  const folder = `${setting('opaline.service', 'WorkingDirectory')}/releases/current`;
  expect(read('opaline.service')).toContain(`Environment=PATH=${folder}/node_modules/.bin:`);
});

it('cuts no stop off that the site still allows itself', () => {
  const [, longest] =
    /LONGEST_STOP_MS = ([\d_]+);/.exec(readFileSync('server/main.ts', 'utf8')) ?? [];
  const allowed = Number(setting('opaline.service', 'TimeoutStopSec')) * 1000;
  expect(allowed).toBeGreaterThan(Number(longest?.replaceAll('_', '')));
});

it('lets the site write where its data is, and the backup there and where backups are', () => {
  const folders = [
    ...read('tmpfiles.d/opaline.conf').matchAll(/^d (\S+) 0700 opaline opaline -$/gm),
  ];
  const [data = '', backups = ''] = folders.map(([, path]) => path);
  expect(backups).toBe(BACKUPS);
  expect(setting('opaline.service', 'ReadWritePaths')).toBe(data);
  expect(setting('opaline-backup.service', 'ReadWritePaths')).toBe(`${data} ${backups}`);
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(`DATA_DIR=${data}/data\n`);
});

it('retains logs and backups for the days that docs/operations.md says', () => {
  const operations = readFileSync('docs/operations.md', 'utf8');
  const [, logs] = /^MaxRetentionSec=(\d+)day$/m.exec(read('journald@opaline.conf')) ?? [];
  const [, backups] =
    / -mtime \+(\d+) /.exec(setting('opaline-backup.service', 'ExecStartPost')) ?? [];
  expect(operations).toContain(`log is retained for ${logs} days`);
  expect(operations).toContain(`backups of more than ${backups} days ago`);
});

it('makes a backup by the command line of its unit, and removes only old ones', async () => {
  const dataDir = join(folder, 'data');
  const store = await openStore({ file: join(dataDir, 'site.db') });
  await loadLookupKeys(store.db);
  const sent = { enquiry: SAMPLE_ENQUIRY, attribution: null, parent: null };
  await saveEnquiry(store, { ...sent, idempotencyKey: 'key-of-a-browser' }, Date.now());
  await store.close();

  const backups = join(folder, 'backups');
  for (const name of ['old', 'recent']) mkdirSync(join(backups, name), { recursive: true });
  execFileSync('touch', ['-d', '32 days ago', join(backups, 'old')]);
  const run = (line: string) =>
    spawnSync('/bin/sh', ['-c', line.replaceAll(BACKUPS, backups)], {
      encoding: 'utf8',
      env: {
        NODE_ENV: 'production',
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        DATA_KEY: process.env.DATA_KEY,
        NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET,
      },
    });
  const made = run(shellText(setting('opaline-backup.service', 'ExecStart')));
  expect(made.stderr).toBe('');
  expect(made.stdout).toMatch(/^1 enquiry .* checked\.\n/);
  const old = setting('opaline-backup.service', 'ExecStartPost').replaceAll('{}', "'{}'");
  expect(run(old).status).toBe(0);
  const left = readdirSync(backups).sort();
  expect(left).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d-\d{6}$/), 'recent']);
}, 60_000);
