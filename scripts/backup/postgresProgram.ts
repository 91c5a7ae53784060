import { spawn } from 'node:child_process';
import { errorCode } from '@/lib/server/log/errorCode';
import { BackupError } from './usage';

const LONGEST_ERROR = 2_000;

/** Runs pg_dump or pg_restore on a database. Throws a BackupError of one line. */
export const runOnPostgres = async (
  program: 'pg_dump' | 'pg_restore',
  args: string[],
  databaseUrl: string,
): Promise<void> => {
  const { address, password } = splitPassword(databaseUrl);
  const env = password === null ? process.env : { ...process.env, PGPASSWORD: password };
  const { status, stderr } = await run(program, [...args, `--dbname=${address}`], env);
  if (status === 0) return;
  const [reason = 'it does not say why'] = stderr.split('\n').filter(Boolean);
  throw new BackupError(`It did not work: ${reason}.`);
};

// Everybody on this machine can read the words of a command, but not its environment.
const splitPassword = (databaseUrl: string): { address: string; password: string | null } => {
  const url = new URL(databaseUrl);
  const password = url.password === '' ? null : decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, password };
};

const run = (
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ status: number | null; stderr: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr = `${stderr}${chunk}`.slice(0, LONGEST_ERROR);
    });
    child.once('error', (cause) => reject(notRun(program, cause)));
    child.once('close', (status) => resolve({ status, stderr }));
  });

const notRun = (program: string, cause: unknown): BackupError =>
  new BackupError(
    errorCode(cause) === 'ENOENT'
      ? `${program} is not installed: install PostgreSQL's client programs, of the server's version or newer (Debian: apt-get install postgresql-client).`
      : `${program} cannot be run (${errorCode(cause) ?? 'unknown reason'}).`,
    { cause },
  );
