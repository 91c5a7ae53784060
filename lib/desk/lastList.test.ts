import { neighboursOf, rememberList } from './lastList';

it.each([
  [[], 'b', null, null],
  [['a', 'b', 'c'], 'b', 'a', 'c'],
  [['a', 'b', 'c'], 'a', null, 'b'],
  [['a', 'b', 'c'], 'c', 'b', null],
  [['a', 'c'], 'b', null, null],
])('of %p, %s stands between %p and %p', (list, reference, previous, next) => {
  rememberList(list);
  expect(neighboursOf(reference)).toEqual({ previous, next });
});
