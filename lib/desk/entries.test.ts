import { moved, orNothing, withEntry, withoutEntry } from './entries';

const LIST = ['a', 'b', 'c'];

it.each([
  [0, 1, 'bac'],
  [1, -1, 'bac'],
  [2, -1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
  [7, 1, 'abc'],
] as const)('moves entry %i by %i: %s', (at, by, expected) => {
  expect(moved(LIST, at, by).join('')).toBe(expected);
});

it('changes and takes out one entry, and leaves the list that was', () => {
  expect(withEntry(LIST, 1, 'x')).toEqual(['a', 'x', 'c']);
  expect(withoutEntry(LIST, 1)).toEqual(['a', 'c']);
  expect(LIST).toEqual(['a', 'b', 'c']);
});

it('takes an empty text for none', () => {
  expect([orNothing(''), orNothing('a')]).toEqual([undefined, 'a']);
});
