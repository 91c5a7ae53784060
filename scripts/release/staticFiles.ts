import { existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readRecord, releaseFolder } from './releases';

const STATIC = join('.next', 'static');

/** The files of a build that browsers ask for by a name that no other build gives to another content. */
export const listStatic = (folder: string): string[] =>
  readdirSync(join(folder, STATIC), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(folder, STATIC), join(entry.parentPath, entry.name)))
    .sort();

/**
 * Adds to a folder with a build what browsers may still ask for that opened their page when `id` was
 * served: the scripts, styles and fonts of its own build, not what it had from releases before it.
 */
export const addStatic = (site: string, id: string, folder: string): void => {
  for (const file of readRecord(site, id)?.files ?? []) {
    const [from, to] = [join(releaseFolder(site, id), STATIC, file), join(folder, STATIC, file)];
    if (existsSync(to) || !existsSync(from)) continue;
    mkdirSync(dirname(to), { recursive: true });
    linkSync(from, to);
  }
};
