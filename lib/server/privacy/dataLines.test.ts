import {
  appendFileSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoreError } from '@/lib/server/store/storeError';
import { listBackups, noteBackup } from './backupList';
import { appendLines, readLines } from './dataLines';
import { readRequests } from './requestsFile';

const NAME = 'privacy-requests.jsonl';
const BACKUP = { madeAt: '2025-01-01T00:00:00.000Z', path: '/backups/one' };

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'site-lines-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

it('starts a new line after one that a crash cut short', () => {
  appendLines(dataDir, NAME, ['one']);
  appendFileSync(join(dataDir, NAME), 'tw');
  appendLines(dataDir, NAME, ['three']);
  expect(readLines(dataDir, NAME)).toEqual(['one', 'tw', 'three']);
  expect(statSync(join(dataDir, NAME)).mode & 0o777).toBe(0o600);
});

it.each([
  ['the requests of parents', NAME, readRequests],
  ['the list of backups', 'backups.jsonl', listBackups],
  ['a new backup', 'backups.jsonl', (folder: string) => noteBackup(folder, BACKUP)],
])('says in one line what to do where %s cannot be read', (_what, name, use) => {
  mkdirSync(join(dataDir, name));
  expect(() => use(dataDir)).toThrow(StoreError);
  expect(() => use(dataDir)).toThrow(/^[^\n]* \(EISDIR\): give it to the user of the site [^\n]*$/);
});

// Another user's file can be made by root only.
const asRoot = process.getuid?.() === 0 ? describe : describe.skip;

asRoot('where root types the command', () => {
  it('makes files that the site can read', () => {
    chownSync(dataDir, 65_534, 65_534);
    appendLines(dataDir, NAME, ['one']);
    noteBackup(dataDir, BACKUP);
    const owners = [NAME, 'backups.jsonl'].map((name) => statSync(join(dataDir, name)).uid);
    expect(owners).toEqual([65_534, 65_534]);
  });

  it('gives away nothing that a link leads to', () => {
    const other = join(dataDir, 'of-root');
    writeFileSync(other, '');
    chownSync(dataDir, 65_534, 65_534);
    symlinkSync(other, join(dataDir, NAME));
    appendLines(dataDir, NAME, ['one']);
    expect(statSync(other).uid).toBe(0);
    expect(readFileSync(other, 'utf8')).toBe('one\n');
  });
});
