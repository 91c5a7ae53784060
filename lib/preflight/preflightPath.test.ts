import { hostileText } from '@/lib/testing/hostileText';
import fc from '@/lib/testing/properties';
import { parsePreflightPath } from './preflightPath';

it.each([
  ['/campaign/pune', '/campaign/pune'],
  ['campaign/pune/nigdi', '/campaign/pune/nigdi'],
  [' /Campaign/Pune/ ', '/campaign/pune'],
  ['/campaign/pune?utm_source=google#form', '/campaign/pune'],
  ['https://www.school.example/campaignv1/grade-1-pune?gclid=1', '/campaignv1/grade-1-pune'],
  ['http://127.0.0.1:5432/campaign/pune', '/campaign/pune'],
  ['/lp/pune', '/lp/pune'],
  ['/transfer-admission', '/transfer-admission'],
  ['/cbse-schools-in-pune', '/cbse-schools-in-pune'],
  ['/', null],
  ['', null],
  ['/desk', null],
  ['/api/desk/enquiries', null],
  ['/fees', null],
  ['//evil.example/campaign/pune', null],
  ['/campaign/../api/metrics', null],
  ['/campaign/%2e%2e/desk', null],
  ['/campaign/pune@evil.example', null],
  ['file:///campaign/../etc/passwd', null],
  ['/campaign/a/b/c', null],
  [`/campaign/${'a'.repeat(200)}`, null],
])('finds in %j the page %j', (text, path) => {
  expect(parsePreflightPath(text)).toBe(path);
});

it('leads nowhere but to a page of the site, whatever is typed', () => {
  fc.assert(
    fc.property(fc.oneof(hostileText, fc.webUrl(), fc.webPath()), (text) => {
      const path = parsePreflightPath(text);
      if (path === null) return;
      const url = new URL(`https://www.school.example${path}`);
      expect(url.origin).toBe('https://www.school.example');
      expect(url.pathname).toBe(path);
      expect(url.search).toBe('');
    }),
  );
});
