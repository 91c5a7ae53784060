import { fallsShort, type Marks } from './marks';

const FULL: Marks = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };

it.each<[string, Partial<Marks>, boolean, string[]]>([
  ['has all marks', {}, true, []],
  ['is a little slow', { performance: 95 }, true, []],
  ['is too slow', { performance: 94 }, true, ['performance']],
  ['has one fault in accessibility', { accessibility: 99 }, true, ['accessibility']],
  ['has a fault for search engines', { seo: 90 }, true, ['seo']],
  ['is not for search engines', { seo: 60 }, false, []],
])('marks a page that %s', (_, marks, isForSearch, short) => {
  const page = { kind: 'poem', path: '/poems/tap-tap-rain', isForSearch };
  expect(fallsShort({ page, marks: { ...FULL, ...marks } })).toEqual(short);
});
