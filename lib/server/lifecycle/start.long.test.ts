import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from '@/lib/server/testing/runScript';

const REGISTER = `
  const { register } = require('./instrumentation.ts');
  register().then(() => process.stdout.write('registered '));`;
const NODE = { NEXT_RUNTIME: 'nodejs' };

let folder = '';
let parent = '';
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'site-start-'));
  folder = join(parent, 'data');
  mkdirSync(folder);
});
afterEach(() => rmSync(parent, { recursive: true }));

it('opens the store, says once what it works with and where the codes go, and stops when asked', async () => {
  // Whoever serves the site ends the process.
  const serve = `process.once('SIGTERM', () => process.exit(143)); setInterval(() => undefined, 1000);`;
  const site = runScript(`${REGISTER} ${serve}`, { ...NODE, DATA_DIR: folder });
  await site.untilPrinted('registered');
  expect(existsSync(join(folder, 'site.db'))).toBe(true);
  site.child.kill('SIGTERM');
  const { status, stderr } = await site.ended;
  expect(stderr.split('\n')).toEqual([
    'Listens on all addresses, port 3000; public address http://localhost:3000',
    `Database: SQLite, ${folder}/site.db`,
    'School system: embedded',
    `Text messages: ${folder}/sms-outbox.jsonl`,
    'E-mails: none, since they are for the staff desk',
    'Staff desk: off',
    `Warning: SMS_WEBHOOK_URL is not set, so OTPs reach no phone: they are written to ${folder}/sms-outbox.jsonl`,
    '',
  ]);
  expect(status).toBe(143);
  // SQLite removes its journal when the last connection is closed in order.
  expect(existsSync(join(folder, 'site.db-wal'))).toBe(false);
}, 30_000);

/** Starts a site on the folder, and ends it. */
const runToEnd = (env: Record<string, string>): void => {
  const script = `${REGISTER.trimEnd().replace(/;$/, '')}.then(() => process.exit(0));`;
  execFileSync(process.execPath, ['--import', 'tsx', '--eval', script], {
    env: { NODE_ENV: 'test', PATH: process.env.PATH, ...NODE, DATA_DIR: folder, ...env },
    stdio: 'ignore',
  });
};

it('drops old messages beside a real school system, and starts', async () => {
  const file = join(folder, 'sms-outbox.jsonl');
  writeFileSync(file, '{"at":"2020-01-01T00:00:00.000Z","to":"+91-9731864205"}\n');
  const env = { NODE_ENV: 'production', ERP_BASE_URL: 'https://erp.example/qbox' };
  runToEnd(env);
  expect(existsSync(file)).toBe(false);
}, 30_000);

it('removes what a killed restore has left', () => {
  const left = join(folder, '.restore.999999999.unfinished');
  mkdirSync(left);
  writeFileSync(join(left, 'site.db'), 'Asha');
  runToEnd({});
  expect(existsSync(left)).toBe(false);
}, 30_000);

it('serves and saves, and sends nothing, where the requests of parents cannot be read', async () => {
  mkdirSync(join(folder, 'privacy-requests.jsonl'));
  const script = `${REGISTER.trimEnd().replace(/;$/, '')}.then(() => process.exit(0));`;
  const { status, stdout } = await runScript(script, { ...NODE, DATA_DIR: folder }).ended;
  expect(stdout).toContain('registered');
  expect(stdout).toContain('nothing is sent: requests of parents could not be carried out again');
  expect(stdout).toContain('privacy-requests.jsonl can be neither read nor written to (EISDIR)');
  expect(status).toBe(0);
}, 30_000);

it('warns in production of what a site for parents should not have, and names it in the log', async () => {
  const script = `${REGISTER.trimEnd().replace(/;$/, '')}.then(() => process.exit(0));`;
  const env = { ...NODE, NODE_ENV: 'production', DATA_DIR: folder };
  const { stdout, stderr } = await runScript(script, env).ended;
  const warnings = stderr.split('\n').filter((line) => line.startsWith('Warning: '));
  expect(warnings.map((line) => line.split(' ')[1])).toEqual([
    'SMS_WEBHOOK_URL',
    'ERP_BASE_URL',
    'SITE_URL',
    'IS_SAMPLE_SCHOOL',
  ]);
  const names = ['sample-school', 'school-system-embedded', 'site-url-unset', 'sms-to-a-file'];
  expect(stdout).toContain(`"warnings":${JSON.stringify(names)}`);
}, 30_000);

