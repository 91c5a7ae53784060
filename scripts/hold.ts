// npm run test:hold [-- names] [--short] [--record] [--as-built]: tries what docs/reliability.md
// promises, and prints each figure beside its bound.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Experiment, Size } from './hold/experiment';
import { CURVES, PROMISES } from './hold/experiments';
import { recordFigures } from './hold/record';
import { hasHeld, type Outcome, runExperiments } from './hold/runExperiments';

const REPORT = 'test-results/hold.json';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean' },
    record: { type: 'boolean' },
    'as-built': { type: 'boolean' },
  },
});

const chooseExperiments = (): Experiment[] => {
  if (positionals.length === 0) return PROMISES;
  const all = [...PROMISES, ...CURVES];
  const unknown = positionals.filter((name) => all.every((one) => one.name !== name));
  if (unknown.length > 0) {
    const names = all.map(({ name }) => name).join(', ');
    console.error(`There is no experiment ${unknown.join(', ')}. There are: ${names}.`);
    process.exit(2);
  }
  return all.filter(({ name }) => positionals.includes(name));
};

const buildFirst = (): void => {
  const { status } = spawnSync(process.execPath, ['scripts/steps/buildForTests.mjs'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
};

const writeReport = (outcomes: Outcome[], size: Size) => {
  const failed = outcomes.filter((outcome) => !hasHeld(outcome)).length;
  const counts = { passed: outcomes.length - failed, failed };
  mkdirSync('test-results', { recursive: true });
  writeFileSync(REPORT, JSON.stringify({ ...counts, size, outcomes }, null, 2));
  return counts;
};

const run = async (): Promise<void> => {
  const chosen = chooseExperiments();
  if (!values['as-built']) buildFirst();
  const size = values.short ? 'short' : 'long';
  const outcomes = await runExperiments(chosen, size);
  const { passed, failed } = writeReport(outcomes, size);
  if (values.record) recordFigures(outcomes);
  console.log(`\n${passed} held, ${failed} did not`);
  process.exit(failed === 0 ? 0 : 1);
};

void run();
