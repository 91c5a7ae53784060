// npm run brochure: makes public/brochure.pdf anew from data/.
import './steps/missingPackages.mjs';
import { writeFileSync } from 'node:fs';
import { renderBrochure } from './brochure/render';

const FILE = 'public/brochure.pdf';

const run = async (): Promise<void> => {
  const bytes = await renderBrochure();
  writeFileSync(FILE, bytes);
  console.log(`${FILE}: ${Math.round(bytes.length / 1000)} kB`);
};

void run();
