import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { EnvError } from './envError';
import { dataKeyFile, readDataKey, readIfThere, readSecret } from './secret';

let folder = '';
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'site-secret-')), 'data');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

it('is made once and stays the same', () => {
  const secret = readSecret(folder, 'site');
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(readSecret(folder, 'site')).toBe(secret);
  expect(readdirSync(folder)).toEqual(['secret']);
});

it('can be read by its owner only', () => {
  readSecret(folder, 'site');
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

it('is the same for processes that start at once', async () => {
  const script = `
    const { readSecret, readDataKey } = require('./lib/server/env/secret.ts');
    const folder = ${JSON.stringify(folder)};
    console.log(readSecret(folder, 'site'), readDataKey(folder, 'site'));`;
  const args = ['--import', 'tsx', '--eval', script];
  const runs = [1, 2, 3].map(() => promisify(execFile)(process.execPath, args));
  const secrets = (await Promise.all(runs)).map(({ stdout }) => stdout.trim());
  const both = `${readSecret(folder, 'site')} ${readDataKey(folder, 'site')}`;
  expect(new Set(secrets)).toEqual(new Set([both]));
}, 30_000);

it('is refused when somebody left a short one', () => {
  readSecret(folder, 'site');
  writeFileSync(join(folder, 'secret'), 'short\n');
  expect(() => readSecret(folder, 'site')).toThrow(EnvError);
  expect(() => readSecret(folder, 'site')).toThrow(/at least 32 characters in .*secret, found 5/);
});

it('has its data key beside the data folder, never in it', () => {
  const key = readDataKey(folder, 'site');
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(readDataKey(folder, 'site')).toBe(key);
  expect(readdirSync(dirname(folder))).toEqual(['data.key']);
  expect(statSync(dataKeyFile(folder)).mode & 0o777).toBe(0o600);
});

it('says which variable to set where the key cannot be made', () => {
  const inFile = join(folder, '..', 'file');
  writeFileSync(inFile, '');
  expect(() => readDataKey(join(inFile, 'data'), 'site')).toThrow(
    /^DATA_KEY: expected a value, since the file .*data\.key can be neither read nor made/,
  );
});

it.each([
  [
    'short',
    (file: string) => writeFileSync(file, 'short'),
    /at least 32 characters in .*, found 5/,
  ],
  ['empty', (file: string) => writeFileSync(file, ''), /at least 32 characters in .*, found 0/],
  [
    'a folder',
    (file: string) => mkdirSync(file),
    /the file .* can be neither read nor made \(EISDIR/,
  ],
])('is refused in one line by whoever reads it, where its file is %s', (_what, leave, line) => {
  const file = dataKeyFile(folder);
  leave(file);
  for (const read of [() => readIfThere('DATA_KEY', file), () => readDataKey(folder, 'site')]) {
    expect(read).toThrow(EnvError);
    expect(read).toThrow(line);
  }
});

it('is not replaced where its file is gone and the database is still encrypted with it', () => {
  const read = () => readDataKey(folder, 'site', () => true);
  expect(read).toThrow(
    /^DATA_KEY: expected the one of the site, since there is no file .*data\.key /,
  );
  expect(readdirSync(dirname(folder))).toEqual([]);
});

it('is that of a site that started at the same time and was first', () => {
  const first = () => readDataKey(folder, 'site') !== '';
  expect(readDataKey(folder, 'site', first)).toBe(readDataKey(folder, 'site'));
});
