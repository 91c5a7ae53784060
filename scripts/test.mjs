// npm test: everything that has to pass, from a fresh clone. It closes with what took how long, with
// each failure once more, and with one line of counts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installPackages, requireNode } from './steps/install.mjs';
import { readJest, readPlaywright, readReliability } from './steps/testReports.mjs';

requireNode();
installPackages();

const { buildSite } = await import('./steps/build.mjs');
const { findChromium } = await import('./steps/chromium.mjs');
const { TEST_BUILD } = await import('./steps/testBuild.mjs');
const { ensurePrograms } = await import('./steps/programs.mjs');

const RESULTS = 'test-results';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const bin = (name) => `node_modules/.bin/${name}`;

const steps = [];

/** Runs a step, and keeps what it found beside the time it took. */
const step = (name, measure) => {
  const startedAt = Date.now();
  const found = measure();
  steps.push({ name, minutes: (Date.now() - startedAt) / 60_000, ...found });
};

const run = (command, env = {}) => {
  console.log(`\n> ${command.join(' ')}`);
  const [program, ...args] = command;
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
};

/** A step that either passes or fails. */
const check = (name, command) =>
  step(name, () =>
    run(command)
      ? { passed: 1, failures: [] }
      : { passed: 0, failures: [`${command.join(' ')}: see its output above`] },
  );

/** A step with tests of its own, read from its report; a crash that the report hides is a failure. */
const suite = (name, command, report, read, env) =>
  step(name, () => {
    const isFine = run(command, env);
    const found = existsSync(report)
      ? read(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 0, failures: [] };
    const isHidden = !isFine && found.failures.length === 0;
    return isHidden ? { ...found, failures: [`${command.join(' ')} broke off`] } : found;
  });

const browserTests = (name, options) =>
  suite(name, [bin('playwright'), 'test', ...options], `${RESULTS}/${name}.json`, readPlaywright, {
    E2E_RUN: name,
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  });

ensurePrograms();
const chromium = findChromium();

check('lint', [bin('biome'), 'check', '--error-on-warnings', '.']);
check('types', [bin('tsc'), '--noEmit']);
suite(
  'unit',
  [bin('jest'), '--ci', '--json', `--outputFile=${RESULTS}/unit.json`],
  `${RESULTS}/unit.json`,
  readJest,
);
step('build', () => {
  buildSite(TEST_BUILD);
  return { passed: 0, failures: [] };
});
check('budgets', [bin('tsx'), 'scripts/budgets.ts']);
suite(
  'reliability',
  [bin('tsx'), 'tests/reliability/main.ts', '--short'],
  `${RESULTS}/reliability.json`,
  readReliability,
);
// Pages are only read, and journeys keep to themselves: two browsers at a time. What measures or
// breaks something goes alone.
browserTests('pages', ['--project=pages', '--workers=2']);
browserTests('journeys', [
  ...['desktop', 'phone', 'over http'].map((project) => `--project=${project}`),
  '--workers=2',
]);
browserTests('alone', ['--project=production', '--project=school system down']);

const failures = steps.flatMap(({ name, failures }) => failures.map((text) => `${name}: ${text}`));
const passed = steps.reduce((sum, { passed }) => sum + passed, 0);
const times = steps.map(({ name, minutes }) => `${name} ${minutes.toFixed(1)}`);
console.log(`\nMinutes: ${times.join(', ')}`);
for (const { name, skipped = [] } of steps) {
  for (const text of skipped) console.log(`\nSkipped: ${name}: ${text}`);
}
for (const text of failures) console.log(`\nFailed: ${text}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
