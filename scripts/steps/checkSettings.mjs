import { spawnSync } from 'node:child_process';

/**
 * Stops with one line about a wrong setting before anything slow begins; with `--listening`, also where
 * another program has the port.
 */
export const checkSettings = (...options) => {
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/checkSettings.ts', ...options],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exit(status ?? 1);
};
