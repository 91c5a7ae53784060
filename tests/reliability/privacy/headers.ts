import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import Sqlite from 'better-sqlite3';
import { SAMPLE_REFERENCE } from '@/lib/testing/sampleReference';
import type { Experiment, Note, Size } from '@/tests/reliability/experiment';
import { none } from '@/tests/reliability/support/bounds';
import { fromAddress } from '@/tests/reliability/support/enquiries';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { type TestSite, withTestSite } from '@/tests/reliability/support/site';
import { missingHeaders } from './missingHeaders';
import { type RouteClass, routeClasses } from './routeClasses';
import { sitePages } from './sitePages';

const PORT = 4360;
const AT_ONCE = 8;

const ask = async (site: TestSite, { path, init }: Pick<RouteClass, 'path' | 'init'>) => {
  const response = await fetch(site.origin + path, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  });
  await response.arrayBuffer();
  return response;
};

/** What is wrong with the answer of each class, one line each. */
const checkClasses = async (site: TestSite, isHttps: boolean, classes: RouteClass[]) => {
  const wrong: string[] = [];
  for (const each of classes) {
    const { status, headers } = await ask(site, each);
    const missing = missingHeaders(headers, each.has, isHttps);
    if (status !== each.status) wrong.push(`${each.name}: status ${status}`);
    if (missing.length > 0) wrong.push(`${each.name}: ${missing.join(', ')}`);
  }
  return wrong;
};

/** Node.js itself answers what it cannot read: the start line and no more. */
const askNonsense = (port: number): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
    socket.setTimeout(5_000, () => socket.destroy());
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(answer));
  });

/** A page that has to fail: its table is taken away while the site runs. */
const breakStore = (site: TestSite): void => {
  const store = new Sqlite(`${site.dataDir}/site.db`);
  store.exec('alter table enquiries rename to enquiries_away');
  store.close();
};

const FAILED: RouteClass = {
  name: 'failed page',
  path: `/enquiry/${SAMPLE_REFERENCE}`,
  status: 500,
  has: 'page',
};

const findChunk = async (site: TestSite): Promise<string> => {
  const html = await (await fetch(site.origin)).text();
  const found = html.match(/\/_next\/static\/[^"]+\.js/)?.[0];
  if (found === undefined) throw new Error('The home page loads no script.');
  return found;
};

const noteWrong = (note: Note, what: string, wrong: string[]): void =>
  note({
    what,
    value: wrong.length === 0 ? 0 : wrong.join('; '),
    bound: '0',
    passes: wrong.length === 0,
  });

const checkPages = async (site: TestSite, size: Size, note: Note): Promise<void> => {
  const all = await sitePages(site.origin);
  // The rules go by patterns, so that neighbours have the same headers.
  const step = size === 'long' ? 4 : 40;
  const paths = all.filter((_path, index) => index % step === 0);
  const missing = await inParallel(paths.length, AT_ONCE, async (index) => {
    // Each from an address of its own: of pages like the numbers in words one address has few at once.
    const init = { method: 'HEAD', headers: fromAddress(index) };
    const { status, headers } = await ask(site, { path: paths[index] ?? '/', init });
    return status === 200 && missingHeaders(headers, 'page', true).length === 0;
  });
  note({ what: 'pages of the sitemap asked', value: paths.length, passes: paths.length > 20 });
  const lacking = missing.filter((isWhole) => !isWhole).length;
  note(none('of these without a header', lacking));
};

export const HEADERS: Experiment = {
  name: 'headers',
  promise:
    'Every class of route answers with its security headers: no script inside a page may run, nobody frames us, no type is guessed, https stays https.',
  run: async (size, note) => {
    const buildId = readFileSync('.next/BUILD_ID', 'utf8');
    const env = { SITE_URL: 'https://www.example.com', TRUST_PROXY: '1' };
    await withTestSite({ name: 'headers-https', port: PORT, env }, async (https) => {
      const classes = routeClasses({ buildId, chunk: await findChunk(https) });
      note({ what: 'classes of routes', value: classes.length + 2 });
      noteWrong(note, 'classes without a header', await checkClasses(https, true, classes));
      await checkPages(https, size, note);
      const nonsense = await askNonsense(PORT);
      const isBare = /^HTTP\/1\.1 400 Bad Request\r\n(Connection: close\r\n)?\r\n$/.test(nonsense);
      note({
        what: 'unreadable request: a bare 400 without a body',
        value: isBare ? 'yes' : nonsense.slice(0, 80),
        bound: 'yes',
        passes: isBare,
      });
      breakStore(https);
      noteWrong(note, 'a page that fails', await checkClasses(https, true, [FAILED]));
    });
    if (size === 'short') return;
    await withTestSite({ name: 'headers', port: PORT + 1 }, async (plain) => {
      const classes = routeClasses({ buildId, chunk: await findChunk(plain) });
      const wrong = await checkClasses(plain, false, classes);
      noteWrong(note, 'without https, classes without one, or with a word of https', wrong);
    });
  },
};
