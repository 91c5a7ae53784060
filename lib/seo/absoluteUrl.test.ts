import { absoluteUrl } from './absoluteUrl';

const before = process.env.BUILT_SITE_URL;

afterEach(() => {
  if (before === undefined) delete process.env.BUILT_SITE_URL;
  else process.env.BUILT_SITE_URL = before;
});

it('is on the address that the site was built for, whatever SITE_URL the start has', () => {
  process.env.BUILT_SITE_URL = 'https://www.school.example';
  process.env.SITE_URL = 'https://staging.school.example';
  expect(absoluteUrl('/poems')).toBe('https://www.school.example/poems');
  delete process.env.SITE_URL;
});

it('is on this machine outside a build', () => {
  delete process.env.BUILT_SITE_URL;
  expect(absoluteUrl('/poems')).toBe('http://localhost:3000/poems');
});
