import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { listRoutes, seoFor } from '@/data/routes/routes';
import { toVariantPath } from '@/lib/chrome/landingVariant';
import { pageVisitFor } from '@/lib/chrome/pageVisit';
import { chromeFor } from '@/lib/chrome/rules';
import { landingPage } from '@/lib/server/landing/landingPage';
import { config, middleware } from './middleware';

const ORIGIN = 'https://opaline.example';

const isReached = (path: string) =>
  unstable_doesMiddlewareMatch({ config, url: `${ORIGIN}${path}` });

describe('it stands before few requests', () => {
  it.each([
    '/',
    '/day-school',
    '/day-school?key=',
    '/day-school?keys=1',
    '/bangalore-branches/jalahalli?utm_source=google',
    '/campaigns',
    '/campaign-2025',
    '/lpu',
    '/blog/campaign/pune',
    '/transfer-admissions',
    '/admissions-open-for-2025-26-hostel',
    '/api/enquiries?key=1',
    '/api?key=1',
    '/_next/static/chunks/main.js?key=1',
    '/_next/image?url=%2Ficon.svg&key=1',
    '/icon.svg?key=1',
    '/pictures/cities/pune.svg?key=1',
    '/brochure.pdf?key=1',
    '/Brochure.pdf',
    '/maths-concepts/table-of-7?utm_source=Google',
    '/enquiry/OIS-7K3M-92QF',
    '/api/auth/callback/OTP',
    '/_next/static/Chunks/Main.js',
    '/_next/data/AbC-1/day-school.json',
  ])('not before %s', (path) => {
    expect(isReached(path)).toBe(false);
  });

  it.each([
    '/?key=1',
    '/day-school?key=1',
    '/day-school?a=1&k%65y=1',
    '/apis?key=1',
    '/no-such-page?key=1',
    '/bangalore-branches/jalahalli?%6B%65%79=1',
    '/campaign/pune',
    '/campaign/bangalore/jalahalli',
    '/campaignv1/transfer-admission',
    '/lp/pune',
    '/lp/pune?utm_source=google',
    '/transfer-admission',
    '/admissions-open-for-2025-26',
    '/admissions-open-for-2025-26-boarding',
    '/maths-concepts/Table-of-7',
    '/CLASS7-ncert-solutions',
    '/Day-school?utm_source=google',
    '/LP/pune',
    '/_next/data/build/campaign/pune.json',
    '/_next/data/build/lp/pune.json?city=pune',
  ])('before %s', (path) => {
    expect(isReached(path)).toBe(true);
  });
});

const answerTo = (path: string) => middleware(new NextRequest(`${ORIGIN}${path}`)).headers;

it.each([
  ['/campaign/pune', '/landing/main/campaign/pune'],
  ['/campaignv1/sonipat', '/landing/ncr/campaignv1/sonipat'],
  ['/campaignv1/transfer-admission', '/landing/transfer/campaignv1/transfer-admission'],
  ['/lp/gurgaon?utm_source=google', '/landing/gurgaon/lp/gurgaon'],
  ['/lp/pune?utm_source=facebook&utm_medium=affiliate', '/landing/facebook/lp/pune'],
  ['/lp/pune?utm_source=%ZZ', '/landing/main/lp/pune'],
])('answers %s with %s, without the query', (path, variant) => {
  expect(answerTo(path).get('x-middleware-rewrite')).toBe(ORIGIN + variant);
});

it('picks the same variant for the data of a page, which a client navigation asks for', () => {
  const address = '/_next/data/AbC-1/lp/gurgaon.json?city=gurgaon&utm_source=google';
  expect(answerTo(address).get('x-middleware-rewrite')).toBe(
    `${ORIGIN}/landing/gurgaon/lp/gurgaon`,
  );
});

it('leads on at the host that was asked for, as Next was told it', () => {
  // What skipProxyUrlNormalize of next.config.js defines in a build.
  process.env.__NEXT_NO_MIDDLEWARE_URL_NORMALIZE = '1';
  const ask = (path: string) => middleware(new NextRequest(`http://127.0.0.1:3000${path}`)).headers;
  expect(ask('/lp/pune').get('x-middleware-rewrite')).toBe(
    'http://127.0.0.1:3000/landing/main/lp/pune',
  );
  expect(ask('/LP/pune').get('location')).toBe('http://127.0.0.1:3000/lp/pune');
  delete process.env.__NEXT_NO_MIDDLEWARE_URL_NORMALIZE;
});

it.each(['/?key=&key=', '/day-school?key=&key=', '/lpu?key=&key='])('leaves %s alone', (path) => {
  expect(answerTo(path).get('x-middleware-next')).toBe('1');
});

it('lets no cache and no search engine have a landing page, found or not', () => {
  for (const path of ['/lp/pune', '/lp/atlantis', '/campaign/pune?utm_source=google']) {
    expect(answerTo(path).get('Cache-Control')).toBe('private, no-store');
    expect(answerTo(path).get('X-Robots-Tag')).toBe('noindex');
  }
});

const LANDING = listRoutes().filter(({ path }) => isReached(path));

it('stands before landing pages only, and none of them has a menu that a visit could change', () => {
  expect(listRoutes().filter(({ path }) => toVariantPath(path, ''))).toEqual(LANDING);
  expect(LANDING.length).toBeGreaterThan(100);
  expect(LANDING.filter(({ path }) => chromeFor(path).header === 'site')).toEqual([]);
});

it.each([
  ['/maths-concepts/Table-of-7?code=A1', '/maths-concepts/table-of-7?code=A1'],
  ['/Pune-branches', '/pune-branches'],
  ['/lp/Pune?utm_source=google', '/lp/pune?utm_source=google'],
])('leads from %s to the page’s one address for good', (path, address) => {
  const { status, headers } = middleware(new NextRequest(ORIGIN + path));
  expect(status).toBe(308);
  expect(headers.get('location')).toBe(ORIGIN + address);
});

/** What the page at a variant is drawn with: its props, and the chrome that the layout makes of them. */
const drawnAt = async (variant: string) => {
  const [, folder, number, ...rest] = variant.split('/');
  const seo = seoFor(`/${rest.join('/')}`);
  const answer = await landingPage(() => ({ seo }))({ params: { number, slug: rest } });
  if (folder !== 'landing' || !('props' in answer)) throw new Error(`No page at ${variant}`);
  const { path, contact } = answer.props;
  const { header, footer } = chromeFor(path);
  return { path, header, footer, phone: contact.phone };
};

const SOURCES = ['', 'google', 'Google_Ads', 'facebook', 'newsletter'];
const MEDIUMS = ['', 'cpc', 'affiliate'];
const VISITS = SOURCES.flatMap((source) =>
  MEDIUMS.map((medium) => `?${new URLSearchParams({ utm_source: source, utm_medium: medium })}`),
);

it.each(VISITS)(
  'gives each landing page with %s what the rules say, and the layout draws it',
  async (visit) => {
    for (const { path } of LANDING) {
      const variant = answerTo(path + visit).get('x-middleware-rewrite') ?? '';
      const { header, footer, hasMenu, phone } = pageVisitFor(path, visit);
      expect(await drawnAt(variant.replace(ORIGIN, ''))).toEqual({
        path,
        header,
        footer,
        phone: phone.header,
      });
      expect(hasMenu).toBeNull();
    }
  },
);

it('sends a request with a key to the main home page', () => {
  const { status, headers } = middleware(new NextRequest(`${ORIGIN}/lp/pune?utm_source=a&key=1`));
  expect(status).toBe(302);
  expect(headers.get('location')).toBe(`${ORIGIN}/`);
});
