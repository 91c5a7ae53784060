import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const check = async (env: Record<string, string>, ...options: string[]) => {
  const args = ['--import', 'tsx', 'scripts/checkSettings.ts', ...options];
  const child = spawn(process.execPath, args, {
    env: { NODE_ENV: 'production', PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const [status] = await once(child, 'close');
  return { status, stderr };
};

it('names a port that another program has, before anything is built', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const PORT = String(typeof address === 'object' ? address?.port : '');
  const env = { PORT, HOST: '127.0.0.1' };
  const taken = await check(env, '--before-build');
  expect(await check(env, '--listening')).toEqual(taken);
  // The development server may be told of another port by its own option.
  const notAsked = await check(env);
  other.close();
  expect(taken).toEqual({
    status: 1,
    stderr: `PORT: ${PORT} is in use by another program; stop that one or choose another port.\n`,
  });
  expect(notAsked).toEqual({ status: 0, stderr: '' });
}, 30_000);

it('names a PostgreSQL that nobody answers for, before anything is built', async () => {
  const DATABASE_URL = 'postgres://site@127.0.0.1:1/site';
  const { status, stderr } = await check(
    { HOST: '127.0.0.1', PORT: '48271', DATABASE_URL },
    '--before-build',
  );
  expect(stderr).toMatch(
    /^The database at 127\.0\.0\.1:1 \(DATABASE_URL\) [^\n]*ECONNREFUSED[^\n]*\n$/,
  );
  expect(status).toBe(1);
}, 30_000);

it('says nothing where all is well, and makes no database', async () => {
  expect(await check({ PORT: '1', HOST: '127.0.0.1' })).toEqual({ status: 0, stderr: '' });
  expect(existsSync(join(folder, 'data', 'site.db'))).toBe(false);
}, 30_000);

it('names a data folder that cannot be used', async () => {
  const { status, stderr } = await check({ DATA_DIR: '/dev/null/data' });
  expect(stderr).toMatch(/^DATA_DIR: expected a folder [^\n]*\(ENOTDIR\)"\n$/);
  expect(status).toBe(1);
}, 30_000);
