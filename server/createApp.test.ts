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
let finishHalves: () => void;

beforeEach(async () => {
  allowLocalCalls();
  register.clear();
  /** In place of Next: says what it was asked. */
  const handle: ReturnType<Parameters<typeof createApp>[0]> = async (req, res) => {
    if (req.url === '/api/broken') throw new Error('broken');
    if (req.url === '/api/halves') {
      res.write('first half, ');
      finishHalves = () => res.end('second half');
      return;
    }
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
      return void res.end(`${req.method} from ${req.socket.remoteAddress}`);
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
])('gives %s the headers that no answer may be without', async (_what, path, headers, status) => {
  const answer = await app.inject({ url: path, headers });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject(BASE);
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

it('believes no host, no address and no header of Next that a visitor sends', async () => {
  const { body } = await askRaw(origin, '/api/footer', {
    headers: {
      Host: 'evil.example',
      'X-Middleware-Subrequest': 'middleware',
      'X-Forwarded-For': '203.0.113.9',
    },
  });
  const { headers } = JSON.parse(body);
  expect(headers.host).toBe('school.example');
  expect(headers).not.toHaveProperty('x-middleware-subrequest');
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
});

it('asks Next for a path that looks like a host', async () => {
  const path = '//elsewhere.example/fees';
  const answer = await say(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(new RegExp(`^x-asked: ${path}\r$`, 'mi'));
});

it.each(['http://elsewhere.example/fees', '*'])('does not ask Next for %s', async (path) => {
  const answer = await say(`OPTIONS ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
});

it('leaves an address that cannot be decoded to Next, with the headers of every answer', async () => {
  const { headers } = await app.inject({ url: '/%ff' });
  expect(headers).toMatchObject(BASE);
  expect(headers['x-asked']).toBe('/%ff');
});

it('does not ask Next for an image that is not there: Next would log its name', async () => {
  const { statusCode, headers } = await app.inject({
    url: '/_next/image?url=%2Fpictures%2F9845012345.png&w=640&q=75',
  });
  expect({ statusCode, asked: headers['x-asked'] }).toEqual({ statusCode: 404, asked: undefined });
  expect(headers).toMatchObject(BASE);
});

it('sends the first half of an answer before Next has the second', async () => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write('GET /api/halves HTTP/1.1\r\nHost: a\r\n\r\n');
  const heard = await new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (part) => {
      text += part;
      if (text.includes('first half')) resolve(text);
    });
  });
  expect(heard).not.toContain('second half');
  finishHalves();
  socket.destroy();
});

describe('while it stops', () => {
  it('ends what it has begun, and closes connections that nobody uses', async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    let text = '';
    socket.on('data', (part) => {
      text += part;
    });
    const ended = new Promise((resolve) => socket.once('close', resolve));
    socket.write('GET /api/halves HTTP/1.1\r\nHost: a\r\n\r\n');
    while (!text.includes('first half')) await new Promise((resolve) => setTimeout(resolve, 10));
    const closed = app.close();
    await new Promise((resolve) => setTimeout(resolve, 200));
    finishHalves();
    await ended;
    expect(text).toContain('second half');
    await closed;
  });
});
