// npm run first-paint: writes lib/chrome/firstPaintScript.mjs from lib/chrome/firstPaint.ts.
import { writeFileSync } from 'node:fs';
import { buildFirstPaint, FIRST_PAINT_FILE } from './firstPaint/buildFirstPaint';

writeFileSync(FIRST_PAINT_FILE, buildFirstPaint());
