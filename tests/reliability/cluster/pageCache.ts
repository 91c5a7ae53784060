import type { Experiment, Note } from '@/tests/reliability/experiment';
import { equalTo } from '@/tests/reliability/support/bounds';
import { percentile, round } from '@/tests/reliability/support/statistics';
import { withCleanUp } from '@/tests/reliability/support/withCleanUp';
import { noteCacheRate } from './cacheRate';
import { type Nginx, startNginx } from './nginx';
import { notePageSizes } from './pageSizes';
import { startReplica } from './replica';
import { noteStaleness } from './staleness';

const PORTS = { nginx: 4420, site: 4421 };
const PAGE = '/hyderabad-branches/jubilee-hills';
const CODINGS = ['br', 'gzip', 'identity'] as const;
/** What the site answers in one piece, uncompressed. */
const COMPRESSED_BY_NGINX = ['/search?s=fees', '/api/search?s=fees'];
/** What depends on the visitor, by address. */
const NEVER_CACHED = [
  '/api/auth/session',
  '/api/footer',
  '/search?s=fees',
  '/lp/pune',
  `${PAGE}?key=1`,
];
const CLICKS = 40;
/** For which nginx keeps a visitor waiting for another one's answer: proxy_cache_lock_timeout, ms. */
const LOCKED_MS = 1000;

export const PAGE_CACHE: Experiment = {
  name: 'page-cache',
  promise:
    'nginx caches pages in each compressed form, shows old ones when it must, and nothing else.',
  needs: ['nginx'],
  isTimed: true,
  run: (size, note) =>
    withCleanUp(async (later) => {
      await noteStaleness(note);
      const env = { TRUST_PROXY: '1' };
      const site = await startReplica({ name: 'page-cache', port: PORTS.site, env });
      later(site.stop);
      const upstreams = [PORTS.site];
      const nginx = await startNginx({ name: 'page-cache-nginx', port: PORTS.nginx, upstreams });
      later(nginx.stop);
      await noteForms(note, nginx);
      await notePageSizes(note, nginx);
      await noteClicksAtOnce(note, nginx);
      // A rate is a figure of a quiet machine.
      if (size === 'long') await noteCacheRate(note, nginx, site);
    }),
};

const ask = async (nginx: Nginx, path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${nginx.origin}${path}`, { headers, redirect: 'manual' });
  await response.arrayBuffer();
  return response.headers;
};

const noteForms = async (note: Note, nginx: Nginx): Promise<void> => {
  for (const coding of CODINGS) {
    const headers = { 'Accept-Encoding': coding };
    // The first visitor's is fetched, the second one's comes from the cache; a campaign's click is the same.
    await ask(nginx, PAGE, headers);
    const second = await ask(nginx, `${PAGE}?utm_source=google&gclid=abc`, headers);
    const value = `${second.get('content-encoding') ?? 'identity'} ${second.get('x-cache')}`;
    note(equalTo(`a page for ${coding}, asked for again by a click`, value, `${coding} HIT`));
  }
  for (const path of COMPRESSED_BY_NGINX) {
    const headers = await ask(nginx, path, { 'Accept-Encoding': 'br, gzip' });
    note(equalTo(`${path} for br and gzip`, headers.get('content-encoding') ?? 'none', 'gzip'));
  }
  for (const path of NEVER_CACHED) {
    await ask(nginx, path);
    const isCached = (await ask(nginx, path)).get('x-cache') === 'HIT';
    note(equalTo(`${path} from the cache`, isCached ? 'HIT' : 'never', 'never'));
  }
};

/** A message to many parents at once: each gets the campaign's page by itself. */
const noteClicksAtOnce = async (note: Note, nginx: Nginx) => {
  const path = '/lp/pune?utm_source=sms&utm_medium=text';
  await ask(nginx, path);
  const waits = await Promise.all(
    Array.from({ length: CLICKS }, async () => {
      const startedAt = performance.now();
      await ask(nginx, path);
      return performance.now() - startedAt;
    }),
  );
  const longest = round(percentile(waits, 1), 0);
  note({
    what: `${CLICKS} clicks on one campaign at once, the longest wait`,
    value: longest,
    unit: 'ms',
    bound: `less than nginx's wait for a cached answer, ${LOCKED_MS}`,
    passes: longest < LOCKED_MS,
  });
};
