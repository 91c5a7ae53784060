import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN_ROOT = '/usr/lib/postgresql';
const CLUSTER_SETTINGS = '/etc/postgresql-common/createcluster.conf';

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const isInstalled = () => {
  const debian = existsSync(DEBIAN_ROOT)
    ? readdirSync(DEBIAN_ROOT).map((version) => join(DEBIAN_ROOT, version, 'bin'))
    : [];
  const folders = [...debian, ...(process.env.PATH ?? '').split(delimiter)];
  return folders.some((folder) => folder && existsSync(join(folder, 'initdb')));
};

const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

// The tests start a cluster of their own: the package need not leave one running on this machine.
const preventCluster = () => {
  if (existsSync(CLUSTER_SETTINGS)) return;
  mkdirSync('/etc/postgresql-common', { recursive: true });
  writeFileSync(CLUSTER_SETTINGS, 'create_main_cluster = false\n');
};

const installPackage = () => {
  preventCluster();
  return (
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'])
  );
};

/** Sees to it that the store's tests find a PostgreSQL, else says once that they will skip it. */
export const ensurePostgres = () => {
  if (isInstalled()) return;
  if (hasApt()) {
    console.log('Installing PostgreSQL for the tests …');
    if (installPackage() && isInstalled()) return;
  }
  console.log('PostgreSQL is not installed and could not be: its tests are skipped.');
};
