import { hostileText } from '@/lib/testing/hostileText';
import fc from '@/lib/testing/properties';
import { parseLink } from './links';

const SITE = 'https://school.example';

it('lets through paths of ours and plain web addresses only', () => {
  const typed = fc.oneof(
    hostileText,
    hostileText.map((text) => `//${text}`),
    hostileText.map((text) => `/\\${text}`),
    hostileText.map((text) => `java\tscript:${text}`),
    hostileText.map((text) => `${SITE}${text}`),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const link = parseLink(text, SITE);
      if (link === null) return;
      const { protocol, username, password, origin } = new URL(link, SITE);
      expect(['http:', 'https:']).toContain(protocol);
      expect(`${username}${password}`).toBe('');
      // What looks like a path stays on the site.
      expect(link.startsWith('/') ? origin : SITE).toBe(SITE);
      expect(parseLink(link, SITE)).toBe(link);
    }),
    { numRuns: 1000 },
  );
});
