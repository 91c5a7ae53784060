import { SCHOOL } from '@/data/school';
import { buildSecurityText } from './securityText';

const ORIGIN = 'https://www.school.example';
const TODAY = Date.parse('2026-11-23T18:30:00Z');

it('has the fields of RFC 9116, each once', () => {
  expect(buildSecurityText(ORIGIN, TODAY)).toBe(`Contact: mailto:${SCHOOL.securityEmail}
Expires: 2027-05-22T00:00:00Z
Preferred-Languages: en, hi
Canonical: https://www.school.example/.well-known/security.txt
`);
});

it.each(['2024-02-29T00:00:00Z', '2026-12-31T23:59:59Z', '2099-01-01T12:00:00Z'])(
  'never expires for who reads it at %s, nor lasts a year',
  (time) => {
    const now = Date.parse(time);
    const [, expires = ''] = /^Expires: (.+)$/m.exec(buildSecurityText(ORIGIN, now)) ?? [];
    const days = (Date.parse(expires) - now) / 86_400_000;
    // A copy in a cache is a day old at most.
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(365);
  },
);
