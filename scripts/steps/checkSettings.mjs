import { spawnSync } from 'node:child_process';

/** Stops with the one line of the first wrong environment value, before anything slow begins. */
export const checkSettings = () => {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/checkSettings.ts'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
};
