// npm test: everything that has to pass, from a fresh clone; `--long` (npm run test:full) adds the long
// forms. It closes with what took how long, with each failure once more, and with one line of counts.
import { mkdirSync, rmSync } from 'node:fs';
import { buildPackages, fetchPackages, requireNode } from './steps/install.mjs';

requireNode();
// Compiled beside what does not need it: the programs, the build, the linter and the type check.
const packagesBuilt = fetchPackages() ? buildPackages() : null;

const { findChromium } = await import('./steps/chromium.mjs');
const { ensurePrograms } = await import('./steps/programs.mjs');
const { check, printSummary, RESULTS, suite } = await import('./steps/testSteps.mjs');
const { readJest, readPlaywright, readReliability } = await import('./steps/testReports.mjs');

const isLong = process.argv.includes('--long');

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const bin = (name) => `node_modules/.bin/${name}`;

// None of these opens a database or a browser. The build leaves a core free for most of its time.
const siteBuilt = check('build', [process.execPath, 'scripts/steps/buildForTests.mjs']);
const checked = [
  check('lint', [bin('biome'), 'check', '--error-on-warnings', '.']),
  check('types', [bin('tsc'), '--noEmit']),
];
ensurePrograms();
const chromium = findChromium();
await Promise.all([packagesBuilt, ...checked]);

const env = {
  TEST_SIZE: isLong ? 'long' : 'short',
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
};

const browserTests = (name, projects, options = []) =>
  suite(
    name,
    [
      ...[bin('playwright'), 'test', ...options],
      ...projects.map((project) => `--project=${project}`),
    ],
    `${RESULTS}/${name}.json`,
    readPlaywright,
    { ...env, E2E_RUN: name },
  );

await suite(
  'unit',
  [bin('jest'), '--ci', '--json', `--outputFile=${RESULTS}/unit.json`],
  `${RESULTS}/unit.json`,
  readJest,
  // Tests make many short-lived objects: room for them saves a tenth of the processor time.
  { ...env, NODE_OPTIONS: '--max-semi-space-size=64' },
);
await siteBuilt;
await check('budgets', [bin('tsx'), 'scripts/budgets.ts']);
await suite(
  'reliability',
  [bin('tsx'), 'tests/reliability/main.ts', '--as-built', ...(isLong ? [] : ['--short'])],
  `${RESULTS}/reliability.json`,
  readReliability,
  env,
);
// Pages are only read, and journeys keep to themselves: several browsers at a time. What measures
// times goes alone.
await browserTests('browser', ['pages', 'desktop', 'phone', 'school system down'], ['--workers=4']);
if (isLong) await browserTests('journeys', ['phone, embedded', 'development'], ['--workers=2']);
await browserTests('alone', ['production']);

process.exit(printSummary());
