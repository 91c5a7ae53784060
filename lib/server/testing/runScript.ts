import { type ChildProcess, spawn } from 'node:child_process';

export type RunningScript = {
  child: ChildProcess;
  /** Resolves when the text has been printed on standard output. */
  untilPrinted: (text: string) => Promise<void>;
  ended: Promise<{ status: number | null; stdout: string; stderr: string }>;
};

/** Runs TypeScript in a process of its own, with these variables and PATH, and nothing else. */
export const runScript = (script: string, env: Record<string, string> = {}): RunningScript => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--eval', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { NODE_ENV: 'test', PATH: process.env.PATH, ...env },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = new Promise<{ status: number | null; stdout: string; stderr: string }>((resolve) =>
    child.on('close', (status) => resolve({ status, stdout, stderr })),
  );
  const untilPrinted = (text: string) =>
    new Promise<void>((resolve, reject) => {
      child.stdout.on('data', () => stdout.includes(text) && resolve());
      ended.then(() => reject(new Error(`ended without printing ${text}: ${stderr}`)), reject);
    });
  return { child, untilPrinted, ended };
};
