import { createProxyTrust, parseProxies, proxyCount } from './trustedProxies';

it.each([
  '10.0.0.5',
  '10.0.0.0/28',
  '10.0.0.5, 10.0.0.6 fd00::/64,2001:db8::1',
  '127.0.0.1/32',
  '::1/128',
])('reads %p', (text) => {
  expect(parseProxies(text)).not.toBeNull();
});

it.each([
  '10.0.0',
  'balancer.internal',
  '10.0.0.5/33',
  '10.0.0.5/',
  '10.0.0.5/08',
  '10.0.0.5/8/8',
  'fd00::/129',
  '10.0.0.5; deny all',
  // Everybody would be a proxy.
  '0.0.0.0/0',
  '::/0',
])('refuses %p', (text) => {
  expect(parseProxies(text)).toBeNull();
});

it.each([
  [{}, 0],
  [{ TRUST_PROXY: '2' }, 2],
  [{ TRUSTED_PROXIES: '10.0.0.5' }, 1],
  [{ TRUST_PROXY: '2', TRUSTED_PROXIES: '10.0.0.5' }, 2],
  [{ TRUST_PROXY: '0', TRUSTED_PROXIES: '10.0.0.5' }, 0],
  [{ TRUST_PROXY: '', TRUSTED_PROXIES: '' }, 0],
])('counts the proxies of %j as %p', (settings, count) => {
  expect(proxyCount(settings)).toBe(count);
});

it.each<[Record<string, string>, string | undefined, boolean]>([
  [{}, '10.0.0.5', false],
  [{}, '127.0.0.1', false],
  [{ TRUST_PROXY: '1' }, '203.0.113.9', true],
  [{ TRUSTED_PROXIES: '10.0.0.0/28' }, '10.0.0.5', true],
  [{ TRUSTED_PROXIES: '10.0.0.0/28' }, '::ffff:10.0.0.5', true],
  [{ TRUSTED_PROXIES: '10.0.0.0/28' }, '10.0.0.16', false],
  [{ TRUSTED_PROXIES: '10.0.0.0/28' }, '203.0.113.9', false],
  [{ TRUSTED_PROXIES: '10.0.0.0/28' }, '127.0.0.1', true],
  [{ TRUSTED_PROXIES: 'fd00::/64' }, 'fd00::9', true],
  [{ TRUSTED_PROXIES: 'fd00::/64' }, 'fd00:0:0:1::9', false],
  [{ TRUSTED_PROXIES: '10.0.0.5', TRUST_PROXY: '0' }, '10.0.0.5', false],
  [{ TRUSTED_PROXIES: '10.0.0.5' }, undefined, false],
])('with %j believes %p: %p', (settings, peer, expected) => {
  expect(createProxyTrust(settings)(peer, 0)).toBe(expected);
});

it.each([
  [1, ['10.0.0.5', '1.2.3.4'], '1.2.3.4'],
  [1, ['10.0.0.5', '1.2.3.4', '6.6.6.6'], '1.2.3.4'],
  [2, ['10.0.0.5', '10.0.0.9', '1.2.3.4', '6.6.6.6'], '1.2.3.4'],
  [2, ['10.0.0.5', '1.2.3.4'], '1.2.3.4'],
  [1, ['203.0.113.9', '6.6.6.6'], '203.0.113.9'],
])('behind %p proxies takes of %j %s for the visitor', (count, chain, visitor) => {
  const settings = { TRUST_PROXY: String(count), TRUSTED_PROXIES: '10.0.0.5' };
  const isTrusted = createProxyTrust(settings);
  const first = chain.findIndex((address, hop) => !isTrusted(address, hop));
  expect(chain.at(first)).toBe(visitor);
});
