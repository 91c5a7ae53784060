import fc from '@/lib/testing/properties';
import { parseAttribution, readTracked } from './attribution';

it.each([
  [undefined, null],
  ['text', null],
  [[], null],
  [{}, null],
  [{ first: {}, pages: [], phone: '' }, null],
  [{ first: { utm_source: 'google', n: 5 }, other: 'x' }, '{"first":{"utm_source":"google"}}'],
  [
    { visit: { utm_source: 'google', utm_medium: 'cpc', key: 'x' } },
    '{"visit":{"utm_source":"google","utm_medium":"cpc"}}',
  ],
  [{ pages: ['/', 7, '/fees'] }, '{"pages":["/","/fees"]}'],
])('keeps of %j %p', (input, expected) => {
  expect(parseAttribution(input)).toBe(expected);
});

it('stays short whatever is sent', () => {
  const long = 'x'.repeat(5_000);
  const touch = Object.fromEntries(Array.from({ length: 99 }, (_, n) => [`${n}${long}`, long]));
  const input = {
    first: touch,
    last: touch,
    visit: touch,
    pages: Array(99).fill(long),
    phone: long,
  };
  expect(parseAttribution(input)?.length).toBeLessThan(16_000);
});

it('answers with JSON or null whatever is sent', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (first, pages) => {
      const text = parseAttribution({ first, pages });
      expect(() => text === null || JSON.parse(text)).not.toThrow();
    }),
  );
});

const NOTHING = {
  utm_source: '',
  utm_medium: '',
  utm_term: '',
  gclid: '',
  utm_placement: '',
  utm_campaign: '',
};

it.each([
  [null, {}],
  ['[cannot be read: its key is missing]', {}],
  ['{"pages":["/"]}', {}],
  ['{"first":{"gclid":"x1"},"last":{"gclid":"x2"},"visit":{"gclid":"x3"}}', { gclid: 'x3' }],
  [
    '{"first":{"utm_source":"google","utm_term":"a"},"last":{"utm_source":"facebook"}}',
    { utm_source: 'facebook', utm_term: 'a' },
  ],
  ['{"visit":{"utm_campaign":"प्रवेश","other":"x","utm_medium":5}}', { utm_campaign: 'प्रवेश' }],
])('finds in %j what the advertisement said', (stored, values) => {
  expect(readTracked(stored)).toEqual({ ...NOTHING, ...values });
});
