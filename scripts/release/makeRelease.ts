import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeUnfinished, UNFINISHED, unfinishedName } from '@/lib/server/unfinished';
import { SOURCES } from '@/scripts/steps/build.mjs';
import { linkFolder } from './linkFolder';
import { ReleaseError } from './releaseError';
import {
  listReleases,
  RECORD,
  readLink,
  readPrevious,
  readRecord,
  releaseFolder,
  releasesFolder,
  switchTo,
} from './releases';
import { addStatic, listStatic } from './staticFiles';

/** So many of the newest stay, beside the current one and the one before it. */
const KEPT = 3;

type Steps = {
  /** Of the sources and settings. */
  stamp: string;
  /** Builds in a folder with the sources and packages; false where that fails. */
  build: (folder: string) => Promise<boolean>;
  /** Throws a ReleaseError where what was built does not serve. */
  check: (folder: string) => Promise<void>;
};

/** Makes a release of these sources the current one, where there is one. */
export const takeReleaseOf = (site: string, stamp: string): boolean => {
  const isOfThem = (id: string) => readRecord(site, id)?.stamp === stamp;
  const current = readLink(site, 'current')?.id;
  if (current !== undefined && isOfThem(current)) return true;
  const known = listReleases(site).findLast(isOfThem);
  if (known !== undefined) switchTo(site, known);
  return known !== undefined;
};

/**
 * Builds the sources of the site in a fresh folder, tries what was built, and makes it the current
 * release. Until then nothing changes for the one that serves: it has its own files and packages.
 */
export const makeRelease = async (site: string, { stamp, build, check }: Steps): Promise<void> => {
  const id = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  mkdirSync(releasesFolder(site), { recursive: true });
  removeUnfinished(releasesFolder(site), UNFINISHED);
  const folder = join(releasesFolder(site), unfinishedName(id));
  try {
    copySources(site, folder);
    if (!(await build(folder)))
      throw new ReleaseError('The build failed: see the lines above. Nothing changed.');
    // Of the build; the empty folder is where a server may have space for pictures.
    rmSync(join(folder, '.next', 'cache'), { recursive: true, force: true });
    mkdirSync(join(folder, '.next', 'cache'));
    await check(folder);
    const files = listStatic(folder);
    for (const before of [readLink(site, 'current')?.id, readPrevious(site)]) {
      if (before) addStatic(site, before, folder);
    }
    writeFileSync(join(folder, RECORD), JSON.stringify({ stamp, files }));
    renameSync(folder, releaseFolder(site, id));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  switchTo(site, id);
  removeOld(site);
};

const copySources = (site: string, folder: string): void => {
  mkdirSync(folder);
  for (const path of SOURCES.filter((name) => existsSync(join(site, name)))) {
    cpSync(join(site, path), join(folder, path), { recursive: true });
  }
  linkFolder(join(site, 'node_modules'), join(folder, 'node_modules'));
};

const removeOld = (site: string): void => {
  const named = [readLink(site, 'current')?.id, readPrevious(site)];
  for (const id of listReleases(site).slice(0, -KEPT)) {
    if (!named.includes(id)) rmSync(releaseFolder(site, id), { recursive: true });
  }
};
