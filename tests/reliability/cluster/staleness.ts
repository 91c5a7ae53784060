import { setTimeout as wait } from 'node:timers/promises';
import type { Note } from '@/tests/reliability/experiment';
import { equalTo, none } from '@/tests/reliability/support/bounds';
import { startNginx } from './nginx';
import { startShortLived } from './shortLived';

const PORTS = { nginx: 4422, site: 4423 };
/** nginx counts whole seconds: a page that may be cached for one is old after two. */
const OLD_MS = 2_200;

/** A visitor's own, which a page must not be made by. */
const FORGED = { 'x-forwarded-host': 'evil.example', rsc: '1' };

/** Status, text and state of the cache, in one line. */
const look = async (headers: Record<string, string> = {}): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${PORTS.nginx}/page`, { headers });
  return `${response.status} ${await response.text()} ${response.headers.get('x-cache')}`;
};

/** How a cached page grows old: renewed beside the visitors, purged, and shown when no replica is left. */
export const noteStaleness = async (note: Note): Promise<void> => {
  const site = await startShortLived(PORTS.site);
  const nginx = await startNginx({
    name: 'staleness',
    port: PORTS.nginx,
    upstreams: [PORTS.site],
    // Whoever comes without a proxy's headers is this machine itself, and may purge.
    trusted: '',
  });
  const see = async (what: string, expected: string, headers?: Record<string, string>) => {
    note(equalTo(what, await look(headers), expected));
  };
  try {
    await see('a page that nobody asked for yet', '200 first MISS', FORGED);
    const { connection = 'stays open', ...headers } = site.headers();
    const forged = Object.keys(FORGED).filter((name) => name in headers);
    note(none('forged headers that reach the site', forged.length));
    note(equalTo('the connection to the site after a page', connection, 'stays open'));
    await see('the same page again', '200 first HIT');
    site.say('second');
    await see('changed, and fetched anew with X-Purge', '200 second BYPASS', { 'X-Purge': '1' });
    await see('what the next visitor gets', '200 second HIT');
    site.say('third');
    await wait(OLD_MS);
    await see('an old page while it is renewed', '200 second STALE');
    await wait(300);
    await see('after the renewal', '200 third HIT');
    await site.stop();
    await wait(OLD_MS);
    await see('an old page when no replica is left', '200 third STALE');
  } finally {
    await nginx.stop();
    await site.stop().catch(() => {});
  }
};
