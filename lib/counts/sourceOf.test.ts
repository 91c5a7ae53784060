import { COUNT_SOURCES } from '@/data/counts';
import fc from '@/lib/testing/properties';
import { sourceOf } from './sourceOf';

it.each([
  [{ utm_source: 'google' }, 'google'],
  [{ utm_source: 'Google_Ads' }, 'google'],
  [{ utm_source: 'facebook.com' }, 'facebook'],
  [{ utm_source: 'fb' }, 'facebook'],
  [{ utm_source: 'ig' }, 'instagram'],
  [{ utm_source: 'Meta-ads' }, 'facebook'],
  [{ utm_source: 'metaphor' }, 'other'],
  [{ utm_source: 'bing' }, 'bing'],
  [{ utm_source: 'subbing' }, 'other'],
  [{ utm_source: 'e-mail' }, 'email'],
  [{ utm_source: 'newsletter-12' }, 'email'],
  [{ utm_source: 'partner', utm_medium: 'affiliate' }, 'affiliate'],
  [{ utm_source: 'google', utm_medium: 'affiliate' }, 'google'],
  [{ utm_medium: 'affiliate' }, 'affiliate'],
  [{ utm_source: 'asha.rao@example.org' }, 'other'],
  [{ gclid: 'Cj0' }, 'google'],
  [{ utm_medium: 'cpc' }, 'direct'],
  [{}, 'direct'],
] as const)('%j came by %s', (marks, source) => {
  expect(sourceOf(marks)).toBe(source);
});

it('answers a known source, whatever a link says', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (utm_source, utm_medium) => {
      expect(COUNT_SOURCES).toContain(sourceOf({ utm_source, utm_medium }));
    }),
  );
});
