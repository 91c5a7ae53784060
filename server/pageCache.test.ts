import type { RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { createPageCache, lifetimeOf } from './pageCache';

const WORDS = 'a parent reads this page. '.repeat(200);
const PRERENDERED = { 'cache-control': 's-maxage=900', 'x-nextjs-cache': 'HIT' };
const PRIVATE = { 'cache-control': 'private, no-store' };
/** A landing page, as the middleware and Next answer it. */
const variant = (path: string) => ({
  ...PRIVATE,
  'x-nextjs-cache': 'HIT',
  'x-middleware-rewrite': path,
});

type Answer = { status?: number; headers?: Record<string, string> };

let app: FastifyInstance;
let asked: string[];

/** A site that answers as `site` says, not before it is `ready`, behind the cache. */
const serve = (
  site: (url: string) => Answer = () => ({}),
  { maxBytes, ready }: { maxBytes?: number; ready?: Promise<void> } = {},
) => {
  app = Fastify();
  const next: RequestListener = async ({ url = '' }, res) => {
    asked.push(url);
    await ready;
    const { status = 200, headers = PRERENDERED } = site(url);
    res.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers });
    res.write(WORDS.slice(0, 10));
    res.end(WORDS.slice(10));
  };
  const cache = createPageCache(next, maxBytes);
  cache.addLookup(app);
  cache.addFill(app);
  app.all('/*', cache.answer);
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
};

const coding = ({ headers }: LightMyRequestResponse) => headers['content-encoding'] ?? null;

beforeEach(() => {
  asked = [];
});

afterEach(() => app?.close());

it('asks for a prerendered page once', async () => {
  const get = serve();
  for (const _visit of [1, 2, 3]) expect((await get('/')).body).toBe(WORDS);
  expect(asked).toEqual(['/']);
});

it('asks for it as coming from the visitor, so that nobody passes for this machine', async () => {
  const from: (string | undefined)[] = [];
  app = Fastify();
  const cache = createPageCache(({ socket }, res) => {
    from.push(socket.remoteAddress);
    res.end(WORDS);
  });
  cache.addFill(app);
  await app.inject({ url: '/fees', remoteAddress: '203.0.113.9' });
  expect(from).toEqual(['203.0.113.9']);
});

it('asks again when the page has become old', async () => {
  const get = serve(() => ({ headers: { ...PRERENDERED, 'cache-control': 's-maxage=1' } }));
  await get('/');
  await pause(1100);
  await get('/');
  expect(asked).toEqual(['/', '/']);
});

