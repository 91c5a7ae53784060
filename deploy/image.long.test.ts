import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { VARIABLE_NAMES } from '@/lib/server/env/variables';
import { COMMANDS } from '@/scripts/steps/commands.mjs';

const DOCKERFILE = readFileSync('deploy/Dockerfile', 'utf8');
const COMPOSE = readFileSync('deploy/compose.yml', 'utf8');
const PACKAGE = JSON.parse(readFileSync('package.json', 'utf8'));

type Locked = Record<string, Record<string, Record<string, { optional?: boolean }> | undefined>>;

/** What the site's own packages bring along, by the lock file; with or without optional peers. */
const reachable = (packages: Locked, withOptionalPeers: boolean): Set<string> => {
  const found = new Set<string>();
  const visit = (from: string, name: string): void => {
    const own = `${from}/node_modules/${name}`;
    const path = [own, `node_modules/${name}`].find((place) => packages[place]);
    if (path === undefined || found.has(path)) return;
    found.add(path);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      packages[path] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (peer) => withOptionalPeers || !peerDependenciesMeta?.[peer]?.optional,
    );
    const others = Object.keys({ ...dependencies, ...optionalDependencies });
    for (const next of [...others, ...peers]) visit(path, next);
  };
  for (const name of Object.keys(PACKAGE.dependencies)) visit('', name);
  return found;
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-image-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('what it is built on', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Compose fills it in.
  const OWN_IMAGE = 'opaline-site:${RELEASE:-latest}';
  const PINNED = /^[a-z]+:[a-z0-9.-]+@sha256:[0-9a-f]{64}$/;
  const stages = [...DOCKERFILE.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name);
  const bases = [...DOCKERFILE.matchAll(/^FROM (\S+)/gm)].map(([, name = '']) => name);
  const images = [...COMPOSE.matchAll(/^ {2,4}image: (\S+)$/gm)].map(([, name = '']) => name);
  const others = [...bases.filter((name) => !stages.includes(name)), ...images].filter(
    (name) => name !== OWN_IMAGE,
  );

  it.each(others)('%s is one image for ever', (name) => {
    expect(name).toMatch(PINNED);
  });

  it('is Node.js 24', () => {
    expect(others).toEqual([
      expect.stringMatching(/^node:24-/),
      expect.stringMatching(/^postgres:17-/),
      expect.stringMatching(/^nginx:/),
    ]);
  });

  it('is a release by a name that deploy/.env says, so that no file of the repository is edited', () => {
    expect(images).toContain(OWN_IMAGE);
    expect(readFileSync('docs/runbook.md', 'utf8')).toMatch(
      /^ *sed -i .*\bRELEASE=.* deploy\/\.env$/m,
    );
  });

  it('is brought up to date by one command, or not at all', () => {
    const place = join(folder, 'deploy');
    const programs = join(folder, 'programs');
    mkdirSync(place);
    mkdirSync(programs);
    for (const file of ['pin-images.sh', 'Dockerfile', 'compose.yml']) {
      copyFileSync(join('deploy', file), join(place, file));
    }
    const pin = () =>
      spawnSync('sh', [join(place, 'pin-images.sh')], {
        encoding: 'utf8',
        env: { ...process.env, PATH: `${programs}:${process.env.PATH}` },
      });
    const run = (digest: string) => {
      writeFileSync(join(programs, 'docker'), `#!/bin/sh\necho ${digest}\n`);
      return pin();
    };
    const read = () =>
      ['Dockerfile', 'compose.yml'].map((file) => readFileSync(join(place, file), 'utf8')).join('');
    const newest = `sha256:${'0123456789abcdef'.repeat(4)}`;

    writeFileSync(join(programs, 'docker'), '#!/bin/sh\nexit 1\n', { mode: 0o700 });
    expect(pin()).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^Docker with its plugin buildx is needed [^\n]+\n$/),
    });
    expect(run('manifest-unknown')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^\S+: no digest, found: manifest-unknown\n$/),
    });
    expect(read()).toBe(DOCKERFILE + COMPOSE);
    expect(run(newest).status).toBe(0);
    expect(read()).toBe((DOCKERFILE + COMPOSE).replaceAll(/sha256:[0-9a-f]{64}/g, newest));
    expect(readdirSync(place)).toHaveLength(3);
  });
});

