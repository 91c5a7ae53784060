import { existsSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** In the folder of the site: `releases/<time>` for each release, and the links `current` and `previous`. */
export const RELEASES = 'releases';
/** The newest of them stay, and always the current one and the one before it. */
const KEPT = 3;

/** What stops a command: its message is one line that says what is wrong. */
export class ReleaseError extends Error {}

/** The release that a link names; null where there is none. */
const readLink = (name) => {
  const path = join(RELEASES, name);
  return existsSync(path) ? readlinkSync(path) : null;
};

/** The new link takes the place of the old one in one step, so that a start always finds one. */
const point = (name, release) => {
  const fresh = join(RELEASES, `.${name}`);
  rmSync(fresh, { force: true });
  symlinkSync(release, fresh);
  renameSync(fresh, join(RELEASES, name));
};

/** The release that `npm run rollback` makes the current one; null where there is none. */
export const findPrevious = () => {
  const previous = readLink('previous');
  // Both links name one release after a switch that broke off between them.
  return previous === readLink('current') ? null : previous;
};

/** Makes a release the current one, and says what to do next. */
export const switchTo = (release) => {
  const current = readLink('current');
  if (current !== null) point('previous', current);
  point('current', release);
  const wayBack = current === null ? '' : `; npm run rollback makes it ${current}`;
  console.log(`Release ${release} is current${wayBack}.`);
  console.log('It serves after a restart: systemctl restart opaline');
};

/** Removes old releases, and what a release that broke off has left. */
export const removeOld = () => {
  const named = [readLink('current'), readLink('previous')];
  const names = readdirSync(RELEASES).sort();
  const finished = names.filter((name) => /^\d/.test(name) && !named.includes(name));
  const broken = names.filter((name) => name.startsWith('.'));
  for (const name of [...broken, ...finished.slice(0, named.length - KEPT)]) {
    rmSync(join(RELEASES, name), { recursive: true });
  }
};

/** Runs a command. Where it fails, its last line says why. */
export const runCommand = async (command) => {
  try {
    await command();
  } catch (error) {
    // Errors with a code are the system's, such as EACCES or ENOSPC: their message names the file.
    if (!(error instanceof ReleaseError || error?.code)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};
