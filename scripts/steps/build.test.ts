import { hashSources } from './build.mjs';

const before = hashSources({ PORT: '3000', NEXT_PUBLIC_GTM_ID: 'GTM-AB12CD3' });

it.each([
  ['PORT', '8080'],
  ['SITE_URL', 'https://www.example.com'],
  ['BROCHURE_URL', 'https://files.example/brochure.pdf'],
  ['DATABASE_URL', 'postgres://localhost/site'],
])('needs no new build for another %s', (name, value) => {
  expect(hashSources({ PORT: '3000', NEXT_PUBLIC_GTM_ID: 'GTM-AB12CD3', [name]: value })).toBe(
    before,
  );
});

it('builds anew for another public id', () => {
  expect(hashSources({ PORT: '3000', NEXT_PUBLIC_GTM_ID: 'GTM-OTHER1' })).not.toBe(before);
});
