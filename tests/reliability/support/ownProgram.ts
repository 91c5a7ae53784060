import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

export type OwnProgram = {
  /** Resolves with its status, null where a signal has ended it. */
  ended: Promise<number | null>;
  /** Ends the process at once (SIGKILL), and waits until it is gone. */
  kill: () => Promise<void>;
};

/** Runs one of our TypeScript files in a process of its own. Its output goes to the end of `log`. */
export const startOwnProgram = (
  file: string,
  args: string[],
  { log, env = {} }: { log: string; env?: Record<string, string> },
): OwnProgram => {
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, 'a');
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  });
  closeSync(output);
  const ended = once(child, 'exit').then(([status]: (number | null)[]) => status ?? null);
  return {
    ended,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
