import { readFileSync } from 'node:fs';
import { errorCode } from '@/lib/server/log/errorCode';

const HEADER = 32;
const FRAME_HEADER = 24;
/** What a disk writes whole or not at all, bytes. */
const SECTOR = 512;
/** The last bit of the header's first number: in which order the bytes of a sum are read. */
const BIG_ENDIAN = 1;
const READINGS = 3;

type Sum = readonly [number, number];

/**
 * Whether the write-ahead log of a database file has been harmed after it was written. SQLite reads
 * a log up to the first frame whose checksum is wrong and drops the rest without a word: right for
 * what a power cut left half written, and a silent loss where a frame in the middle went bad. With
 * `synchronous = FULL` nothing is written after a commit until that commit is on disk. So a whole
 * frame directly after a commit, beyond the first bad frame, shows that the bad one was whole once.
 * Directly, and with a header of one write: after two power cuts in a row a half-written commit of the
 * second can stand before the end of the transaction that the first cut off.
 * See https://www.sqlite.org/fileformat2.html#the_write_ahead_log.
 */
export const isLogDamaged = (file: string): boolean => {
  // Another process may be writing: what is only half written now is whole the next time.
  for (let reading = 0; reading < READINGS; reading += 1) {
    if (!hasLostCommit(readLog(`${file}-wal`))) return false;
  }
  return true;
};

const readLog = (file: string): Buffer => {
  try {
    return readFileSync(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
};

const hasLostCommit = (log: Buffer): boolean => {
  if (log.length < HEADER + FRAME_HEADER) return false;
  const pageSize = log.readUInt32BE(8);
  const isBigEndian = (log.readUInt32BE(0) & BIG_ENDIAN) === 1;
  // A header that makes no sense is that of a log that was never begun.
  if (pageSize < 512 || pageSize > 65_536 || (pageSize & (pageSize - 1)) !== 0) return false;
  const length = FRAME_HEADER + pageSize;

  const sumOf = (before: Sum, from: number, bytes: number): Sum =>
    addUp(log, isBigEndian, { before, from, to: from + bytes });
  const summed = sumOf([0, 0], 0, 24);
  const header = readSum(log, 24);
  // What a frame goes on from: the sum before it as it is written, or as it has to be if that went bad.
  let before = { written: header, summed };
  let isBroken = !isSame(summed, header);
  let isAfterCommit = false;
  for (let at = HEADER; at + length <= log.length; at += length) {
    const written = readSum(log, at + 16);
    const hasSalts = isSame(readSum(log, at + 8), readSum(log, 16));
    const sumAfter = (sum: Sum) => sumOf(sumOf(sum, at, 8), at + FRAME_HEADER, pageSize);
    const after = { written, summed: sumAfter(before.written) };
    const isWhole =
      hasSalts && (isSame(after.summed, written) || isSame(sumAfter(before.summed), written));
    if (isWhole && isAfterCommit) return true;
    isBroken ||= !isWhole;
    const isCommit = log.readUInt32BE(at + 4) > 0 && (isWhole || isInOneSector(at));
    isAfterCommit = isBroken && hasSalts && isCommit;
    before = after;
  }
  return false;
};

const isInOneSector = (header: number): boolean =>
  Math.floor(header / SECTOR) === Math.floor((header + FRAME_HEADER - 1) / SECTOR);

const readSum = (log: Buffer, at: number): Sum => [log.readUInt32BE(at), log.readUInt32BE(at + 4)];

const isSame = (one: Sum, other: Sum): boolean => one[0] === other[0] && one[1] === other[1];

type Stretch = { before: Sum; from: number; to: number };

const addUp = (log: Buffer, isBigEndian: boolean, { before, from, to }: Stretch): Sum => {
  let [first, second] = before;
  for (let at = from; at < to; at += 8) {
    const [left, right] = isBigEndian
      ? [log.readUInt32BE(at), log.readUInt32BE(at + 4)]
      : [log.readUInt32LE(at), log.readUInt32LE(at + 4)];
    first = (first + left + second) >>> 0;
    second = (second + right + first) >>> 0;
  }
  return [first, second];
};
