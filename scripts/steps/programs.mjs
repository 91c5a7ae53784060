import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const CLUSTER_SETTINGS = '/etc/postgresql-common/createcluster.conf';
const SERVICE_POLICY = '/usr/sbin/policy-rc.d';

const debianFolders = () =>
  existsSync(DEBIAN_POSTGRES)
    ? readdirSync(DEBIAN_POSTGRES).map((version) => join(DEBIAN_POSTGRES, version, 'bin'))
    : [];

const hasProgram = (name) =>
  [...debianFolders(), '/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)].some(
    (folder) => folder && existsSync(join(folder, name)),
  );

/** What the tests start by themselves: a Debian package, and a program or file that shows it is there. */
const PACKAGES = [
  { name: 'postgresql', program: 'initdb' },
  { name: 'nginx', program: 'nginx' },
  { name: 'strace', program: 'strace' },
  { name: 'gcc', program: 'gcc' },
  { name: 'libc6-dev', file: '/usr/include/dlfcn.h' },
];

const isMissing = ({ program, file }) => !(file ? existsSync(file) : hasProgram(program));

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

// The tests start servers of their own: the packages need not leave one running on this machine.
const withoutServices = (install) => {
  const isOurPolicy = !existsSync(SERVICE_POLICY);
  if (isOurPolicy) {
    writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n');
    chmodSync(SERVICE_POLICY, 0o755);
  }
  if (!existsSync(CLUSTER_SETTINGS)) {
    mkdirSync('/etc/postgresql-common', { recursive: true });
    writeFileSync(CLUSTER_SETTINGS, 'create_main_cluster = false\n');
  }
  install();
  if (isOurPolicy) rmSync(SERVICE_POLICY, { force: true });
};

/** Sees to it that the tests find PostgreSQL, nginx, strace and gcc, else says once what is skipped. */
export const ensurePrograms = () => {
  const missing = PACKAGES.filter(isMissing).map(({ name }) => name);
  if (missing.length === 0) return;
  if (hasApt()) {
    console.log(`Installing ${missing.join(', ')} for the tests …`);
    withoutServices(() => {
      run('apt-get', ['update', '-qq']);
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing]);
    });
  }
  const left = PACKAGES.filter(isMissing).map(({ name }) => name);
  if (left.length > 0) {
    console.log(`Not installed, and could not be: ${left.join(', ')}. Their tests are skipped.`);
  }
};
