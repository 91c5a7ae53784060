import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '@/lib/server/log/errorCode';
import { makeFolder } from '@/lib/server/makeFolder';
import { syncToDisk } from '@/lib/server/syncToDisk';
import { EnvError } from './envError';

const SHORTEST = 32;
const newSecret = (): string => randomBytes(32).toString('base64url');

type SecretVariable = 'NEXTAUTH_SECRET' | 'DATA_KEY';

/**
 * Where a secret is neither set nor in its file, a site makes the file, a build takes any (the machine
 * that serves may be another one), and a command stops: it is not at the site that it looks for.
 */
export type Reader = 'site' | 'build' | 'command';

/**
 * The secret that was made for this site, stored in DATA_DIR and readable by its owner only. It must
 * outlive restarts: what browsers hold (sessions, challenges) is lost without it.
 */
export const readSecret = (dataDir: string, reader: Reader): string =>
  readOrMake('NEXTAUTH_SECRET', join(dataDir, 'secret'), { reader });

/**
 * Where the data key stands that was made for this site: beside DATA_DIR, never in it, so that the
 * folder and its backups do not hold the key that opens them.
 */
export const dataKeyFile = (dataDir: string): string => `${dataDir}.key`;

/**
 * The data key that was made for this site, readable by its owner only. What is encrypted with it
 * (personal columns, backups) is lost without it: no other one is made for a database that has one.
 */
export const readDataKey = (dataDir: string, reader: Reader, isLost?: () => boolean): string =>
  readOrMake('DATA_KEY', dataKeyFile(dataDir), { reader, isLost });

/** What stands in the file of a secret; null where there is none. Throws an EnvError of one line. */
export const readIfThere = (variable: SecretVariable, file: string): string | null => {
  const secret = orSay(variable, file, () => readText(file));
  if (secret === null || secret.length >= SHORTEST) return secret;
  throw new EnvError(variable, `at least ${SHORTEST} characters in ${file}`, secret);
};

const readText = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
};

const readOrMake = (
  variable: SecretVariable,
  file: string,
  { reader, isLost = () => false }: { reader: Reader; isLost?: () => boolean },
): string => {
  if (reader === 'build') return newSecret();
  const found = readIfThere(variable, file);
  if (found !== null) return found;
  // Looked at once more: of sites that start at once, another may have made both since.
  if (reader === 'command' || isLost())
    return readIfThere(variable, file) ?? refuse(variable, file);
  return orSay(variable, file, () => makeSecret(file));
};

// A container often has no place that outlives it but its data folder.
const orSay = <T>(variable: SecretVariable, file: string, read: () => T): T => {
  try {
    return read();
  } catch (error) {
    const code = errorCode(error);
    if (code === null) throw error;
    const expected = `a value, since the file ${file} can be neither read nor made (${code})`;
    throw new EnvError(variable, expected, '');
  }
};

const refuse = (variable: SecretVariable, file: string): never => {
  const expected = `the one of the site, since there is no file ${file} (set ${variable} to it, or put the file back)`;
  throw new EnvError(variable, expected, '');
};

const makeSecret = (file: string): string => {
  makeFolder(dirname(file));
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
  // What is encrypted with it is on disk from the first request on: so has its name to be.
  syncToDisk(dirname(file));
  return readFileSync(file, 'utf8').trim();
};
