import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const findInstalled = () => PLACES.find(existsSync) ?? null;

const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * The path of a Chromium to test with: an installed one, else Debian's package (as root), else
 * null for Playwright's own, which is downloaded here.
 */
export const findChromium = () => {
  const installed = process.env.CHROMIUM_PATH || findInstalled();
  if (installed) return installed;
  console.log('Installing Chromium …');
  if (hasApt() && run('apt-get', ['update', '-qq'])) {
    run('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'chromium-headless-shell',
      'fonts-liberation',
    ]);
  }
  const fromDebian = findInstalled();
  if (fromDebian) return fromDebian;
  if (!run('npx', ['playwright', 'install', 'chromium'])) {
    console.error('No Chromium could be found or installed; set CHROMIUM_PATH to one.');
  }
  return null;
};
