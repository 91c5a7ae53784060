import { spawnSync } from 'node:child_process';

const ARGS = ['--import', 'tsx', 'scripts/generate/built.tsx'];

/** Makes what the sources import and git ignores, for what runs without a build: the exit code. */
export const generateBuilt = () =>
  spawnSync(process.execPath, ARGS, { stdio: 'inherit' }).status ?? 1;
