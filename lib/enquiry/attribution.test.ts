/** @jest-environment jest-fixed-jsdom */
import { MAX_PAGES, rememberVisit, VISIT } from './attribution';
import { readAttribution, touchOf } from './readAttribution';

const visit = (address: string) => {
  window.history.pushState(null, '', address);
  rememberVisit();
};

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
});

it('knows nothing before the first page', () => {
  expect(readAttribution()).toBeUndefined();
});

it('keeps the landing parameters when the enquiry comes from the second page', () => {
  visit('/ois-pune-branches?utm_source=google&utm_campaign=pune&key=secret');
  visit('/ois-pune-branches/nigdi');
  expect(readAttribution()).toEqual({
    first: { page: '/ois-pune-branches', utm_source: 'google', utm_campaign: 'pune' },
    last: { page: '/ois-pune-branches', utm_source: 'google', utm_campaign: 'pune' },
    visit: { utm_source: 'google', utm_campaign: 'pune' },
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

it('takes each parameter of the visit from the newest link that has it', () => {
  visit('/lp/pune?utm_source=google&utm_medium=cpc&utm_campaign=pune');
  visit('/admissions?utm_medium=email&utm_term=');
  visit('/fee-structure?gclid=g');
  visit('/');
  expect(readAttribution()?.visit).toEqual({
    utm_source: 'google',
    utm_medium: 'email',
    utm_campaign: 'pune',
    gclid: 'g',
  });
  expect(readAttribution()?.first).toMatchObject({ utm_source: 'google', utm_medium: 'cpc' });
  expect(readAttribution()?.last).toEqual({ page: '/fee-structure', gclid: 'g' });
});

it('lets an older link count again that is opened again', () => {
  visit('/?utm_source=google');
  visit('/?utm_source=facebook');
  visit('/?utm_source=google');
  expect(readAttribution()?.visit).toEqual({ utm_source: 'google' });
});

it('knows a value from a longer one that begins alike', () => {
  visit('/?utm_source=google_ads');
  visit('/?utm_source=google');
  expect(readAttribution()?.visit).toEqual({ utm_source: 'google' });
});

it('stores a link once, however often its page is noted', () => {
  visit('/?utm_source=google');
  rememberVisit();
  rememberVisit();
  expect(sessionStorage.getItem(VISIT.tracked)).toBe('utm_source=google&');
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

describe('the number shown', () => {
  // jsdom lays nothing out: an element is displayed here unless it says that it is hidden.
  beforeEach(() =>
    jest.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function rects(
      this: HTMLElement,
    ) {
      const boxes = this.hidden ? [] : [new DOMRect(0, 0, 10, 10)];
      return Object.assign(boxes, { item: (index: number) => boxes[index] ?? null });
    }),
  );
  afterEach(() => jest.restoreAllMocks());

  const show = (html: string) => {
    document.body.innerHTML = html;
  };

  it('is the one that is displayed, not one that waits for another source', () => {
    visit('/lp/pune');
    show(
      '<a hidden data-shown-phone="18000000101">1</a><a data-shown-phone="18000000104">2</a><a data-shown-phone="18000000109">3</a>',
    );
    expect(readAttribution()?.phone).toBe('18000000104');
  });

  it('is remembered for the pages that show none', () => {
    show('<a data-shown-phone="18000000104">1-800-000-0104</a>');
    visit('/lp/pune');
    show('');
    visit('/thank-you');
    expect(readAttribution()?.phone).toBe('18000000104');
  });

  it('is absent where there never was one', () => {
    visit('/lp/pune');
    expect(readAttribution()).not.toHaveProperty('phone');
  });
});

it.each([
  ['emoji', '?utm_term=%F0%9F%8E%92', '🎒'],
  ['HTML', '?utm_term=%3Cscript%3Ealert(1)%3C/script%3E', '<script>alert(1)</script>'],
  ['broken percent-encoding', '?utm_term=50%', '50%'],
  ['a repeated parameter', '?utm_term=first&utm_term=second', 'first'],
  ['5,000 characters', `?utm_term=${'x'.repeat(5_000)}`, 'x'.repeat(200)],
  ['a cut through an emoji', `?utm_term=${'x'.repeat(199)}🎒`, 'x'.repeat(199)],
])('keeps %s as short, plain text', (_what, query, expected) => {
  visit(`/lp/pune${query}`);
  expect(readAttribution()?.last).toEqual({ page: '/lp/pune', utm_term: expected });
});

it('costs an enquiry nothing in a browser that stores nothing for sites', () => {
  const storage = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  expect(rememberVisit).not.toThrow();
  expect(readAttribution()).toBeUndefined();
  storage.mockRestore();
});
