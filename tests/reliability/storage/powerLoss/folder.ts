import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from './disk';

/** The files of a folder that journal.c watches: not SQLite's -shm, and no folders. */
export const readFolder = (folder: string): Files =>
  new Map(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('-shm'))
      .map(({ name }) => [name, readFileSync(join(folder, name))]),
  );

/** Makes a folder hold these files and nothing else. */
export const writeFolder = (folder: string, files: Files): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes, { mode: 0o600 });
};

export const areSame = (one: Files, other: Files): boolean =>
  one.size === other.size &&
  [...one].every(([name, bytes]) => other.get(name)?.equals(bytes) === true);
