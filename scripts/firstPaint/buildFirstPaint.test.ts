import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { buildFirstPaint, FIRST_PAINT_FILE } from './buildFirstPaint';

it('is committed as it is written: else run npm run first-paint', () => {
  expect(readFileSync(FIRST_PAINT_FILE, 'utf8')).toBe(buildFirstPaint());
});

it('stays small enough to stand before everything else', () => {
  expect(gzipSync(buildFirstPaint()).length).toBeLessThan(1000);
});
