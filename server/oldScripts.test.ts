import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import inject from 'light-my-request';
import { saveScripts } from '@/lib/server/oldScripts/savedScripts';
import { withOldScripts } from './oldScripts';

const PAGE = '/chunks/pages/tables/[number]-5f2c.js';
let site = '';

const write = (path: string, text: string): void => {
  mkdirSync(join(site, path, '..'), { recursive: true });
  writeFileSync(join(site, path), text);
};

/** What a build leaves in the folder of the site, in place of the build before. */
const build = (id: string, files: Record<string, string>): void => {
  rmSync(join(site, '.next'), { recursive: true, force: true });
  write('.next/BUILD_ID', id);
  for (const [name, text] of Object.entries(files)) write(`.next/static/${name}`, text);
};

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-scripts-'));
  process.env.DATA_DIR = join(site, 'data');
  process.env.NEXT_DIST_DIR = join(site, '.next');
});
afterEach(() => {
  delete process.env.NEXT_DIST_DIR;
  delete process.env.DATA_DIR;
  rmSync(site, { recursive: true });
});

const handle = withOldScripts(async (_req, res) => void res.writeHead(404).end('Next answers'));
const ask = async (url: string) => {
  const { statusCode, payload, headers } = await inject(handle, { url });
  return {
    status: statusCode,
    text: payload,
    type: headers['content-type'],
    rule: headers['cache-control'],
  };
};
const NEXT = { status: 404, text: 'Next answers', type: undefined, rule: undefined };

/** A release: the process of the first build has saved its scripts, and the one of the second runs. */
const release = async (): Promise<void> => {
  build('first', {
    [PAGE.slice(1)]: 'a page',
    'css/ab12.css': 'styles',
    'media/cd34.woff2': 'font',
    'chunks/both-ef56.js': 'both',
    'first/secret.txt': 'text',
  });
  await saveScripts();
  build('second', { 'chunks/both-ef56.js': 'both', 'chunks/new-7890.js': 'new' });
  await saveScripts();
};

it.each([
  ['chunks/pages/tables/%5Bnumber%5D-5f2c.js', 'a page', 'application/javascript; charset=UTF-8'],
  ['css/ab12.css?v=1', 'styles', 'text/css; charset=UTF-8'],
  ['media/cd34.woff2', 'font', 'font/woff2'],
])('a page that was opened before a release still loads %s', async (name, text, type) => {
  await release();
  expect(await ask(`/_next/static/${name}`)).toEqual({
    status: 200,
    text,
    type,
    rule: 'public, max-age=31536000, immutable',
  });
});

it.each([
  ['a script that the build itself has', '/_next/static/chunks/both-ef56.js'],
  ['a script that no build had', '/_next/static/chunks/none.js'],
  ['another kind of file', '/_next/static/first/secret.txt'],
  ['another address', '/chunks/pages/tables/[number]-5f2c.js'],
  ['a file outside', '/_next/static/../../outside.js'],
  ['a file outside, encoded', '/_next/static/%2e%2e%2f..%2foutside.js'],
  ['a name that is none', '/_next/static/%00.js'],
  ['an address that cannot be decoded', '/_next/static/%E0%A4%A.js'],
])('leaves to Next %s', async (_what, url) => {
  await release();
  write('data/outside.js', 'outside');
  expect(await ask(url)).toEqual(NEXT);
});

it('asks nobody for scripts before anything was saved', async () => {
  build('first', {});
  expect(await ask('/_next/static/chunks/none.js')).toEqual(NEXT);
});

it('has the scripts of every build of the last thirty days, and removes older ones', async () => {
  await release();
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  utimesSync(join(site, 'data/static/first'), days(31), days(31));
  write('data/static/recent/chunks/a.js', 'recent');
  utimesSync(join(site, 'data/static/recent'), days(29), days(29));
  // The process of the second build runs for longer than that.
  utimesSync(join(site, 'data/static/second'), days(40), days(40));
  await saveScripts();
  expect(readdirSync(join(site, 'data/static')).toSorted()).toEqual(['recent', 'second']);
});

it('is saved once and whole by processes that start at once', async () => {
  build('first', { 'chunks/a.js': 'a' });
  await Promise.all([saveScripts(), saveScripts(), saveScripts()]);
  expect(readdirSync(join(site, 'data/static'))).toEqual(['first']);
  expect(readdirSync(join(site, 'data/static/first/chunks'))).toEqual(['a.js']);
});
