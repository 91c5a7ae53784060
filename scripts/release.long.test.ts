import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
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
if (SOURCE === 'stops') {
  console.error('PORT: expected a number');
  process.exit(3);
}
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
case "$*" in
  "ci "*) mkdir -p node_modules && echo "$PWD $NEXT_PUBLIC_GTM_ID" > node_modules/installed ;;
  "run --silent build")
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
  for (const path of ['lib/server/env/loadEnvFiles.mjs', 'lib/site/siteUrl.mjs']) {
    cpSync(path, join(site, path));
  }
  write('package.json', JSON.stringify({ engines: { node: '>=20' } }));
  write('package-lock.json', '{}');
  const installed = createHash('sha256').update('{}').digest('hex');
  write('node_modules/.installed-lock', installed);
  symlinkSync(resolve('node_modules/@next'), join(site, 'node_modules/@next'));
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

/** Makes a release of sources that say this. */
const release = (sources: string) => {
  write('pages/index.tsx', sources);
  return run('release');
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
    said: expect.stringMatching(/\nRelease \S+ is current\.\nIt serves after a restart: .*\n$/),
  });
  expect(readdirSync(join(site, 'releases/current')).toSorted()).toEqual([
    '.next',
    'lib',
    'node_modules',
    'package-lock.json',
    'package.json',
    'pages',
    'scripts',
  ]);
  expect(readdirSync(join(site, 'releases/current/.next/cache'))).toEqual([]);
  // With the settings that stand in the folder of the site.
  expect(readFileSync(join(site, 'releases/current/node_modules/installed'), 'utf8')).toMatch(
    /\/releases\/\.\S+ GTM-AB12CD3\n$/,
  );
});

it('goes back to the release before without a build, and forward again', () => {
  release('one');
  const [one] = folders();
  expect(release('two').said).toContain(` is current; npm run rollback makes it ${one}.`);
  expect(current()).toBe('two');
  expect(run('rollback')).toMatchObject({ status: 0, said: expect.stringContaining(`${one} is`) });
  expect(current()).toBe('one');
  run('rollback');
  expect(current()).toBe('two');
  expect(readFileSync(join(site, '.data/site.db'), 'utf8')).toBe('every parent');
}, 60_000);

it.each([
  ['does not build', 'broken', 'npm run build failed: see the lines above. Nothing changed.'],
  [
    'does not start',
    'stops',
    'What was built does not serve: it stopped with 3 (PORT: expected a number). Nothing changed.',
  ],
  [
    'answers without its scripts',
    'lacks its script',
    expect.stringMatching(
      /^What was built does not serve: http\S+a\.js answers 404 \(\)\. Nothing/,
    ),
  ],
])(
  'leaves the one that serves as it is where a new one %s',
  (_what, sources, problem) => {
    release('one');
    const before = readdirSync(join(site, 'releases'));
    expect(release(sources)).toEqual({ status: 1, said: expect.any(String), problem });
    expect(current()).toBe('one');
    expect(readdirSync(join(site, 'releases'))).toEqual(before);
  },
  60_000,
);

it.each([
  ['none', 0],
  ['one', 1],
])('says that there is nothing to go back to after %s', (_how, count) => {
  if (count > 0) release('one');
  expect(run('rollback')).toEqual({
    status: 1,
    said: '',
    problem: 'There is no release to go back to: there is one after the second npm run release.',
  });
});

it('retains three releases, and always the current one and the one before it', () => {
  for (const sources of ['one', 'two', 'three']) release(sources);
  const [one, two, three] = folders();
  // What a release that was killed has left.
  write('releases/.2026-01-01T00-00-00/pages/index.tsx', 'half');
  release('four');
  expect(folders()).toEqual([two, three, expect.any(String)]);
  expect(one).not.toBe(two);
  run('rollback');
  release('five');
  // Current is five, and the one before it three.
  expect(folders()).toEqual([three, expect.any(String), expect.any(String)]);
  run('rollback');
  expect(current()).toBe('three');
  expect(readdirSync(join(site, 'releases')).filter((name) => name.startsWith('.'))).toEqual([]);
}, 60_000);
