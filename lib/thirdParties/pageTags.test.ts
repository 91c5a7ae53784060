/** @jest-environment jest-fixed-jsdom */
import { denyTags, showPage, withdrawTags } from './pageTags';

const CONFIG = { gtm: 'GTM-TEST1', ads: 'AW-1', pixel: '77' };
const AD_PAGE = { chat: false, tags: 'ads' } as const;
const PAGE = { chat: false, tags: 'analytics' } as const;
const STUDY_PAGE = { chat: false, tags: 'none' } as const;
const ADDRESS = 'https://school.example/campaign/pune';

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};
const GRANTED = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
};

/** Commands as arrays, data as it is. */
const toldGoogle = (): unknown[] =>
  (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]'
      ? Array.from(Object(entry))
      : entry,
  );
const toldMeta = () => window.fbq?.queue ?? [];
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

afterEach(() => {
  document.head.innerHTML = '';
  delete document.documentElement.dataset.thirdParties;
  delete window.dataLayer;
  delete window.fbq;
});

it('denies everything before the first tag, then grants, then loads', () => {
  showPage(PAGE, ADDRESS, CONFIG);
  expect(toldGoogle()).toEqual([
    ['consent', 'default', DENIED],
    ['set', 'ads_data_redaction', true],
    ['consent', 'update', GRANTED],
    ['set', 'page_location', ADDRESS],
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
  ]);
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
  expect(window.fbq).toBeUndefined();
});

it('adds the Google Ads tag and the Meta pixel on an advertisement page', () => {
  showPage(AD_PAGE, ADDRESS, CONFIG);
  expect(scripts()).toEqual([
    'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1',
    'https://www.googletagmanager.com/gtag/js?id=AW-1',
    'https://connect.facebook.net/en_US/fbevents.js',
  ]);
  expect(toldGoogle()).toContainEqual([
    'config',
    'AW-1',
    { page_location: ADDRESS, allow_enhanced_conversions: false },
  ]);
  expect(toldMeta()).toEqual([
    ['consent', 'revoke'],
    ['set', 'autoConfig', false, '77'],
    ['init', '77'],
    ['consent', 'grant'],
    ['track', 'PageView'],
  ]);
  expect(window.fbq?.disablePushState).toBe(true);
});

it('tells what is loaded of the next page, without loading it again', () => {
  showPage(AD_PAGE, ADDRESS, CONFIG);
  showPage(AD_PAGE, `${ADDRESS}/nigdi`, CONFIG);
  expect(scripts()).toHaveLength(3);
  const told = toldGoogle();
  expect(told).toContainEqual({ event: 'soft_page_view', page_location: `${ADDRESS}/nigdi` });
  expect(told).toContainEqual([
    'event',
    'page_view',
    { send_to: 'AW-1', page_location: `${ADDRESS}/nigdi` },
  ]);
  expect(toldMeta().filter((call) => String(call) === 'track,PageView')).toHaveLength(2);
});

it('does not tell anybody of a study page', () => {
  showPage(AD_PAGE, ADDRESS, CONFIG);
  const before = toldGoogle().length;
  const beforeMeta = toldMeta().length;
  showPage(STUDY_PAGE, 'https://school.example/worksheets', CONFIG);
  expect(toldGoogle().slice(before)).toEqual([['consent', 'update', DENIED]]);
  expect(toldMeta().slice(beforeMeta)).toEqual([['consent', 'revoke']]);
});

it('says nothing at all on a study page where nothing is loaded', () => {
  showPage(STUDY_PAGE, 'https://school.example/worksheets', CONFIG);
  denyTags();
  expect(window.dataLayer).toBeUndefined();
  expect(scripts()).toEqual([]);
});

it('takes the consent back and deletes the cookies of the tags, and no other', () => {
  showPage(AD_PAGE, ADDRESS, CONFIG);
  for (const cookie of ['_ga=1', '_ga_X1=2', '_gcl_au=3', '_fbp=4', 'ours=5']) {
    Reflect.set(document, 'cookie', `${cookie}; path=/`);
  }
  withdrawTags();
  expect(toldGoogle().at(-1)).toEqual(['consent', 'update', DENIED]);
  expect(toldMeta().at(-1)).toEqual(['consent', 'revoke']);
  expect(document.cookie).toBe('ours=5');
});
