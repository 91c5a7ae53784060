import { spawnSync } from 'node:child_process';
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

/** Installs the exact packages of the lockfile, when they are not there yet or the lockfile changed. */
export const installPackages = () => {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;

  console.log('Installing packages …');
  // Not `npm ci`: it insists on the optional packages of every other platform, which a lockfile
  // made on one platform need not name. This keeps to the lockfile as well, and does not write it.
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) {
    console.error('The packages could not be installed: see the lines above.');
    process.exit(status ?? 1);
  }
  writeFileSync(STAMP, lock);
};
