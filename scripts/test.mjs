// npm test: everything that has to pass, from a fresh clone; `--long` (npm run test:full) adds the long
// forms. It closes with what took how long, with each failure once more, and with one line of counts.
import { mkdirSync, rmSync } from 'node:fs';
import { findChromium } from './steps/chromium.mjs';
import { generateBuilt } from './steps/generateBuilt.mjs';
import { prepareCommand } from './steps/install.mjs';
import { installPrograms } from './steps/programs.mjs';

await prepareCommand();
// Beside the build, the linter and the type check, which need none of them.
const programsInstalled = installPrograms();

const { check, printSummary, RESULTS, suite } = await import('./steps/testSteps.mjs');
const { readJest, readPlaywright, readReliability } = await import('./steps/testReports.mjs');

const isLong = process.argv.includes('--long');

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const bin = (name) => `node_modules/.bin/${name}`;

// The types need it at once, and the build makes it again.
generateBuilt();
// None of these opens a database or a browser. The build leaves a core free for most of its time.
const siteBuilt = check('build', [process.execPath, 'scripts/steps/buildForTests.mjs']);
const checked = [
  check('lint', [bin('biome'), 'check', '--error-on-warnings', '.']),
  // As a whole: TypeScript 7.0's incremental check has missed uses of a type that changed.
  check('types', ['npm', 'run', '--silent', 'types']),
];
await Promise.all([programsInstalled, ...checked]);
const chromium = findChromium();

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
  [
    process.execPath,
    // Tests make many short-lived objects: room for them, and a collector without threads of its own
    // where both cores are busy, save an eighth of the processor time.
    ...['--max-semi-space-size=64', '--single-threaded-gc', 'node_modules/jest/bin/jest.js'],
    ...['--ci', '--json', `--outputFile=${RESULTS}/unit.json`],
  ],
  `${RESULTS}/unit.json`,
  readJest,
  env,
);
if (isLong) await check('signatures', [process.execPath, 'scripts/steps/checkSignatures.mjs']);
await siteBuilt;
await check('budgets', [bin('tsx'), 'scripts/budgets.ts']);
await suite(
  'reliability',
  [bin('tsx'), 'tests/reliability/main.ts', '--as-built', ...(isLong ? [] : ['--short'])],
  `${RESULTS}/reliability.json`,
  readReliability,
  env,
);
// Pages are only read, and journeys keep to themselves: several browsers at a time. The whole browser of
// the long form takes three times the processor time of the one without windows: four of them on two cores
// would wait for each other until tests run out of time. What measures times goes alone.
const atOnce = `--workers=${isLong ? 2 : 4}`;
await browserTests('browser', ['pages', 'desktop', 'phone', 'school system down'], [atOnce]);
if (isLong) await browserTests('journeys', ['phone, embedded', 'development'], ['--workers=2']);
await browserTests('alone', ['production']);

process.exit(printSummary());
