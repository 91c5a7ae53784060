import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { BRANCH_LIST } from '@/data/places/places';
import { getDetails } from '@/data/places/records/records';
import { FIRST_PAINT_SCRIPT } from '@/lib/chrome/firstPaintScript.mjs';

const worker = readFileSync('public/sw.js', 'utf8');
const SCENES = 'public/pictures/scenes';
const scenes = readdirSync(SCENES).map((name) => readFileSync(`${SCENES}/${name}`, 'utf8'));

it('makes a first script that can stand inside a page, before everything else', () => {
  expect(FIRST_PAINT_SCRIPT).not.toMatch(/<[/!]|\n/);
  expect(gzipSync(FIRST_PAINT_SCRIPT).length).toBeLessThan(1000);
});

it('makes a service worker that is small and stores no page of its own choice', () => {
  expect(gzipSync(worker).length).toBeLessThan(16_000);
  expect(worker).not.toMatch(/\.addAll\(/);
});

it('draws every branch whose record has a scene, no two alike', () => {
  expect(scenes).toHaveLength(BRANCH_LIST.filter(({ id }) => getDetails(id).scene).length);
  // Words apart: only what is drawn counts.
  const drawn = scenes.map((svg) => svg.replace(/ aria-label="[^"]*"/, ''));
  expect(new Set(drawn).size).toBe(scenes.length);
});

it('draws scenes of at most 9 kB, without ids and with every number', () => {
  const bad = scenes.filter(
    (svg) => Buffer.byteLength(svg) > 9000 || / id=|NaN|undefined|Infinity/.test(svg),
  );
  expect(bad).toEqual([]);
});
