import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'node_modules/.installed-lock';

/** Stops with one line when this Node.js is too old to run the site. */
export const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node.js 20.19 or newer is needed, this is ${process.versions.node}.`);
  process.exit(1);
};

const FAILED = 'The packages could not be installed: see the lines above.';

const lockHash = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

const hasLockOf = (hash) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash;

const npm = (...args) => spawnSync('npm', args, { stdio: 'inherit' }).status ?? 1;

const stopUnless = (isFine) => {
  if (isFine) return;
  console.error(FAILED);
  process.exit(1);
};

/**
 * Brings the exact packages of the lockfile, when they are not there yet or the lockfile changed. The
 * database driver is not compiled yet: `buildPackages` does that. True when something was brought.
 */
export const fetchPackages = () => {
  if (hasLockOf(lockHash())) return false;
  console.log('Installing packages …');
  // Not `npm ci`: it insists on the optional packages of every other platform, which a lockfile
  // made on one platform need not name. This keeps to the lockfile as well, and does not write it.
  const options = ['--no-save', '--include=dev', '--no-audit', '--no-fund', '--ignore-scripts'];
  stopUnless(npm('install', ...options) === 0);
  return true;
};

const finish = (isFine) => {
  stopUnless(isFine);
  writeFileSync(STAMP, lockHash());
};

/** Compiles what `fetchPackages` brought, beside other work: it takes one core for a minute. */
export const buildPackages = () =>
  new Promise((resolve) => {
    spawn('npm', ['rebuild'], { stdio: 'inherit' })
      .once('error', () => finish(false))
      .once('exit', (code) => {
        finish(code === 0);
        resolve();
      });
  });

/** Installs the exact packages of the lockfile, when they are not there yet or the lockfile changed. */
export const installPackages = () => {
  if (fetchPackages()) finish(npm('rebuild') === 0);
};
