import type { NextConfig } from 'next';
import { toInnerPath, toPublicPath } from './publicPath';

it.each([
  ['/', {}, '/'],
  ['/search', { s: 'pune' }, '/search'],
  ['/404', {}, '/404'],
  ['/branches/[city]', { city: 'ois-pune' }, '/ois-pune-branches'],
  ['/branches/[city]/[branch]', { city: 'pune', branch: 'nigdi' }, '/pune-branches/nigdi'],
  ['/admissions/cities/[city]', { city: 'pune' }, '/school-admission-in-pune'],
  [
    '/ncert-classes/[class]/[subject]/[chapter]',
    { class: '7', subject: 'maths', chapter: '9' },
    '/class7-ncert-solutions/maths/chapter-9',
  ],
  ['/landing/[number]/lp/[city]', { number: 'google', city: 'pune' }, '/lp/pune'],
  [
    '/landing/[number]/campaign/[...slug]',
    { number: 'main', slug: ['pune', 'nigdi'] },
    '/campaign/pune/nigdi',
  ],
  ['/landing/[number]/transfer-admission', { number: 'main' }, '/transfer-admission'],
  ['/test/[...rest]', { rest: ['a', 'b'] }, '/test/a/b'],
  ['/enquiry/[reference]', {}, '/enquiry/[reference]'],
])('reads %p with %p as %p', (pattern, query, path) => {
  expect(toPublicPath(pattern, query)).toBe(path);
});

it.each([
  ['/ois-pune-branches', '/branches/ois-pune'],
  ['/pune-branches/nigdi', '/branches/pune/nigdi'],
  ['/aurangabad-chh-sambhaji-nagar-branches', '/branches/aurangabad-chh-sambhaji-nagar'],
  ['/school-admission-in-hubli-dharwad', '/admissions/cities/hubli-dharwad'],
  ['/cbse-schools-in-pune', '/cbse-schools/pune'],
  ['/class12-ncert-solutions', '/ncert-classes/12'],
  ['/class7-ncert-solutions/maths', '/ncert-classes/7/maths'],
  ['/class7-ncert-solutions/maths/chapter-9', '/ncert-classes/7/maths/9'],
  ['/cbse-class-10-syllabus', '/cbse-classes/10'],
])('finds the folder of %p', (path, inner) => {
  expect(toInnerPath(path)?.path).toBe(inner);
});

it.each(['/', '/day-school', '/branches/pune', '/a/b-branches', '/pune-branches/nigdi/more'])(
  'leaves %p where it is',
  (path) => {
    expect(toInnerPath(path)).toBeNull();
  },
);

it('knows every address that the configuration rewrites', async () => {
  const toPattern = (address: string) => address.replace(/:(\w+)(\([^)]*\))?/g, '[$1]');
  const nextConfig = jest.requireActual<NextConfig>('@/next.config.js');
  const rewrites = await nextConfig.rewrites?.();
  const addresses = Array.isArray(rewrites) ? rewrites : (rewrites?.beforeFiles ?? []);
  expect(addresses).not.toHaveLength(0);
  for (const { source, destination } of addresses) {
    expect(toPublicPath(toPattern(destination), {})).toBe(toPattern(source));
  }
});
