import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from '@/lib/server/testing/runScript';

const REGISTER = `
  const { register } = require('./instrumentation.ts');
  register().then(() => process.stdout.write('registered '));`;
const NODE = { NEXT_RUNTIME: 'nodejs' };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-start-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('opens the store, says once where the codes go, and stops when asked', async () => {
  // Whoever serves the site ends the process.
  const serve = `process.once('SIGTERM', () => process.exit(143)); setInterval(() => undefined, 1000);`;
  const site = runScript(`${REGISTER} ${serve}`, { ...NODE, DATA_DIR: folder });
  await site.untilPrinted('registered');
  expect(existsSync(join(folder, 'site.db'))).toBe(true);
  site.child.kill('SIGTERM');
  const { status, stderr } = await site.ended;
  expect(stderr).toBe(
    `Warning: SMS_WEBHOOK_URL is not set, so OTPs reach no phone: they are written to ${folder}/sms-outbox.jsonl\n`,
  );
  expect(status).toBe(143);
  // SQLite removes its journal when the last connection is closed in order.
  expect(existsSync(join(folder, 'site.db-wal'))).toBe(false);
}, 30_000);

it.each([
  ['a wrong value', () => ({ PORT: 'x' }), /^PORT: expected a port from 1 to 65535, found "x"\n$/],
  [
    'a damaged database',
    () => {
      writeFileSync(join(folder, 'site.db'), 'damaged'.repeat(1000));
      return {};
    },
    /^The database file .*site\.db is damaged: [^\n]*\n$/,
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
