import { askRaw } from '@/e2e/support/askRaw';
import type { Note } from '@/tests/reliability/experiment';
import { equalTo } from '@/tests/reliability/support/bounds';
import { parseHeard, startEcho } from './echo';
import { startNginx } from './nginx';

const PORTS = { nginx: 4467, echo: 4468 };

/** An address, and what the site is asked for it. */
const ASKED: [string, string][] = [
  ['/fee-structure?utm_source=google', '/fee-structure'],
  ['/event/go-cosmo-2024?nxtPevent=another', '/event/go-cosmo-2024'],
  ['/_next/static/chunks/main.js?v=1', '/_next/static/chunks/main.js?v=1'],
  ['/search?s=fees', '/search?s=fees'],
  ['/Search?s=fees', '/Search?s=fees'],
  ['/index/search?s=fees', '/index/search?s=fees'],
  ['/compare?branches=jalahalli,nigdi', '/compare?branches=jalahalli,nigdi'],
  ['/enquiry/check?reference=OIS', '/enquiry/check?reference=OIS'],
  ['/transfer-certificates/answer?number=1', '/transfer-certificates/answer?number=1'],
  ['/converters/number-to-words?number=7', '/converters/number-to-words?number=7'],
  ['/lp/pune?gclid=a', '/lp/pune?gclid=a'],
  ['/campaign/pune?utm_medium=b', '/campaign/pune?utm_medium=b'],
  ['/admissions-open-for-2025-26?gclid=a', '/admissions-open-for-2025-26?gclid=a'],
  ['/_next/image?url=%2Fa.png&w=640&q=75', '/_next/image?url=%2Fa.png&w=640&q=75'],
  ['/_next/data/build/search.json?s=fees', '/_next/data/build/search.json?s=fees'],
  ['/fee-structure?key=1', '/fee-structure?key=1'],
  ['/fee-structure?%6Bey=1', '/fee-structure?%6Bey=1'],
  ['/caf%C3%A9?a=%20b', '/caf%C3%A9'],
];

/**
 * Parameters that a page does not read neither reach the site nor make another page of the cache; those
 * that it reads do both, and a redirect gives back what was left out.
 */
export const noteQueries = async (note: Note): Promise<void> => {
  const stopEcho = await startEcho({ port: PORTS.echo, cacheControl: 's-maxage=60' });
  const nginx = await startNginx({ name: 'queries', port: PORTS.nginx, upstreams: [PORTS.echo] });
  const ask = (path: string) => askRaw(nginx.origin, path);
  try {
    for (const [path, expected] of ASKED) {
      note(
        equalTo(
          `what the site is asked for ${path}`,
          parseHeard((await ask(path)).body).url,
          expected,
        ),
      );
    }
    await ask('/about-us');
    const copies = await Promise.all([1, 2, 3].map((index) => ask(`/about-us?made-up=${index}`)));
    const states = copies.map(({ headers }) => headers['x-cache']).join(' ');
    note(equalTo('a cached page, asked for with made-up parameters', states, 'HIT HIT HIT'));
    const { headers } = await ask('/moved/?utm_source=google&gclid=a');
    const there = '/there?utm_source=google&gclid=a';
    note(
      equalTo(
        'where a redirect leads who clicked on an advertisement',
        headers.location ?? 'nowhere',
        there,
      ),
    );
  } finally {
    await nginx.stop();
    await stopEcho();
  }
};
