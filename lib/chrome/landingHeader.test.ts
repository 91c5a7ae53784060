import fc from 'fast-check';
import { encodeVisit, parseVisit } from './landingHeader';
import { visitFor } from './visit';

it.each([
  '/campaign/pune',
  '/campaignv1/sonipat?utm_source=facebook',
  '/lp/gurgaon?utm_source=google&utm_medium=affiliate',
  '/campaignv1/transfer-admission',
])('brings the visit of %s to the page unchanged', (url) => {
  const visit = visitFor(url);
  expect(parseVisit(encodeVisit(visit))).toEqual(visit);
});

it.each([
  undefined,
  null,
  ['menu;google;ncr'],
  '',
  'menu',
  'menu;google',
  'menu;google;ncr;more',
  'menu;bing;ncr',
  'menu;google;18000000999',
  'menu;google;toString',
  'constructor;google;ncr',
  'toString;google;ncr',
  ' menu;google;ncr',
])('takes nothing from %p', (value) => {
  expect(parseVisit(value)).toBeNull();
});

it('writes names from closed lists only, whatever the query holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (source, medium) => {
      const visit = visitFor(`/lp/pune?utm_source=${source}&utm_medium=${medium}`);
      expect(encodeVisit(visit)).toMatch(/^(menu|plain);(google|facebook|other);[a-z]+$/);
    }),
  );
});
