import { readdirSync, readFileSync } from 'node:fs';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import { TOO_MANY_COPY } from '@/data/copy/turnedAway';
import {
  IPV6_NETWORK_FACTOR,
  RENDERED_PAGES_AT_ONCE,
  RENDERED_PAGES_PER_SECOND,
  SEARCHES_PER_MINUTE,
} from '@/data/limits';
import { countSearch } from '@/lib/server/siteApi/searchLimit';
import { limitRendered, RENDERED } from './limitRendered';

const MOST = RENDERED_PAGES_AT_ONCE + RENDERED_PAGES_PER_SECOND;
let addresses = 0;
let app: FastifyInstance;
/** Of the visitor of this test. */
let address: string;

beforeEach(async () => {
  addresses += 1;
  address = `203.0.113.${addresses}`;
  app = Fastify();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  limitRendered(app, 0);
  app.all('/*', async () => 'answered');
  await app.ready();
});
afterEach(async () => {
  jest.useRealTimers();
  await app.close();
});

/** However slow the machine is, no second passes that gives a page free again. */
const stopTheClock = () =>
  jest.useFakeTimers({
    doNotFake: ['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'],
  });

const ask = (options: InjectOptions) => app.inject({ remoteAddress: address, ...options });

const statuses = async (options: InjectOptions, count: number): Promise<number[]> => {
  const answers = await Promise.all(Array.from({ length: count }, () => ask(options)));
  return answers.map(({ statusCode }) => statusCode);
};

it('shows a class of forty the page that all of them open at once', async () => {
  expect(new Set(await statuses({ url: '/search?s=tables' }, RENDERED_PAGES_AT_ONCE))).toEqual(
    new Set([200]),
  );
});

it('renders for one address one page at a time, for another beside it', async () => {
  let running = 0;
  let most = 0;
  const busy = Fastify();
  limitRendered(busy, 0);
  busy.get('/search', async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return 'answered';
  });
  const open = (remoteAddress: string) => busy.inject({ url: '/search', remoteAddress });
  await Promise.all([open(address), open(address), open(address)]);
  expect(most).toBe(1);
  await Promise.all([open(address), open('198.51.100.2')]);
  expect(most).toBe(2);
  await busy.close();
});

it.each<[string, InjectOptions]>([
  ['a search', { url: '/search?s=fees' }],
  ['a search under an escape', { url: '/%73earch?s=fees' }],
  ['a search with dots', { url: '/a/../search?s=fees' }],
  ['a search that is posted', { method: 'POST', url: '/search?s=fees' }],
  ['a number in words', { url: '/converters/number-to-words/4711-in-words' }],
  ['the page of an enquiry', { url: '/enquiry/OIS-1234' }],
  ['an enquiry with an escaped slash', { url: '/enquiry/a%2Fb' }],
  ['a number with an escaped slash', { url: '/converters/number-to-words/a%2Fb' }],
  ['a search as Next also reads it', { url: '/index/search?s=fees' }],
])('asks whoever opens %s without end to wait', async (_what, options) => {
  stopTheClock();
  const all = await statuses(options, MOST + 60);
  expect(all.filter((status) => status === 200)).toHaveLength(MOST);
  const { statusCode, headers, body } = await ask(options);
  expect(statusCode).toBe(429);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': expect.stringContaining('text/html'),
  });
  expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(5);
  expect(body).toContain(TOO_MANY_COPY.page);
});

it('asks whoever takes another home of an IPv6 network for each search to wait', async () => {
  stopTheClock();
  const answers = await Promise.all(
    Array.from({ length: IPV6_NETWORK_FACTOR * MOST + 60 }, (_, index) =>
      ask({ url: '/search?s=fees', remoteAddress: `2001:db8:7:${index.toString(16)}::1` }),
    ),
  );
  const refused = answers.filter(({ statusCode }) => statusCode === 429).length;
  expect(refused).toBeGreaterThanOrEqual(30);
  const beside = await ask({ url: '/search?s=fees', remoteAddress: '2001:db8:8::1' });
  expect(beside.statusCode).toBe(200);
});

it('leaves everybody else alone, and pages that cost nothing', async () => {
  stopTheClock();
  await statuses({ url: '/search?s=fees' }, MOST + 20);
  expect((await ask({ url: '/search?s=fees' })).statusCode).toBe(429);
  expect((await ask({ url: '/search?s=fees', remoteAddress: '198.51.100.1' })).statusCode).toBe(
    200,
  );
  expect((await ask({ url: '/fee-structure' })).statusCode).toBe(200);
  expect((await ask({ url: '/api/health/live' })).statusCode).toBe(200);
});

