import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { baseHeaders, type Header, headerRules } from './headers.mjs';

const PAGE = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Permissions-Policy',
  'Reporting-Endpoints',
];
const ENDPOINT = ['Content-Security-Policy', 'Cross-Origin-Resource-Policy'];
const BASE = ['Referrer-Policy', 'X-Content-Type-Options'];

const headersAt = (address: string, mode = 'production'): Header[] =>
  headerRules(mode).flatMap(({ source, headers }) =>
    getPathMatch(source)(address) ? headers : [],
  );

const namesAt = (address: string, mode?: string): string[] =>
  headersAt(address, mode)
    .map(({ key }) => key)
    .toSorted();

it.each([
  ['/', PAGE],
  ['/day-school', PAGE],
  ['/campaign/pune', PAGE],
  ['/bangalore-branches/jalahalli', PAGE],
  ['/apinotours', PAGE],
  ['/no-such-page', PAGE],
  ['/sitemap.xml', PAGE],
  ['/brochure.pdf', PAGE],
  ['/_next/image', PAGE],
  ['/_next/data/build/day-school.json', PAGE],
  ['/api/footer', ENDPOINT],
  ['/api/auth/callback/otp', ENDPOINT],
  ['/api/none', ENDPOINT],
  ['/_next/static/chunks/main.js', []],
  ['/pictures/fees.svg', []],
  ['/share/home.png', []],
])('%s gets those of every answer, and each header of its class once', (address, names) => {
  expect(namesAt(address)).toEqual([...names, ...BASE].toSorted());
});

it('gives pages a policy with no script inside them but our own, on campaign pages too', () => {
  for (const address of ['/', '/campaign/pune', '/lp/pune', '/maths-concepts/table-of-7']) {
    const policy = headersAt(address).find(({ key }) => key === 'Content-Security-Policy')?.value;
    expect(policy?.match(/script-src [^;]*/)?.[0]).toMatch(
      /^script-src 'self' 'sha256-[\w+/]{43}='$/,
    );
  }
});

it('needs no colon in a value, which would cost speed', () => {
  const all = [...baseHeaders({ SITE_URL: 'https://a.example' }), ...headersAt('/')];
  expect(all.filter(({ value }) => value.includes(':'))).toEqual([]);
});

const hstsOf = (SITE_URL: string | undefined): string | undefined =>
  baseHeaders({ SITE_URL }).find(({ key }) => key === 'Strict-Transport-Security')?.value;

it.each([
  ['https://www.example.com', 'max-age=31536000'],
  ['HTTPS://www.example.com', 'max-age=31536000'],
  ['http://www.example.com', undefined],
  ['http://https.example', undefined],
  ['', undefined],
  [undefined, undefined],
])('for %p says of https %p', (siteUrl, expected) => {
  expect(hstsOf(siteUrl)).toBe(expected);
});

it('never lets a browser guess a type or send a whole address elsewhere', () => {
  expect(baseHeaders({})).toEqual([
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  ]);
});
