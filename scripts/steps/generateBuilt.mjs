import { spawnSync } from 'node:child_process';

/** Makes what the sources import and git ignores, for what runs without a build: the exit code. */
export const generateBuilt = () =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/generate/built.tsx'], {
    stdio: 'inherit',
  }).status ?? 1;
