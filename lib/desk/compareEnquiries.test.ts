import { canBeMerged, compareEnquiries, isSameChild } from './compareEnquiries';
import type { DeskEnquiry } from './contract';

const TARA: DeskEnquiry = {
  reference: 'OIS-7K3M-92QF',
  createdAt: 0,
  stage: 'new',
  revision: 0,
  undo: null,
  isMerged: false,
  assigned: null,
  me: 'a',
  ownBranches: null,
  colleagues: [],
  nextCall: null,
  written: {},
  mark: '1',
  corrections: [],
  parent: 'Asha Rao',
  child: 'Tara',
  birthDay: '2019-04-02',
  email: '',
  mobile: '9845012345',
  isVerified: true,
  branch: 'OIS Nigdi',
  grade: 'Grade 1',
  answeredAt: null,
  consentVersion: '1',
  consentAt: 0,
  visit: null,
  first: null,
  last: null,
  pages: [],
  deliveries: [],
  notes: [],
};

const differing = (change: Partial<DeskEnquiry>): string[] =>
  compareEnquiries(TARA, { ...TARA, ...change }).flatMap(({ name, differs }) =>
    differs ? [name] : [],
  );

it.each([
  ['nothing', {}, []],
  ['a name that is typed otherwise', { parent: ' ASHA  rao ' }, []],
  ['another branch and class', { branch: 'OIS Wakad', grade: 'Grade 2' }, ['Branch', 'Class']],
  ['an e-mail that the other has not', { email: 'asha@example.in' }, ['E-mail']],
  [
    'another stage',
    { stage: 'in-touch' as const, answeredAt: 1 },
    ['Where it stands', 'First answered'],
  ],
])('marks %s', (_what, change, fields) => {
  expect(differing(change)).toEqual(fields);
});

it('shows every field of both, with words for what is not known', () => {
  const fields = compareEnquiries(TARA, { ...TARA, email: 'asha@example.in' });
  expect(fields.flatMap(({ values }) => values)).not.toContain('');
  expect(fields.find(({ name }) => name === 'E-mail')?.values).toEqual([
    'Not known',
    'asha@example.in',
  ]);
});

it.each([
  [{}, true],
  [{ child: 'tara ' }, true],
  [{ child: 'Kabir' }, false],
  [{ birthDay: '2021-04-02' }, false],
])('with %p it is the same child: %p', (change, isSame) => {
  expect(isSameChild(TARA, { ...TARA, ...change })).toBe(isSame);
});

it.each([
  [{}, true],
  [{ stage: 'closed' as const }, true],
  [{ stage: 'withdrawn' as const }, false],
  [{ isMerged: true }, false],
])('with %p it can be merged: %p', (change, canBe) => {
  expect(canBeMerged({ ...TARA, ...change })).toBe(canBe);
});
