import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { unfinishedName } from '@/lib/server/unfinished';

/** What a release says of itself, in a file at its top that is written last. */
export const RECORD = 'release.json';

const record = z.object({
  /** Of the sources and settings that it was built from. */
  stamp: z.string(),
  /** The files of `.next/static` that its own build made. */
  files: z.array(z.string()),
});
export type ReleaseRecord = z.infer<typeof record>;

/** `current` is what a start serves, `previous` what `npm run rollback` goes back to. */
export type LinkName = 'current' | 'previous';

/** `site` is the folder of the site everywhere here. */
export const releasesFolder = (site: string): string => join(site, 'releases');

export const releaseFolder = (site: string, id: string): string => join(releasesFolder(site), id);

/** Null where the folder is no finished release. */
export const readRecord = (site: string, id: string): ReleaseRecord | null => {
  try {
    return record.parse(JSON.parse(readFileSync(join(releaseFolder(site, id), RECORD), 'utf8')));
  } catch {
    return null;
  }
};

/** The names of the finished releases, oldest first: each begins with the time at which it was made. */
export const listReleases = (site: string): string[] => {
  mkdirSync(releasesFolder(site), { recursive: true });
  return readdirSync(releasesFolder(site), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readRecord(site, entry.name) !== null)
    .map(({ name }) => name)
    .sort();
};

/** The release that a link names, and since when; null where it names none that is there. */
export const readLink = (site: string, name: LinkName): { id: string; since: Date } | null => {
  const path = join(releasesFolder(site), name);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return null;
  const id = readlinkSync(path);
  return readRecord(site, id) === null ? null : { id, since: lstatSync(path).mtime };
};

/** The release that can be gone back to. */
export const readPrevious = (site: string): string | null => {
  const previous = readLink(site, 'previous')?.id ?? null;
  // Both name one release after a switch that was broken off in between.
  return previous === readLink(site, 'current')?.id ? null : previous;
};

// A new link takes the place of the old one in one step: no start meets none.
const point = (site: string, name: LinkName, id: string): void => {
  const fresh = join(releasesFolder(site), unfinishedName(name));
  symlinkSync(id, fresh);
  renameSync(fresh, join(releasesFolder(site), name));
};

/** Makes a release the current one, and the current one the previous. */
export const switchTo = (site: string, id: string): void => {
  const current = readLink(site, 'current')?.id;
  if (current === id) return;
  if (current !== undefined) point(site, 'previous', current);
  point(site, 'current', id);
};
