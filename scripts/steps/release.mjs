import { spawnSync } from 'node:child_process';

/** Makes a release of the sources, the current one, once the packages are there. Stops where it fails. */
export const makeRelease = (...args) => {
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/release.ts', ...args],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exit(status ?? 1);
};
