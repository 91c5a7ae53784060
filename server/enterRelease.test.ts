import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

let site = '';

beforeEach(() => {
  site = realpathSync(mkdtempSync(join(tmpdir(), 'site-enter-')));
});
afterEach(() => rmSync(site, { recursive: true }));

/** Bundles a server of this alone into a folder, as `npm run build:server` does with the whole. */
const build = (folder: string): void => {
  mkdirSync(join(site, folder), { recursive: true });
  const main = join(site, 'main.ts');
  writeFileSync(
    main,
    `import ${JSON.stringify(resolve('server/enterRelease.ts'))};
    console.log(JSON.stringify([process.cwd(), process.env.DATA_DIR]));`,
  );
  execFileSync('node_modules/.bin/esbuild', [
    ...[main, '--bundle', '--platform=node', '--format=esm', '--log-level=error'],
    `--outfile=${join(site, folder, 'server.mjs')}`,
  ]);
};

const start = (server: string, env: Record<string, string> = {}): unknown =>
  JSON.parse(
    execFileSync(process.execPath, [server], {
      cwd: site,
      encoding: 'utf8',
      env: { NODE_ENV: 'production', ...env },
    }),
  );

it.each([
  [{}, '.data'],
  [{ DATA_DIR: '' }, '.data'],
  [{ DATA_DIR: 'srv/data' }, 'srv/data'],
])('reads the files of its release, and with %j the data in %s of the site', (env, data) => {
  build('releases/2026-03-01T10-00-00/.next');
  symlinkSync('2026-03-01T10-00-00', join(site, 'releases/current'));
  // The release itself, not the link: a newer one takes nothing away from a process that runs.
  expect(start('releases/current/.next/server.mjs', env)).toEqual([
    join(site, 'releases/2026-03-01T10-00-00'),
    join(site, data),
  ]);
});

it('stays in the folder of a container, whose build stands in it', () => {
  build('.next');
  expect(start('.next/server.mjs', { DATA_DIR: '/data' })).toEqual([site, '/data']);
});
