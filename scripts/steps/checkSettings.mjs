import { spawnSync } from 'node:child_process';

/**
 * The settings that the first steps of a start need, from the environment and `.env`. Stops with the
 * one line of what is wrong before anything slow begins: a value, another program that has the port
 * or, with `--before-build`, a database that does not let us in.
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
