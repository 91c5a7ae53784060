import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Experiment, Size } from './experiment';
import { type Outcome, REPORT } from './outcome';

/**
 * Runs a suite in a process of its own. Clients and school systems live in the process of their
 * experiment: ten thousand clients of one must not keep the school system of another from answering.
 */
export const runSuiteApart = async (suite: Experiment[], size: Size): Promise<Outcome[]> => {
  const names = suite.map(({ name }) => name);
  const report = join('test-results', `reliability-${names[0]}.json`);
  rmSync(report, { force: true });
  const options = ['--as-built', `--report=${report}`, ...(size === 'short' ? ['--short'] : [])];
  const command = ['tests/reliability/main.ts', ...names, ...options];
  await once(spawn('node_modules/.bin/tsx', command, { stdio: 'inherit' }), 'exit');
  const outcomes: Outcome[] = existsSync(report)
    ? REPORT.parse(JSON.parse(readFileSync(report, 'utf8'))).outcomes
    : [];
  rmSync(report, { force: true });
  // A process that broke off says nothing of what it had not come to.
  const missing = suite.filter(({ name }) => !outcomes.some((outcome) => outcome.name === name));
  return [...outcomes, ...missing.map(toBroken)];
};

const toBroken = ({ name, promise }: Experiment): Outcome => ({
  name,
  promise,
  seconds: 0,
  figures: [],
  problem: 'Its process broke off: see the lines above.',
  verdict: 'failed',
});
