import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hashFile } from './files';
import { BackupError } from './usage';

export const MANIFEST_FILE = 'backup.json';
export const SECRET_FILE = 'secret';

/** The database's file in the folder of a backup. */
export const DATABASE_FILES = { sqlite: 'site.db', postgres: 'site.dump' } as const;

const file = z.object({ bytes: z.number(), sha256: z.string() });

const manifest = z.object({
  /** 1: of an earlier release, not encrypted. */
  format: z.literal([1, 2]),
  /** Which data key opens its files. */
  keyId: z.string().optional(),
  /** ISO 8601. */
  madeAt: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  /** How many rows each table has. */
  rows: z.record(z.string(), z.number()),
  /** By name in this folder. */
  files: z.record(z.string(), file),
});

/** What `backup.json` says of its folder. */
export type Manifest = z.infer<typeof manifest>;

/** The name that a file of a backup has in its folder. */
export const nameIn = ({ keyId }: Pick<Manifest, 'keyId'>, name: string): string =>
  keyId === undefined ? name : `${name}.age`;

/** What the manifest says of a file. */
export const describeFile = async (path: string): Promise<Manifest['files'][string]> => ({
  bytes: statSync(path).size,
  sha256: await hashFile(path),
});

/** How many rows each table of a backup has, by its manifest alone; null where that cannot be read. */
export const readRows = (folder: string): Manifest['rows'] | null => {
  try {
    return parseManifest(readText(folder), folder).rows;
  } catch (error) {
    if (error instanceof BackupError) return null;
    throw error;
  }
};

/** Reads a backup's manifest and holds its files against it. Throws a BackupError of one line. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const read = parseManifest(readText(folder), folder);
  const names = Object.keys(read.files);
  if (!names.includes(nameIn(read, DATABASE_FILES[read.database]))) throw notABackup(folder);
  for (const name of names) {
    const found = await describeFile(join(folder, name)).catch(() => null);
    if (found === null) throw new BackupError(`${join(folder, name)} is missing: ${OTHER}.`);
    if (found.sha256 !== read.files[name]?.sha256) {
      throw new BackupError(`${join(folder, name)} is not as it was written: ${OTHER}.`);
    }
  }
  return read;
};

const OTHER = 'nothing has been changed, use another backup';

const readText = (folder: string): string => {
  try {
    return readFileSync(join(folder, MANIFEST_FILE), 'utf8');
  } catch {
    throw notABackup(folder);
  }
};

const parseManifest = (text: string, folder: string): Manifest => {
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw notABackup(folder);
  }
};

const notABackup = (folder: string): BackupError =>
  new BackupError(`${folder} is not a backup: it has no ${MANIFEST_FILE} that can be read.`);
