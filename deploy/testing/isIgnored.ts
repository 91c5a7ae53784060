import { readFileSync } from 'node:fs';

/** As Docker reads them: the last line that fits a path, or a folder it is in, decides. */
const LINES = readFileSync('deploy/Dockerfile.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({
    isKept: line.startsWith('!'),
    fits: new RegExp(
      `^${line
        .replace(/^!/, '')
        .replaceAll(/[.+^$()|[\]{}]/g, '\\$&')
        .replaceAll(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))}(?:/|$)`,
    ),
  }));
/** Whether a path stays out of what Docker builds the image from. */
export const isIgnored = (path: string): boolean =>
  LINES.findLast(({ fits }) => fits.test(path))?.isKept === false;
