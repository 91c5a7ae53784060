import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startSite } from '@/e2e/support/startSite';

type OwnSite = { origin: string; stop: () => Promise<void> };

/**
 * Builds the site if needed, with the sample third parties, and starts it on this machine, with
 * data of its own. `name` is the command that asks.
 */
export const startOwnSite = async (name: string, port: number): Promise<OwnSite> => {
  const { status } = spawnSync(process.execPath, ['scripts/steps/buildForTests.mjs'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The site could not be built.');
  const dataDir = join(process.cwd(), 'test-results', 'data', name);
  rmSync(dataDir, { recursive: true, force: true });
  const origin = `http://127.0.0.1:${port}`;
  const site = await startSite('start', { port, dataDir, env: { SITE_URL: origin } });
  return { origin, stop: site.stop };
};
