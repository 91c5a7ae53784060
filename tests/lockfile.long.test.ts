import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

jest.setTimeout(180_000);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-lockfile-'));
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    cpSync(file, join(folder, file));
});
afterAll(() => rmSync(folder, { recursive: true }));

const npm = (line: string, cwd = folder) =>
  spawnSync(`npm ${line}`, { cwd, shell: true, encoding: 'utf8' });

it.each([
  '--os=darwin --cpu=arm64',
  '--os=win32 --cpu=x64',
  '--os=linux --cpu=x64 --libc=musl',
  '--os=linux --cpu=x64 --libc=glibc',
])('is enough for npm ci on %s', (platform) => {
  const { status, stdout, stderr } = npm(`ci --dry-run --no-audit --no-fund ${platform}`);
  expect({ status, stderr }).toEqual({
    status: 0,
    stderr: expect.not.stringMatching(/EBADENGINE|npm error/),
  });
  expect(stdout).toMatch(/added \d{3,} packages/);
});

it('leaves npm ls without a problem', () => {
  expect(npm('ls', '.')).toMatchObject({ status: 0, stderr: '' });
});
