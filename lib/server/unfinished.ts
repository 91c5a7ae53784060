import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '@/lib/server/log/errorCode';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes from a folder what a process that was killed has left unfinished there: what has such a name
 * and is older than a day, or has in its name (the group `pid`) a process that is gone. Call it before
 * this process writes something of these names. What cannot be removed stays.
 */
export const removeUnfinished = (folder: string, names: RegExp): void => {
  for (const name of namesIn(folder)) {
    const match = names.exec(name);
    if (match === null) continue;
    const path = join(folder, name);
    if (isRunning(match.groups?.pid) && !isOld(path)) continue;
    try {
      rmSync(path, { recursive: true, force: true });
    } catch (error) {
      if (errorCode(error) === null) throw error;
    }
  }
};

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch (error) {
    // A disk of another machine may be away.
    if (errorCode(error) === null) throw error;
    return [];
  }
};

const isOld = (path: string): boolean => {
  const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
  return Date.now() - mtimeMs > DAY_MS;
};

// Without a process in its name it may be somebody's work, and in a container a number comes again.
const isRunning = (pid: string | undefined): boolean => {
  if (pid === undefined) return true;
  if (Number(pid) === process.pid) return false;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
};
