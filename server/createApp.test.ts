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
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(request));
    socket.on('data', (bytes) => {
      text += bytes;
    });
    socket.on('error', reject);
    socket.once('close', () => resolve(text));
  });
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\nConnection: close\r\n`));
  expect(answer.split('\r\n\r\n')[1]).toBe('');
});
