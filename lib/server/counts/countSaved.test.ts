import { landingOf } from './countSaved';

const stored = (attribution: object) => JSON.stringify(attribution);

it.each([
  [
    'the landing page that was read last',
    { pages: ['/lp/pune', '/', '/campaign/pune', '/thank-you'] },
    '/campaign/pune',
  ],
  [
    'the one of the last link, where other pages have pushed it out',
    { last: { page: '/campaign/pune' }, pages: ['/', '/fees'] },
    '/campaign/pune',
  ],
  [
    'the one that the visit began with',
    { first: { page: '/lp/pune' }, last: { page: '/' } },
    '/lp/pune',
  ],
  ['none where the parent saw none', { first: { page: '/' }, pages: ['/admissions'] }, null],
  [
    'none where somebody made up what is no page',
    { pages: [7, { page: '/campaign/pune' }, 'x'] },
    null,
  ],
])('an enquiry belongs to %s', (_what, attribution, path) => {
  expect(landingOf(stored(attribution))).toBe(path);
});

it('a press on WhatsApp belongs to the landing page that it happened on', () => {
  const attribution = stored({ pages: ['/lp/pune'] });
  expect(landingOf(attribution, '/campaign/pune/')).toBe('/campaign/pune');
  expect(landingOf(attribution, '/')).toBe('/lp/pune');
  expect(landingOf(null, '/nearme')).toBe('/nearme');
});

it.each([[null], [''], ['no JSON'], ['[]'], ['7']])('of %p nothing can be told', (text) => {
  expect(landingOf(text)).toBeNull();
});