it('counts a page and its data with the searches of /api/search', async () => {
  for (let count = 0; count < SEARCHES_PER_MINUTE; count += 1) await countSearch(address);
  const page = await ask({ url: '/search?s=fees' });
  expect(page.statusCode).toBe(429);
  for (const url of ['/_next/data/build/search.json', '/_next/data/build/index/search.json']) {
    const data = await ask({ url: `${url}?s=fees` });
    expect(data.statusCode).toBe(429);
    expect(data.json()).toEqual({
      error: { code: 'request/too-many', message: ERROR_MESSAGES['request/too-many'] },
    });
  }
});

it('says the same as nginx, which limits visitors before they reach the site', async () => {
  await statuses({ url: '/search?s=fees' }, MOST + 20);
  const page = await ask({ url: '/search?s=fees' });
  expect(readFileSync('deploy/nginx/too-many.html', 'utf8')).toBe(page.body);
  for (let count = 0; count < SEARCHES_PER_MINUTE; count += 1) {
    await countSearch(address).catch(() => {});
  }
  const data = await ask({ url: '/_next/data/build/search.json?s=fees' });
  expect(JSON.parse(readFileSync('deploy/nginx/too-many.json', 'utf8'))).toEqual(data.json());
});

/** Files of pages/ that are rendered for each request, with an address of each. Feeds and sitemaps are .ts. */
const ADDRESSES: Record<string, string> = {
  'compare.tsx': '/compare',
  'converters/number-to-words/[number].tsx': '/converters/number-to-words/42-in-words',
  'converters/number-to-words/index.tsx': '/converters/number-to-words',
  'desk/answers.tsx': '/desk/answers',
  'desk/account.tsx': '/desk/account',
  'desk/campaigns/[id].tsx': '/desk/campaigns/3fa85f64-5717-4562-b3fc-2c963f66afa6',
  'desk/campaigns/index.tsx': '/desk/campaigns',
  'desk/campaigns/new.tsx': '/desk/campaigns/new',
  'desk/preview/[key].tsx': '/desk/preview/0f8fad5bd9cb469fa165',
  'desk/enquiries/[reference].tsx': '/desk/enquiries/ois-1234',
  'desk/enquiries/[reference]/merge/[other].tsx': '/desk/enquiries/ois-1234/merge/ois-5678',
  'desk/enquiries/[reference]/person.tsx': '/desk/enquiries/ois-1234/person',
  'desk/index.tsx': '/desk',
  'desk/login.tsx': '/desk/login',
  'desk/preflight.tsx': '/desk/preflight',
  'desk/results.tsx': '/desk/results',
  'enquiry/[reference].tsx': '/enquiry/OIS-1234',
  'enquiry/check.tsx': '/enquiry/check',
  'enquiry/index.tsx': '/enquiry',
  'search.tsx': '/search',
  'transfer-certificates/answer.tsx': '/transfer-certificates/answer',
};

it('knows every page that is rendered for each request', () => {
  const rendered = readdirSync('pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => readFileSync(`pages/${file}`, 'utf8').includes('getServerSideProps'));
  expect(rendered.sort()).toEqual(Object.keys(ADDRESSES).sort());
  expect(Object.values(ADDRESSES).filter((path) => !RENDERED.test(path))).toEqual([]);
});

it('is as deploy/nginx has it', () => {
  const http = readFileSync('deploy/nginx/nginx.conf', 'utf8');
  const site = readFileSync('deploy/nginx/site.conf', 'utf8');
  expect(http).toContain(`zone=rendering:10m rate=${RENDERED_PAGES_PER_SECOND}r/s;`);
  expect(http).toContain(`zone=searching:10m rate=${SEARCHES_PER_MINUTE / 60}r/s;`);
  expect(site).toContain(`zone=rendering burst=${RENDERED_PAGES_AT_ONCE} nodelay;`);
  const rendered = IPV6_NETWORK_FACTOR * RENDERED_PAGES_PER_SECOND;
  expect(http).toContain(`zone=rendering_of_network:10m rate=${rendered}r/s;`);
  const searches = (IPV6_NETWORK_FACTOR * SEARCHES_PER_MINUTE) / 60;
  expect(http).toContain(`zone=searching_of_network:10m rate=${searches}r/s;`);
  const [, pattern = ''] = /location ~\* (\S*\(search\|.*) \{/.exec(site) ?? [];
  const byNginx = new RegExp(pattern, 'i');
  expect(byNginx.source.replaceAll('(', '(?:')).toBe(RENDERED.source);
  expect(byNginx.test('/fee-structure')).toBe(false);
  const [, data = ''] = /location ~\* (\S*search\\\.json\S*) \{/.exec(site) ?? [];
  expect(new RegExp(data).test('/_next/data/build/index/search.json')).toBe(true);
  expect(readFileSync('deploy/nginx/maps.conf', 'utf8')).toContain(`"~*${pattern}" 1;`);
});
