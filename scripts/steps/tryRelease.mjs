import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ReleaseError } from './releases.mjs';

const HOST = '127.0.0.1';
const READY_WITHIN_MS = 120_000;
const SCRIPT = /<script[^>]* src="(\/_next\/static\/[^"]+)"/g;

/**
 * Starts a release with the settings of the site on a free port, with data of its own, and asks for the
 * home page and its scripts. Throws a ReleaseError where that does not work.
 */
export const tryRelease = async (folder) => {
  const data = mkdtempSync(join(tmpdir(), 'release-'));
  const port = await findFreePort();
  const own = { HOST, PORT: String(port), DATA_DIR: join(data, 'data'), DATABASE_URL: '' };
  const server = spawn(process.execPath, [join(folder, '.next/server.mjs')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...own },
  });
  let said = '';
  server.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const ended = once(server, 'exit');
  try {
    await readSite(`http://${HOST}:${port}`, server);
  } catch ({ message }) {
    const reason = `${message} (${said.trim().split('\n').at(-1)})`;
    throw new ReleaseError(`What was built does not serve: ${reason}. Nothing changed.`);
  } finally {
    server.kill();
    await ended;
    rmSync(data, { recursive: true });
  }
};

const findFreePort = async () => {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
};

const readSite = async (origin, server) => {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await fetch(`${origin}/api/health/ready`).catch(() => null))?.ok) {
    if (server.exitCode !== null) throw new Error(`it stopped with ${server.exitCode}`);
    if (Date.now() > deadline) throw new Error('it was not ready in time');
    await wait(200);
  }
  const html = await readWell(`${origin}/`);
  const scripts = [...html.matchAll(SCRIPT)].map(([, path]) => path);
  if (scripts.length === 0) throw new Error('the home page has no scripts');
  for (const path of scripts) await readWell(`${origin}${path}`);
};

const readWell = async (url) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response.text();
};
