import { spawnSync } from 'node:child_process';

/**
 * The settings that the first steps of a start need, from the environment and `.env`. Stops with the
 * one line of the first wrong value before anything slow begins; with `--before-build`, also
 * where another program has the port, or the database does not let us in.
 */
export const checkSettings = (...options) => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/checkSettings.ts', ...options],
    { stdio: ['inherit', 'pipe', 'inherit'], encoding: 'utf8' },
  );
  if (status !== 0) process.exit(status ?? 1);
  return JSON.parse(stdout);
};
