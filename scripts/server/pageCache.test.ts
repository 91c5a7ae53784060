import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { createPageCache } from './pageCache.mjs';

const WORDS = 'a parent reads this page. '.repeat(200);
const PRERENDERED = { 'Cache-Control': 's-maxage=900', 'x-nextjs-cache': 'HIT' };

type Answer = { status?: number; headers?: Record<string, string>; body?: string };

let server: Server;
let asked: string[];
let clock: number;

beforeEach(allowLocalCalls);

/** A site that answers as `site` says, not before it is `ready`, behind the cache. */
const serve = async (
  site: (req: IncomingMessage) => Answer,
  mostBytes?: number,
  ready: Promise<void> = Promise.resolve(),
) => {
  const handle = async (req: IncomingMessage, res: ServerResponse) => {
    asked.push(req.url ?? '');
    await ready;
    const { status = 200, headers = PRERENDERED, body = WORDS } = site(req);
    res.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', ...headers });
    res.write(body.slice(0, 10));
    res.end(body.slice(10));
  };
  const answer = createPageCache({ handle, mostBytes, now: () => clock });
  server = createServer((req, res) => {
    answer(req, res).catch(() => {
      res.statusCode = 500;
      res.end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
};

beforeEach(() => {
  asked = [];
  clock = 0;
});

afterEach(() => new Promise((done) => server.close(done)));

it('asks for a prerendered page once, and again when it has become old', async () => {
  const get = await serve(() => ({}));
  expect(await (await get('/')).text()).toBe(WORDS);
  expect(await (await get('/')).text()).toBe(WORDS);
  expect(asked).toEqual(['/']);
  clock = 900_001;
  expect(await (await get('/')).text()).toBe(WORDS);
  expect(asked).toEqual(['/', '/']);
});

it('tells a browser that has the page that it is still the same', async () => {
  const get = await serve(() => ({}));
  const etag = (await get('/fees')).headers.get('etag') ?? '';
  const again = await get('/fees', { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect(again.headers.get('cache-control')).toBe('s-maxage=900');
});

it.each([
  ['gzip', 'gzip'],
  ['identity', null],
  ['gzip;q=0', null],
])('sends the form that %p asks for', async (coding, sent) => {
  const get = await serve(() => ({}));
  for (const turn of ['first', 'kept']) {
    const response = await get('/', { headers: { 'Accept-Encoding': coding } });
    expect([turn, response.headers.get('content-encoding')]).toEqual([turn, sent]);
    expect(await response.text()).toBe(WORDS);
  }
});

it('gives the smallest form once it is ready', async () => {
  const get = await serve(() => ({}));
  const coding = async () =>
    (await get('/', { headers: { 'Accept-Encoding': 'gzip, br' } })).headers.get(
      'content-encoding',
    );
  const deadline = Date.now() + 5000;
  let last = await coding();
  while (last !== 'br' && Date.now() < deadline) last = await coding();
  expect(last).toBe('br');
});

it('makes a cache that takes only brotli wait for it', async () => {
  const get = await serve(() => ({}));
  const first = await get('/', { headers: { 'Accept-Encoding': 'br' } });
  expect(first.headers.get('content-encoding')).toBe('br');
});

it.each([
  ['a page of one visitor', { 'Cache-Control': 'private, no-store' }],
  ['a page that sets a cookie', { ...PRERENDERED, 'Set-Cookie': 'a=b' }],
  ['a page that is being made anew', { ...PRERENDERED, 'x-nextjs-cache': 'STALE' }],
  ['a page that says nothing about keeping', {}],
])('never keeps %s', async (_name, headers) => {
  const get = await serve(() => ({ headers }));
  await get('/one');
  expect(await (await get('/one')).text()).toBe(WORDS);
  expect(asked).toHaveLength(2);
});

it('passes a missing page on with its status and never keeps it', async () => {
  const get = await serve(() => ({ status: 404 }));
  expect((await get('/lost')).status).toBe(404);
  expect((await get('/lost')).status).toBe(404);
  expect(asked).toHaveLength(2);
});

it('answers campaign parameters with the kept page, but asks anew for a key or an escape', async () => {
  const get = await serve(() => ({}));
  await get('/');
  await get('/?utm_source=google&utm_medium=cpc');
  expect(asked).toEqual(['/']);
  for (const query of ['?key=1', '?KEY=1', '?k%65y=1', '?a=1?key=2', '?a=%F0%9F%98%80']) {
    await get(`/${query}`);
    expect(asked.at(-1)).toBe(`/${query}`);
  }
});

it('asks anew for a query where the page was made for a request', async () => {
  const get = await serve(() => ({ headers: { 'Cache-Control': 's-maxage=900' } }));
  await get('/search');
  await get('/search?s=fees');
  expect(asked).toEqual(['/search', '/search?s=fees']);
});

it.each([
  ['a call of our own', '/api/footer', {}],
  ['another method', '/', { method: 'POST' }],
  ['a header that changes the answer', '/', { headers: { 'x-nextjs-data': '1' } }],
  ['an odd spelling', '/%61bout', {}],
  ['a file', '/brochure.pdf', {}],
])('leaves %s to the site', async (_name, path, init) => {
  const get = await serve(() => ({}));
  await get(path, init);
  await get(path, init);
  expect(asked).toHaveLength(2);
});

it('answers HEAD with the headers of the page and no body', async () => {
  const get = await serve(() => ({}));
  const response = await get('/', { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } });
  expect(response.headers.get('content-length')).toBe(String(WORDS.length));
  expect(await response.text()).toBe('');
});

it('forgets the page that was asked for longest ago when the room is full', async () => {
  const get = await serve(() => ({}), WORDS.length * 5);
  for (const path of ['/one', '/two', '/one', '/three', '/one', '/two']) await get(path);
  expect(asked).toEqual(['/one', '/two', '/three', '/two']);
});

it('keeps a built file by its address', async () => {
  const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  const get = await serve(() => ({
    headers: { ...immutable, 'Content-Type': 'text/javascript; charset=utf-8' },
  }));
  await get('/_next/static/chunks/main-1.js');
  const response = await get('/_next/static/chunks/main-1.js');
  expect(await response.text()).toBe(WORDS);
  expect(asked).toHaveLength(1);
});

it('answers 500 when the site fails', async () => {
  const get = await serve(() => {
    throw new Error('broken');
  });
  expect((await get('/')).status).toBe(500);
});

describe('where many ask for one cold page at once', () => {
  /** Answers that come when the test says so. */
  const serveSlowly = async (headers: Record<string, string>) => {
    let go: () => void = () => undefined;
    const ready = new Promise<void>((resolve) => {
      go = resolve;
    });
    const get = await serve(() => ({ headers }), undefined, ready);
    return { get, go };
  };
  const untilAsked = async (count: number) => {
    const deadline = Date.now() + 5000;
    while (asked.length < count && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };

  it('asks for it once, and gives everybody the whole page', async () => {
    const { get, go } = await serveSlowly(PRERENDERED);
    const answers = Promise.all(Array.from({ length: 20 }, () => get('/')));
    await untilAsked(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    go();
    for (const answer of await answers) expect(await answer.text()).toBe(WORDS);
    expect(asked).toEqual(['/']);
  });

  it('asks again when the first visitor leaves before the answer', async () => {
    const { get, go } = await serveSlowly(PRERENDERED);
    const leaving = new AbortController();
    const left = get('/', { signal: leaving.signal });
    await untilAsked(1);
    const staying = get('/');
    await new Promise((resolve) => setTimeout(resolve, 50));
    leaving.abort();
    await expect(left).rejects.toThrow('aborted');
    await untilAsked(2);
    go();
    expect(await (await staying).text()).toBe(WORDS);
  });

  it('asks for each visitor where the page is of one visitor alone', async () => {
    const { get, go } = await serveSlowly({ 'Cache-Control': 'private, no-store' });
    const answers = Promise.all(Array.from({ length: 5 }, () => get('/mine')));
    await untilAsked(1);
    go();
    for (const answer of await answers) expect(await answer.text()).toBe(WORDS);
    expect(asked).toHaveLength(5);
  });
});

it('does not forget prerendered pages for pages that have addresses without number', async () => {
  const made = { 'Cache-Control': 's-maxage=900' };
  const get = await serve(
    ({ url = '' }) => ({ headers: url.startsWith('/number') ? made : PRERENDERED }),
    WORDS.length * 32,
  );
  await get('/fees');
  for (let number = 0; number < 30; number += 1) await get(`/number-${number}`);
  await get('/fees');
  await get('/number-29');
  expect(asked).toHaveLength(31);
  await get('/number-0');
  expect(asked).toHaveLength(32);
});

it('keeps one page for everybody behind a proxy that nobody configured', async () => {
  const get = await serve(() => ({}));
  await get('/');
  await get('/', { headers: { 'x-unknown-proxy': '1' } });
  expect(asked).toHaveLength(1);
});
