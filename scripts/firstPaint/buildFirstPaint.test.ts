import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { FIRST_PAINT_SCRIPT } from '@/lib/chrome/firstPaintScript.mjs';
import { buildFirstPaint, FIRST_PAINT_FILE } from './buildFirstPaint';

it('is committed as it is written: else run npm run first-paint', () => {
  expect(readFileSync(FIRST_PAINT_FILE, 'utf8')).toBe(buildFirstPaint());
});

it('can stand inside a page', () => {
  expect(FIRST_PAINT_SCRIPT).not.toMatch(/<[/!]|\n/);
});

it('stays small enough to stand before everything else', () => {
  expect(gzipSync(FIRST_PAINT_SCRIPT).length).toBeLessThan(1000);
});
