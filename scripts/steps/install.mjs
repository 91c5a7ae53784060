// The packages of the lockfile, and the Node.js that they bring. Runs under any Node.js, before a package is there.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The lockfile that node_modules was installed from. */
const STAMP = 'node_modules/.installed-lock';

const hashLockfile = () =>
  createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

const isInstalled = (hash) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash;

/**
 * Installs the packages of a folder's lockfile; whether that succeeded. An older Node.js may run npm here,
 * but not what is installed: its warnings about engines do not apply.
 */
export const installLockfile = (cwd) => {
  // Through the shell, in which Windows finds npm.cmd.
  const line = 'npm ci --include=dev --no-audit --no-fund --loglevel=error';
  return spawnSync(line, { cwd, shell: true, stdio: 'inherit' }).status === 0;
};

/** Installs what is missing here, or all where the lockfile changed. */
const installPackages = () => {
  const hash = hashLockfile();
  if (isInstalled(hash)) return;
  console.log('Installing the packages (about a minute) …');
  if (!installLockfile('.')) {
    console.error('The packages could not be installed: see the lines above.');
    process.exit(1);
  }
  writeFileSync(STAMP, hash);
};

const isMusl = () =>
  process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;

/** The Node.js in the packages, by its path; null where they bring none, as on macOS and musl. */
const findNode = () => {
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const file = resolve('node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  return existsSync(file) && !isMusl() ? realpathSync(file) : null;
};

/** Ends this process with one line where its Node.js is older than `engines` of package.json. */
const requireNode = () => {
  const oldest = JSON.parse(readFileSync('package.json', 'utf8')).engines.node.replace('>=', '');
  if (process.versions.node.localeCompare(oldest, 'en', { numeric: true }) >= 0) return;
  console.error(`Node.js ${oldest} or newer is needed, this is ${process.versions.node}.`);
  process.exit(1);
};

/**
 * Installs what is missing, and sees to it that the command goes on under the Node.js of the packages:
 * where this is another one, a child runs the same command, gets the signals, and gives its exit code.
 */
export const prepareCommand = async () => {
  installPackages();
  const node = findNode();
  if (node === null) return requireNode();
  if (node === process.execPath) return;
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  process.exit(code ?? 1);
};
