import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { createHeaderTrust } from '@/server/trustedHeaders';
import { mayReadMetrics } from './access';

const TOKEN = 'a-token-of-many-characters';

const request = (remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  return Object.assign(new IncomingMessage(socket), { headers });
};

// What Next writes into each request that has no such header.
const byNext = (address: string) => ({ 'x-forwarded-for': address });

it.each([
  ['127.0.0.1', {}, 0, true],
  ['127.8.8.8', {}, 0, true],
  ['::1', byNext('::1'), 0, true],
  ['::ffff:127.0.0.1', byNext('::ffff:127.0.0.1'), 0, true],
  ['10.0.0.7', {}, 0, false],
  ['10.0.0.7', { 'x-forwarded-for': '127.0.0.1' }, 0, false],
  ['10.0.0.7', { 'x-forwarded-for': '127.0.0.1' }, 1, false],
  ['127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, 0, false],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' }, 0, false],
  ['127.0.0.1', { forwarded: 'for=203.0.113.9' }, 0, false],
  ['127.0.0.1', { 'x-real-ip': '203.0.113.9' }, 0, false],
  ['127.0.0.1', { via: '1.1 proxy' }, 0, false],
  ['127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, 1, false],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' }, 1, false],
  ['127.0.0.1', { 'x-forwarded-for': '203.0.113.9, 127.0.0.1' }, 1, false],
  ['127.0.0.1', byNext('127.0.0.1'), 1, true],
  ['', {}, 0, false],
])('a request from %p with %j behind %p proxies reads: %p', (address, headers, trustProxy, may) => {
  const env = { trustProxy, metricsToken: null };
  expect(mayReadMetrics(request(address, headers), env)).toBe(may);
});

it('knows a request that came through a proxy although its headers are gone', () => {
  const req = request('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' });
  createHeaderTrust({})(req.headers, '127.0.0.1');
  expect(req.headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(mayReadMetrics(req, { trustProxy: 0, metricsToken: null })).toBe(false);
});

it('takes nobody for a local because of the address that a proxy of ours gives', () => {
  const req = request('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' });
  createHeaderTrust({})(req.headers, '127.0.0.1');
  expect(mayReadMetrics(req, { trustProxy: 1, metricsToken: null })).toBe(false);
});

it.each([
  [`Bearer ${TOKEN}`, TOKEN, true],
  [`Bearer ${TOKEN}x`, TOKEN, false],
  [`Bearer ${TOKEN.slice(1)}`, TOKEN, false],
  [`bearer ${TOKEN}`, TOKEN, false],
  [TOKEN, TOKEN, false],
  ['Bearer ', TOKEN, false],
  ['Bearer null', null, false],
  ['Bearer undefined', null, false],
])('from elsewhere with %p where the token is %p reads: %p', (authorization, token, may) => {
  const req = request('203.0.113.9', { authorization });
  expect(mayReadMetrics(req, { trustProxy: 0, metricsToken: token })).toBe(may);
});
