import { hasKey, mainSiteFor } from './keyRedirect';

it.each([
  ['?key=1', true],
  ['?k%65y=1', true],
  ['?%6B%65%79=1', true],
  ['?%6b%65%79=1', true],
  ['?a=1&key=1', true],
  ['?key=&key=1', true],
  ['?key=1&key=', true],
  ['?key=%20', true],
  ['?key=%', true],
  ['?&&key=1', true],
  ['?%ZZ=1&key=1', true],
  ['?key==', true],
  ['', false],
  ['?key', false],
  ['?key=', false],
  ['?key=&key=', false],
  ['?Key=1', false],
  ['?keys=1', false],
  ['?monkey=1', false],
  ['?key[]=1', false],
  ['?+key=1', false],
  ['?k%2565y=1', false],
  ['?a=key', false],
  ['?a=1;key=1', false],
])('%s carries a key: %p', (query, expected) => {
  expect(hasKey(new URLSearchParams(query))).toBe(expected);
});

const ASKED = 'http://localhost:3000/day-school?key=1';

it.each([
  [{}, 'http://localhost:3000/'],
  [{ SITE_URL: '', MAIN_SITE_URL: '' }, 'http://localhost:3000/'],
  [{ SITE_URL: 'https://opaline.example' }, 'https://opaline.example/'],
  [{ SITE_URL: 'https://opaline.example/' }, 'https://opaline.example/'],
  [
    { SITE_URL: 'https://a.example', MAIN_SITE_URL: 'https://main.example/in' },
    'https://main.example/in',
  ],
  [{ MAIN_SITE_URL: 'https://main.example/?from=old' }, 'https://main.example/?from=old'],
  [{ MAIN_SITE_URL: 'https://main.example/?key=1' }, 'https://main.example/'],
  [{ MAIN_SITE_URL: 'https://main.example/?k%65y=1&key=2&a=b' }, 'https://main.example/?a=b'],
])('with %j it goes to %s', (settings, target) => {
  expect(mainSiteFor(settings, ASKED).href).toBe(target);
});
