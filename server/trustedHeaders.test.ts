import type { IncomingHttpHeaders } from 'node:http';
import fc from '@/lib/testing/properties';
import { createHeaderTrust } from './trustedHeaders';

const SITE = 'https://school.example';
const FORGED = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '666',
  'x-forwarded-server': 'evil',
  'x-forwarded': 'for=1.2.3.4',
  forwarded: 'host=evil.example',
  'x-real-ip': '127.0.0.1',
};
const CHAIN = { 'x-forwarded-for': '10.0.0.1, 10.0.0.2' };

const VISITOR = '203.0.113.9';

const trusted = (headers: IncomingHttpHeaders, settings: Record<string, string> = {}) => {
  const left = { ...headers };
  createHeaderTrust(settings)(left, VISITOR);
  return left;
};

/** What is left of them. */
const NOTE = { forwarded: 'for=unknown' };
const ADDRESS = { 'x-forwarded-for': VISITOR };
const wasForwarded = (headers: IncomingHttpHeaders): boolean =>
  trusted(headers, { SITE_URL: SITE }).forwarded === NOTE.forwarded;

describe('what proxies write', () => {
  it('is replaced by the address that Fastify believes', () => {
    expect(trusted({ host: 'a', ...FORGED, ...CHAIN })).toEqual({ host: 'a', ...ADDRESS, ...NOTE });
  });

  it.each(Object.entries({ ...FORGED, ...CHAIN, via: '1.1 proxy' }))(
    'notes that there was %s',
    (name, value) => {
      expect(wasForwarded({ host: 'a', [name]: value })).toBe(true);
    },
  );

  it('leaves other headers as they are', () => {
    const headers = { host: 'a', cookie: 'b=c', origin: 'http://a', 'x-request-id': '12345678' };
    expect(trusted(headers)).toEqual({ ...headers, ...ADDRESS });
  });

  it('notes nothing about a plain request', () => {
    expect(wasForwarded({ host: 'a', cookie: 'b=c' })).toBe(false);
  });
});

it.each([
  [SITE, 'school.example', 'https'],
  ['http://localhost:3000', 'localhost:3000', 'http'],
])('answers as %s, whatever host was asked', (siteUrl, host, protocol) => {
  expect(trusted({ host: 'evil.example', ...FORGED }, { SITE_URL: siteUrl })).toEqual({
    host,
    ...ADDRESS,
    'x-forwarded-proto': protocol,
    ...NOTE,
  });
});

it.each([
  ['x-middleware-subrequest', 'middleware:middleware'],
  ['x-middleware-rewrite', '/my-enquiries'],
  ['x-middleware-set-cookie', 'a=b'],
  ['x-nextjs-rewrite', '/'],
  ['x-nextjs-cache', 'HIT'],
  ['x-next-resume-state-length', '1'],
  ['x-invoke-path', '/login'],
  ['x-invoke-status', '500'],
  ['x-matched-path', '/login'],
  ['x-now-route-matches', '1=a'],
  ['x-prerender-revalidate', 'guess'],
  ['x-prerender-revalidate-if-generated', '1'],
  ['x-vercel-ip-country', 'IN'],
  ['next-action', 'a'],
  ['next-router-state-tree', '{}'],
  ['next-url', '/'],
  ['next-resume', '1'],
  ['rsc', '1'],
])('keeps %s from Next', (name, value) => {
  expect(trusted({ [name]: value })).toEqual(ADDRESS);
});

it.each(['x-nextjs-data', 'x-middleware-prefetch', 'purpose', 'x-landing-visit', 'x-custom'])(
  'leaves %s, which our own pages may send',
  (name) => {
    expect(trusted({ [name]: '1' })).toEqual({ [name]: '1', ...ADDRESS });
  },
);

it('leaves nothing of what a visitor makes up', () => {
  const name = fc.constantFrom('host', 'cookie', 'rsc', ...Object.keys({ ...FORGED, ...CHAIN }));
  fc.assert(
    fc.property(
      fc.dictionary(name, fc.string()),
      fc.constantFrom<Record<string, string>>({ SITE_URL: SITE }, {}),
      (headers, settings) => {
        const {
          forwarded = NOTE.forwarded,
          'x-forwarded-for': address,
          ...left
        } = trusted(headers, settings);
        const ours = 'SITE_URL' in settings ? ['x-forwarded-proto'] : [];
        expect(Object.keys(left).filter((key) => /forwarded|real-ip|rsc/.test(key))).toEqual(ours);
        expect([forwarded, address]).toEqual([NOTE.forwarded, VISITOR]);
      },
    ),
  );
});

describe('with a host name for the desk', () => {
  it.each([
    ['desk.school.example', 'desk.school.example'],
    ['DESK.school.example:8443', 'DESK.school.example:8443'],
    ['other.example', 'school.example'],
    ['desk.school.example.evil.example', 'school.example'],
  ])('takes %s for %s', (host, taken) => {
    const settings = { SITE_URL: SITE, DESK: 'on', DESK_HOST: 'desk.school.example' };
    const { host: left } = trusted({ host }, settings);
    expect(left).toBe(taken);
  });
});
