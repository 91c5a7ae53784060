import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPlace } from './place';

const KEY = 'a-data-key-of-thirty-two-characters';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-place-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const find = () => findPlace({ DATA_DIR: join(folder, 'data') });

it('has the key of the file beside DATA_DIR, and makes nothing where there is none', () => {
  expect(find().dataKeys).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(join(folder, 'data.key'), `${KEY}\n`);
  expect(find().dataKeys).toEqual([KEY]);
});

it.each([
  ['is empty', (file: string) => writeFileSync(file, ''), /^DATA_KEY: .* in .*data\.key, found 0/],
  ['is a folder', (file: string) => mkdirSync(file), /^DATA_KEY: .*data\.key can be .*EISDIR/],
])('says so in one line where the file of the key %s', (_what, leave, line) => {
  leave(join(folder, 'data.key'));
  expect(find).toThrow(line);
  expect(find).not.toThrow(/\n/);
});
