import { listRoutes } from '@/data/routes/routes';
import { toOneSpelling } from './oneSpelling';

it.each([
  ['/Pune-branches', '/pune-branches'],
  ['/CLASS7-ncert-solutions/Maths', '/class7-ncert-solutions/maths'],
  ['/maths-concepts/Table-of-7', '/maths-concepts/table-of-7'],
  ['/converters/number-to-words/42-In-Words', '/converters/number-to-words/42-in-words'],
  ['/LP/Pune', '/lp/pune'],
  ['/Day-School', '/day-school'],
  ['/Enquiry', '/enquiry'],
])('leads from %s to %s', (path, spelling) => {
  expect(toOneSpelling(path)).toBe(spelling);
});

it.each([
  '/',
  '/day-school',
  '/enquiry/OIS-7K3M-92QF',
  '/Enquiry/OIS-7K3M-92QF',
  '/api/auth/callback/OTP',
  '/API/enquiries',
  '/_next/static/chunks/Main',
  // Another host, were it given back as a place to go to.
  '//EVIL.example',
  '/\\EVIL.example',
  '/Brochure.pdf',
  '/%E0%A4%A',
])('leaves %s alone', (path) => {
  expect(toOneSpelling(path)).toBeNull();
});

it('finds every page in its one spelling already, and leads to it from another', () => {
  const paths = listRoutes().map(({ path }) => path.split('?', 1)[0] ?? '/');
  expect(paths.filter((path) => toOneSpelling(path) !== null)).toEqual([]);
  const lost = paths.filter((path) => path !== '/' && toOneSpelling(path.toUpperCase()) !== path);
  expect(lost).toEqual([]);
});
