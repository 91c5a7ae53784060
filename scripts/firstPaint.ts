// npm run first-paint: writes lib/chrome/firstPaintScript.mjs from lib/chrome/firstPaint.ts.
import './steps/missingPackages.mjs';
import { writeFileSync } from 'node:fs';
import { buildFirstPaint, FIRST_PAINT_FILE } from './firstPaint/buildFirstPaint';

writeFileSync(FIRST_PAINT_FILE, buildFirstPaint());
