import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startSite } from '@/e2e/support/startSite';

const PORT = 4260;
const DATA_DIR = join(process.cwd(), 'test-results', 'data', 'preflight');

/** Builds the site if needed and starts it on this machine, with data of its own. */
export const startOwnSite = async (): Promise<{ origin: string; stop: () => Promise<void> }> => {
  const { status } = spawnSync(process.execPath, ['scripts/preflight/build.mjs'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The site could not be built.');
  rmSync(DATA_DIR, { recursive: true, force: true });
  const origin = `http://127.0.0.1:${PORT}`;
  const site = await startSite('start', {
    port: PORT,
    dataDir: DATA_DIR,
    env: { SITE_URL: origin },
  });
  return { origin, stop: site.stop };
};
