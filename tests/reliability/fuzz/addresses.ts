import { PAGE_KINDS } from '@/e2e/support/pageKinds';
import { SAMPLE_REFERENCE } from '@/lib/testing/sampleReference';
import { API_PATHS } from './apiRoutes';
import type { Random } from './random';

const OTHERS = [
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/blog/feed.xml',
  '/brochure.pdf',
  '/_next/image?url=%2Fpictures%2Fx.png&w=640&q=75',
  '/_next/data/x/index.json',
  '/_next/static/chunks/main.js',
  `/enquiry/${SAMPLE_REFERENCE}`,
  '/enquiry/check',
  '/transfer-certificates/answer',
  '/compare?branches=1,2',
];

/** Every kind of page, every route and some files. */
export const REAL_ADDRESSES: readonly string[] = [
  ...PAGE_KINDS.map(({ path }) => path),
  ...API_PATHS,
  ...OTHERS,
];

const ESCAPES = [
  '%',
  '%ff',
  '%00',
  '%2',
  '%E0%A4%A',
  '%ED%A0%80',
  '%c0%af',
  '%252e%252e',
  '..%2f..%2f',
  '%2e%2e/',
  '../',
  '..\\',
  '%5c',
  '//',
  ';',
  '\\',
  '%0d%0aSet-Cookie:x=1',
  '%3Cscript%3E',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '-1',
  '1e9',
  '99999999999999999999',
  'NaN',
  '\u00ff\u00fe',
  '\u0000',
  '\u007f',
  '\t',
];

const QUERIES = [
  's',
  'key',
  'contest',
  'branches',
  'error',
  'url',
  'w',
  'q',
  'utm_source',
  'callbackUrl',
  'nxtPslug',
  '__nextLocale',
  '_rsc',
  '__proto__',
  '__proto__[x]',
  'constructor.prototype',
  'a[]',
];

/** An address of the site as it stands. */
export const realAddress = (random: Random): string => random.pick(REAL_ADDRESSES);

/** A real address with something put into it, cut off or added. */
export const brokenAddress = (random: Random): string => {
  const address = realAddress(random);
  const at = 1 + random.below(address.length);
  const odd = random.happens(0.2)
    ? escaped(random.bytes(1 + random.below(6)))
    : random.pick(ESCAPES);
  return random.pick([
    `${address.slice(0, at)}${odd}${address.slice(at)}`,
    `${address.slice(0, at)}${odd}`,
    `/${odd}${address}`,
    `${address}/${odd}`,
    `${address.split('?')[0]}?${oddQuery(random)}`,
  ]);
};

/** 8 to 32 KB, in one part or in many. */
export const longAddress = (random: Random): string => {
  const part = random.pick(['a', 'a/', '%41', '%ff', '../', 'a=1&', '[', '%E0%A4%85', '-in-words']);
  const length = random.pick([7_900, 12_000, 16_500, 32_000]);
  const start = random.pick([
    '/',
    '/?',
    '/search?s=',
    '/blog/',
    '/lp/',
    '/api/search?s=',
    '/api/practice?chapter=1&seed=1&book=',
    '/enquiry/',
  ]);
  return start + part.repeat(Math.ceil(length / part.length)).slice(0, length);
};

const oddQuery = (random: Random): string =>
  Array.from(
    { length: 1 + random.below(4) },
    () => `${random.pick(QUERIES)}=${random.pick([...ESCAPES, 'pune', '7', 'a'.repeat(500)])}`,
  ).join('&');

const escaped = (bytes: string): string =>
  Array.from(bytes, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');
