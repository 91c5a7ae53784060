import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VARIABLE_NAMES } from '@/lib/server/env/variables';
import { isIgnored } from './testing/isIgnored';

const DOCKERFILE = readFileSync('deploy/Dockerfile', 'utf8');
const COMPOSE = readFileSync('deploy/compose.yml', 'utf8');

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

  it('is Node.js 24, beside PostgreSQL and nginx', () => {
    expect(others).toEqual([
      expect.stringMatching(/^node:24-/),
      expect.stringMatching(/^postgres:17-/),
      expect.stringMatching(/^nginx:/),
    ]);
  });

  it('is a release by a name that deploy/.env says, so that no file of the repository is edited', () => {
    expect(images).toContain(OWN_IMAGE);
    expect(readFileSync('docs/operations.md', 'utf8')).toMatch(
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
    'backups/2026-04-01/site.db.age',
    'copy/secret.age',
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

it('is given every setting that README.md lists, to build or to start with', () => {
  const own = ['PORT', 'HOST', 'DATA_DIR'];
  const named = [...COMPOSE.matchAll(/^ {4,6}([A-Z_]+):/gm)].map(([, name]) => name);
  const missing = VARIABLE_NAMES.filter((name) => !named.includes(name) && !own.includes(name));
  expect(missing).toEqual([]);
});

describe('the Dockerfile', () => {
  const [SITE = '', PREFLIGHT = ''] = DOCKERFILE.split(/^FROM (?=site\b)/m);
  const lines = (word: string, text = SITE): string[] =>
    [...text.matchAll(new RegExp(`^${word} ((?:.*\\\\\n)*.*)$`, 'gm'))].map(
      ([, line = '']) => line,
    );

  it('runs the three commands of any folder, and nothing of its own', () => {
    expect(lines('RUN').map((line) => line.replace(/^--mount=\S+ /, ''))).toEqual([
      'npm ci',
      'npm run build',
      'install -d -o node -g node -m 0700 /data',
    ]);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    // Without npm in between, so that SIGTERM reaches the server.
    expect(lines('CMD').map((line) => JSON.parse(line))).toEqual([scripts.serve.split(' ')]);
  });

  it('takes what a build writes into pages as arguments, and no other setting', () => {
    const isOfTheBuild = (name: string) =>
      name.startsWith('NEXT_PUBLIC_') || ['SITE_URL', 'BROCHURE_URL'].includes(name);
    const built = VARIABLE_NAMES.filter(isOfTheBuild).toSorted();
    expect(lines('ARG').toSorted()).toEqual(built);
    // Before the build, and given by Compose.
    expect(SITE.lastIndexOf('\nARG ')).toBeLessThan(SITE.lastIndexOf(' npm run build'));
    const [, args = ''] = /args: &args\n((?: {6}\S.*\n)+)/.exec(COMPOSE) ?? [];
    const given = [...args.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
    expect(given.toSorted()).toEqual(built);
  });

  it('has no secret and no default of a setting', () => {
    const set = lines('ENV').flatMap((line) => [...line.matchAll(/([A-Z_]+)=(\S+)/g)]);
    expect(set.map(([pair]) => pair)).toEqual([
      'NODE_ENV=production',
      'NEXT_TELEMETRY_DISABLED=1',
      'NPM_CONFIG_UPDATE_NOTIFIER=false',
      'NEXT_PUBLIC_RETENTION_DAYS=$NEXT_PUBLIC_RETENTION_DAYS',
      'DATA_DIR=/data',
      'PORT=3000',
    ]);
  });

  it.each([
    ['the site', SITE],
    ['the preflight', PREFLIGHT],
  ])('runs %s as a user who owns its data and nothing else', (_what, stage) => {
    expect(lines('USER', stage).at(-1)).toBe('node');
    expect(stage).not.toMatch(/^(?:COPY|ADD) .*--chown/m);
  });

  it('makes the site where no target is named', () => {
    expect(DOCKERFILE.trim().split('\n').at(-1)).toBe('FROM site');
  });
});
