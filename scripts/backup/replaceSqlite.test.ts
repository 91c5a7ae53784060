import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { replaceSqlite } from './replaceSqlite';

let folder = '';
let file = '';
let from = '';

const write = (path: string, text: string): Database => {
  const database = new Sqlite(path);
  database.pragma('journal_mode = WAL');
  database.exec('create table if not exists notes (text)');
  database.prepare('insert into notes values (?)').run(text);
  return database;
};

const read = (path: string): unknown[] => {
  const database = new Sqlite(path, { readonly: true });
  const texts = database.prepare('select text from notes').pluck().all();
  database.close();
  return texts;
};

let noted: string[] = [];
const noteKept = (path: string) => {
  noted.push(path);
};
const replace = (shouldReplace = true) =>
  replaceSqlite({ from, file, mark: 'replaced-then', shouldReplace, noteKept });

beforeEach(() => {
  noted = [];
  folder = mkdtempSync(join(tmpdir(), 'site-replace-'));
  [file, from] = [join(folder, 'data', 'site.db'), join(folder, 'from.db')];
  const source = write(from, 'from the backup');
  source.pragma('journal_mode = DELETE');
  source.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

it('makes the folder that is not there', () => {
  expect(replace(false)).toBeNull();
  expect(read(file)).toEqual(['from the backup']);
});

describe('where a site was before', () => {
  beforeEach(() => {
    replace(false);
    rmSync(file);
  });

  it('keeps its database beside the new one, with what stood only in the log', () => {
    // A process that is killed leaves its log behind.
    const live = write(join(folder, 'live.db'), 'written last');
    for (const end of ['', '-wal']) copyFileSync(join(folder, `live.db${end}`), `${file}${end}`);
    live.close();
    expect(replace()).toBe(`${file}.replaced-then`);
    expect(noted).toEqual([`${file}.replaced-then`]);
    expect(read(file)).toEqual(['from the backup']);
    expect(read(`${file}.replaced-then`)).toEqual(['written last']);
    expect(readdirSync(join(folder, 'data')).toSorted()).toEqual([
      'site.db',
      'site.db.replaced-then',
    ]);
  });

  it('replaces a database without data, and does not keep it', () => {
    const empty = write(file, 'gone');
    empty.exec('delete from notes');
    empty.close();
    expect(replace(false)).toBeNull();
    expect(read(file)).toEqual(['from the backup']);
  });

  it('does not touch one that another process has open, even an idle one', () => {
    const open = write(file, 'still here');
    expect(() => replace()).toThrow('is in use: stop every site that uses it');
    open.close();
    expect(read(file)).toEqual(['still here']);
  });

  it('asks for --replace where there is data', () => {
    write(file, 'still here').close();
    expect(() => replace(false)).toThrow('has data: add --replace');
    expect(read(file)).toEqual(['still here']);
    expect(readdirSync(join(folder, 'data'))).toEqual(['site.db']);
  });

  it.each([
    ['is no database', '', 'not a database'.repeat(100)],
    ['is gone but for its log', '-wal', 'what was written last'],
  ])('does not touch what %s', (_what, end, text) => {
    writeFileSync(`${file}${end}`, text);
    expect(() => replace()).toThrow('move it with its -wal and -shm to another folder');
    expect(readFileSync(`${file}${end}`, 'utf8')).toBe(text);
  });
});
