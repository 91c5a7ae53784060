import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

it('leaves no trace of a parent’s number among the logs of npm', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-npm-'));
  try {
    copyFileSync('.npmrc', join(folder, '.npmrc'));
    writeFileSync(join(folder, 'package.json'), '{"scripts":{"privacy":"echo"}}');
    execFileSync('npm', ['run', 'privacy', '--', 'erase', '9731864205'], {
      cwd: folder,
      env: {
        NODE_ENV: 'test',
        PATH: process.env.PATH,
        HOME: folder,
        npm_config_update_notifier: 'false',
      },
    });
    const files = readdirSync(folder, { recursive: true, withFileTypes: true });
    expect(files.filter((file) => file.isFile()).map(({ name }) => name)).toEqual([
      '.npmrc',
      'package.json',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
