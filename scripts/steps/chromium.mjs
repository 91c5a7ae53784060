import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Debian's, with the fonts that pages are measured with. */
export const CHROMIUM_PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];

/** The path of a Chromium that is on this machine, else null. */
export const findInstalledChromium = () =>
  process.env.CHROMIUM_PATH || (PLACES.find(existsSync) ?? null);

/** An installed Chromium, else null for Playwright's own, which is downloaded here. */
export const findChromium = () => {
  const installed = findInstalledChromium();
  if (installed) return installed;
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (status !== 0) {
    console.error('No Chromium could be found or installed; set CHROMIUM_PATH to one.');
  }
  return null;
};
