import { PHONE_NUMBERS } from '@/data/phones';
import { anyText } from '@/lib/testing/anyText';
import fc from '@/lib/testing/properties';
import { toVariantPath } from './landingVariant';

const VARIANTS = Object.keys(PHONE_NUMBERS).map((number) => `/landing/${number}/lp/pune`);

it.each([
  ['/campaign/pune', '', '/landing/main/campaign/pune'],
  ['/campaignv1/sonipat', '', '/landing/ncr/campaignv1/sonipat'],
  ['/campaignv1/sonipat', '?utm_source=facebook', '/landing/ncr/campaignv1/sonipat'],
  ['/campaignv1/transfer-admission', '', '/landing/transfer/campaignv1/transfer-admission'],
  ['/lp/gurgaon', '?utm_source=google', '/landing/gurgaon/lp/gurgaon'],
  ['/lp/pune', '?utm_source=facebook&utm_medium=affiliate', '/landing/facebook/lp/pune'],
  ['/transfer-admission', '?utm_source=%ZZ', '/landing/main/transfer-admission'],
])('shows at %s%s the page at %s', (path, search, variant) => {
  expect(toVariantPath(path, search)).toBe(variant);
});

it('knows one variant for each number and no other, whatever the query holds', () => {
  const text = anyText();
  const source = fc.oneof(text, fc.constantFrom('google', 'Facebook_Ads', 'landing/main'));
  fc.assert(
    fc.property(source, text, text, (given, medium, more) => {
      const query = `?utm_source=${given}&utm_medium=${medium}&${more}`;
      expect(VARIANTS).toContain(toVariantPath('/lp/pune', query));
    }),
  );
});

it('leaves the path as it is, whatever it holds', () => {
  const path = fc.tuple(
    fc.constantFrom('/lp', '/campaign', '/campaignv1', '/transfer-admission'),
    fc.stringMatching(/^(?:\/[\w/-]*)?$/),
  );
  fc.assert(
    fc.property(path, fc.webQueryParameters(), ([folder, rest], query) => {
      const variant = toVariantPath(folder + rest, `?${query}`);
      const names = Object.keys(PHONE_NUMBERS).join('|');
      expect(variant?.replace(new RegExp(`^/landing/(?:${names})`), '')).toBe(folder + rest);
    }),
  );
});

it.each([['/'], ['/lpu'], ['/campaigns'], ['/blog/lp/pune'], ['/lp/%70une'], ['/landing/main/lp']])(
  'has no variant for %p, which is no landing page',
  (path) => {
    expect(toVariantPath(path, '?utm_source=google')).toBeNull();
  },
);
