import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { VARIABLE_NAMES } from '@/lib/server/env/variables';

const LOADER = 'lib/server/env/loadEnvFiles.mjs';

const SCRIPTS: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

/** `tsx scripts/keys.ts` → `scripts/keys.ts`; of the tests only what they start the site with counts. */
const fileOf = (command: string): string[] =>
  command.match(/\b(?:scripts|server)\/[\w/]+\.(?:ts|mjs)\b/g) ?? [];

/** Every file of ours that takes part, by path. */
const graphOf = (entry: string): string[] => {
  const { metafile } = buildSync({
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    external: ['../.next/*'],
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return Object.keys(metafile?.inputs ?? {});
};

const read = (file: string): string => readFileSync(file, 'utf8');

/** What package.json starts, and what that starts in a process of its own. */
const listEntries = (found: string[], known: string[] = []): string[] => {
  const fresh = [...new Set(found)].filter((file) => !known.includes(file));
  if (fresh.length === 0) return known;
  const started = fresh
    .flatMap(graphOf)
    .flatMap((file) =>
      [...read(file).matchAll(/\[[^\]]*'(scripts\/[\w/]+\.(?:ts|mjs))'/g)].map(
        ([, name]) => name ?? '',
      ),
    );
  return listEntries(started, [...known, ...fresh]);
};

const ENTRIES = listEntries(Object.values(SCRIPTS).flatMap(fileOf));

const NAMES = VARIABLE_NAMES.join('|');
const READS_SETTINGS = new RegExp(
  `process\\.env\\.(?:${NAMES})\\b|[(=,] ?process\\.env[,)]|\\bgetEnv\\(|\\bhashSources\\(`,
);
/** Their site is one of their own, with the settings of `scripts/steps/testBuild.mjs`. */
const OF_A_TEST_SITE = ['scripts/generate.ts', 'scripts/preflight.ts', 'scripts/lighthouse.ts'];

const readsSettings = (entry: string): boolean =>
  !OF_A_TEST_SITE.includes(entry) && graphOf(entry).some((file) => READS_SETTINGS.test(read(file)));

it('finds what npm start and npm run begin with', () => {
  expect(ENTRIES).toEqual(
    expect.arrayContaining([
      'scripts/start.mjs',
      'scripts/checkSettings.ts',
      'server/main.ts',
      'scripts/backup.ts',
      'scripts/steps/buildForTests.mjs',
    ]),
  );
});

describe.each(ENTRIES.filter(readsSettings))('%s', (entry) => {
  it('reads .env as the site does', () => {
    expect(graphOf(entry)).toContain(LOADER);
  });

  it('reads it before anything that needs it', () => {
    const text = read(entry);
    const isLater = /^(?:import .*|\} from .*)'(?!node:)|process\.env\.[A-Z_]*(?:PORT|URL|DIR)\b/gm;
    // The first steps of a start come before its packages are there: they load it by hand.
    const needed = [...text.matchAll(isLater)].filter(
      ([line]) => !/loadEnvFiles|'\.{1,2}\/steps\//.test(line),
    );
    const first = needed[0]?.index ?? text.length;
    expect(text.indexOf('loadEnvFiles.mjs')).toBeLessThan(first);
  });
});

it.each(OF_A_TEST_SITE)('%s leaves .env alone, which names the real database', (entry) => {
  expect(graphOf(entry)).not.toContain(LOADER);
});

it.each(ENTRIES.filter((entry) => !readsSettings(entry)))('%s needs no settings', (entry) => {
  expect(graphOf(entry)).not.toContain('lib/server/env/env.ts');
});
