import { spawn } from 'node:child_process';

export type Ended = { status: number | null; text: string };

/** Runs one of our commands (`npm run backup`) on a data folder, as a person would. */
export const runCommand = (
  name: 'backup' | 'restore' | 'privacy' | 'enquiries',
  args: string[],
  dataDir: string,
  env: Record<string, string> = {},
): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn('node_modules/.bin/tsx', [`scripts/${name}.ts`, ...args], {
      env: { ...process.env, DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    const collect = (chunk: string) => {
      text += chunk;
    };
    // A letter of Hindi may come in two pieces.
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, text: text.trim() }));
  });
