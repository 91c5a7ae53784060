import { siteUrlOf } from './siteUrl.mjs';

it.each([
  [{}, 'http://localhost:3000'],
  [{ SITE_URL: '', PORT: '' }, 'http://localhost:3000'],
  [{ PORT: '08080' }, 'http://localhost:8080'],
  [{ PORT: '8080', SITE_URL: 'https://opaline.example' }, 'https://opaline.example'],
  [{ SITE_URL: 'https://opaline.example/' }, 'https://opaline.example'],
])('with %j the site is at %s', (settings, expected) => {
  expect(siteUrlOf(settings)).toBe(expected);
});
