import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { compareContents, hashOf, hashOfEnquiry } from './contents';
import type { Entry } from './ledger';

const entry = (id: string, hash: string, did = 'take'): Entry => ({
  at: 0,
  did,
  id,
  by: 'x',
  hash,
});

it('has the same hash for the same contents, whatever their order', () => {
  expect(hashOf({ a: 1, b: { c: ['é', null] } })).toBe(hashOf({ b: { c: ['é', null] }, a: 1 }));
});

it.each([
  ['another value', { a: 1, b: 3 }],
  ['a text for a number', { a: 1, b: '2' }],
  ['a name more', { a: 1, b: 2, c: null }],
  ['a name less', { a: 1 }],
  ['values exchanged', { a: 2, b: 1 }],
])('has another hash for %s', (_what, contents) => {
  expect(hashOf(contents)).not.toBe(hashOf({ a: 1, b: 2 }));
});

it.each(['child_name', 'parent_name', 'email', 'date_of_birth', 'branch', 'grade'] as const)(
  'sees an enquiry with another %s',
  (field) => {
    const altered = {
      ...SAMPLE_ENQUIRY,
      [field]: field === 'branch' || field === 'grade' ? 99 : 'x',
    };
    expect(hashOfEnquiry(altered)).not.toBe(hashOfEnquiry(SAMPLE_ENQUIRY));
  },
);

it.each<[string, Entry[], Entry[], { differing: number; unsaved: number }]>([
  [
    'what arrived as it was saved',
    [entry('1', 'a')],
    [entry('1', 'a')],
    { differing: 0, unsaved: 0 },
  ],
  ['other contents', [entry('1', 'a')], [entry('1', 'b')], { differing: 1, unsaved: 1 }],
  [
    'a corrected one of which the old contents came last',
    [entry('1', 'a'), entry('1', 'b')],
    [entry('1', 'b'), entry('1', 'a')],
    { differing: 1, unsaved: 0 },
  ],
  [
    'a corrected one of which the new contents came last',
    [entry('1', 'a'), entry('1', 'b')],
    [entry('1', 'a'), entry('1', 'b', 'drop')],
    { differing: 0, unsaved: 0 },
  ],
  [
    'contents that came again, after the right ones',
    [entry('1', 'a')],
    [entry('1', 'x'), entry('1', 'a')],
    { differing: 0, unsaved: 1 },
  ],
  [
    'calls that left nothing with the receiver',
    [entry('1', 'a')],
    [entry('1', 'a'), entry('1', 'x', 'fail'), entry('1', 'y', 'reject')],
    { differing: 0, unsaved: 0 },
  ],
])('compares %s', (_what, saved, calls, expected) => {
  expect(compareContents(saved, calls)).toEqual({ compared: 1, ...expected });
});
