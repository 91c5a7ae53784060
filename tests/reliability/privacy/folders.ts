import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Scripts of builds, which a start copies there and renames: a file may be gone before it is read. */
const SCRIPTS = 'static/';

/** The files below a folder, by their path in it, but for the scripts of builds. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith(SCRIPTS));

/** Every byte as one character, so that nothing is lost in a file that is no text. */
export const readBytes = (folder: string, file: string): string =>
  readFileSync(join(folder, file), 'latin1');
