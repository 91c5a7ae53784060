import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeUnfinished } from './unfinished';

const NAMES = /^\.work-(?:(?<pid>\d+)-)?\w+$/;
const RUNNING = process.ppid;
// Of a process that has just ended.
const GONE = Number(execFileSync(process.execPath, ['-p', 'process.pid']));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-unfinished-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ['of a process that is gone', `.work-${GONE}-a1`, 0, true],
  ['of this one, which begins only now', `.work-${process.pid}-a1`, 0, true],
  ['of a process that runs', `.work-${RUNNING}-a1`, 0, false],
  ['of a process with the same number, two days ago', `.work-${RUNNING}-a1`, 48, true],
  ['of nobody in particular', '.work-a1', 0, false],
  ['of nobody in particular, two days ago', '.work-a1', 48, true],
  ['that is something else', 'site.db', 48, false],
])('what was left %s', (_what, name, hours, isRemoved) => {
  const path = join(folder, name);
  mkdirSync(path);
  writeFileSync(join(path, 'site.db'), 'Asha');
  const at = Date.now() / 1000 - hours * 3600;
  utimesSync(path, at, at);
  removeUnfinished(folder, NAMES);
  expect(readdirSync(folder)).toEqual(isRemoved ? [] : [name]);
});

it('is nothing where the folder is away', () => {
  expect(() => removeUnfinished(join(folder, 'away'), NAMES)).not.toThrow();
});
