// The production server in a container: as scripts/serve.mjs, with the configuration that the build
// wrote down, since Next's own tools to read it are not there.
import { readFileSync } from 'node:fs';

const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'));
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);

await import('./serve.mjs');
