/** @jest-environment jest-fixed-jsdom */
import { MAX_PAGES, rememberVisit } from './attribution';
import { readAttribution, touchOf } from './readAttribution';

const visit = (address: string) => {
  window.history.pushState(null, '', address);
  rememberVisit();
};

beforeEach(() => sessionStorage.clear());

it('knows nothing before the first page', () => {
  expect(readAttribution()).toBeUndefined();
});

it('keeps the landing parameters when the enquiry comes from the second page', () => {
  visit('/ois-pune-branches?utm_source=google&utm_campaign=pune&key=secret');
  visit('/ois-pune-branches/nigdi');
  expect(readAttribution()).toEqual({
    first: { page: '/ois-pune-branches', utm_source: 'google', utm_campaign: 'pune' },
    last: { page: '/ois-pune-branches', utm_source: 'google', utm_campaign: 'pune' },
    pages: ['/ois-pune-branches', '/ois-pune-branches/nigdi'],
  });
});

it('lets a later link with parameters become the last touch', () => {
  visit('/');
  visit('/admissions?utm_source=facebook');
  visit('/');
  const read = readAttribution();
  expect(read?.first).toEqual({ page: '/' });
  expect(read?.last).toEqual({ page: '/admissions', utm_source: 'facebook' });
  expect(read?.pages).toEqual(['/admissions', '/']);
});

it('remembers twenty pages at most', () => {
  for (let page = 1; page <= 30; page += 1) visit(`/page-${page}`);
  expect(readAttribution()?.pages).toHaveLength(MAX_PAGES);
  expect(readAttribution()?.pages?.at(-1)).toBe('/page-30');
});

it.each([
  [
    '/a?utm_source=x',
    'https://news.example/story?id=1',
    { page: '/a', referrer: 'news.example', utm_source: 'x' },
  ],
  ['/a?other=1', 'not an address', { page: '/a' }],
  [`/a?gclid=${'g'.repeat(500)}`, '', { page: '/a', gclid: 'g'.repeat(200) }],
])('reads %p after %p', (address, referrer, expected) => {
  expect(touchOf(address, referrer)).toEqual(expected);
});