describe('what gets into the build', () => {
  /** As Docker reads them: the last line that fits a path, or a folder it is in, decides. */
  const LINES = readFileSync('deploy/Dockerfile.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({
      isKept: line.startsWith('!'),
      fits: new RegExp(
        `^${line
          .replace(/^!/, '')
          .replaceAll(/[.+^$()|[\]{}]/g, '\\$&')
          .replaceAll(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))}(?:/|$)`,
      ),
    }));
  const isIgnored = (path: string): boolean =>
    LINES.findLast(({ fits }) => fits.test(path))?.isKept === false;

  it.each([
    '.env',
    '.env.local',
    '.env.production',
    '.env.development.local',
    'deploy/.env',
    'deploy/.env.production',
    'a/b/c/.env.staging',
    '.data/site.db',
    '.data-old/secret',
    '.data.key',
    '.data-old.key',
    '.next/cache/x',
    '.next-e2e/x',
    'node_modules/next/package.json',
    '.git/config',
    'test-results/data/site.db',
    'enquiries.csv',
    'exports/enquiries.csv',
    'parent.json',
    'parent-9845012345.json',
    'backups/2026-04-01/tables.jsonl.gz.age',
    'copy/backup.json',
    'srv/data.key',
    'srv/data/secret',
  ])('%s never does', (path) => {
    expect(isIgnored(path)).toBe(true);
  });

  it.each([
    '.env.example',
    '.npmrc',
    'data/school.ts',
    'lib/server/env/env.ts',
    'lib/server/env/secret.ts',
    'components/layout/parts.ts',
    'lib/server/env/loadEnvFiles.mjs',
    'scripts/backup.ts',
    'package-lock.json',
  ])('%s does', (path) => {
    expect(isIgnored(path)).toBe(false);
  });
});

describe('the commands in it', () => {
  const commands = () => join(folder, '.next', 'commands');

  beforeAll(() => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/steps/bundleCommands.mjs'], {
      encoding: 'utf8',
      env: { ...process.env, NEXT_DIST_DIR: join(folder, '.next') },
    });
    if (status !== 0) throw new Error(stderr);
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  });

  it('are what npm run starts there', () => {
    expect(readdirSync(commands()).toSorted()).toEqual(
      COMMANDS.map((name) => `${name}.mjs`).toSorted(),
    );
    expect(DOCKERFILE).toContain('RUN npm run build && npm run build:commands && ');
    expect(DOCKERFILE).toContain('for file in .next/commands/*.mjs; do');
    expect(DOCKERFILE).toContain('npm pkg set "scripts.$(basename "$file" .mjs)=node $file"');
  });

  it('are the only scripts there: of any other npm says that it is missing', () => {
    const [block = ''] = DOCKERFILE.split('\nRUN ').filter((text) => text.startsWith('npm pkg'));
    const [run = ''] = block.split('\n\n');
    const place = join(folder, 'scripts');
    mkdirSync(join(place, '.next'), { recursive: true });
    symlinkSync(commands(), join(place, '.next', 'commands'));
    copyFileSync('package.json', join(place, 'package.json'));
    const script = run.replace('npm run --silent sbom > .next/sbom.cdx.json', 'true');
    expect(spawnSync('sh', ['-ec', script], { cwd: place }).status).toBe(0);
    const { scripts } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
    expect(scripts).toEqual(
      Object.fromEntries(COMMANDS.map((name) => [name, `node .next/commands/${name}.mjs`])),
    );
    const { status, stderr } = spawnSync('npm', ['run', 'preflight'], {
      cwd: place,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('Missing script: "preflight"');
  });

  it.each(COMMANDS)('%s needs no package that is for development only', (name) => {
    const text = readFileSync(join(commands(), `${name}.mjs`), 'utf8');
    const imports = [...text.matchAll(/^(?:import|export) .*?from "([^".][^"]*)";$/gm)];
    const packages = imports
      .map(([, specifier = '']) => specifier)
      .filter((specifier) => !builtinModules.includes(specifier.replace(/^node:/, '')));
    expect(packages.length).toBeGreaterThan(3);
    expect(Object.keys(PACKAGE.dependencies)).toEqual(expect.arrayContaining(packages));
  });

  it.each(
    COMMANDS.map((name) => [
      name,
      {
        privacy: ['audit'],
        enquiries: ['list'],
        keys: [],
        backup: ['copy'],
        restore: ['copy'],
        staff: ['list'],
      }[name] ?? [],
    ]),
  )('%s works without the sources', (name, args) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join('.next', 'commands', `${name}.mjs`), ...args],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { NODE_ENV: 'production', PATH: process.env.PATH, DATA_DIR: join(folder, 'data') },
      },
    );
    expect(stderr).toMatch(/^(There is no database at .*|\S+copy is not a backup: .*)\n$/);
    expect(status).toBe(1);
  });

  it('know the public settings that the site was built with, wherever they run', () => {
    const build = { NEXT_PUBLIC_RETENTION_DAYS: 'unverified=7' };
    const dist = join(folder, 'other');
    const bundled = spawnSync(process.execPath, ['scripts/steps/bundleCommands.mjs'], {
      env: { ...process.env, ...build, NEXT_DIST_DIR: dist },
    });
    expect(bundled.status).toBe(0);
    expect(readFileSync(join(dist, 'commands', 'privacy.mjs'), 'utf8')).toContain('"unverified=7"');
  });
});

