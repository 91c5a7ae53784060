// npm test: everything that has to hold, from a fresh clone, with one closing line.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installPackages, requireNode } from './steps/install.mjs';

requireNode();
installPackages();

const { buildSite } = await import('./steps/build.mjs');
const { findChromium } = await import('./steps/chromium.mjs');
const { TEST_BUILD } = await import('./steps/testBuild.mjs');
const { ensurePrograms } = await import('./steps/programs.mjs');

const RESULTS = 'test-results';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

let passed = 0;
let failed = 0;

const count = (result) => {
  passed += result.passed;
  failed += result.failed;
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

/** A step that either holds or not. */
const check = (command) =>
  count(run(command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A step with tests of its own, counted from its report; a crash without one counts as a failure. */
const suite = (command, report, read, env) => {
  const isFine = run(command, env);
  const result = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  count(isFine || result.failed > 0 ? result : { ...result, failed: 1 });
};

const browserTests = (name, options) => {
  const report = `${RESULTS}/${name}.json`;
  suite(
    [bin('playwright'), 'test', ...options],
    report,
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
    { E2E_REPORT: report, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
  );
};

const bin = (name) => `node_modules/.bin/${name}`;

ensurePrograms();
const chromium = findChromium();

check([bin('biome'), 'check', '--error-on-warnings', '.']);
check([bin('tsc'), '--noEmit']);
suite(
  [bin('jest'), '--ci', '--json', `--outputFile=${RESULTS}/unit.json`],
  `${RESULTS}/unit.json`,
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }),
);
buildSite(TEST_BUILD);
check([bin('tsx'), 'scripts/budgets.ts']);
suite([bin('tsx'), 'scripts/hold.ts', '--short'], `${RESULTS}/hold.json`, ({ passed, failed }) => ({
  passed,
  failed,
}));
// Pages are only read, and journeys keep to themselves: two browsers at a time. What measures or
// breaks something goes alone.
browserTests('pages', ['--project=pages', '--workers=2']);
browserTests('journeys', ['--project=desktop', '--project=phone', '--workers=2']);
browserTests('alone', ['--project=production', '--project=over http']);

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
