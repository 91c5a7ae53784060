import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '@/lib/server/log/errorCode';

/**
 * Makes a folder, and those that it is in, for their owner only; it may be there. Throws the error of the
 * system. Node's own `recursive` never ends where nothing can be made but nothing is in the way, as
 * in /proc.
 */
export const makeFolder = (folder: string): void => {
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder && !existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if (errorCode(error) !== 'EEXIST' || !isFolder(folder)) throw error;
  }
};

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
