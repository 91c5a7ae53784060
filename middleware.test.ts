import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { LANDING_HEADER } from '@/lib/chrome/landingHeader';
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
    '/_next/data/build/campaign/pune.json',
    '/_next/data/build/lp/pune.json?city=pune',
  ])('before %s', (path) => {
    expect(isReached(path)).toBe(true);
  });
});

/** What the page behind it gets to read under this name. */
const passedOn = (path: string, headers: Record<string, string> = {}) =>
  middleware(new NextRequest(`${ORIGIN}${path}`, { headers })).headers.get(
    `x-middleware-request-${LANDING_HEADER}`,
  );

it.each([
  ['/campaign/pune', 'menu;other;main'],
  ['/campaignv1/sonipat', 'menu;other;ncr'],
  ['/campaignv1/transfer-admission', 'menu;other;transfer'],
  ['/lp/gurgaon?utm_source=google', 'menu;google;gurgaon'],
  ['/lp/pune?utm_source=facebook&utm_medium=affiliate', 'plain;facebook;facebook'],
  ['/lp/pune?utm_source=%ZZ', 'menu;other;main'],
])('tells the page of %s its visit: %s', (path, expected) => {
  expect(passedOn(path)).toBe(expected);
});

it('replaces what came under the name of its header from outside', () => {
  expect(passedOn('/lp/pune', { [LANDING_HEADER]: 'menu;google;google' })).toBe('menu;other;main');
  expect(passedOn('/lp/pune', { 'X-Landing-Visit': 'nonsense' })).toBe('menu;other;main');
});

it('sends a request with a key to the main home page', () => {
  const { status, headers } = middleware(new NextRequest(`${ORIGIN}/lp/pune?utm_source=a&key=1`));
  expect(status).toBe(302);
  expect(headers.get('location')).toBe(`${ORIGIN}/`);
});
