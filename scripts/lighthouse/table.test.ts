/** @jest-environment node */
import type { Audit, Marks } from './marks';
import { printAudits } from './table';

const FULL: Marks = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };

const audit = (marks: Partial<Marks>, isForSearch = true): Audit => ({
  page: { kind: 'poem', path: '/poems/tap-tap-rain', isForSearch },
  marks: { ...FULL, ...marks },
  bytes: 150_001,
  faults: [],
});

const lastLine = (one: Audit) => printAudits([one]).split('\n').at(-1);

it.each([
  ['has all marks', audit({}), /^ {3}/],
  ['is a little slow', audit({ performance: 95 }), /^ {3}/],
  ['is too slow', audit({ performance: 94 }), /^✗/],
  ['has one fault in accessibility', audit({ accessibility: 99 }), /^✗/],
  ['has a fault for search engines', audit({ seo: 90 }), /^✗/],
  ['is not for search engines', audit({ seo: 60 }, false), /^ {3}.*not asked/],
])('marks a page that %s', (_, one, expected) => {
  expect(lastLine(one)).toMatch(expected);
});

it('says what a page weighs, in kilobytes', () => {
  expect(lastLine(audit({}))).toContain(' 151  poem /poems/tap-tap-rain');
});
