import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const LINE =
  'The packages in node_modules are not those of these sources: npm ci, then try again.\n';

let folder = '';
beforeEach(() => {
  // No package is found from here.
  folder = mkdtempSync(join(tmpdir(), 'site-packages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A command that imports a module with this text. */
const run = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  writeFileSync(
    join(folder, 'command.ts'),
    `import ${JSON.stringify(resolve('scripts/steps/missingPackages.mjs'))};\nimport './${name}';`,
  );
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  const words = ['--import', tsx, join(folder, 'command.ts')];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  return { status, stderr };
};

it.each([
  ['a package', 'driver.mjs', "import Sqlite from 'better-sqlite3'; void Sqlite;"],
  ['a package with a scope', 'driver.ts', "import env from '@next/env'; void env;"],
  ['a part of a package', 'part.ts', "import { z } from 'zod/v4'; void z;"],
  ['a package that is wanted later', 'later.ts', "void import('kysely');"],
])('says in one line that %s is missing', (_what, name, text) => {
  expect(run(name, text)).toEqual({ status: 1, stderr: LINE });
});

it.each([
  ['a file of ours', "import './gone.mjs';", "Cannot find module './gone.mjs'"],
  ['a file of ours by its alias', "import '@/lib/gone';", "Cannot find module '@/lib/gone'"],
  ['any other error', "throw new Error('full disk');", 'Error: full disk'],
])('leaves %s as it is, with its stack', (_what, text, message) => {
  const { status, stderr } = run('module.mjs', text);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).toContain('\n    at ');
  expect(stderr).not.toContain(LINE);
});

const SCRIPTS: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const COMMANDS = Object.values(SCRIPTS).flatMap((line) => line.match(/(?<=^tsx )\S+/g) ?? []);

it.each([...new Set(COMMANDS)])('is what %s imports first', (file) => {
  const [first] = readFileSync(file, 'utf8').match(/^import.*$/m) ?? [];
  expect(first).toMatch(/^import '.*\/steps\/missingPackages\.mjs';$/);
});
