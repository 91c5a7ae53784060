import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CHROMIUM_PACKAGES, findInstalledChromium } from './chromium.mjs';

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

/** What the tests start by themselves: a Debian package, and a program that shows it is there. */
const PACKAGES = [
  { name: 'postgresql', program: 'initdb' },
  { name: 'nginx', program: 'nginx' },
  { name: 'strace', program: 'strace' },
];

const missingPackages = () =>
  PACKAGES.filter(({ program }) => !hasProgram(program)).map(({ name }) => name);

const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

// One process for both steps: it goes on while this one waits for something else.
const installByApt = (names) =>
  new Promise((resolve) => {
    const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends "$@"';
    spawn('sh', ['-c', install, 'install', ...names], { stdio: 'inherit' })
      .once('error', resolve)
      .once('exit', resolve);
  });

// The tests start servers of their own: the packages need not leave one running on this machine.
const withoutServices = async (install) => {
  const isOurPolicy = !existsSync(SERVICE_POLICY);
  if (isOurPolicy) {
    writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n');
    chmodSync(SERVICE_POLICY, 0o755);
  }
  if (!existsSync(CLUSTER_SETTINGS)) {
    mkdirSync('/etc/postgresql-common', { recursive: true });
    writeFileSync(CLUSTER_SETTINGS, 'create_main_cluster = false\n');
  }
  await install();
  if (isOurPolicy) rmSync(SERVICE_POLICY, { force: true });
};

/**
 * Sees to it, beside other work, that the tests find PostgreSQL, nginx, strace and Chromium where
 * Debian has them. Resolves when that is over; what is missing then is said once.
 */
export const installPrograms = async () => {
  const wanted = [...missingPackages(), ...(findInstalledChromium() ? [] : CHROMIUM_PACKAGES)];
  if (wanted.length > 0 && hasApt()) {
    console.log(`Installing ${wanted.join(', ')} for the tests …`);
    await withoutServices(() => installByApt(wanted));
  }
  const left = missingPackages();
  if (left.length > 0) {
    console.log(`Not installed, and could not be: ${left.join(', ')}. Their tests are skipped.`);
  }
};
