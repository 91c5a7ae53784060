import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN_ROOT = '/usr/lib/postgresql';

/** The folder with an installed PostgreSQL's programs, the newest first, or null. */
export const findPostgres = (): string | null =>
  [...debianFolders(), ...pathFolders()].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  ) ?? null;

// Debian keeps the server's programs out of PATH.
const debianFolders = (): string[] =>
  existsSync(DEBIAN_ROOT)
    ? readdirSync(DEBIAN_ROOT)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN_ROOT, version, 'bin'))
    : [];

const pathFolders = (): string[] => (process.env.PATH ?? '').split(delimiter).filter(Boolean);
