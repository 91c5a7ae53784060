import { widthOf } from './letterWidths';

it.each([
  ['Airoli', 'Mumbai'],
  ['Jalahalli', 'Ambegaon'],
  ['NH 48', 'Wanowrie'],
])('knows that %p is narrower than %p, letter by letter', (narrow, wide) => {
  expect(widthOf(narrow) / narrow.length).toBeLessThan(widthOf(wide) / wide.length);
});

it('adds up letters, and takes any other sign for one of the most', () => {
  expect(widthOf('ij')).toBeCloseTo(0.56);
  expect(widthOf('é')).toBe(widthOf('e'));
  expect(widthOf('')).toBe(0);
});
