import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listBackups, noteBackup } from './backupList';
import { removeLeftovers } from './leftovers';

const GONE = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).trim();
const RUNNING = process.ppid;
const MADE_AT = '2025-01-01T00:00:00.000Z';

let folder = '';
let dataDir = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-leftovers-'));
  dataDir = join(folder, 'data');
  mkdirSync(dataDir);
});
afterEach(() => rmSync(folder, { recursive: true }));

const leave = (path: string, hours = 0): string => {
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'site.db'), 'Asha');
  const at = Date.now() / 1000 - hours * 3600;
  utimesSync(path, at, at);
  return path;
};

it.each([
  [`.restore.${GONE}.unfinished`, 0],
  [`.site.db.${GONE}.unfinished`, 0],
  ['.restoring-a1B2c3', 48],
  ['site.db.replaced-2025-01-01T000000.erasing', 48],
  ['site.db.replaced-2025-01-01T000000.erasing-wal', 48],
  ['secret.replaced-2025-01-01T000000.restoring', 48],
])('removes from DATA_DIR what a killed restore has left: %s', (name, hours) => {
  leave(join(dataDir, name), hours);
  removeLeftovers(dataDir);
  expect(readdirSync(dataDir)).toEqual([]);
});

it.each([
  'site.db',
  'site.db.replaced-2025-01-01T000000',
  'secret',
  `.restore.${RUNNING}.unfinished`,
])('leaves what is somebody’s: %s', (name) => {
  leave(join(dataDir, name));
  removeLeftovers(dataDir);
  expect(readdirSync(dataDir)).toEqual([name]);
});

it('removes what a killed backup has left on another disk, and names what is under way', () => {
  const left = leave(join(folder, `.one.${GONE}.unfinished`));
  const underWay = leave(join(folder, `.two.${RUNNING}.unfinished`));
  for (const path of [left, underWay]) noteBackup(dataDir, { madeAt: MADE_AT, path });
  removeLeftovers(dataDir);
  expect(existsSync(left)).toBe(false);
  expect(listBackups(dataDir)).toEqual([{ madeAt: MADE_AT, path: underWay, isThere: true }]);
});
