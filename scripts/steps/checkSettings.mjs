import { spawnSync } from 'node:child_process';

/**
 * The settings that the first steps of a start need, from the environment and `.env`. Stops with the
 * one line of what is wrong before anything slow begins: a value, with `--listening` another program
 * that has the port, with `--before-build` also a database that does not let us in.
 */
export const checkSettings = (...options) => {
  const args = ['--import', 'tsx', 'scripts/checkSettings.ts', ...options];
  const io = { stdio: ['inherit', 'pipe', 'inherit'], encoding: 'utf8' };
  const { status, stdout } = spawnSync(process.execPath, args, io);
  if (status !== 0) process.exit(status ?? 1);
  return JSON.parse(stdout);
};
