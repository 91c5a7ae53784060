/** @jest-environment jest-fixed-jsdom */
import { absoluteUrl } from './absoluteUrl';

afterEach(() => {
  delete document.documentElement.dataset.siteUrl;
});

it('takes the origin from the document, so that the next page has the right canonical link too', () => {
  document.documentElement.dataset.siteUrl = 'https://school.example';
  expect(absoluteUrl('/poems')).toBe('https://school.example/poems');
});

it('takes the address bar’s where a visitor goes on from a page that is not there', () => {
  expect(absoluteUrl('/poems')).toBe('http://localhost/poems');
});
