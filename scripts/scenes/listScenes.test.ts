import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { BRANCH_LIST } from '@/data/places/places';
import { getDetails } from '@/data/places/records/records';
import { listScenes } from './listScenes';

const scenes = listScenes();
const MOST_BYTES = 9000;

it('draws every branch whose record has a scene', () => {
  expect(scenes.map(({ id }) => id)).toEqual(
    BRANCH_LIST.filter(({ id }) => getDetails(id).scene).map(({ id }) => id),
  );
});

it('draws no two alike', () => {
  // Words apart: only what is drawn counts.
  const drawn = scenes.map(({ svg }) => svg.replace(/ aria-label="[^"]*"/, ''));
  expect(new Set(drawn).size).toBe(scenes.length);
});

it.each(scenes)('$path weighs at most 9 kB, has no ids and every number', ({ svg }) => {
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MOST_BYTES);
  expect(svg).not.toMatch(/ id=|NaN|undefined|Infinity/);
});

it('has the images drawn from today’s records (npm run scenes)', () => {
  const stale = scenes.filter(
    ({ path, svg }) =>
      !existsSync(`public${path}`) || readFileSync(`public${path}`, 'utf8') !== svg,
  );
  expect(stale.map(({ path }) => path)).toEqual([]);
  expect(readdirSync('public/pictures/scenes')).toHaveLength(scenes.length);
});
