import { existsSync } from 'node:fs';
import { generateBuilt } from '@/scripts/steps/generateBuilt.mjs';

/** Before the first test of a fresh clone: makes what a build makes, where it is missing. */
const generateMissing = (): void => {
  if (existsSync('lib/chrome/firstPaintScript.mjs') && existsSync('public/sw.js')) return;
  if (generateBuilt() !== 0) throw new Error('The generated sources could not be made.');
};

export default generateMissing;
