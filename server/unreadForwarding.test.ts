import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { register } from 'prom-client';
import { endWarning, raisedWarnings } from '@/lib/server/lifecycle/warnings';
import { createForwardingWatch } from './unreadForwarding';

const FORWARDED = { 'x-forwarded-for': '203.0.113.9' };
const NAME = 'forwarded-headers-unread';

type Kind = { url?: string; headers?: Record<string, string>; isFromProxy?: boolean };

const createVisits = () => {
  const watch = createForwardingWatch();
  return (count: number, { url = '/fees', headers = {}, isFromProxy = false }: Kind) => {
    for (let index = 0; index < count; index += 1) {
      const req = new IncomingMessage(new Socket());
      req.url = url;
      Object.assign(req.headers, headers);
      watch(req, isFromProxy);
    }
    return raisedWarnings().includes(NAME);
  };
};

afterEach(() => endWarning(NAME));

// Whether it warns then.
it.each<[string, Kind, boolean]>([
  ['by a proxy that nobody configured', { headers: FORWARDED }, true],
  ['by one that writes the newer header', { headers: { forwarded: 'for=203.0.113.9' } }, true],
  ['by a configured proxy', { headers: FORWARDED, isFromProxy: true }, false],
  [
    'by nginx, which does not know the balancer before it',
    { headers: { ...FORWARDED, 'x-forwarded-unread': '1' }, isFromProxy: true },
    true,
  ],
  ['by visitors themselves', {}, false],
  ['by health checks', { url: '/api/health/ready', headers: FORWARDED }, false],
  ['by a scraper', { url: '/metrics', headers: FORWARDED }, false],
])('asked %s', (_how, kind, expected) => {
  expect(createVisits()(20, kind)).toBe(expected);
});

it('says nothing because of a few visitors who make the header up', () => {
  const visit = createVisits();
  expect(visit(1, { headers: FORWARDED })).toBe(false);
  visit(30, {});
  expect(visit(20, { headers: FORWARDED })).toBe(false);
});

it('shows it as a metric, and ends when the proxy is believed', async () => {
  const visit = createVisits();
  expect(visit(1_000, { headers: FORWARDED })).toBe(true);
  expect(await register.metrics()).toContain(`configuration_warnings{warning="${NAME}"} 1`);
  expect(visit(200, { headers: FORWARDED, isFromProxy: true })).toBe(false);
  expect(await register.metrics()).not.toContain(NAME);
});
