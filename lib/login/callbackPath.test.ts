import { callbackPath } from './callbackPath';

const ORIGIN = 'https://school.example';

it.each([
  ['/my-enquiries', '/my-enquiries'],
  ['/search?s=pune#top', '/search?s=pune#top'],
  ['/search?s=17%20ka', '/search?s=17%20ka'],
  [`${ORIGIN}/my-enquiries?a=1`, '/my-enquiries?a=1'],
  ['/', '/'],
])('goes on to %p', (raw, expected) => {
  expect(callbackPath(raw, ORIGIN)).toBe(expected);
});

it.each([
  ['//evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['\t//evil.example'],
  ['/%2f/evil.example'],
  ['/%2F%2Fevil.example'],
  ['%2f%2fevil.example'],
  ['/%5cevil.example'],
  ['/%255cevil.example'],
  ['/%09/evil.example'],
  ['/.//evil.example'],
  ['/a/..//evil.example'],
  ['/%2e//evil.example'],
  ['/%E0%A4%A'],
  ['javascript:alert(1)'],
  ['JavaScript:alert(1)'],
  ['data:text/html,hello'],
  ['https://evil.example/'],
  [`${ORIGIN}.evil.example/`],
  [`${ORIGIN}@evil.example/`],
  [`${ORIGIN}//evil.example/`],
  ['my-enquiries'],
  ['/login?callbackUrl=/login'],
  ['/api/auth/signout'],
  [''],
  [undefined],
  [['/a', '/b']],
])('stays at home for %p', (raw) => {
  expect(callbackPath(raw, ORIGIN)).toBe('/');
});
