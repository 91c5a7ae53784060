import { counted } from './counted';

it.each([
  [1, 'hour', undefined, '1 hour'],
  [3, 'hour', undefined, '3 hours'],
  [0, 'hour', undefined, '0 hours'],
  [1n, 'foot', 'feet', '1 foot'],
  ['1,200', 'foot', 'feet', '1,200 feet'],
])('counts %p %s', (count, one, many, expected) => {
  expect(counted(count, one, many)).toBe(expected);
});
