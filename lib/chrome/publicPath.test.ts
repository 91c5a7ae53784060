import type { NextConfig } from 'next';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { toPublicPath } from './publicPath';

const readRedirects = async () => {
  const nextConfig = jest.requireActual<() => Promise<NextConfig>>('@/next.config.js');
  return (await (await nextConfig()).redirects?.()) ?? [];
};

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

it('knows every page that the configuration redirects to its public address', async () => {
  const redirects = await readRedirects();
  const toPattern = (address: string) => address.replace(/:(\w+)(\([^)]*\))?/g, '[$1]');
  const inner = redirects.filter(({ missing }) => missing);
  expect(inner).not.toHaveLength(0);
  for (const { source, destination } of inner) {
    expect(toPublicPath(toPattern(source), {})).toBe(toPattern(destination));
  }
});

it.each([
  ['/branches/pune', '/pune-branches'],
  ['/branches/pune/nigdi', '/pune-branches/nigdi'],
  ['/ncert-classes/7/maths/9', '/class7-ncert-solutions/maths/chapter-9'],
  ['/converters/number-to-words/common/100', '/converters/number-to-words/100-in-words'],
  ['/converters/number-to-words/101', '/converters/number-to-words/101-in-words'],
  // Else the public address would redirect to itself.
  ['/converters/number-to-words/101-in-words', null],
  ['/converters/number-to-words/common', null],
])('leads from %s to %s', async (path, address) => {
  const redirects = await readRedirects();
  const found = redirects.flatMap(({ source, destination }) => {
    const names = getPathMatch(source)(path);
    return names ? [destination.replace(/:(\w+)/g, (_, name) => String(names[name]))] : [];
  });
  expect(found).toEqual(address ? [address] : []);
});
