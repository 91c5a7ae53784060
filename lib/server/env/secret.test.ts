import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EnvError } from './envError';
import { readSecret } from './secret';

let folder = '';
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'site-secret-')), 'data');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

it('is made once and stays the same', () => {
  const secret = readSecret(folder, undefined);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(readSecret(folder, undefined)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['secret']);
});

it('can be read by its owner only', () => {
  readSecret(folder, undefined);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

it('is the same for processes that start at once', async () => {
  const script = `
    const { readSecret } = require('./lib/server/env/secret.ts');
    console.log(readSecret(${JSON.stringify(folder)}));`;
  const args = ['--import', 'tsx', '--eval', script];
  const runs = [1, 2, 3].map(() => promisify(execFile)(process.execPath, args));
  const secrets = (await Promise.all(runs)).map(({ stdout }) => stdout.trim());
  expect(new Set(secrets)).toEqual(new Set([readSecret(folder, undefined)]));
}, 30_000);

it('is refused when somebody left a short one', () => {
  readSecret(folder, undefined);
  writeFileSync(join(folder, 'secret'), 'short\n');
  expect(() => readSecret(folder, undefined)).toThrow(EnvError);
  expect(() => readSecret(folder, undefined)).toThrow(
    /at least 32 characters in .*secret, found 5/,
  );
});
