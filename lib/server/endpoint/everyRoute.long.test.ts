import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NextApiHandler } from 'next';
import { openStore, type Store, shareStore } from '@/lib/server/store/store';
import { allowLocalCalls, serveRoute } from '@/lib/server/testing/serveRoute';

// These answer in ways of their own, each with a test: NextAuth, the figures, reports of browsers.
const OTHERS = ['auth/[...nextauth].ts', 'metrics.ts', 'csp-report.ts'];

const FILES = readdirSync('pages/api', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !OTHERS.includes(file),
);

// Some bring the questions of all classes with them.
const LONGEST_MS = 60_000;

let store: Store;
const folder = mkdtempSync(join(tmpdir(), 'site-every-route-'));
beforeAll(async () => {
  store = await openStore({ file: join(folder, 'site.db') });
  shareStore(store);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});
beforeEach(allowLocalCalls);

const JSON_TYPE = { 'Content-Type': 'application/json' };
const post = (headers: Record<string, string>, body: string): RequestInit => ({
  method: 'POST',
  headers,
  body,
});

/** What a route that takes a body refuses, whatever it is for. */
const REFUSED: [status: number, init: RequestInit][] = [
  [403, post({ ...JSON_TYPE, Origin: 'https://evil.example' }, '{}')],
  [403, post({ ...JSON_TYPE, 'Sec-Fetch-Site': 'cross-site' }, '{}')],
  [415, post({ 'Content-Type': 'text/plain' }, '{}')],
  [415, post({ ...JSON_TYPE, 'Content-Encoding': 'gzip' }, '{}')],
  [413, post(JSON_TYPE, JSON.stringify({ x: 'x'.repeat(64 * 1024) }))],
  [400, post(JSON_TYPE, '{')],
];

const ask = async (url: string, init: RequestInit) => {
  const answer = await fetch(url, init);
  const { error } = (await answer.json()) as { error?: { code?: string } };
  expect(error?.code).toEqual(expect.any(String));
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  return answer;
};

it('finds the routes', () => {
  expect(FILES.length).toBeGreaterThan(50);
});

it.each(FILES)(
  '%s refuses what no route takes',
  async (file) => {
    const { default: handler } = (await import(`../../../pages/api/${file}`)) as {
      default: NextApiHandler;
    };
    const route = await serveRoute(handler);
    try {
      const url = `${route.url}/api/${file.replace(/(\/index)?\.ts$/, '')}`;
      const other = await ask(url, { method: 'DELETE' });
      // The desk is off here: to anybody its routes do not exist.
      if (file.startsWith('desk/')) return expect(other.status).toBe(404);
      expect(other.status).toBe(405);
      expect(other.headers.get('Allow')).toMatch(/^(POST|GET, HEAD)$/);
      if (other.headers.get('Allow') !== 'POST') return;
      for (const [status, init] of REFUSED) expect((await ask(url, init)).status).toBe(status);
    } finally {
      await route.close();
    }
  },
  LONGEST_MS,
);