it('tells a browser that has the page that it is still the same', async () => {
  const get = serve();
  const { etag = '' } = (await get('/fees')).headers;
  const again = await get('/fees', { 'if-none-match': String(etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['cache-control']).toBe('s-maxage=900');
});

it.each([
  ['gzip', 'gzip'],
  ['gzip, br', 'br'],
  // As a cache in front asks, whose first answer has to be in the coding that it asked for.
  ['br', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', null],
  ['gzip;q=0', null],
])('answers %p in %p, from the first time on', async (accepted, expected) => {
  const get = serve();
  const visits = [
    await get('/', { 'accept-encoding': accepted }),
    await get('/', { 'accept-encoding': accepted }),
  ];
  expect(visits.map(coding)).toEqual([expected, expected]);
  expect(visits.map(({ headers }) => headers.vary)).toEqual(['Accept-Encoding', 'Accept-Encoding']);
});

it.each([
  ['a prerendered page', 200, PRERENDERED, 900_000],
  ['a built file', 200, { 'cache-control': 'public, max-age=31536000, immutable' }, 31_536_000_000],
  ['a page of one visitor', 200, PRIVATE, 0],
  ['a page that sets a cookie', 200, { ...PRERENDERED, 'set-cookie': 'a=b' }, 0],
  ['a landing page', 200, variant('/the-key'), 900_000],
  ['a landing page of another variant', 200, variant('/another-key'), 0],
  ['an unknown landing page', 404, variant('/the-key'), 0],
  ['a page that is being renewed', 200, { ...PRERENDERED, 'x-nextjs-cache': 'STALE' }, 0],
  [
    'a page that its first visitor had rendered',
    200,
    { ...PRERENDERED, 'x-nextjs-cache': 'MISS' },
    0,
  ],
  ['a page that was rendered for this request', 200, { 'cache-control': 's-maxage=900' }, 0],
  ['a page that says nothing about caches', 200, { 'x-nextjs-cache': 'HIT' }, 0],
  ['an unknown address', 404, PRERENDERED, 0],
])('caches %s (%p, %j) for %p ms', (_what, statusCode, headers, lifetime) => {
  expect(lifetimeOf({ statusCode, headers }, '/the-key')).toBe(lifetime);
});

it('passes on what it does not cache, with its status and its cookie', async () => {
  const get = serve(() => ({ status: 404, headers: { ...PRIVATE, 'set-cookie': 'a=b' } }));
  for (const _visit of [1, 2]) {
    const { statusCode, headers, body } = await get('/lost', { 'accept-encoding': 'identity' });
    expect([statusCode, headers['set-cookie'], body]).toEqual([404, 'a=b', WORDS]);
  }
  expect(asked).toHaveLength(2);
});

describe('a landing page', () => {
  const GOOGLE = '/landing/google/lp/pune';
  const land = (path = GOOGLE) => serve(() => ({ headers: variant(path) }));

  it('is asked for once, whatever picks the same variant of it', async () => {
    const get = land();
    for (const query of [
      '?utm_source=google',
      '?gclid=a&utm_source=Google_Ads',
      '?utm_source=%67oogle',
    ])
      expect((await get(`/lp/pune${query}`)).body).toBe(WORDS);
    expect(asked).toEqual(['/lp/pune?utm_source=google']);
  });

  it('is asked for again where another variant is picked', async () => {
    const get = land();
    for (const _visit of [1, 2])
      for (const query of ['?utm_source=google', '?utm_source=facebook', ''])
        await get(`/lp/pune${query}`);
    expect(asked).toHaveLength(1 + 2 + 2);
  });

  it('is still for nobody between the site and the visitor', async () => {
    const get = land();
    for (const _visit of [1, 2]) {
      const { headers } = await get('/lp/pune?utm_source=google', { 'accept-encoding': 'gzip' });
      expect(headers).toMatchObject({ ...variant(GOOGLE), 'content-encoding': 'gzip' });
      expect(headers).not.toHaveProperty('etag');
    }
  });

  it.each([
    ['a key', '/lp/pune?utm_source=google&k%65y=1', {}],
    ['the address of the variant', GOOGLE, {}],
    ['its data', '/lp/pune?utm_source=google', { 'x-nextjs-data': '1' }],
    ['an odd spelling', '/lp/%70une?utm_source=google', {}],
  ])('leaves %s to Next', async (_what, url, headers) => {
    const get = land();
    await get('/lp/pune?utm_source=google');
    await get(url, headers);
    await get(url, headers);
    expect(asked).toEqual(['/lp/pune?utm_source=google', url, url]);
  });

  it('shows nobody the page that Next made of an odd query', async () => {
    const get = land();
    for (const _visit of [1, 2]) await get('/lp/pune?nxtPutm_source=google');
    expect(asked).toHaveLength(2);
  });
});

it('asks for a prerendered page once, whatever parameters people put behind it', async () => {
  const get = serve();
  for (const query of ['?utm_source=google', '?gclid=a', '?anything=1&nxtPcity=pune', ''])
    expect((await get(`/fees${query}`)).body).toBe(WORDS);
  expect(asked).toEqual(['/fees']);
});

it('shows a refusal without a type as the words that it is', async () => {
  app = Fastify();
  const { answer } = createPageCache((_req, res) => {
    res.writeHead(405).end('Method Not Allowed');
  });
  app.all('/*', answer);
  const { headers, body } = await app.inject({ method: 'POST', url: '/fees' });
  expect([headers['content-type'], body]).toEqual([
    'text/plain; charset=utf-8',
    'Method Not Allowed',
  ]);
});

it('lets a redirect take its query along', async () => {
  const get = serve((url) => ({ status: 308, headers: { ...PRIVATE, location: `/to${url}` } }));
  expect((await get('/branches/pune?gclid=a')).headers.location).toBe('/to/branches/pune?gclid=a');
});

it('shows what is rendered for a query by that query alone', async () => {
  const get = serve(() => ({ headers: PRIVATE }));
  await get('/search?s=fees');
  await get('/search?s=tables');
  expect(asked).toEqual(['/search?s=fees', '/search?s=tables']);
});

it.each([
  ['a part of it', { range: 'bytes=0-9' }],
  ['a part of it, if it is the same', { range: 'bytes=0-9', 'if-range': 'W/"a"' }],
])('gives the whole page to whoever asks for %s', async (_what, headers) => {
  const get = serve();
  const { statusCode, body } = await get('/', headers);
  expect([statusCode, body]).toEqual([200, WORDS]);
});

it('compresses what is for one visitor alone, in the coding that he takes', async () => {
  const get = serve(() => ({ headers: PRIVATE }));
  const asking = (accepted: string) => get('/search?s=a', { 'accept-encoding': accepted });
  expect(coding(await asking('gzip, br'))).toBe('gzip');
  expect(coding(await asking('br'))).toBe('br');
  expect(coding(await asking('identity'))).toBeNull();
});

it.each([
  ['a key, which redirects', '/?key=1', {}],
  ['a call of our own', '/api/footer', {}],
  ['the data of a page', '/', { 'x-nextjs-data': '1' }],
  ['a preview', '/', { cookie: '__prerender_bypass=1' }],
  ['an odd spelling', '/%61bout', {}],
  ['a file', '/brochure.pdf', {}],
])('leaves %s to Next', async (_what, url, headers) => {
  const get = serve();
  await get('/');
  await get(url, headers);
  await get(url, headers);
  expect(asked).toEqual(['/', url, url]);
});

it('leaves another method to Next', async () => {
  const get = serve();
  await get('/');
  await app.inject({ method: 'POST', url: '/' });
  expect(asked).toEqual(['/', '/']);
});

it('answers HEAD with the headers of the page and no body', async () => {
  const get = serve();
  await get('/');
  const { headers, body } = await app.inject({ method: 'HEAD', url: '/' });
  expect([headers['content-length'], body]).toEqual([String(WORDS.length), '']);
  expect(asked).toEqual(['/']);
});

it('forgets the page that was asked for longest ago when the memory for pages is full', async () => {
  const get = serve(undefined, { maxBytes: WORDS.length * 2.5 });
  for (const path of ['/one', '/two', '/one', '/three', '/one', '/two']) await get(path);
  expect(asked).toEqual(['/one', '/two', '/three', '/two']);
});

describe('where many ask for one cold page at once', () => {
  const visitTogether = async (headers: Record<string, string>): Promise<string[]> => {
    const get = serve(() => ({ headers }), { ready: pause(200) });
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/')));
    return answers.map(({ body }) => body);
  };

  it('asks for it once, and gives everybody the whole page', async () => {
    expect(await visitTogether(PRERENDERED)).toEqual(Array(20).fill(WORDS));
    expect(asked).toEqual(['/']);
  });

  it('asks for each visitor where the page is of one visitor alone', async () => {
    expect(await visitTogether(PRIVATE)).toEqual(Array(20).fill(WORDS));
    expect(asked).toHaveLength(20);
  });
});
