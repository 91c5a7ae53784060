import { LONGEST_LEAD_URL } from '@/lib/leads/lead';
import { hostileText, hostileValue } from '@/lib/testing/hostileText';
import fc from '@/lib/testing/properties';
import { leadBody, parseLeadUrl } from './leadBody';

const SITE = { siteUrl: 'https://school.example', host: 'www.school.example' };

it('notes an address of ours, whatever was sent', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        hostileText,
        hostileText.map((text) => `/${text}`),
      ),
      (text) => {
        const url = parseLeadUrl(text, SITE);
        expect(url.length).toBeLessThanOrEqual(LONGEST_LEAD_URL);
        expect(['school.example', 'www.school.example']).toContain(new URL(url, SITE.siteUrl).host);
      },
    ),
    { numRuns: 1000 },
  );
});

it('loses no click for what stands beside it', () => {
  fc.assert(
    fc.property(
      fc.record({ utm_source: hostileValue, gclid: hostileValue, x: hostileValue }),
      (sent) => {
        const body = leadBody.parse(sent);
        for (const value of [body.utm_source, body.gclid])
          expect(value === undefined || (value.length > 0 && value.length <= 200)).toBe(true);
        expect(body).not.toHaveProperty('x');
      },
    ),
    { numRuns: 300 },
  );
});
