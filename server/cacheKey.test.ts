import { readdirSync, readFileSync } from 'node:fs';
import { cacheKeyOf } from './cacheKey';

const keyOf = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  cacheKeyOf({ method, url, headers } as unknown as Parameters<typeof cacheKeyOf>[0]);

it.each([
  ['/', '/', '/'],
  ['/fees', '/fees', '/fees'],
  ['/fees?utm_source=google', '/fees', '/fees'],
  ['/fees?anything=%ff&&=', '/fees', '/fees'],
  ['/fees?key=', '/fees', '/fees'],
  ['/ois-pune-branches?nxtPcity=mumbai', '/ois-pune-branches', '/ois-pune-branches'],
  ['/login?callbackUrl=%2Fmy-enquiries', '/login', '/login'],
  ['/search', '/search', '/search'],
  ['/_next/static/a.js', '/_next/static/a.js', '/_next/static/a.js'],
  ['/_next/static/a.js?key=', '/_next/static/a.js', '/_next/static/a.js'],
  [
    '/converters/number-to-words/42-in-words?utm_source=a',
    '/converters/number-to-words/42-in-words',
    '/converters/number-to-words/42-in-words',
  ],
  [
    '/lp/pune?gclid=a&utm_source=google',
    '/landing/google/lp/pune',
    '/lp/pune?gclid=a&utm_source=google',
  ],
])('finds %s by %s, and asks Next for %s', (url, key, asked) => {
  expect(keyOf(url)).toEqual({ key, url: asked });
});

it.each([
  ['a key, which redirects', '/fees?key=1'],
  ['a key in another spelling', '/fees?a=1&k%65y=1'],
  ['what people search for', '/search?s=fees'],
  ['branches to compare', '/compare?branches=a,b'],
  ['a reference that was typed', '/enquiry?reference=OIS-1'],
  ['a form that was refused', '/enquiry/check?error=request/invalid'],
  ['a certificate', '/transfer-certificates/answer?certificate=a'],
  ['a number that was typed', '/converters/number-to-words?number=7'],
  ['an endpoint', '/api/footer'],
  ['the address of a variant', '/landing/google/lp/pune'],
  ['the data of a page', '/_next/data/build/fees.json'],
  ['an odd spelling', '/%66ees'],
  ['a path without an end', `/${'a'.repeat(300)}`],
])('leaves %s to Next', (_what, url) => {
  expect(keyOf(url)).toBeNull();
});

it.each([
  ['another method', {}, 'POST'],
  ['a preview', { cookie: '__prerender_bypass=1' }, 'GET'],
  ['a client navigation', { 'x-nextjs-data': '1' }, 'GET'],
  ['a body', { 'content-length': '2' }, 'GET'],
])('leaves %s to Next', (_what, headers, method) => {
  expect(keyOf('/fees', headers, method)).toBeNull();
});

/** `pages/enquiry/[reference].tsx` is at `/enquiry/reference`. */
const addressOf = (file: string): string =>
  `/${file.replace(/(?:\/?index)?\.tsx?$/, '').replace(/[[\].]/g, '')}`;

it('knows every page that is rendered by its query', () => {
  const readsQuery = readdirSync('pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('api/'))
    .filter((file) => {
      const source = readFileSync(`pages/${file}`, 'utf8');
      return source.includes('getServerSideProps') && /\bquery\b|resolvedUrl|req\.url/.test(source);
    });
  expect(readsQuery.length).toBeGreaterThan(4);
  expect(readsQuery.map(addressOf).filter((path) => keyOf(`${path}?a=1`) !== null)).toEqual([]);
});
