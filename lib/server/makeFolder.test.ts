import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './makeFolder';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'make-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('makes a folder and those above it for their owner only, and takes one that is there', () => {
  const path = join(folder, 'a', 'b');
  makeFolder(path);
  makeFolder(path);
  for (const made of [path, join(folder, 'a')]) expect(statSync(made).mode & 0o777).toBe(0o700);
});

(process.platform === 'linux' ? it : it.skip)('gives up where nothing can be made', () => {
  expect(() => makeFolder('/proc/nowhere/data')).toThrow(
    expect.objectContaining({ code: 'ENOENT' }),
  );
});
