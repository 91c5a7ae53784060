import { readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { errorCode } from '@/lib/server/log/errorCode';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The name of what this process writes until it is done. */
export const unfinishedName = (what: string): string => `.${what}.${process.pid}.unfinished`;

export const UNFINISHED = /^\..+\.(?<pid>\d+)\.unfinished$/;

/** Removes what has such a name in a folder and was left unfinished there. */
export const removeUnfinished = (folder: string, names: RegExp): void => {
  for (const name of namesIn(folder)) removeIfAbandoned(join(folder, name), names);
};

/**
 * Removes what a process that was killed has left unfinished: what has such a name and is older than a
 * day, or has in its name (the group `pid`) a process that is gone. Call it before this process writes
 * something of these names. What cannot be removed stays.
 */
export const removeIfAbandoned = (path: string, names: RegExp): void => {
  const match = names.exec(basename(path));
  if (match === null || (isRunning(match.groups?.pid) && !isOld(path))) return;
  removeIfPossible(path);
};

/** Removes what this process has begun: what cannot be removed stays, and hides no error of before. */
export const removeIfPossible = (path: string): void => {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch (error) {
    if (errorCode(error) === null) throw error;
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
