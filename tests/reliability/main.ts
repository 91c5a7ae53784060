// npm run test:reliability [-- names] [--short] [--record] [--as-built]: tries what docs/reliability.md
// promises, and prints each figure beside its bound. `--report` is for a suite in a process of its own.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Experiment, Size } from './experiment';
import type { Outcome, Verdict } from './outcome';
import { recordFigures } from './record';
import { runExperiments } from './runExperiments';
import { runSuiteApart } from './runSuiteApart';
import { SUITES } from './suites';

const REPORT = 'test-results/reliability.json';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean' },
    record: { type: 'boolean' },
    'as-built': { type: 'boolean' },
    report: { type: 'string' },
  },
});

const chooseSuites = (): Experiment[][] => {
  if (positionals.length === 0) {
    const isWanted = ({ isLongOnly }: Experiment) => !(values.short && isLongOnly);
    return SUITES.map((suite) => suite.filter(isWanted));
  }
  const names = SUITES.flat().map(({ name }) => name);
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no experiment ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
    process.exit(2);
  }
  return SUITES.map((suite) => suite.filter(({ name }) => positionals.includes(name)));
};

const buildFirst = (): void => {
  const { status } = spawnSync(process.execPath, ['scripts/steps/buildForTests.mjs'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
};

const writeReport = (outcomes: Outcome[], size: Size): void => {
  mkdirSync('test-results', { recursive: true });
  writeFileSync(values.report ?? REPORT, JSON.stringify({ size, outcomes }, null, 2));
};

const run = async (): Promise<void> => {
  const suites = chooseSuites();
  if (!values['as-built']) buildFirst();
  const size = values.short ? 'short' : 'long';
  // The short form asks too little of this process for that.
  const isApart = size === 'long' && values.report === undefined;
  const outcomes = await runExperiments(suites, size, isApart ? runSuiteApart : undefined);
  writeReport(outcomes, size);
  // The process that began this one says how all of them went.
  if (values.report !== undefined) process.exit(0);
  if (values.record) recordFigures(outcomes);
  const having = (wanted: Verdict) => outcomes.filter(({ verdict }) => verdict === wanted);
  const [passed, failed, skipped] = [having('passed'), having('failed'), having('skipped')];
  for (const { name, problem } of skipped) console.log(`\nSkipped: ${name}: ${problem}`);
  console.log(`\n${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped`);
  process.exit(failed.length === 0 ? 0 : 1);
};

void run();
