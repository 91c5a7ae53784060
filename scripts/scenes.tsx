// npm run scenes: draws the scenes of the branches anew from their records.
import './steps/missingPackages.mjs';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listScenes } from './scenes/listScenes';

const PUBLIC = join(process.cwd(), 'public');

const scenes = listScenes();
rmSync(join(PUBLIC, 'pictures/scenes'), { recursive: true, force: true });
for (const { path, svg } of scenes) {
  const file = join(PUBLIC, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
}
const bytes = scenes.reduce((sum, { svg }) => sum + svg.length, 0);
console.log(`public/pictures/scenes: ${scenes.length} drawn, ${Math.round(bytes / 1000)} kB`);
