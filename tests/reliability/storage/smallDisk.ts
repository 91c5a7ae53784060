import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '@/lib/server/log/errorCode';
import { findProgram } from '@/tests/reliability/support/programs';

const SIZE_MB = 16;
const PIECE = Buffer.alloc(64 * 1024);
const MOST_PIECES = 10_000;

/** A place that can be filled up, and freed again, under a server that goes on running. */
export type SmallDisk = {
  /** In words, for the report. */
  how: string;
  fill: (pid: number) => void;
  free: (pid: number) => void;
  remove: () => void;
};

/** Makes `folder` a disk of 16 MB where we may mount one; else limits how long a file may become. */
export const makeSmallDisk = (folder: string): SmallDisk | null => {
  mkdirSync(folder, { recursive: true });
  if (run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=700`, 'tmpfs', folder])) {
    return mounted(folder);
  }
  return findProgram('prlimit') === null ? null : limited(folder);
};

const mounted = (folder: string): SmallDisk => {
  const ballast = join(folder, 'ballast');
  return {
    how: `a disk of its own with ${SIZE_MB} MB (tmpfs), filled up`,
    fill: () => fillUp(ballast),
    free: () => rmSync(ballast),
    remove: () => {
      run('umount', [folder]);
    },
  };
};

const fillUp = (file: string): void => {
  const handle = openSync(file, 'w');
  // Small pieces at the end, so that not one page is left.
  let piece: Buffer = PIECE;
  try {
    for (let count = 0; count < MOST_PIECES; count += 1) {
      try {
        writeSync(handle, piece);
      } catch (error) {
        if (errorCode(error) !== 'ENOSPC') throw error;
        if (piece.length < 1024) return;
        piece = piece.subarray(0, piece.length / 2);
      }
    }
  } finally {
    closeSync(handle);
  }
};

// Only the soft limit: the hard one stays, so that it can be lifted again.
const limited = (folder: string): SmallDisk => ({
  how: 'a limit on the length of files (prlimit), since no disk can be mounted here',
  fill: (pid) => {
    const longest = Math.max(
      ...['site.db', 'site.db-wal'].map((name) => statSync(join(folder, name)).size),
    );
    run('prlimit', ['--pid', String(pid), `--fsize=${longest}:`]);
  },
  free: (pid) => {
    run('prlimit', ['--pid', String(pid), '--fsize=unlimited:']);
  },
  remove: () => undefined,
});

const run = (program: string, args: string[]): boolean =>
  spawnSync(findProgram(program) ?? program, args, { stdio: 'ignore' }).status === 0;
