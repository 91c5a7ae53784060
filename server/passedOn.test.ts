import { createPassedOn } from './passedOn';

const isPassedOn = createPassedOn();

it.each([
  ['/api/footer', true],
  ['/api/enquiries?a=1', true],
  ['/%61pi/footer', true],
  ['/_next/image?url=%2Fpictures%2Fa.webp&w=640&q=75', true],
  ['/brochure.pdf', true],
  ['/icon.svg?v=1', true],
  ['/pictures/fees.svg', true],
  ['/pictures/none.svg', false],
  ['/pictures', false],
  ['/', false],
  ['/apinotours', false],
  ['/fees', false],
  ['/sitemap.xml', false],
  ['/metrics', false],
  ['/_next/data/build/fees.json', false],
  ['/_next/static/a.js', false],
  ['/..%2fpackage.json', false],
])('%s passes through as Next writes it: %p', (url, expected) => {
  expect(isPassedOn(url)).toBe(expected);
});
