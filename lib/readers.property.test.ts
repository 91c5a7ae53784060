import fc from 'fast-check';
import { parseReceipt } from '@/lib/api/enquiries';
import { parseSession } from '@/lib/api/session';
import { parseVisit } from '@/lib/chrome/landingHeader';
import { parseLandingCity } from '@/lib/landing/landingCity';
import { parseSearchText } from '@/lib/search/searchText';
import { parseEnquiry } from './enquiry/parseEnquiry';
import { isErrorCode } from './errors/siteError';
import { computingMs, hostileText, hostileValue, LONG_TEXTS } from './testing/hostileText';
import { listExports, READER } from './testing/listExports';
import { TEXT_READERS } from './testing/textReaders';

/** What reads a value that may be anything: an answer, a body, a kept text. */
const VALUE_READERS: Readonly<Record<string, (value: unknown) => unknown>> = {
  isErrorCode,
  parseEnquiry: (value) => parseEnquiry(value, '2025-06-01'),
  parseLandingCity,
  parseReceipt,
  parseSearchText,
  parseSession,
  parseVisit,
};

/** They read our own content while the site is built, never a visitor’s text. */
const OF_OUR_OWN = ['readAnswer'];

/** Ten times what any of them needs; a reader that looks back at each character takes seconds. */
const MOST_MS = 400;

const clean = Object.getOwnPropertyNames(Object.prototype);

afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(clean);
});

it('knows every reader outside the server', () => {
  const inServer = new Set(listExports('lib/server', READER));
  const known = new Set([...Object.keys(TEXT_READERS), ...Object.keys(VALUE_READERS)]);
  const readers = listExports('lib', READER).filter((name) => !inServer.has(name));
  expect(readers.length).toBeGreaterThan(35);
  expect(readers.filter((name) => !known.has(name) && !OF_OUR_OWN.includes(name))).toEqual([]);
});

describe.each(Object.entries(TEXT_READERS))('%s', (_, read) => {
  it('answers any text, and the same text in the same way', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(read(text)).toEqual(read(text));
      }),
      { numRuns: 200 },
    );
  });

  it('reads 50,000 characters at once', () => {
    const slow = LONG_TEXTS.filter((text) => computingMs(() => read(text)) > MOST_MS);
    expect(slow.map((text) => text.slice(0, 20))).toEqual([]);
  });
});

describe.each(Object.entries(VALUE_READERS))('%s', (_, read) => {
  it('answers any value, and the same value in the same way', () => {
    fc.assert(
      fc.property(hostileValue, (value) => {
        expect(read(value)).toEqual(read(value));
      }),
      { numRuns: 200 },
    );
  });
});
