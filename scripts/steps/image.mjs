// node scripts/steps/image.mjs <folder>: everything that a container of the site needs, and nothing
// else. Run with NEXT_OUTPUT=standalone; deploy/Dockerfile copies the folder, the tests start it.
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from './build.mjs';

/** Of Next's standalone output, what runs: it can hold other files of the project too. */
const STANDALONE = ['.next', 'data', 'node_modules', 'package.json'];

/** What it leaves out: files that it serves, and our own server. */
const BESIDE = [
  'public',
  '.next/static',
  'data/thirdParties.mjs',
  'lib/chrome/firstPaintScript.mjs',
  'lib/security',
  'scripts/serve.mjs',
  'scripts/serveImage.mjs',
  'scripts/server',
];

const BY_DEVELOPERS = /\.(test\.ts|d\.mts)$/;

/** Puts the built site into `folder`, in place of what was there. */
export const assembleImage = (folder) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const path of STANDALONE) {
    cpSync(join('.next/standalone', path), join(folder, path), { recursive: true });
  }
  for (const path of BESIDE) {
    cpSync(path, join(folder, path), {
      recursive: true,
      filter: (file) => !BY_DEVELOPERS.test(file),
    });
  }
};

const [, program = '', folder] = process.argv;
if (program.endsWith('image.mjs')) {
  if (!folder) {
    console.error('Say where: node scripts/steps/image.mjs <folder>');
    process.exit(2);
  }
  buildSite();
  assembleImage(folder);
}