it('has nothing that npm leaves there only as an optional peer of Next: Playwright, Sass', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const withPeers = reachable(packages, true);
  const needed = reachable(packages, false);
  const left = [...withPeers]
    .filter((path) => !needed.has(path))
    // Types weigh next to nothing; a folder of a scope goes as a whole.
    .filter((path) => !path.startsWith('node_modules/@types/'))
    .map((path) => path.replace(/^(node_modules\/@[^/]+)\/.*$/, '$1'));
  const [removal = ''] = /&& rm -rf node_modules\/[^&]*/.exec(DOCKERFILE) ?? [];
  const removed = removal.match(/node_modules\/\S+/g) ?? [];
  expect(removed.toSorted()).toEqual([...new Set(left)].toSorted());
  expect(DOCKERFILE.indexOf(removal)).toBeGreaterThan(DOCKERFILE.indexOf('npm prune --omit=dev'));
  expect(DOCKERFILE.indexOf(removal)).toBeLessThan(DOCKERFILE.indexOf('npm run --silent sbom'));
});

it('has a list of what it is made of', () => {
  expect(PACKAGE.scripts.sbom).toBe('npm sbom --sbom-format cyclonedx --omit dev');
  expect(DOCKERFILE).toContain(
    'npm pkg delete devDependencies && npm run --silent sbom > .next/sbom.cdx.json',
  );
  // As in the image: without the packages for development, with which npm would leave out what they share
  // with the site.
  const place = mkdtempSync(join(folder, 'sbom-'));
  const { devDependencies, ...manifest } = PACKAGE;
  writeFileSync(join(place, 'package.json'), JSON.stringify(manifest));
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  delete lock.packages[''].devDependencies;
  for (const [path, { dev, devOptional }] of Object.entries<Record<string, boolean>>(
    lock.packages,
  )) {
    if (dev || devOptional) delete lock.packages[path];
  }
  writeFileSync(join(place, 'package-lock.json'), JSON.stringify(lock));
  const { stdout } = spawnSync('npm', ['run', '--silent', 'sbom', '--', '--package-lock-only'], {
    cwd: place,
    encoding: 'utf8',
    maxBuffer: 50e6,
  });
  const { bomFormat, components } = JSON.parse(stdout);
  const names: string[] = components.map(({ name }: { name: string }) => name);
  expect(bomFormat).toBe('CycloneDX');
  expect(names).toEqual(expect.arrayContaining(Object.keys(PACKAGE.dependencies)));
  expect(names).not.toContain('jest');
});

it('is given every setting that README.md lists, to build or to start with', () => {
  const own = ['PORT', 'HOST', 'DATA_DIR'];
  const named = [...COMPOSE.matchAll(/^ {4,6}([A-Z_]+):/gm)].map(([, name]) => name);
  const missing = VARIABLE_NAMES.filter((name) => !named.includes(name) && !own.includes(name));
  expect(missing).toEqual([]);
  const built = VARIABLE_NAMES.filter((name) => name.startsWith('NEXT_PUBLIC_'));
  const args = [...DOCKERFILE.matchAll(/^ARG (\S+)$/gm)].map(([, name = '']) => name);
  expect(args.toSorted()).toEqual(built.toSorted());
});
