import {
  closeSync,
  fchownSync,
  fsyncSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '@/lib/server/log/errorCode';
import { makeFolder } from '@/lib/server/makeFolder';
import { StoreError } from '@/lib/server/store/storeError';
import { syncToDisk } from '@/lib/server/syncToDisk';

/** The lines of a file of DATA_DIR; none where it is not there. Throws a StoreError of one line. */
export const readLines = (dataDir: string, name: string): string[] =>
  readText(dataDir, name).split('\n').filter(Boolean);

/**
 * Adds lines to a file of DATA_DIR; they are on disk when this returns. Whoever makes the file, it
 * belongs to the owner of DATA_DIR: the site has to read what root wrote. Throws a StoreError.
 */
export const appendLines = (dataDir: string, name: string, lines: readonly string[]): void => {
  if (lines.length === 0) return;
  const path = join(dataDir, name);
  orSay(path, () => {
    makeFolder(dataDir);
    const handle = openToAppend(path, dataDir);
    try {
      // A line that a crash cut short ends here instead of swallowing the next one.
      const text = readText(dataDir, name);
      const before = text === '' || text.endsWith('\n') ? '' : '\n';
      writeSync(handle, `${before}${lines.join('\n')}\n`);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    // The name too, where the file is new.
    syncToDisk(dataDir);
  });
};

const openToAppend = (path: string, dataDir: string): number => {
  try {
    // Only what is made here changes hands: a link that somebody put there is not followed.
    return giveToOwner(openSync(path, 'ax', 0o600), path, dataDir);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return openSync(path, 'a', 0o600);
  }
};

const giveToOwner = (handle: number, path: string, dataDir: string): number => {
  const { uid, gid } = statSync(dataDir);
  if (process.getuid?.() !== 0 || uid === 0) return handle;
  try {
    fchownSync(handle, uid, gid);
    return handle;
  } catch (error) {
    closeSync(handle);
    rmSync(path);
    throw error;
  }
};

const readText = (dataDir: string, name: string): string => {
  const path = join(dataDir, name);
  return orSay(path, () => {
    try {
      return readFileSync(path, 'utf8');
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return '';
      throw error;
    }
  });
};

const orSay = <T>(path: string, use: () => T): T => {
  try {
    return use();
  } catch (cause) {
    const code = errorCode(cause);
    if (cause instanceof StoreError || code === null) throw cause;
    throw new StoreError(
      `${path} can be neither read nor written to (${code}): give it to the user of the site (chown), and run commands as that user.`,
      { cause },
    );
  }
};
