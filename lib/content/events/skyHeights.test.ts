import { buildSkyHeights, fistsLabel } from './skyHeights';

const heights = buildSkyHeights();

it.each([
  ['New Delhi', 29, '3', 60],
  ['Mumbai', 19, '2', 70],
  ['Kolkata', 23, '2½', 66],
  ['Chennai', 13, '1½', 76],
])(
  'over %s the Pole Star stands at %d°, %s fists, and the belt at %d°',
  (city, pole, fists, belt) => {
    const height = heights.find((candidate) => candidate.city === city);
    expect(height).toMatchObject({ poleStar: pole, belt });
    expect(fistsLabel(height?.fists ?? 0)).toBe(fists);
  },
);

it('lets the Pole Star sink from north to south', () => {
  const poles = heights.map(({ poleStar }) => poleStar);
  expect(poles).toEqual([...poles].sort((a, b) => b - a));
});
