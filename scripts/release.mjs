// npm run release: builds these sources in a folder of their own, tries what was built, and makes it the
// current release. Until then nothing changes for the one that serves.
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runBuild, SOURCES } from './steps/build.mjs';
import { installLockfile, prepareCommand } from './steps/install.mjs';
import { RELEASES, ReleaseError, removeOld, runCommand, switchTo } from './steps/releases.mjs';
import { tryRelease } from './steps/tryRelease.mjs';

/** What enters a release: what a build reads, and what the commands and the desk's preflight run. */
const RELEASED = [...SOURCES, 'scripts', 'e2e/support', 'playwright.config.ts', '.npmrc'];

const stopUnless = (isFine, what) => {
  if (!isFine) throw new ReleaseError(`${what} failed: see the lines above. Nothing changed.`);
};

// Installs for the commands in this folder, which are those of the new release from here on.
await prepareCommand();
process.env.NODE_ENV = 'production';
process.env.NEXT_TELEMETRY_DISABLED = '1';
await import('../lib/server/env/loadEnvFiles.mjs');

await runCommand(async () => {
  const id = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = join(RELEASES, `.${id}`);
  mkdirSync(RELEASES, { recursive: true });
  removeOld();
  try {
    for (const path of RELEASED.filter((name) => existsSync(name))) {
      cpSync(path, join(folder, path), { recursive: true });
    }
    stopUnless(installLockfile(folder), 'npm ci');
    stopUnless((await runBuild(folder, process.env)) === 0, 'npm run build');
    // Hundreds of megabytes that only a next build there would read. The server has pictures in it.
    rmSync(join(folder, '.next', 'cache'), { recursive: true, force: true });
    mkdirSync(join(folder, '.next', 'cache'));
    await tryRelease(folder);
    renameSync(folder, join(RELEASES, id));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  switchTo(id);
  removeOld();
});
