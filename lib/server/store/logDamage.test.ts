import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import fc from '@/lib/testing/properties';
import { isLogDamaged } from './logDamage';
import { openSqlite } from './sqlite';

const HEADER = 32;
const FRAME = 24 + 4096;
const COMMITS = 40;

const folder = mkdtempSync(join(tmpdir(), 'site-log-'));
const live = join(folder, 'live.db');
const file = join(folder, 'site.db');
const database = new Sqlite(live);
let log = Buffer.alloc(0);

/** The log is of a server that was killed: it holds all that was written last. */
beforeAll(() => {
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('create table notes (id integer primary key, text)');
  database.pragma('wal_checkpoint(TRUNCATE)');
  const insert = database.prepare('insert into notes (text) values (?)');
  for (let commit = 0; commit < COMMITS; commit += 1) insert.run('x'.repeat(3_000));
  copyFileSync(live, file);
  log = readFileSync(`${live}-wal`);
});
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const isDamagedWith = (changed: Buffer): boolean => {
  writeFileSync(`${file}-wal`, changed);
  return isLogDamaged(file);
};

const flip = (at: number): Buffer => {
  const changed = Buffer.from(log);
  changed.writeUInt8(changed.readUInt8(at) ^ 0x40, at);
  return changed;
};

/** Gives frames that were changed, none of them the first, the checksums of SQLite's file format (4.2). */
const signFrames = (bytes: Buffer, from: number, count: number): void => {
  for (let at = from; at < from + count * FRAME; at += FRAME) {
    const before = at - FRAME + 16;
    let [one, two] = [bytes.readUInt32BE(before), bytes.readUInt32BE(before + 4)];
    for (const place of [...places(at, 8), ...places(at + 24, 4096)]) {
      one = (one + readWord(bytes, place) + two) >>> 0;
      two = (two + readWord(bytes, place + 4) + one) >>> 0;
    }
    bytes.writeUInt32BE(one, at + 16);
    bytes.writeUInt32BE(two, at + 20);
  }
};

const places = (from: number, length: number): number[] =>
  Array.from({ length: length / 8 }, (_, index) => from + index * 8);

const readWord = (bytes: Buffer, at: number): number =>
  bytes.readUInt8(3) % 2 === 1 ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at);

it('is not seen in a log that is whole, or where there is none', () => {
  expect(isDamagedWith(log)).toBe(false);
  expect(isLogDamaged(join(folder, 'none.db'))).toBe(false);
});

it('is not seen where a power cut ended the log, wherever that was', () => {
  fc.assert(
    fc.property(fc.nat({ max: log.length }), fc.boolean(), (end, isExtended) => {
      const cut = isExtended
        ? Buffer.concat([log.subarray(0, end)], log.length)
        : log.subarray(0, end);
      expect(isDamagedWith(cut)).toBe(false);
    }),
  );
});

it('is not seen in what an earlier use of the same log left behind', () => {
  const restarted = Buffer.from(log);
  for (let at = HEADER + 3 * FRAME; at + FRAME <= log.length; at += FRAME) {
    restarted.writeUInt32BE(77, at + 8);
  }
  expect(isDamagedWith(restarted)).toBe(false);
});

/** What is left after `kept` frames of a transaction: `frames` of its own, the first two no end of it. */
const cutOff = (kept: number, frames: number): { bytes: Buffer; start: number } => {
  const start = HEADER + kept * FRAME;
  const bytes = Buffer.from(log.subarray(0, start + frames * FRAME));
  for (const frame of [0, 1]) bytes.writeUInt32BE(0, start + frame * FRAME + 4);
  signFrames(bytes, start, frames);
  return { bytes, start };
};

it('is not seen where a second power cut half wrote a commit over what the first had left', () => {
  // The first cut off a transaction of three frames: its first never came, the other two did.
  const { bytes, start } = cutOff(4, 3);
  bytes.fill(0, start, start + FRAME);
  expect(isDamagedWith(bytes)).toBe(false);
  // The second left of a commit in the same place its header without its page.
  log.copy(bytes, start, start, start + 24);
  expect(isDamagedWith(bytes)).toBe(false);
});

it('is not seen where a second power cut left half a header, the other half being of the first', () => {
  // The 42nd header lies in two sectors: page and end of a transaction in one, the checksum in the next.
  const { bytes, start } = cutOff(41, 2);
  expect(isDamagedWith(bytes)).toBe(false);
  bytes.writeUInt32BE(7, start + 4);
  expect(isDamagedWith(bytes)).toBe(false);
});

it('is seen wherever a frame has gone bad that others were written after', () => {
  const beforeLast = log.length - 4 * FRAME;
  fc.assert(
    fc.property(fc.integer({ min: HEADER, max: beforeLast }), (at) => {
      expect(isDamagedWith(flip(at))).toBe(true);
    }),
  );
});

it('keeps the database from being opened without what was written last', async () => {
  writeFileSync(`${file}-wal`, flip(HEADER + FRAME + 500));
  await expect(openSqlite(file)).rejects.toThrow(`The database file ${file} is damaged`);
  writeFileSync(`${file}-wal`, log);
  const store = await openSqlite(file);
  await store.close();
  const reopened = new Sqlite(file, { readonly: true });
  expect(reopened.prepare('select count(*) from notes').pluck().get()).toBe(COMMITS);
  reopened.close();
});
