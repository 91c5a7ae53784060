import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const FOLDER = join(process.cwd(), 'test-results', 'image');

const SCRIPT = `import('./scripts/steps/image.mjs').then((step) => step.assembleImage(process.argv[1]))`;

let isMade = false;

/** The folder that a container of the site gets, made from the build that stands; once per run. */
export const makeImage = (): string => {
  if (!isMade) {
    const { status } = spawnSync(process.execPath, ['-e', SCRIPT, FOLDER], { stdio: 'inherit' });
    if (status !== 0) throw new Error('What a container gets could not be put together.');
    isMade = true;
  }
  return FOLDER;
};
