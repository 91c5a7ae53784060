// npm run rupee-font: the one sign that most pages need from Figtree's second file, in a file of its own.
import './steps/missingPackages.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const SOURCE = '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';
const TARGET = 'styles/figtree-rupee.woff2';

const run = async (): Promise<void> => {
  const whole = readFileSync(require.resolve(SOURCE));
  const sign = await subsetFont(whole, '₹', { targetFormat: 'woff2' });
  writeFileSync(TARGET, sign);
  console.log(`${TARGET}: ${sign.length} of ${whole.length} bytes`);
};

void run();
