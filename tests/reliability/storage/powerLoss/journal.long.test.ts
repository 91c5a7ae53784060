import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled } from '@/tests/reliability/support/programs';
import { compileJournal } from './compileJournal';
import { ALL, NONE, remains, replay } from './disk';
import { areSame, readFolder } from './folder';
import { parseJournal } from './journal';

/** Each way of changing a file that the site or SQLite has, in a process of its own. */
const PROGRAM = `
const fs = require('node:fs');
const { join } = require('node:path');
const Sqlite = require('better-sqlite3');
const [folder, ending] = process.argv.slice(1);
const at = (name) => join(folder, name);
fs.writeFileSync(at('draft'), 'key', { flush: true });
fs.linkSync(at('draft'), at('key'));
fs.rmSync(at('draft'));
fs.writeFileSync(at('note'), 'one');
fs.appendFileSync(at('note'), ' two');
fs.renameSync(at('note'), at('renamed'));
fs.writeFileSync(at('old'), 'shorter');
fs.mkdirSync(at('below'));
fs.writeFileSync(join(folder, 'below', 'note'), 'not watched');
const database = new Sqlite(at('site.db'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec('create table t (text)');
const insert = database.prepare('insert into t values (?)');
for (let count = 0; count < 300; count += 1) insert.run('x'.repeat(5000));
database.pragma('wal_checkpoint(TRUNCATE)');
insert.run('last');
if (ending === 'kill') process.kill(process.pid, 'SIGKILL');
database.close();
`;

const describeWithGcc = isInstalled('gcc') ? describe : describe.skip;

describeWithGcc('the record of changes to a folder', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'power-loss-')));
  const folder = join(root, 'disk');
  const journal = join(root, 'journal');
  let library = '';

  beforeAll(() => {
    library = compileJournal(join(root, 'library'));
  });
  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(journal, { force: true });
    mkdirSync(folder);
    writeFileSync(join(folder, 'old'), 'longer than before');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const runProgram = (ending: string) =>
    spawnSync(process.execPath, ['-e', PROGRAM, folder, ending], {
      encoding: 'utf8',
      env: {
        ...process.env,
        LD_PRELOAD: library,
        POWER_LOSS_FOLDER: folder,
        POWER_LOSS_JOURNAL: journal,
      },
    });

  it.each(['kill', 'close'])('gives the same files as the process left (%s)', (ending) => {
    const base = readFolder(folder);
    const { stderr, signal } = runProgram(ending);
    expect({ stderr, signal }).toEqual({
      stderr: '',
      signal: ending === 'kill' ? 'SIGKILL' : null,
    });
    const disk = replay(base, parseJournal(readFileSync(journal)));
    expect([...readFolder(folder).keys()].toSorted()).toEqual([
      'key',
      'old',
      'renamed',
      'site.db',
      ...(ending === 'kill' ? ['site.db-wal'] : []),
    ]);
    expect(areSame(remains(disk, ALL), readFolder(folder))).toBe(true);
  });

  it('knows what was synced: the key, and the rows of the database', () => {
    const base = readFolder(folder);
    runProgram('kill');
    const left = remains(replay(base, parseJournal(readFileSync(journal))), NONE);
    expect(String(left.get('key'))).toBe('key');
    expect(String(left.get('old'))).toBe('longer than before');
    expect(String(left.get('renamed'))).toBe('');
    expect(left.get('site.db')?.length).toBeGreaterThan(300 * 5000);
    expect(String(left.get('site.db-wal'))).toContain('last');
  });
});
