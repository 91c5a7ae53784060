import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const TSX = pathToFileURL(require.resolve('tsx')).href;

let site = '';
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-release-'));
});
afterEach(() => rmSync(site, { recursive: true }));

const run = (script: string) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', TSX, resolve(`scripts/${script}.ts`)],
    {
      cwd: site,
      encoding: 'utf8',
      env: {
        NODE_ENV: 'production',
        PATH: process.env.PATH,
        TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
      },
    },
  );
  return { status, stderr };
};

it.each([
  ['rollback', 'There is no release to go back to: there is one after the second npm run release.'],
  // As whatever else the disk refuses.
  ['release', "ENOENT: no such file or directory, scandir 'node_modules'"],
])(
  'npm run %s says in one line why it changes nothing',
  (script, line) => {
    expect(run(script)).toEqual({ status: 1, stderr: `${line}\n` });
    expect(readdirSync(site, { recursive: true }).filter((name) => name !== 'releases')).toEqual(
      [],
    );
  },
  60_000,
);
