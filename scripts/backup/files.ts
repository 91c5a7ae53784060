import { createHash } from 'node:crypto';
import { chmodSync, copyFileSync, createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { syncToDisk } from '@/lib/server/syncToDisk';

/** SHA-256 in hexadecimal; reads the file in pieces. */
export const hashFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};

/** Makes a file that exists readable by its owner only, and waits until it is on disk. */
export const keepPrivate = (path: string): void => {
  chmodSync(path, 0o600);
  syncToDisk(path);
};

/** Copies a file; the copy is on disk when this returns, and only its owner can read it. */
export const copyPrivately = (from: string, to: string): void => {
  copyFileSync(from, to);
  keepPrivate(to);
};
