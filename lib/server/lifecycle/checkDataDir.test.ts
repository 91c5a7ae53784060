import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDataDir } from './checkDataDir';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-dir-'));
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

it('makes the folder, for its owner only', () => {
  const data = join(folder, 'a', 'data');
  checkDataDir({ DATA_DIR: data });
  expect(statSync(data).mode & 0o777).toBe(0o700);
});

it.each([
  ['a file', 'file', 'EEXIST'],
  ['a place below a file', 'file/data', 'ENOTDIR'],
])('refuses %s in one line', (_what, name, code) => {
  writeFileSync(join(folder, 'file'), '');
  const path = join(folder, name);
  expect(() => checkDataDir({ DATA_DIR: path })).toThrow(
    `DATA_DIR: expected a folder that this user can write to, found "${path} (${code})"`,
  );
});

(process.platform === 'linux' ? it : it.skip)('refuses a place where nothing can be made', () => {
  expect(() => checkDataDir({ DATA_DIR: '/proc/nowhere/data' })).toThrow(
    'DATA_DIR: expected a folder that this user can write to, found "/proc/nowhere/data (ENOENT)"',
  );
});

// Root may write to it all the same.
const asUser = process.getuid?.() === 0 ? it.skip : it;
asUser('refuses a folder that is open for reading only', () => {
  chmodSync(folder, 0o500);
  expect(() => checkDataDir({ DATA_DIR: folder })).toThrow('(EACCES)');
});
