import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** In place of the server that a build makes: what it answers says which sources it was built from. */
const SERVER = `
import { createServer } from 'node:http';
if (SOURCE === 'stops') process.exit(3);
if (!process.env.DATA_DIR || process.env.DATABASE_URL !== '') process.exit(4);
const PAGES = { '/api/health/ready': 'ready', '/': '<script src="/_next/static/a.js"></script>' };
createServer(({ url }, res) => {
  const text = url === '/_next/static/a.js' && SOURCE !== 'lacks its script' ? 'script' : PAGES[url];
  res.writeHead(text ? 200 : 404).end(text);
}).listen(Number(process.env.PORT), process.env.HOST);
`;

/** In place of npm: packages are a folder, and a build is the server above and a cache. */
const NPM = `#!/bin/sh
set -e
case "$1" in
  ci) mkdir -p node_modules && echo "$PWD $NEXT_PUBLIC_GTM_ID" > node_modules/installed ;;
  run)
    if grep -q broken pages/index.tsx; then exit 1; fi
    mkdir -p .next/cache/webpack
    { echo "const SOURCE = '$(cat pages/index.tsx)';"; cat "$SERVER"; } > .next/server.mjs ;;
esac
`;

let site = '';

const write = (path: string, text: string, mode = 0o644): void => {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text, { mode });
};

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-releases-'));
  cpSync('scripts', join(site, 'scripts'), { recursive: true });
  cpSync('lib/server/env/loadEnvFiles.mjs', join(site, 'lib/server/env/loadEnvFiles.mjs'));
  write('node_modules/.installed-lock', '');
  symlinkSync(resolve('node_modules/@next'), join(site, 'node_modules/@next'));
  write('package-lock.json', '{}');
  write('.env', 'NEXT_PUBLIC_GTM_ID=GTM-AB12CD3\n');
  write('.data/site.db', 'every parent');
  write('enquiries.csv', 'a parent');
  write('programs/npm', NPM, 0o755);
  write('programs/server.mjs', SERVER);
});
afterEach(() => rmSync(site, { recursive: true }));

const run = (command: 'release' | 'rollback') => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${command}.mjs`], {
    cwd: site,
    encoding: 'utf8',
    env: {
      NODE_ENV: 'production',
      PATH: `${join(site, 'programs')}:${process.env.PATH}`,
      SERVER: join(site, 'programs/server.mjs'),
    },
  });
  return { status, said: stdout, problem: stderr.trim().split('\n').at(-1) };
};

/** Makes a release of sources that say this; its name is a time, in seconds. */
const release = (sources: string) => {
  const before = current();
  write('pages/index.tsx', sources);
  let made = run('release');
  while (made.status === 0 && before !== null && current() === before) made = run('release');
  return made;
};

const folders = (): string[] =>
  readdirSync(join(site, 'releases')).filter((name) => /^\d/.test(name));
const current = (): string | null =>
  existsSync(join(site, 'releases/current/pages/index.tsx'))
    ? readFileSync(join(site, 'releases/current/pages/index.tsx'), 'utf8')
    : null;

it('serves a release from a folder of its own: sources, packages and the build, none of the data', () => {
  const { status, said } = release('one');
  expect({ status, said }).toEqual({
    status: 0,
    said: expect.stringMatching(/^Release \S+ is current\.\nIt serves after a restart: .*\n$/),
  });
  expect(readdirSync(join(site, 'releases/current')).toSorted()).toEqual([
    '.next',
    'lib',
    'node_modules',
    'package-lock.json',
    'pages',
    'scripts',
  ]);
  expect(readdirSync(join(site, 'releases/current/.next/cache'))).toEqual([]);
  // With the settings that stand in the folder of the site.
  expect(readFileSync(join(site, 'releases/current/node_modules/installed'), 'utf8')).toMatch(
    /\/releases\/\.\S+ GTM-AB12CD3\n$/,
  );
});
