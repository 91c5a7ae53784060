import { listRoutes } from '@/data/routes/routes';
import fc from '@/lib/testing/properties';
import { campaignOf, isLandingPath, pathsOf } from './landingPath';

it.each([
  ['/campaign/pune', true],
  ['/campaignv1/pune/nigdi', true],
  ['/campaign/grade-1-pune', true],
  ['/campaign/admissions-2025-26', true],
  ['/lp/pune', true],
  ['/cbse-schools-in-pune', true],
  ['/transfer-admission', true],
  ['/admissions-open-for-2025-26-boarding', true],
  ['/nearme', true],
  ['/', false],
  ['/campaign', false],
  ['/campaign/', false],
  ['/campaign/pune/nigdi/more', false],
  ['/campaign/Pune', false],
  ['/campaign/pune-', false],
  ['/campaign/../desk', false],
  ['/campaign/pune?utm_source=asha', false],
  ['/desk/campaigns/pune', false],
  ['/thank-you', false],
  [`/campaign/${'a'.repeat(120)}`, false],
])('%s is a landing page: %p', (path, isOne) => {
  expect(isLandingPath(path)).toBe(isOne);
});

it('knows every landing page of the site, and no page of any other kind', () => {
  const landing = listRoutes()
    .map(({ path }) => path)
    .filter(isLandingPath);
  expect(landing.length).toBeGreaterThan(100);
  expect(new Set(landing.map((path) => path.split('/')[1]?.replace(/-in-.*/, '')))).toEqual(
    new Set([
      'campaign',
      'campaignv1',
      'lp',
      'cbse-schools',
      'transfer-admission',
      'admissions-open-for-2025-26',
      'admissions-open-for-2025-26-boarding',
      'nearme',
    ]),
  );
});

it.each([
  ['/campaign/pune', 'pune'],
  ['/campaignv1/pune/nigdi', 'pune/nigdi'],
  ['/lp/pune', '/lp/pune'],
])('%s belongs to %s', (path, campaign) => {
  expect(campaignOf(path)).toBe(campaign);
  expect(pathsOf(campaign)).toContain(path);
});

it('finds each page again by its campaign', () => {
  const slug = fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?$/);
  const family = fc.constantFrom('campaign', 'campaignv1', 'lp');
  fc.assert(
    fc.property(family, slug, (name, end) => {
      const path = `/${name}/${end}`;
      expect(pathsOf(campaignOf(path))).toContain(path);
    }),
  );
});
