import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '@/lib/server/log/errorCode';
import { EnvError } from './envError';

const SHORTEST = 32;
const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * The secret that was made for this site, stored in DATA_DIR and readable by its owner only. It must
 * outlive restarts: what is encrypted with it (sessions, waiting deliveries) is lost without it.
 */
export const readSecret = (dataDir: string, phase: string | undefined): string => {
  // A build leaves nothing behind: the machine that serves may be another one.
  if (phase === 'phase-production-build') return newSecret();
  const file = join(dataDir, 'secret');
  const secret = readIfThere(file) ?? makeSecret(dataDir, file);
  if (secret.length < SHORTEST) {
    throw new EnvError('NEXTAUTH_SECRET', `at least ${SHORTEST} characters in ${file}`, secret);
  }
  return secret;
};

const makeSecret = (dataDir: string, file: string): string => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, newSecret(), { mode: 0o600, flag: 'wx', flush: true });
  try {
    // A link either makes the whole file or finds one, so two processes that start at once agree.
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
};

const readIfThere = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
};