it('warns of a name in .env that is no setting, and never of its value', async () => {
  const script = `globalThis.siteEnvFiles = [['.env', ['SITE_ULR', 'PORT']]];
    ${REGISTER.trimEnd().replace(/;$/, '')}.then(() => process.exit(0));`;
  const { stdout, stderr } = await runScript(script, { ...NODE, DATA_DIR: folder }).ended;
  expect(stderr).toContain(
    '\nWarning: SITE_ULR in .env is no setting of the site: did you mean SITE_URL?\n',
  );
  expect(stdout).toContain('"warnings":["sms-to-a-file","unknown-setting"]');
}, 30_000);

it.each([
  ['a wrong value', () => ({ PORT: 'x' }), /^PORT: expected a port from 1 to 65535, found "x"\n$/],
  [
    'a data folder that is a file',
    () => {
      writeFileSync(join(folder, 'file'), '');
      return { DATA_DIR: join(folder, 'file') };
    },
    /^DATA_DIR: expected a folder that this user can write to, found ".*\/file \(EEXIST\)"\n$/,
  ],
  [
    'a PostgreSQL that is not there',
    () => ({ DATABASE_URL: 'postgres://site:hunter2@127.0.0.1:1/site' }),
    /^The database at 127\.0\.0\.1:1 \(DATABASE_URL\) does not let us in \(ECONNREFUSED\): [^\n]*\n$/,
  ],
  [
    'a damaged database',
    () => {
      writeFileSync(join(folder, 'site.db'), 'damaged'.repeat(1000));
      return { DATA_KEY: 'the-data-key-of-this-machine-since-long' };
    },
    /^The database file .*site\.db is damaged: [^\n]*\n$/,
  ],
  [
    'messages of a trial beside a real school system',
    () => {
      const sms = { at: new Date().toISOString(), to: '+91-9731864205', text: '123456', otp: '' };
      writeFileSync(join(folder, 'sms-outbox.jsonl'), `${JSON.stringify(sms)}\n`);
      return { NODE_ENV: 'production', ERP_BASE_URL: 'https://erp.example/qbox' };
    },
    /^DATA_DIR: expected a folder without .*sms-outbox\.jsonl, [^\n]*ERP_BASE_URL[^\n]*remove the file[^\n]*, found "messages: 1"\n$/,
  ],
  [
    'a data key whose file is gone',
    () => {
      runToEnd({});
      rmSync(`${folder}.key`);
      return {};
    },
    /^DATA_KEY: expected the one of the site, since there is no file .*\.key [^\n]*\n$/,
  ],
  [
    'a data key that is not the one of its database',
    () => {
      runToEnd({ DATA_KEY: 'the-data-key-of-another-machine-or-time' });
      return { DATA_KEY: 'a-data-key-that-this-database-never-saw' };
    },
    /^DATA_KEY: this database is encrypted with the data key [0-9a-f]{8}, [^\n]*\n$/,
  ],
])(
  'stops with one line because of %s',
  async (_why, prepare, line) => {
    const { status, stderr } = await runScript(REGISTER, {
      ...NODE,
      DATA_DIR: folder,
      ...prepare(),
    }).ended;
    expect(stderr).toMatch(line);
    expect(status).toBe(1);
  },
  30_000,
);

it.each([
  ['in a build', { ...NODE, NEXT_PHASE: 'phase-production-build' }],
  ['at the edge', { NEXT_RUNTIME: 'edge' }],
])(
  'does nothing %s',
  async (_where, env) => {
    const data = join(folder, 'data');
    const { status, stdout } = await runScript(REGISTER, { ...env, DATA_DIR: data }).ended;
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'registered ' });
    expect(existsSync(data)).toBe(false);
  },
  30_000,
);
