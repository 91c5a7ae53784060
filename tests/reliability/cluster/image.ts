import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

const FOLDER = join(process.cwd(), 'test-results', 'image');
/** `COPY --from=build … /site/public ./public` of the last stage. */
const COPIED = /^COPY --from=build --chown=root:root \/site\/(\S+) \.\/\1$/gm;

let isMade = false;

/** Those that deploy/Dockerfile leaves there, by hard links: none of the packages is written to. */
const copyPackages = (): void => {
  const { stdout } = spawnSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], {
    encoding: 'utf8',
  });
  const packages = stdout
    .split('\n')
    .filter((path) => path.includes('node_modules') && !/\/@?playwright\b/.test(path));
  mkdirSync(join(FOLDER, 'node_modules'));
  const { status } = spawnSync(
    'cp',
    ['--recursive', '--link', '--parents', ...packages.map((path) => relative('.', path)), FOLDER],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('The packages of a container could not be put together.');
};

/** The folder that deploy/Dockerfile puts into a container, from the build that stands; once per run. */
export const makeImage = (): string => {
  if (isMade) return FOLDER;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const paths = [...readFileSync('deploy/Dockerfile', 'utf8').matchAll(COPIED)].flatMap(
    ([, path]) => path ?? [],
  );
  for (const path of paths.filter((name) => name !== 'node_modules')) {
    cpSync(path, join(FOLDER, path), {
      recursive: true,
      filter: (file) => file !== join('.next', 'cache'),
    });
  }
  copyPackages();
  isMade = true;
  return FOLDER;
};
