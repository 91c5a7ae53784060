import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describeRelease } from './describe';
import { goBack } from './goBack';
import { makeRelease, takeReleaseOf } from './makeRelease';
import { ReleaseError } from './releaseError';
import { readLink } from './releases';

const PACKAGE = 'node_modules/next/index.js';

let site = '';

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
};

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-releases-'));
  write('pages/index.tsx', 'page');
  write('.env', 'DATA_DIR=elsewhere');
  write(PACKAGE, 'next 1');
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(site, { recursive: true });
});

const setDay = (day: number): void => {
  jest.useFakeTimers({ now: new Date(`2026-03-0${day}T10:00:00Z`), doNotFake: ['nextTick'] });
};

/** Makes a release on a day of March; its build makes one script of its own and one as always. */
const release = async (day: number, check = async (_folder: string): Promise<void> => {}) => {
  setDay(day);
  await makeRelease(site, {
    stamp: `sources of day ${day}`,
    build: (folder) => {
      const chunks = join(folder, '.next', 'static', 'chunks');
      mkdirSync(chunks, { recursive: true });
      mkdirSync(join(folder, '.next', 'cache'));
      writeFileSync(join(folder, '.next', 'cache', 'webpack'), 'large');
      writeFileSync(join(folder, '.next', 'server.mjs'), `day ${day}`);
      writeFileSync(join(chunks, `page-${day}.js`), `day ${day}`);
      writeFileSync(join(chunks, 'main.js'), 'main');
      return true;
    },
    check,
  });
};

const id = (day: number): string => `2026-03-0${day}T10-00-00`;
const served = (): string => readFileSync(join(site, 'releases/current/.next/server.mjs'), 'utf8');
const scripts = (): string[] => readdirSync(join(site, 'releases/current/.next/static/chunks'));
const folders = (): string[] =>
  readdirSync(join(site, 'releases')).filter((name) => name.startsWith('2026'));

it('serves a new release from a folder of its own, with its packages and not with its settings', async () => {
  await release(1);
  expect(served()).toBe('day 1');
  expect(readFileSync(join(site, 'releases/current/pages/index.tsx'), 'utf8')).toBe('page');
  // Hard links: an installation puts another file in the place of this one.
  const packages = [join(site, PACKAGE), join(site, 'releases/current', PACKAGE)];
  expect(new Set(packages.map((path) => statSync(path).ino)).size).toBe(1);
  expect(existsSync(join(site, 'releases/current/.env'))).toBe(false);
  expect(readdirSync(join(site, 'releases/current/.next/cache'))).toEqual([]);
});

it('goes back to the release before, with the packages of then, and forward again', async () => {
  await release(1);
  rmSync(join(site, PACKAGE));
  write(PACKAGE, 'next 2');
  await release(2);
  expect(served()).toBe('day 2');
  goBack(site);
  expect(served()).toBe('day 1');
  expect(readFileSync(join(site, 'releases/current', PACKAGE), 'utf8')).toBe('next 1');
  goBack(site);
  expect(served()).toBe('day 2');
});

it('says which release is current, since when, and how it is gone back from', async () => {
  await release(1);
  await release(2);
  const { since } = readLink(site, 'current') ?? {};
  expect(describeRelease(site)).toBe(
    `Release ${id(2)} is current since ${since?.toISOString().slice(0, 16).replace('T', ' ')} UTC; npm run rollback makes it ${id(1)}.
It serves after a restart: systemctl restart opaline (without systemd: stop the site, then NODE_ENV=production node releases/current/.next/server.mjs)
`,
  );
});

it('says in one line that there is nothing to go back to', async () => {
  const nothing = new ReleaseError(
    'There is no release to go back to: there is one after the second npm run release.',
  );
  expect(() => goBack(site)).toThrow(nothing);
  await release(1);
  expect(() => goBack(site)).toThrow(nothing);
  // As a switch leaves it that was broken off between its two links.
  cpSync(join(site, 'releases/current'), join(site, 'releases/previous'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  expect(readlinkSync(join(site, 'releases/previous'))).toBe(id(1));
  expect(() => goBack(site)).toThrow(nothing);
});

it.each([
  ['does not build', { build: () => false, check: async () => {} }, 'The build failed'],
  [
    'does not serve',
    {
      build: (folder: string) => mkdirSync(join(folder, '.next')) === undefined,
      check: () => Promise.reject(new ReleaseError('It does not serve')),
    },
    'It does not serve',
  ],
])('leaves everything as it is where a release %s', async (_what, steps, message) => {
  await release(1);
  setDay(2);
  await expect(makeRelease(site, { stamp: 'of day 2', ...steps })).rejects.toThrow(message);
  expect(served()).toBe('day 1');
  expect(readdirSync(join(site, 'releases')).sort()).toEqual([id(1), 'current']);
});

it('still has the scripts of tabs that were opened one and two releases before, and no older ones', async () => {
  await release(1);
  await release(2);
  expect(scripts()).toEqual(['main.js', 'page-1.js', 'page-2.js']);
  await release(3);
  expect(scripts()).toEqual(['main.js', 'page-1.js', 'page-2.js', 'page-3.js']);
  await release(4);
  expect(scripts()).toEqual(['main.js', 'page-2.js', 'page-3.js', 'page-4.js']);
});

it('has them after going back too', async () => {
  await release(1);
  await release(2);
  goBack(site);
  expect(scripts()).toEqual(['main.js', 'page-1.js', 'page-2.js']);
});

it('keeps the three newest releases, and the one that is served however old it is', async () => {
  for (const day of [1, 2, 3]) await release(day);
  expect(folders()).toEqual([id(1), id(2), id(3)]);
  await release(4);
  expect(folders()).toEqual([id(2), id(3), id(4)]);
  goBack(site);
  goBack(site);
  await release(5);
  expect(folders()).toEqual([id(3), id(4), id(5)]);
});

it('does not remove what it goes back from and to', async () => {
  await release(1);
  await release(2);
  goBack(site);
  for (const day of [3, 4]) {
    await release(day);
    goBack(site);
  }
  // Served throughout: day 1.
  expect(served()).toBe('day 1');
  expect(folders()).toContain(id(1));
});

it('builds nothing for npm start where a release of the same sources is there', async () => {
  expect(takeReleaseOf(site, 'sources of day 1')).toBe(false);
  await release(1);
  await release(2);
  expect(takeReleaseOf(site, 'sources of day 2')).toBe(true);
  expect(served()).toBe('day 2');
  expect(takeReleaseOf(site, 'sources of day 1')).toBe(true);
  expect(served()).toBe('day 1');
  expect(takeReleaseOf(site, 'sources of day 3')).toBe(false);
  expect(served()).toBe('day 1');
});
