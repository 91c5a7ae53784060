// npm run generate: makes every generated file anew where what it is made from changed. `npm run brochure`
// prints the brochure even where its words did not: after a change of its style.
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { BROCHURE_FILE, listDrawn, noteMade, readMade } from './generate/made';
import { paintShareImages } from './generate/paintShareImages';
import { printBrochure } from './generate/printBrochure';
import { buildLayerConfig } from './lint/layers';
import { launchBrowser } from './preflight/launchBrowser';

const LAYERS = 'biome.layers.json';

const draw = async (files: readonly string[]): Promise<void> => {
  const browser = await launchBrowser();
  try {
    await paintShareImages(browser, files);
    if (files.includes(BROCHURE_FILE)) await printBrochure(browser);
  } finally {
    await browser.close();
  }
  noteMade(files);
  console.log(`${files.length} drawn: ${files.slice(0, 5).join(', ')} …`);
};

const run = async (): Promise<void> => {
  if (process.argv.includes('--brochure')) return draw([BROCHURE_FILE]);
  await import('./generate/built');
  writeFileSync(LAYERS, JSON.stringify(buildLayerConfig()));
  spawnSync('node_modules/.bin/biome', ['format', '--write', LAYERS]);
  const made = readMade();
  const stale = Object.entries(listDrawn())
    .filter(([file, hash]) => made[file] !== hash || !existsSync(file))
    .map(([file]) => file);
  await draw(stale);
};

void run();
