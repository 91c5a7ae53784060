import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findPostgres } from '@/lib/server/testing/findPostgres';

// Debian keeps servers out of an ordinary user's PATH.
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', ...(process.env.PATH ?? '').split(delimiter)];

/** The whole path of a program of this machine, or null. */
export const findProgram = (name: string): string | null =>
  FOLDERS.map((folder) => join(folder, name)).find(existsSync) ?? null;

export const isInstalled = (name: string): boolean =>
  name === 'postgres' ? findPostgres() !== null : findProgram(name) !== null;
