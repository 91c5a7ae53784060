import '@/scripts/steps/missingPackages.mjs';
import { writeFileSync } from 'node:fs';
import { buildLayerConfig } from './layers';

writeFileSync('biome.layers.json', `${JSON.stringify(buildLayerConfig(), null, 2)}\n`);
