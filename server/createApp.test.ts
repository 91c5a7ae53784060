import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { register } from 'prom-client';
import { askRaw } from '@/e2e/support/askRaw';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { createApp } from './createApp';

const SITE = 'https://school.example';
const BASE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
};

let app: FastifyInstance;
let origin: string;

beforeEach(async () => {
  allowLocalCalls();
  register.clear();
  /** In place of Next: says what it was asked. */
  const handle: ReturnType<Parameters<typeof createApp>[0]> = async (req, res) => {
    if (req.url === '/api/broken') throw new Error('broken');
    if (!req.url?.startsWith('/api/')) {
      res.writeHead(req.url?.startsWith('/lost') ? 404 : 200, {
        'Content-Type': req.url?.includes('.json')
          ? 'application/json'
          : 'text/html; charset=utf-8',
        'X-Asked': req.url,
        ...(req.url?.startsWith('/fees') && {
          'Cache-Control': 's-maxage=900',
          'X-Nextjs-Cache': 'HIT',
        }),
      });
      res.write('fees ');
      return void res.end(`for ${req.method} from ${req.socket.remoteAddress}`);
    }
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const { method, url, headers } = req;
    res.setHeader('Content-Type', 'application/json');
    res.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }));
  };
  app = createApp(() => handle, { SITE_URL: SITE });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => app.close());

/** What comes back for these bytes until the connection closes. */
const say = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', reject);
    socket.once('close', () => resolve(text));
  });

it.each([
  ['a page', '/fees', {}, 200],
  ['an endpoint', '/api/footer', {}, 200],
  ['a page that fails', '/api/broken', {}, 500],
  ['an address that cannot be decoded', '/%ff', {}, 200],
  ['a host that is none', '/', { Host: 'a b' }, 400],
  ['an image of another site', '/_next/image?url=%2F%2Fevil.example%2Fa.png&w=640&q=75', {}, 404],
])('gives %s the headers that no answer may be without', async (_what, path, headers, status) => {
  const answer = await app.inject({ url: path, headers });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject(BASE);
});

it.each([
  ['a part of a page', { url: '/fees/', headers: { range: 'bytes=0-9' } }],
  ['a page that is rendered', { url: '/search?s=fees' }],
])('passes on %s as Next writes it, without waiting for its end', async (_what, options) => {
  const { headers, body } = await app.inject(options);
  expect(body).toContain('for GET');
  expect(headers).not.toHaveProperty('content-length');
});

it('answers HEAD with the length that the page has, also where it is rendered', async () => {
  for (const url of ['/fees', '/search?s=fees']) {
    const [get, head] = [await app.inject({ url }), await app.inject({ method: 'HEAD', url })];
    expect([head.headers['content-length'], head.body]).toEqual([
      get.headers['content-length'],
      '',
    ]);
  }
});

it.each(['/search?s=fees', '/metrics', '/lost'])(
  'tells Next who asks for %s, since what belongs to this machine is nobody else’s',
  async (url) => {
    const { body } = await app.inject({ url, remoteAddress: '203.0.113.9' });
    expect(body).toContain('from 203.0.113.9');
  },
);

it.each([
  ['GET', 'application/json', ''],
  ['POST', 'application/json', '{"parent_name":"Asha Rao"}'],
  ['POST', 'no type at all', 'a=b'],
  ['PUT', 'application/x-www-form-urlencoded', 'a=b'],
  ['DELETE', 'text/plain', ''],
  ['PROPFIND', 'text/xml', ''],
  ['OPTIONS', 'text/plain', ''],
])('hands %s with %p and its body to Next as it is', async (method, type, body) => {
  const answer = await askRaw(origin, '/api/enquiries?a=%20b', {
    method,
    headers: { 'Content-Type': type },
    ...(body && { body }),
  });
  expect(JSON.parse(answer.body)).toMatchObject({ method, url: '/api/enquiries?a=%20b', body });
});

it('believes no host and no header of Next that a visitor sends', async () => {
  const { body } = await askRaw(origin, '/api/footer', {
    headers: {
      Host: 'evil.example',
      'X-Middleware-Subrequest': 'middleware',
      'X-Forwarded-For': '127.0.0.1',
    },
  });
  const { headers } = JSON.parse(body);
  expect(headers.host).toBe('school.example');
  expect(headers).not.toHaveProperty('x-middleware-subrequest');
  expect(headers).not.toHaveProperty('x-forwarded-for');
});

it.each([
  ['NONSENSE\r\n\r\n', '400 Bad Request'],
  [
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(17_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
])('answers what it cannot read with the start line and no more', async (request, status) => {
  const answer = await say(request);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\nConnection: close\r\n`));
  expect(answer.split('\r\n\r\n')[1]).toBe('');
});

it.each(['//elsewhere.example/fees', '/\\elsewhere.example/fees'])(
  'asks Next for %s as it is, which sends it on to the path that it means',
  async (path) => {
    const answer = await say(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(answer).toContain(`\nX-Asked: ${path}\r\n`);
  },
);
