import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Experiment } from '@/tests/reliability/experiment';
import { dataDirOf } from '@/tests/reliability/support/site';
import { round } from '@/tests/reliability/support/statistics';

/** Pages beyond those that the site has. */
const MORE_PAGES = { short: [0], long: [0, 1_000, 4_000] };

const SOURCES = [
  'components',
  'data',
  'deploy',
  'lib',
  'pages',
  'public',
  'styles',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.js',
  'package.json',
  'tsconfig.json',
];

/** Branch pages, again and again: what a school group of ten times the branches would have. */
const morePages = (count: number): string => `
import BranchPage, { getStaticProps as read } from '@/pages/branches/[city]/[branch]/index';
export default BranchPage;
export const getStaticPaths = () => ({
  paths: Array.from({ length: ${count} }, (_, number) => ({ params: { number: String(number) } })),
  fallback: false,
});
export const getStaticProps = () => read({ params: { city: 'hyderabad', branch: 'jubilee-hills' } });
`;

export const BUILD_TIMES: Experiment = {
  name: 'build-times',
  promise: 'How the time of a build grows with the number of pages.',
  run: async (size, note) => {
    const folder = dataDirOf('build-times');
    for (const count of MORE_PAGES[size]) {
      copySources(folder);
      if (count > 0) addPages(folder, count);
      const seconds = build(folder);
      note({ what: `a build with ${count} more pages`, value: round(seconds, 0), unit: 's' });
    }
    rmSync(folder, { recursive: true, force: true });
  },
};

const copySources = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const path of SOURCES) cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
};

const addPages = (folder: string, count: number): void => {
  const place = join(folder, 'pages', 'more');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, '[number].tsx'), morePages(count));
};

const build = (folder: string): number => {
  const startedAt = performance.now();
  const next = join('node_modules', 'next', 'dist', 'bin', 'next');
  const { status, stderr } = spawnSync(process.execPath, [next, 'build', '--webpack'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build failed: ${stderr.slice(-2_000)}`);
  return (performance.now() - startedAt) / 1000;
};
