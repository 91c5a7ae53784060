import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '@/e2e/support/startSite';
import { ReleaseError } from './releaseError';

const HOST = '127.0.0.1';
const SCRIPT = /<script[^>]* src="(\/_next\/static\/[^"]+)"/g;

/**
 * Starts what was built on a free port of this machine, with data of its own and the settings of the
 * site, and asks for a page and its scripts. Throws a ReleaseError where that does not work.
 */
export const tryRelease = async (folder: string): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'release-'));
  const port = await findFreePort();
  const origin = `http://${HOST}:${port}`;
  try {
    const site = await startProcess(
      [process.execPath, '.next/server.mjs'],
      `${origin}/api/health/ready`,
      {
        dataDir: join(dataDir, 'data'),
        cwd: folder,
        // Not the site's database: this release has not been chosen yet.
        env: { NODE_ENV: 'production', HOST, PORT: String(port), DATABASE_URL: '' },
      },
    );
    await readPage(origin).finally(site.stop);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const said = lastLine(join(dataDir, 'data', 'server.log'));
    throw new ReleaseError(`What was built does not serve: ${reason}${said}. Nothing changed.`);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const readPage = async (origin: string): Promise<void> => {
  const html = await (await readWell(`${origin}/`)).text();
  const scripts = [...html.matchAll(SCRIPT)].flatMap(([, path]) => path ?? []);
  if (scripts.length === 0) throw new Error('the home page has no scripts');
  for (const path of scripts) await readWell(`${origin}${path}`);
};

const readWell = async (url: string): Promise<Response> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response;
};

/** What the server said last, which is why it stopped where it did. */
const lastLine = (log: string): string => {
  const line = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').at(-1) : '';
  return line ? ` (${line})` : '';
};

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, HOST, () => {
      const address = server.address();
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
      server.close(() => resolve(port));
    });
  });
