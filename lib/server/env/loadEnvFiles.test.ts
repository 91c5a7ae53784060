import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'env-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const LOADER = resolve('lib/server/env/loadEnvFiles.mjs');

/** One process loads them with each of these. */
const load = (loaders = [LOADER]) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `for (const loader of ${JSON.stringify(loaders)}) await import(loader);
       console.log(process.env.HOST, JSON.stringify(globalThis.siteEnvFiles));`,
    ],
    { cwd: folder, encoding: 'utf8', env: { NODE_ENV: 'production', PATH: process.env.PATH } },
  );

it('reads the files, and notes the names that stand in each', () => {
  writeFileSync(join(folder, '.env'), 'HOST=a\nSITE_ULR=b\n');
  writeFileSync(join(folder, '.env.production'), 'HOST=c\n');
  expect(load().stdout).toBe(
    `c ${JSON.stringify([
      ['.env.production', ['HOST']],
      ['.env', ['HOST', 'SITE_ULR']],
    ])}\n`,
  );
});

it('notes them also when they are read twice, as by npm start', () => {
  writeFileSync(join(folder, '.env'), 'SITE_ULR=b\n');
  const again = `${LOADER}?again`;
  expect(load([LOADER, again]).stdout).toContain('[[".env",["SITE_ULR"]]]');
});

it('stops with one line where a file cannot be read', () => {
  // Unlike a file without rights, this cannot be read by root either.
  symlinkSync('.env', join(folder, '.env'));
  const { status, stdout, stderr } = load();
  expect(stderr).toMatch(/^\S+\/\.env cannot be read \(ELOOP\): [^\n]+\n$/);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
});
