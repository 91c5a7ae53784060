import { slopeOf } from './statistics';

const line = (...values: number[]) => values.map((y, x) => ({ x, y }));

it.each([
  ['a line that rises', line(1, 3, 5, 7), 2],
  ['a line that falls', line(7, 5, 3, 1), -2],
  ['a level line', line(4, 4, 4), 0],
  ['a line with a burst in it', line(0, 1, 2, 300, 4, 5, 6), 1],
  ['a line with a dip in it', line(0, 1, 2, -300, 4, 5, 6), 1],
  [
    'points at uneven times',
    [
      { x: 0, y: 0 },
      { x: 10, y: 5 },
      { x: 12, y: 6 },
    ],
    0.5,
  ],
  ['two slopes', line(0, 0, 2), 1],
])('finds the slope of %s', (_what, points, expected) => {
  expect(slopeOf(points)).toBeCloseTo(expected, 10);
});

it('finds no slope of a single point', () => {
  expect(slopeOf(line(4))).toBeNaN();
});
