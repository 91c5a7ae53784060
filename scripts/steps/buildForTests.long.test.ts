import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-stamp-'));
  mkdirSync(join(folder, '.next'));
  // In place of Next's build, which takes minutes.
  const build = 'echo built >> builds';
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { build } }));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (step: string, env: Record<string, string> = {}) => {
  const { status, stderr } = spawnSync(process.execPath, [resolve(`scripts/steps/${step}.mjs`)], {
    cwd: folder,
    encoding: 'utf8',
    env: { NODE_ENV: 'production', PATH: process.env.PATH, HOME: folder, ...env },
  });
  return { status, stderr };
};

const countBuilds = (env: Record<string, string> = {}): number => {
  const { status, stderr } = run('buildForTests', env);
  if (status !== 0) throw new Error(stderr);
  return readFileSync(join(folder, 'builds'), 'utf8').trim().split('\n').length;
};

const setInFile = (line: string): void => writeFileSync(join(folder, '.env'), `${line}\n`);

it('builds again when a public setting of .env is another one, and only then', () => {
  setInFile('NEXT_PUBLIC_DOUBT_CONNECT_URL=https://one.example/');
  expect([countBuilds(), countBuilds()]).toEqual([1, 1]);
  setInFile('NEXT_PUBLIC_DOUBT_CONNECT_URL=https://other.example/');
  expect([countBuilds(), countBuilds()]).toEqual([2, 2]);
  setInFile('NEXT_PUBLIC_DOUBT_CONNECT_URL=https://other.example/\nTRUST_PROXY=1');
  expect(countBuilds()).toBe(2);
});

it('takes the environment for stronger than .env', () => {
  setInFile('NEXT_PUBLIC_DOUBT_CONNECT_URL=https://one.example/');
  const given = { NEXT_PUBLIC_DOUBT_CONNECT_URL: 'https://given.example/' };
  expect([countBuilds(given), countBuilds(given)]).toEqual([1, 1]);
  expect(countBuilds()).toBe(2);
}, 60_000);

describe('what measures the build', () => {
  it('stops with one line where there is none, or one that is not for tests', () => {
    expect(run('checkTestBuild')).toEqual({
      status: 1,
      stderr:
        'The build in .next is not a test build of these sources: node scripts/steps/buildForTests.mjs first.\n',
    });
  });

  it('goes on without a word where it is of these sources and settings', () => {
    setInFile('NEXT_PUBLIC_DOUBT_CONNECT_URL=https://one.example/');
    countBuilds();
    expect(run('checkTestBuild')).toEqual({ status: 0, stderr: '' });
  });

  it('goes on with a warning where a source has changed since', () => {
    countBuilds();
    writeFileSync(join(folder, 'middleware.ts'), '');
    expect(run('checkTestBuild')).toEqual({
      status: 0,
      stderr:
        'Warning: the test build in .next is of other sources or settings than these: node scripts/steps/buildForTests.mjs makes it anew.\n',
    });
  });

  it.each(['scripts/budgets.ts', 'e2e/support/startSites.ts'])('begins so: %s', (file) => {
    expect(readFileSync(file, 'utf8')).toContain('requireTestBuild();');
  });
});
